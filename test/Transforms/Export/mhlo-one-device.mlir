// A program of one device states that it has one, so that collectives of its manual computations
// are those of one process.
// RUN: gspmd-opt --export-mhlo-sharding %s | FileCheck %s
// RUN: gspmd-opt --export-mhlo-sharding %s | gspmd-opt --gspmd-partition | FileCheck %s --check-prefix=AGAIN

// CHECK: module attributes {mhlo.num_partitions = 1 : i32}
// CHECK: stablehlo.collective_permute
// CHECK: stablehlo.partition_id

// AGAIN-LABEL: func.func @main(
// AGAIN-NOT: stablehlo.collective_permute
sharding.mesh @mesh = <["x"=1]>
func.func @main(%a: tensor<8xf32>) -> (tensor<8xf32>, tensor<ui32>) {
  %0:2 = "sharding.manual_computation"(%a) <{
      in_shardings = #sharding.per_value<[<@mesh, [{"x"}]>]>,
      out_shardings = #sharding.per_value<[<@mesh, [{"x"}]>, <@mesh, []>]>,
      manual_axes = #sharding.axes<@mesh ["x"]>}> ({
  ^bb0(%b: tensor<8xf32>):
    %1 = "stablehlo.collective_permute"(%b) <{
        channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
        source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<8xf32>) -> tensor<8xf32>
    %2 = stablehlo.partition_id : tensor<ui32>
    sharding.return %1, %2 : tensor<8xf32>, tensor<ui32>
  }) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<ui32>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<ui32>
}
