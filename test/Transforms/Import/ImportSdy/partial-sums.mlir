// The communication that ends Shardy's propagation: partial sums are no property of
// the global tensor, so each op is a reshard to its output sharding.
// RUN: gspmd-opt --gspmd-import-sdy %s | FileCheck %s
// RUN: gspmd-run %s --random-inputs 1 --check

sdy.mesh @mesh = <["x"=2, "y"=4]>

// CHECK-LABEL: func.func @main
func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
                %b: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}, {"x"}]>] out_shardings=[<@mesh, [{}, {"x"}]>] manual_axes={} (%arg: tensor<8x16xf32>) {
    // CHECK: sharding.reshard %{{.*}} <@mesh, [{}, {"x"}]> : tensor<8x16xf32>
    %1 = sdy.all_reduce {"y"} %arg out_sharding=<@mesh, [{}, {"x"}]> : tensor<8x16xf32>
    sdy.return %1 : tensor<8x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %2 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  // CHECK: %[[DOT:.*]] = stablehlo.dot_general
  // CHECK: sharding.reshard %[[DOT]] <@mesh, [{}, {}]> : tensor<8x8xf32>
  %3 = sdy.all_reduce {"x"} %2 out_sharding=<@mesh, [{}, {}]> : tensor<8x8xf32>
  // CHECK: sharding.reshard %[[DOT]] <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %4 = sdy.reduce_scatter [{"x"}, {}] %2 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  // CHECK: sharding.reshard %{{.*}} <@mesh, [{}, {}]> : tensor<8x8xf32>
  %5 = sdy.replicated_to_unreduced {"y"} %3 out_sharding=<@mesh, [{}, {}], unreduced={"y"}> : tensor<8x8xf32>
  return %0, %4, %5 : tensor<8x16xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
