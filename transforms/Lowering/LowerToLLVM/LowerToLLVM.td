//===- LowerToLLVM.td - Pass gspmd-lower-to-llvm -----------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_LOWERTOLLVM_TD
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_LOWERTOLLVM_TD

include "transforms/ForeignDialects/ProgramPass.td"

def LowerToLLVM : ProgramPass<"gspmd-lower-to-llvm"> {
  let summary = "Lowers loops and memrefs to the LLVM dialect, in one conversion";
  let description = [{
    Requires a program of `func`, `scf`, `cf`, `memref`, `arith`, `math`, `complex` and
    `index` ops. Functions that LLVM lacks or computes inaccurately, such as `math.tanh`
    and `math.log1p`, become calls of the C library. A kernel (`llvm.bareptr`) takes
    pointers to elements. A public function takes one pointer, to a table of pointers
    to the descriptors of its arguments; LLVM does not optimize it, since it only calls
    kernels and may be long. Blocks of more than 500 ops are split, because the time of
    LLVM's register allocation is quadratic in the length of a block.

    Before:
    ```mlir
    module {
      func.func @main(%arg0: memref<f32>, %arg1: memref<f32>) {
        call @kernel_1(%arg0, %arg1) : (memref<f32>, memref<f32>) -> ()
        return
      }
      func.func private @kernel_1(%arg0: memref<f32> {llvm.noalias}, %arg1: memref<f32> {llvm.noalias}) attributes {llvm.bareptr} {
        %0 = memref.load %arg0[] : memref<f32>
        %1 = arith.negf %0 : f32
        memref.store %1, %arg1[] : memref<f32>
        return
      }
    }
    ```
    After:
    ```mlir
    module {
      llvm.func @main(%arg0: !llvm.ptr) attributes {no_inline, optimize_none} {
        %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
        %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
        %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
        %3 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
        %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
        %5 = llvm.getelementptr %4[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
        %6 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
        llvm.call @kernel_1(%2, %6) : (!llvm.ptr, !llvm.ptr) -> ()
        llvm.return
      }
      llvm.func internal @kernel_1(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}) attributes {llvm.bareptr, no_inline, sym_visibility = "private"} {
        %0 = llvm.load %arg0 : !llvm.ptr -> f32
        %1 = llvm.fneg %0 : f32
        llvm.store %1, %arg1 : f32, !llvm.ptr
        llvm.return
      }
    }
    ```
  }];
  let dependentDialects = ["LLVM::LLVMDialect", "cf::ControlFlowDialect",
                           "func::FuncDialect", "math::MathDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_LOWERTOLLVM_TD
