//===- DumpShardingRules.td - Pass sharding-dump-rules -----*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_OPMODELS_DUMPSHARDINGRULES_DUMPSHARDINGRULES_TD
#define GSPMD_TRANSFORMS_OPMODELS_DUMPSHARDINGRULES_DUMPSHARDINGRULES_TD

include "transforms/ForeignDialects/ProgramPass.td"

def DumpShardingRules : ProgramPass<"sharding-dump-rules", "void"> {
  let summary = "Attaches the sharding rule of each op that has one";
  let description = [{
    Attaches `sharding.rule` to every op with a sharding rule, so that rules can be
    read and compared.

    Before:
    ```mlir
    module {
      func.func @main(%arg0: tensor<8x16xf32>, %arg1: tensor<16x4xf32>) -> tensor<8x4xf32> {
        %0 = stablehlo.dot %arg0, %arg1 : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
        return %0 : tensor<8x4xf32>
      }
    }
    ```
    After:
    ```mlir
    module {
      func.func @main(%arg0: tensor<8x16xf32>, %arg1: tensor<16x4xf32>) -> tensor<8x4xf32> {
        %0 = stablehlo.dot %arg0, %arg1 {sharding.rule = #sharding.rule<([i, k], [k, j])->([i, j]) {i=8, j=4, k=16} reduction={k}>} : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
        return %0 : tensor<8x4xf32>
      }
    }
    ```
  }];
  let options = [
    Option<"conservative", "conservative", "bool", /*default=*/"false",
           "Do not propagate shardings along dimensions whose sizes differ">,
    Option<"partition", "partition", "bool", /*default=*/"false",
           "Dump the rules of the partition instead of those of propagation">
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_OPMODELS_DUMPSHARDINGRULES_DUMPSHARDINGRULES_TD
