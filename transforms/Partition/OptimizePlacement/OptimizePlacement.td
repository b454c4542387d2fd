//===- OptimizePlacement.td - sharding-optimize-placement --*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PARTITION_OPTIMIZEPLACEMENT_OPTIMIZEPLACEMENT_TD
#define GSPMD_TRANSFORMS_PARTITION_OPTIMIZEPLACEMENT_OPTIMIZEPLACEMENT_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ShardingOptimizePlacement
    : ProgramPass<"sharding-optimize-placement"> {
  let summary = "Searches for shardings with which less is resharded";
  let description = [{
    Requires a completed program without inserted reshards. Completion chooses the
    sharding of each value from its neighbors, without costs. Where the tensors of an
    op disagree, each value that is not annotated (`sharding.annotated`) tries the
    shardings that the ops around it would use, and takes the one with which these
    ops cost least; values that have to follow are moved together. This is repeated
    until nothing changes, at most three times. Then regions of less than 64
    values that have to follow each other are moved where that costs less, from
    values around which more than a 128th of all bytes is communicated; a remark
    names a value of each whose annotation makes the choice.

    If the module does not state its phase, every sharding counts as annotated, and
    nothing changes.

    Before: the rows of %1 are sharded along "x", those of its operand and its
    user along "y".
    ```mlir
    #x = #sharding.per_value<[<@mesh, [{"x"}, {} ]>]>
    #y = #sharding.per_value<[<@mesh, [{"y"}, {} ]>]>
    module attributes {sharding.phase = "completed"} {
      sharding.mesh @mesh = <["x"=2, "y"=2]>
      func.func @main(%a: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {} ]>})
          -> (tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {} ]>}) {
        %0 = stablehlo.rsqrt %a {sharding.annotated, sharding.shardings = #y} : tensor<8x8xf32>
        %1 = stablehlo.atan2 %0, %0 {sharding.shardings = #x} : tensor<8x8xf32>
        %2 = stablehlo.cbrt %1 {sharding.annotated, sharding.shardings = #y} : tensor<8x8xf32>
        return %2 : tensor<8x8xf32>
      }
    }
    ```
    After: nothing is resharded.
    ```mlir
    #y = #sharding.per_value<[<@mesh, [{"y"}, {} ]>]>
    module attributes {sharding.phase = "completed"} {
      sharding.mesh @mesh = <["x"=2, "y"=2]>
      func.func @main(%a: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {} ]>})
          -> (tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {} ]>}) {
        %0 = stablehlo.rsqrt %a {sharding.annotated, sharding.shardings = #y} : tensor<8x8xf32>
        %1 = stablehlo.atan2 %0, %0 {sharding.shardings = #y} : tensor<8x8xf32>
        %2 = stablehlo.cbrt %1 {sharding.annotated, sharding.shardings = #y} : tensor<8x8xf32>
        return %2 : tensor<8x8xf32>
      }
    }
    ```
  }];
  let statistics = [
    Statistic<"visitedValues", "visited-values",
              "Number of values around which tensors disagree">,
    Statistic<"costedMoves", "costed-moves", "Number of moves whose cost is estimated">,
    Statistic<"movedValues", "moved-values",
              "Number of values that got another sharding">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_PARTITION_OPTIMIZEPLACEMENT_OPTIMIZEPLACEMENT_TD
