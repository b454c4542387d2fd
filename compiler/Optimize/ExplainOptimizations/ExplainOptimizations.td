//===- ExplainOptimizations.td - Explains optimizations ----*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_EXPLAINOPTIMIZATIONS_TD
#define GSPMD_COMPILER_OPTIMIZE_EXPLAINOPTIMIZATIONS_TD

include "mlir/Pass/PassBase.td"

def SpmdExplainOptimizations
    : Pass<"spmd-explain-optimizations", "::mlir::ModuleOp"> {
  let summary = "Reports the optimizations of explained values";
  let description = [{
    Part of `--gspmd-optimize`. With `--explain`, appends to the explanations the
    decisions of previous passes that concern an explained value, or one that its
    sharding comes from. Otherwise it does nothing.
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_EXPLAINOPTIMIZATIONS_TD
