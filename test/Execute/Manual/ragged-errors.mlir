// RUN: split-file %s %t
// RUN: not gspmd-run %t/outside.mlir --random-inputs 1 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not gspmd-run %t/unexpected.mlir --random-inputs 1 2>&1 | FileCheck %s --check-prefix=UNEXPECTED
// RUN: %if mpi %{ not %mpirun -q -n 2 gspmd-run %t/outside.mlir --random-inputs 1 --engine mpi --devices-per-rank 2 2>&1 | FileCheck %s --check-prefix=OUTSIDE %}
// RUN: %if mpi %{ not %mpirun -q -n 2 gspmd-run %t/unexpected.mlir --random-inputs 1 --engine mpi --devices-per-rank 2 2>&1 | FileCheck %s --check-prefix=UNEXPECTED %}
// Offsets and sizes that are data, and invalid.

//--- outside.mlir
// OUTSIDE: error: {{.*}}device 2 in 'spmd.ragged_all_to_all' ({{.*}}outside.mlir:10:10): input_offsets[1] = 2 with send_sizes[1] = 1 is outside of its operand, which has 2 rows
sharding.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %from = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]> : tensor<16xi32>
  %size = stablehlo.constant dense<1> : tensor<16xi32>
  %0 = sharding.manual_computation(%a, %from, %size) in <[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>, <@mesh, [{"x"}]>]>
      out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<2xf32>, %f: tensor<4xi32>, %n: tensor<4xi32>):
    %zero = stablehlo.constant dense<0> : tensor<4xi32>
    %r = stablehlo.custom_call @ragged_all_to_all(%p, %p, %f, %n, %zero, %n) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}} : (tensor<2xf32>, tensor<2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<2xf32>
    sharding.return %r : tensor<2xf32>
  } : (tensor<8xf32>, tensor<16xi32>, tensor<16xi32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

//--- unexpected.mlir
// UNEXPECTED: error: {{.*}}in 'spmd.ragged_all_to_all' ({{.*}}unexpected.mlir:10:10) device 1 sends send_sizes[3] = 1 rows to device 3, which expects recv_sizes[1] = 2
sharding.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %come = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1]> : tensor<16xi32>
  %size = stablehlo.constant dense<1> : tensor<16xi32>
  %0 = sharding.manual_computation(%a, %come, %size) in <[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>, <@mesh, [{"x"}]>]>
      out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<2xf32>, %c: tensor<4xi32>, %n: tensor<4xi32>):
    %zero = stablehlo.constant dense<0> : tensor<4xi32>
    %r = stablehlo.custom_call @ragged_all_to_all(%p, %p, %zero, %n, %zero, %c) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}} : (tensor<2xf32>, tensor<2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<2xf32>
    sharding.return %r : tensor<2xf32>
  } : (tensor<8xf32>, tensor<16xi32>, tensor<16xi32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
