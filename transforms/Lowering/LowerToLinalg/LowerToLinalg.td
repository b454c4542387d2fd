//===- LowerToLinalg.td - Pass gspmd-lower-to-linalg -------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_LOWERTOLINALG_TD
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_LOWERTOLINALG_TD

include "transforms/ForeignDialects/ProgramPass.td"

def LowerToLinalg : ProgramPass<"gspmd-lower-to-linalg", "::mlir::func::FuncOp"> {
  let summary =
      "Lowers element-wise ops, shape ops and reductions to linalg on tensors";
  let description = [{
    Element-wise ops, broadcasts, reductions and other ops that are loops over elements
    become `linalg.generic` on tensors. All others remain until bufferization.

    Before:
    ```mlir
    module {
      func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
        %0 = stablehlo.log_plus_one %arg0 : tensor<4xf32>
        return %0 : tensor<4xf32>
      }
    }
    ```
    After:
    ```mlir
    #map = affine_map<(d0) -> (d0)>
    module {
      func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
        %0 = tensor.empty() : tensor<4xf32>
        %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
        ^bb0(%in: f32, %out: f32):
          %2 = math.log1p %in : f32
          linalg.yield %2 : f32
        } -> tensor<4xf32>
        return %1 : tensor<4xf32>
      }
    }
    ```
  }];
  let dependentDialects = [
    "arith::ArithDialect", "complex::ComplexDialect", "linalg::LinalgDialect",
    "math::MathDialect", "scf::SCFDialect", "tensor::TensorDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_LOWERTOLINALG_TD
