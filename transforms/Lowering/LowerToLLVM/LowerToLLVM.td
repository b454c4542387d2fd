//===- LowerToLLVM.td - Pass gspmd-lower-to-llvm -----------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_LOWERTOLLVM_TD
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_LOWERTOLLVM_TD

include "transforms/ForeignDialects/ProgramPass.td"

def LowerToLLVM : ProgramPass<"gspmd-lower-to-llvm"> {
  let summary = "Lowers loops and memrefs to the LLVM dialect, in one conversion";
  let dependentDialects = ["LLVM::LLVMDialect", "cf::ControlFlowDialect",
                           "func::FuncDialect", "math::MathDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_LOWERTOLLVM_TD
