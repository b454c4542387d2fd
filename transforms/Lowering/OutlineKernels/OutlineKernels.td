//===- OutlineKernels.td - Pass gspmd-outline-kernels ------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_OUTLINEKERNELS_TD
#define GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_OUTLINEKERNELS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def OutlineKernels : ProgramPass<"gspmd-outline-kernels"> {
  let summary = "Outlines each loop nest to a function; equal nests share one";
  let description = [{
    Requires a bufferized program. Each `linalg` op with a loop and each nest of loops
    becomes a private function (a kernel), and equal nests share one, because the time
    of LLVM's passes grows faster than the size of a function. A loop of the source
    program becomes one kernel if an iteration has little work. The arguments of a
    kernel do not alias, and are passed as pointers to elements (`llvm.bareptr`).

    Before:
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
    After:
    ```mlir
    #map = affine_map<(d0) -> (d0)>
    module {
      func.func @main(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
        call @kernel_1(%arg0, %arg1) : (memref<4xf32>, memref<4xf32>) -> ()
        return
      }
      func.func private @kernel_1(%arg0: memref<4xf32> {llvm.noalias}, %arg1: memref<4xf32> {llvm.noalias}) attributes {llvm.bareptr} {
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
  let dependentDialects = ["::mlir::func::FuncDialect", "LLVM::LLVMDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_OUTLINEKERNELS_TD
