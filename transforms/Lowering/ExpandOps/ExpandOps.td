//===- ExpandOps.td - Pass gspmd-expand-ops ----------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDOPS_TD
#define GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDOPS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ExpandOps : ProgramPass<"gspmd-expand-ops"> {
  let summary = "Expands ops to simpler ops";
  let description = [{
    Expands random bits, `einsum`, tuples, narrow and ragged products, padded windows,
    quantized elements (to their storage, by StableHLO's specification), and dynamic ops
    with static types and constant operands. An op that remains dynamic is an error.

    Of MLIR's own dialects, named ops of `linalg` and element-wise ops of `arith`
    and `math` become `linalg.generic`, slices, pads and reshapes of `tensor`
    become those of StableHLO.
  }];
  let dependentDialects = ["arith::ArithDialect",
                           "complex::ComplexDialect",
                           "linalg::LinalgDialect",
                           "math::MathDialect",
                           "tensor::TensorDialect",
                           "::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDOPS_TD
