// RUN: gspmd-run %s --random-inputs 1
// RUN: gspmd-run %s --random-inputs 1 --no-partition
// One replica: a collective over replicas returns its operand, and zeros if no replica
// sends.

func.func @main(%a: tensor<8xf32>) -> (tensor<8xf32>, tensor<ui32>) {
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = "stablehlo.collective_permute"(%0) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<8xf32>) -> tensor<8xf32>
  %p = stablehlo.partition_id : tensor<ui32>
  %r = stablehlo.replica_id : tensor<ui32>
  %q = stablehlo.add %p, %r : tensor<ui32>
  check.expect_eq_const %q, dense<0> : tensor<ui32>
  check.expect_eq_const %1, dense<0.0> : tensor<8xf32>
  check.expect_eq %0, %a : tensor<8xf32>
  return %0, %q : tensor<8xf32>, tensor<ui32>
}
