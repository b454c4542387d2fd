//===- Passes.td - Passes of pipelines ---------------------*- tablegen -*-===//

#ifndef GSPMD_COMPILER_REGISTRATION_PASSES_TD
#define GSPMD_COMPILER_REGISTRATION_PASSES_TD

include "mlir/Pass/PassBase.td"

def VerifyProgram : Pass<"gspmd-verify"> {
  let summary = "Verifies the result of all passes before";
  let description = [{
    The tools end their pipelines with this pass and verify only there, because
    verification after each pass takes two thirds of the time on large programs.
    `GSPMD_VERIFY_EACH=1` in the environment verifies after each pass, too.
    `gspmd-opt` also begins with it if the program states locations: a diagnostic
    of the parser would show a line of the files that they name.
  }];
}

#endif // GSPMD_COMPILER_REGISTRATION_PASSES_TD
