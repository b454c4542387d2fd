//===- FoldReshards.td - sharding-fold-reshards ------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PARTITION_FOLDRESHARDS_FOLDRESHARDS_TD
#define GSPMD_TRANSFORMS_PARTITION_FOLDRESHARDS_FOLDRESHARDS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ShardingFoldReshards : ProgramPass<"sharding-fold-reshards"> {
  let summary = "Gives a value with one use the sharding of that use";
  let description = [{
    Requires a completed program. If the only use of a value is a reshard, a loop, a
    branch or the return of the function, the value gets the sharding of that use,
    and the reshard is erased. The op that defines the value is marked
    `sharding.annotated`, because the program specifies this sharding. Reshards that
    reduce partial sums are kept.

    Before:
    ```mlir
    #rows = #sharding.per_value<[<@mesh, [{"x"}, {} ]>]>
    #columns = #sharding.per_value<[<@mesh, [{}, {"x"} ]>]>
    module attributes {sharding.phase = "completed"} {
      sharding.mesh @mesh = <["x"=2]>
      func.func @main(%a: tensor<8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {} ]>})
          -> (tensor<8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"} ]>}) {
        %0 = stablehlo.ceil %a {sharding.shardings = #rows} : tensor<8x4xf32>
        %1 = sharding.reshard %0 <@mesh, [{}, {"x"} ]> {sharding.shardings = #columns} : tensor<8x4xf32>
        %2 = stablehlo.floor %1 {sharding.shardings = #columns} : tensor<8x4xf32>
        return %2 : tensor<8x4xf32>
      }
    }
    ```
    After:
    ```mlir
    #columns = #sharding.per_value<[<@mesh, [{}, {"x"} ]>]>
    module attributes {sharding.phase = "completed"} {
      sharding.mesh @mesh = <["x"=2]>
      func.func @main(%a: tensor<8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {} ]>})
          -> (tensor<8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"} ]>}) {
        %0 = stablehlo.ceil %a {sharding.annotated, sharding.shardings = #columns} : tensor<8x4xf32>
        %1 = stablehlo.floor %0 {sharding.shardings = #columns} : tensor<8x4xf32>
        return %1 : tensor<8x4xf32>
      }
    }
    ```
  }];
  let statistics = [
    Statistic<"foldedReshards", "folded-reshards", "Number of reshards erased">,
    Statistic<"changedShardings", "changed-shardings",
              "Number of values that got the sharding of their use">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_PARTITION_FOLDRESHARDS_FOLDRESHARDS_TD
