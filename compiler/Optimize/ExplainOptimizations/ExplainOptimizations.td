//===- ExplainOptimizations.td - Explains optimizations ----*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_EXPLAINOPTIMIZATIONS_TD
#define GSPMD_COMPILER_OPTIMIZE_EXPLAINOPTIMIZATIONS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def SpmdExplainOptimizations
    : ProgramPass<"spmd-explain-optimizations"> {
  let summary = "Reports the optimizations of explained values";
  let description = [{
    Part of `--gspmd-optimize`. If the module states which values were explained
    (`sharding.explained`, with `--explain`), appends to the explanations the
    decisions of previous passes that concern one of these values, or one that its
    sharding comes from, and removes the attribute. Otherwise it does nothing.

    Before:
    ```mlir
    module attributes {sharding.explained = ["%0"]} {
      func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
        return %arg0 : tensor<2xf32>
      }
    }
    ```
    After:
    ```mlir
    module {
      func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
        return %arg0 : tensor<2xf32>
      }
    }
    ```
  }];
  let options = [
    Option<"file", "file", "std::string", "",
           "file to append to (-: stdout; default: stderr)">,
  ];
}

#endif // GSPMD_COMPILER_OPTIMIZE_EXPLAINOPTIMIZATIONS_TD
