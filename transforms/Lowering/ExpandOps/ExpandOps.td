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

    Before:
    ```mlir
    module {
      func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
        %0 = math.exp %arg0 : tensor<2xf32>
        return %0 : tensor<2xf32>
      }
    }
    ```
    After:
    ```mlir
    #map = affine_map<(d0) -> (d0)>
    module {
      func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
        %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) {
        ^bb0(%in: f32, %out: f32):
          %1 = math.exp %in : f32
          linalg.yield %1 : f32
        } -> tensor<2xf32>
        return %0 : tensor<2xf32>
      }
    }
    ```
  }];
  let dependentDialects = ["arith::ArithDialect",
                           "complex::ComplexDialect",
                           "linalg::LinalgDialect",
                           "math::MathDialect",
                           "tensor::TensorDialect",
                           "::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDOPS_TD
