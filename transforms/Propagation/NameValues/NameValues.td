//===- NameValues.td - sharding-name-values ----------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PROPAGATION_NAMEVALUES_NAMEVALUES_TD
#define GSPMD_TRANSFORMS_PROPAGATION_NAMEVALUES_NAMEVALUES_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ShardingNameValues : ProgramPass<"sharding-name-values"> {
  let summary = "Writes the names of values into locations, for explanations";
  let description = [{
    MLIR does not keep the names of values, and passes renumber them. Run first,
    this pass lets `sharding-propagate{explain=...}` use the current names.

    Before (`--mlir-print-debuginfo`):
    ```mlir
    %1 = stablehlo.sqrt %arg0 : tensor<8xf32> loc("model.py":3:1)
    ```
    After:
    ```mlir
    %1 = stablehlo.sqrt %arg0 : tensor<8xf32>
      loc(fused<{sharding.names = ["%1"]}>["model.py":3:1])
    ```
  }];
}

#endif // GSPMD_TRANSFORMS_PROPAGATION_NAMEVALUES_NAMEVALUES_TD
