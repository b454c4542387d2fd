//===- EliminateDuplicates.td - sharding-cse ---------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PARTITION_ELIMINATEDUPLICATES_TD
#define GSPMD_TRANSFORMS_PARTITION_ELIMINATEDUPLICATES_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ShardingCSE : ProgramPass<"sharding-cse"> {
  let summary = "Eliminates common subexpressions of the same sharding";
  let description = [{
    Replaces an op without side effects by an earlier one of the same block, or of a
    block around it, that has the same operands, attributes and shardings. Later
    passes decide and reshard once for both.

    Before:
    ```mlir
    #x = #sharding.per_value<[<@mesh, [{"x"} ]>]>
    module attributes {sharding.phase = "completed"} {
      sharding.mesh @mesh = <["x"=2]>
      func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
        %0 = stablehlo.constant {sharding.shardings = #x} dense<0.0> : tensor<8xf32>
        %1 = stablehlo.power %a, %0 {sharding.shardings = #x} : tensor<8xf32>
        %2 = stablehlo.constant {sharding.shardings = #x} dense<0.0> : tensor<8xf32>
        %3 = stablehlo.power %b, %2 {sharding.shardings = #x} : tensor<8xf32>
        %4 = stablehlo.atan2 %1, %3 {sharding.shardings = #x} : tensor<8xf32>
        return %4 : tensor<8xf32>
      }
    }
    ```
    After:
    ```mlir
    #x = #sharding.per_value<[<@mesh, [{"x"} ]>]>
    module attributes {sharding.phase = "completed"} {
      sharding.mesh @mesh = <["x"=2]>
      func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
        %0 = stablehlo.constant {sharding.shardings = #x} dense<0.0> : tensor<8xf32>
        %1 = stablehlo.power %a, %0 {sharding.shardings = #x} : tensor<8xf32>
        %2 = stablehlo.power %b, %0 {sharding.shardings = #x} : tensor<8xf32>
        %3 = stablehlo.atan2 %1, %2 {sharding.shardings = #x} : tensor<8xf32>
        return %3 : tensor<8xf32>
      }
    }
    ```
    Unlike MLIR's `cse`, it does not erase dead ops, and does not look for ops that
    write to memory in between: only ops without memory effects are replaced.
  }];
  let statistics = [
    Statistic<"eliminatedOps", "eliminated-ops", "Number of ops erased">,
  ];
}

#endif // GSPMD_TRANSFORMS_PARTITION_ELIMINATEDUPLICATES_TD
