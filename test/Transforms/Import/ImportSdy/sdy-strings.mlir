// Shardy's annotations in the form of strings and custom calls, which XLA's
// tools and JAX write for consumers without Shardy, are imported as Shardy's.
// RUN: gspmd-opt %s --gspmd-import-sdy-strings | FileCheck %s
// The pipelines run the pass first.
// RUN: gspmd-opt %s --gspmd-import | FileCheck %s --check-prefix=IMPORT

// CHECK: module attributes {mhlo.frontend_attributes = {other = "kept"}}
module attributes {mhlo.frontend_attributes = {other = "kept",
    xla.sdy.meshes = "{mesh = #sdy.mesh<[\22x\22=2, \22y\22=4]>, one = #sdy.mesh<[], device_ids=[3]>}"}} {
  // CHECK: sdy.mesh @mesh = <["x"=2, "y"=4]>
  // CHECK: sdy.mesh @one = <[], device_ids=[3]>
  // CHECK-LABEL: func.func @main(%arg0: tensor<8x8xf32> {mhlo.frontend_attributes = {k = "v"}, sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg1: tensor<8x8xf32>)
  // CHECK-SAME: -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>}, tensor<8x8xf32>)
  // IMPORT-LABEL: func.func @main
  func.func @main(
      %a: tensor<8x8xf32> {mhlo.frontend_attributes = {k = "v",
          xla.sdy.sharding = "#sdy.sharding<@mesh, [{\22x\22}, {}]>"},
        mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"},
      %b: tensor<8x8xf32>)
      -> (tensor<8x8xf32> {mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"},
          tensor<8x8xf32>) {
    // CHECK: sdy.sharding_group %arg0 group_id=3
    stablehlo.custom_call @xla.sdy.ShardingGroup(%a) {has_side_effect = true,
      mhlo.frontend_attributes = {xla.sdy.sharding_group_id = "3 : i64"}} : (tensor<8x8xf32>) -> ()
    // CHECK: sdy.propagation_barrier %arg0 allowed_direction=FORWARD
    %0 = stablehlo.custom_call @xla.sdy.PropagationBarrier(%a) {has_side_effect = true,
      mhlo.frontend_attributes = {xla.sdy.allowed_direction = "1 : i32"}}
      : (tensor<8x8xf32>) -> tensor<8x8xf32>
    // CHECK: stablehlo.add %{{.*}}, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y"}, {}], replicated={"x"}>]>}
    %1 = stablehlo.add %0, %b {mhlo.frontend_attributes = {
        xla.sdy.sharding = "#sdy.sharding_per_value<[<@mesh, [{\22y\22}, {}], replicated={\22x\22}>]>"},
      mhlo.sharding = "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : tensor<8x8xf32>
    // CHECK: stablehlo.custom_call @foo(%{{.*}}) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>}
    %2 = stablehlo.custom_call @foo(%1) {mhlo.frontend_attributes = {
        xla.sdy.sharding_rule = "#sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>"}}
      : (tensor<8x8xf32>) -> tensor<8x8xf32>
    // CHECK: sdy.sharding_constraint %{{.*}} <@mesh, [{"x", "y"}, {?}]>
    // IMPORT: sharding.mesh_split %{{.*}} <@mesh, [{"x", "y"}, {?}]>
    %3 = stablehlo.custom_call @Sharding(%2) {mhlo.frontend_attributes = {
        xla.sdy.sharding = "#sdy.sharding_per_value<[<@mesh, [{\22x\22, \22y\22}, {?}]>]>"},
      mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    // CHECK: %[[M:.*]]:2 = sdy.manual_computation(%{{.*}}, %{{.*}}) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{}, {}]>] manual_axes={"x"} (%[[X:.*]]: tensor<4x8xf32>, %[[Y:.*]]: tensor<8x8xf32>) {
    // CHECK-NEXT: %[[N:.*]] = sdy.manual_computation(%[[Y]]) in_shardings=[<@mesh, [{"y"}, {}]>] out_shardings=[<@mesh, [{"y"}, {}]>] manual_axes={"y"} (%[[Z:.*]]: tensor<2x8xf32>) {
    // CHECK-NEXT: sdy.return %[[Z]] : tensor<2x8xf32>
    // CHECK: sdy.return %[[X]], %[[N]] : tensor<4x8xf32>, tensor<8x8xf32>
    // IMPORT: sharding.manual_computation
    %4:2 = stablehlo.custom_call @xla.sdy.GlobalToLocalShape(%3, %1) {has_side_effect = true,
      mhlo.frontend_attributes = {
        xla.sdy.in_shardings = "#sdy.sharding_per_value<[<@mesh, [{\22x\22}, {}]>, <@mesh, [{}, {}]>]>",
        xla.sdy.manual_axes = "#sdy<manual_axes{\22x\22}>"}}
      : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<8x8xf32>)
    %5:2 = call @xla.sdy.manual_computation_body_0(%4#0, %4#1) {mhlo.frontend_attributes = {inlineable = "false"}}
      : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<8x8xf32>)
    %6:2 = stablehlo.custom_call @xla.sdy.LocalToGlobalShape(%5#0, %5#1) {has_side_effect = true,
      mhlo.frontend_attributes = {xla.sdy.manual_axes = "#sdy<manual_axes{\22x\22}>",
        xla.sdy.out_shardings = "#sdy.sharding_per_value<[<@mesh, [{\22x\22}, {}]>, <@mesh, [{}, {}]>]>"}}
      : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    // Without operands:
    // CHECK: sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"x"} () {
    %7 = call @xla.sdy.inlinable_manual_computation_body_1() : () -> tensor<8x8xf32>
    %8 = stablehlo.custom_call @xla.sdy.LocalToGlobalShape(%7) {has_side_effect = true,
      mhlo.frontend_attributes = {xla.sdy.manual_axes = "#sdy<manual_axes{\22x\22}>",
        xla.sdy.out_shardings = "#sdy.sharding_per_value<[<@mesh, [{}, {}]>]>"}}
      : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %9 = stablehlo.add %6#0, %8 : tensor<8x8xf32>
    // CHECK: %[[SUM:.*]] = stablehlo.add %[[M]]#0
    // CHECK-NEXT: return %[[SUM]], %[[M]]#1
    %10 = stablehlo.custom_call @xla.sdy.FuncResultSharding(%9) {has_side_effect = true,
      mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding_per_value<[<@mesh, [{\22x\22}, {?}]>]>"}}
      : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %10, %6#1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  // CHECK-NOT: manual_computation_body
  func.func @xla.sdy.manual_computation_body(%a: tensor<2x8xf32>) -> tensor<2x8xf32> {
    return %a : tensor<2x8xf32>
  }
  func.func @xla.sdy.manual_computation_body_0(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>)
      -> (tensor<4x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.custom_call @xla.sdy.GlobalToLocalShape(%b) {has_side_effect = true,
      mhlo.frontend_attributes = {
        xla.sdy.in_shardings = "#sdy.sharding_per_value<[<@mesh, [{\22y\22}, {}]>]>",
        xla.sdy.manual_axes = "#sdy<manual_axes{\22y\22}>"}} : (tensor<8x8xf32>) -> tensor<2x8xf32>
    %1 = call @xla.sdy.manual_computation_body(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %2 = stablehlo.custom_call @xla.sdy.LocalToGlobalShape(%1) {has_side_effect = true,
      mhlo.frontend_attributes = {xla.sdy.manual_axes = "#sdy<manual_axes{\22y\22}>",
        xla.sdy.out_shardings = "#sdy.sharding_per_value<[<@mesh, [{\22y\22}, {}]>]>"}}
      : (tensor<2x8xf32>) -> tensor<8x8xf32>
    return %a, %2 : tensor<4x8xf32>, tensor<8x8xf32>
  }
  func.func @xla.sdy.inlinable_manual_computation_body_1() -> tensor<8x8xf32> {
    %0 = stablehlo.constant dense<2.0> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
