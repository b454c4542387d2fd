//===- LowerToLinalg.td - Pass gspmd-lower-to-linalg -------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_LOWERTOLINALG_TD
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_LOWERTOLINALG_TD

include "transforms/ForeignDialects/ProgramPass.td"

def LowerToLinalg : ProgramPass<"gspmd-lower-to-linalg", "::mlir::func::FuncOp"> {
  let summary =
      "Lowers element-wise ops, shape ops and reductions to linalg on tensors";
  let description = [{
    ```mlir
    %1 = stablehlo.atan2 %a, %b : tensor<4xf32>
    ```
    becomes a `linalg.generic` with an `math.atan2`. Ops that are not loops over
    elements remain until bufferization.
  }];
  let dependentDialects = [
    "arith::ArithDialect", "complex::ComplexDialect", "linalg::LinalgDialect",
    "math::MathDialect", "scf::SCFDialect", "tensor::TensorDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_LOWERTOLINALG_TD
