//===- Bufferize.td - Pass gspmd-bufferize -----------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERIZE_TD
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERIZE_TD

include "transforms/ForeignDialects/ProgramPass.td"

def Bufferize : ProgramPass<"gspmd-bufferize"> {
  let summary =
      "Lowers tensors to buffers, and the remaining ops to loops and calls";
  let description = [{
    Requires a program whose collectives and checks are numbered
    (`gspmd-number-runtime-calls`). `func @main(tensors) -> tensors` becomes
    `func @main(memrefs of arguments, memrefs of results)`. Ops of `linalg` run on
    buffers, collectives and checks become calls of the runtime, and the remaining ops
    become loops. transforms/Lowering/Bufferize/Bufferizer.h states which buffers
    values share.

    Before:
    ```mlir
    #map = affine_map<(d0) -> (d0)>
    module {
      func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
        %0 = tensor.empty() : tensor<4xf32>
        %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
        ^bb0(%in: f32, %out: f32):
          %2 = math.tanh %in : f32
          linalg.yield %2 : f32
        } -> tensor<4xf32>
        return %1 : tensor<4xf32>
      }
    }
    ```
    After:
    ```mlir
    #map = affine_map<(d0) -> (d0)>
    module {
      func.func @main(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
        linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>) {
        ^bb0(%in: f32, %out: f32):
          %0 = math.tanh %in : f32
          linalg.yield %0 : f32
        }
        return
      }
    }
    ```
  }];
  let dependentDialects = [
    "arith::ArithDialect", "complex::ComplexDialect", "linalg::LinalgDialect",
    "math::MathDialect", "memref::MemRefDialect", "scf::SCFDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERIZE_TD
