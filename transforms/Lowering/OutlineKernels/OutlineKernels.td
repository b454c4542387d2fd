//===- OutlineKernels.td - Pass gspmd-outline-kernels ------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_OUTLINEKERNELS_TD
#define GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_OUTLINEKERNELS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def OutlineKernels : ProgramPass<"gspmd-outline-kernels"> {
  let summary = "Outlines each loop nest to a function; equal nests share one";
  let dependentDialects = ["::mlir::func::FuncDialect", "LLVM::LLVMDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_OUTLINEKERNELS_TD
