//===- Passes.td - Passes of pipelines ---------------------*- tablegen -*-===//

#ifndef GSPMD_COMPILER_REGISTRATION_PASSES_TD
#define GSPMD_COMPILER_REGISTRATION_PASSES_TD

include "mlir/Pass/PassBase.td"

def VerifyProgram : Pass<"gspmd-verify"> {
  let summary = "Verifies the result of all passes before";
  let description = [{
    The tools end their pipelines with this pass. Release builds verify only there:
    verification after each pass takes two thirds of the time on large programs.
    `gspmd-opt` also begins with it if the program states locations: a diagnostic
    of the parser would show a line of the files that they name.
  }];
}

#endif // GSPMD_COMPILER_REGISTRATION_PASSES_TD
