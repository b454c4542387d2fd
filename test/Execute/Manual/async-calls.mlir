// JAX writes the start and the completion of a collective as custom calls.
// RUN: gspmd-run %s --random-inputs 1 --check
// RUN: gspmd-opt %s --gspmd-expand-client-ops | FileCheck %s
// CHECK-LABEL: func.func @main
// CHECK: "stablehlo.all_gather"{{.*}} <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<{{.*}}> : tensor<1x2xi64>, use_global_device_ids}>
// CHECK: "stablehlo.all_reduce"
// CHECK-NEXT: ^bb0
// CHECK-NEXT: stablehlo.add
// CHECK: "stablehlo.reduce_scatter"{{.*}} <{{.*}}scatter_dimension = 1 : i64
// CHECK: "stablehlo.all_to_all"{{.*}} <{{.*}}concat_dimension = 0 : i64{{.*}}split_count = 2 : i64, split_dimension = 1 : i64
// CHECK: "stablehlo.collective_permute"{{.*}} <{{.*}}source_target_pairs = dense<{{.*}}> : tensor<2x2xi64>
// CHECK-NOT: custom_call
// CHECK-NOT: @add

// RUN: sed -e 's/22all_gather_dimension/22dimension/' %s | not gspmd-opt --gspmd-expand-client-ops 2>&1 | FileCheck %s --check-prefix=KEY
// KEY: error: 'stablehlo.custom_call' op starts stablehlo.all_gather of 1 operands with async_collective_config '{"dimension": 0,{{.*}}'; expected one operand and JSON with the attributes of the op, as JAX writes it
// RUN: sed -e 's/permutation.22: \[\[0/permutation\\22: \[\[0.5/' %s | not gspmd-opt --gspmd-expand-client-ops 2>&1 | FileCheck %s --check-prefix=PAIRS
// PAIRS: error: 'stablehlo.custom_call' op starts stablehlo.collective_permute of 1 operands
// RUN: sed -e 's/scatter_dimension.22: 1/scatter_dimension\\22: 7/' %s | not gspmd-opt --gspmd-expand-client-ops 2>&1 | FileCheck %s --check-prefix=DIMENSION
// DIMENSION: error: 'stablehlo.reduce_scatter' op
// RUN: sed -e 's/called_computations = \[@add\], //' %s | not gspmd-opt --gspmd-expand-client-ops 2>&1 | FileCheck %s --check-prefix=REDUCER
// REDUCER: error: 'stablehlo.custom_call' op starts stablehlo.all_reduce without a reducer; expected a function of two scalars in called_computations
// RUN: sed -e 's/-done"(%r0) : (tensor<4x8xf32>)/-done"(%r0, %x) : (tensor<4x8xf32>, tensor<4x8xf32>)/' %s | not gspmd-opt --gspmd-expand-client-ops 2>&1 | FileCheck %s --check-prefix=DONE
// DONE: error: 'stablehlo.custom_call' op completes stablehlo.all_reduce; expected one operand and one result of its type

module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%x: tensor<4x8xf32>) {
      %g0 = stablehlo.custom_call @"all-gather-start"(%x) {mhlo.frontend_attributes = {async_collective_config = "{\22all_gather_dimension\22: 0, \22replica_groups\22: [[0, 1]], \22use_global_device_ids\22: true, \22channel_id\22: 1}"}} : (tensor<4x8xf32>) -> tensor<8x8xf32>
      %r0 = stablehlo.custom_call @"all-reduce-start"(%x) {called_computations = [@add], mhlo.frontend_attributes = {async_collective_config = "{\22replica_groups\22: [[0, 1]], \22use_global_device_ids\22: true, \22channel_id\22: 1}"}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %g1 = stablehlo.custom_call @"all-gather-done"(%g0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %r1 = stablehlo.custom_call @"all-reduce-done"(%r0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %s0 = stablehlo.custom_call @"reduce-scatter-start"(%g1) {called_computations = [@add], mhlo.frontend_attributes = {async_collective_config = "{\22scatter_dimension\22: 1, \22replica_groups\22: [[0, 1]], \22tiled\22: true, \22use_global_device_ids\22: true, \22channel_id\22: 1}"}} : (tensor<8x8xf32>) -> tensor<8x4xf32>
      %s1 = stablehlo.custom_call @"reduce-scatter-done"(%s0) : (tensor<8x4xf32>) -> tensor<8x4xf32>
      %t0 = stablehlo.custom_call @"all-to-all-start"(%r1) {mhlo.frontend_attributes = {async_collective_config = "{\22split_dimension\22: 1, \22concat_dimension\22: 0, \22split_count\22: 2, \22replica_groups\22: [[0, 1]], \22channel_id\22: 1}"}} : (tensor<4x8xf32>) -> tensor<8x4xf32>
      %t1 = stablehlo.custom_call @"all-to-all-done"(%t0) : (tensor<8x4xf32>) -> tensor<8x4xf32>
      %sum = stablehlo.add %s1, %t1 : tensor<8x4xf32>
      %p0 = stablehlo.custom_call @"collective-permute-start"(%sum) {mhlo.frontend_attributes = {async_collective_config = "{\22permutation\22: [[0, 1], [1, 0]], \22channel_id\22: 1}"}} : (tensor<8x4xf32>) -> tensor<8x4xf32>
      %p1 = stablehlo.custom_call @"collective-permute-done"(%p0) : (tensor<8x4xf32>) -> tensor<8x4xf32>
      %back = stablehlo.reshape %p1 : (tensor<8x4xf32>) -> tensor<4x8xf32>
      sdy.return %back : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @add(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %a, %b : tensor<f32>
    return %0 : tensor<f32>
  }
}
