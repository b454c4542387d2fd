//===- FinishCalls.td - Pass gspmd-finish-calls ------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_EXTERNALCODEGEN_FINISHCALLS_TD
#define GSPMD_TRANSFORMS_LOWERING_EXTERNALCODEGEN_FINISHCALLS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def FinishCalls : ProgramPass<"gspmd-finish-calls"> {
  let summary = "Finishes an external pipeline: only the LLVM dialect remains";
  let description = [{
    Runs after the lowering to the LLVM dialect: removes meshes and shardings,
    allocates the descriptors of runtime calls once on the stack (in loops they
    would overflow it), and adds the symbol that identifies the program which
    gspmd-prepare-calls wrote. Results that are returned, not written into buffers,
    are an error.

    Before:
    ```mlir
    sharding.mesh @mesh = <["x"=4]>
    llvm.func @_mlir_ciface_main(%a: !llvm.ptr, %result: !llvm.ptr)
    ```
    After:
    ```mlir
    llvm.func @_mlir_ciface_main(%a: !llvm.ptr, %result: !llvm.ptr)
    llvm.mlir.global external constant @gspmd_code_of_8c31f20c(0 : i8) : i8
    ```
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_EXTERNALCODEGEN_FINISHCALLS_TD
