//===- SplitKernels.td - Pass gspmd-split-kernels ----------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_SPLITKERNELS_SPLITKERNELS_TD
#define GSPMD_TRANSFORMS_LOWERING_SPLITKERNELS_SPLITKERNELS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def SplitKernels : ProgramPass<"gspmd-split-kernels"> {
  let summary = "Splits an outer parallel loop of large kernels into chunks";
  let description = [{
    Requires kernels as `gspmd-block-reductions` leaves them, converted to loops. A
    kernel with much work whose outermost loops are parallel, by its attribute or
    because each iteration writes the elements at its own index, computes one chunk
    of the iterations of such a loop. The number of the chunk is its first argument.
    `gspmd-lower-to-llvm` replaces calls of the kernel by a call of the runtime,
    which computes the chunks on the threads that are idle. The chunks depend on the
    sizes of the loops alone, not on the number of threads.

    Before:
    ```mlir
    module {
      func.func @main(%arg0: memref<512x2048xf32>) {
        call @kernel_1(%arg0) : (memref<512x2048xf32>) -> ()
        return
      }
      func.func private @kernel_1(%arg0: memref<512x2048xf32> {llvm.noalias}) attributes {gspmd.parallel_loops = 2 : i64, gspmd.work = 2097152 : i64, llvm.bareptr} {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c512 = arith.constant 512 : index
        %c2048 = arith.constant 2048 : index
        scf.for %arg1 = %c0 to %c512 step %c1 {
          scf.for %arg2 = %c0 to %c2048 step %c1 {
            %0 = memref.load %arg0[%arg1, %arg2] : memref<512x2048xf32>
            %1 = math.sqrt %0 : f32
            memref.store %1, %arg0[%arg1, %arg2] : memref<512x2048xf32>
          }
        }
        return
      }
    }
    ```
    After:
    ```mlir
    module {
      func.func @main(%arg0: memref<512x2048xf32>) {
        %c0 = arith.constant 0 : index
        call @kernel_1(%c0, %arg0) : (index, memref<512x2048xf32>) -> ()
        return
      }
      func.func private @kernel_1(%arg0: index, %arg1: memref<512x2048xf32> {llvm.noalias}) attributes {gspmd.num_chunks = 8 : i64, llvm.bareptr} {
        %c64 = arith.constant 64 : index
        %0 = arith.muli %arg0, %c64 : index
        %1 = arith.addi %0, %c64 : index
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c512 = arith.constant 512 : index
        %c2048 = arith.constant 2048 : index
        scf.for %arg2 = %0 to %1 step %c1 {
          scf.for %arg3 = %c0 to %c2048 step %c1 {
            %2 = memref.load %arg1[%arg2, %arg3] : memref<512x2048xf32>
            %3 = math.sqrt %2 : f32
            memref.store %3, %arg1[%arg2, %arg3] : memref<512x2048xf32>
          }
        }
        return
      }
    }
    ```
  }];
  let dependentDialects = ["arith::ArithDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_SPLITKERNELS_SPLITKERNELS_TD
