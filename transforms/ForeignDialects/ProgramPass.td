//===- ProgramPass.td - Base of passes on programs ---------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_FOREIGNDIALECTS_PROGRAMPASS_TD
#define GSPMD_TRANSFORMS_FOREIGNDIALECTS_PROGRAMPASS_TD

include "mlir/Pass/PassBase.td"

// A pass that implements `runOnProgram` (ProgramPass.h) on a module, a function,
// or ("void") any op. Instead of StableHLO, CHLO, Shardy and Check,
// `dependentDialects` names ProjectDialects.
class ProgramPass<string name, string operation = "::mlir::ModuleOp">
    : PassBase<name, "::mlir::gspmd::ProgramPass<" # operation # ">">;

#endif // GSPMD_TRANSFORMS_FOREIGNDIALECTS_PROGRAMPASS_TD
