//===- Passes.td - Passes of pipelines ---------------------*- tablegen -*-===//

#ifndef GSPMD_COMPILER_REGISTRATION_PASSES_TD
#define GSPMD_COMPILER_REGISTRATION_PASSES_TD

include "mlir/Pass/PassBase.td"

def VerifyProgram : Pass<"gspmd-verify", "::mlir::ModuleOp"> {
  let summary = "Verifies the result of all passes before";
  let description = [{
    The tools end their pipelines with this pass. Release builds verify only there:
    verification after each pass takes two thirds of the time on large programs.
  }];
}

#endif // GSPMD_COMPILER_REGISTRATION_PASSES_TD
