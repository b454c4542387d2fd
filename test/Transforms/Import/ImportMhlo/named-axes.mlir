// Shardings of XLA with the axes of a mesh (version 3), and unknown ones.
// RUN: gspmd-opt --gspmd-import --split-input-file %s | FileCheck %s
// RUN: gspmd-opt --gspmd-partition --split-input-file %s | FileCheck %s --check-prefix=LOCAL

// CHECK: sharding.mesh [[$MESH:@.*]] = <["x"=2, "y"=4]>
// CHECK-LABEL: func.func @quoted
// CHECK-SAME: %arg0: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<[[$MESH]], [{"y"}, {"x", ?}]>}
// CHECK-SAME: %arg1: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<[[$MESH]], [{}, {}]>}
// CHECK-SAME: -> (tensor<8x8xf32> {sharding.sharding = #sharding.sharding<[[$MESH]], [{"y":(1)2, "x"}, {?}]>})
// LOCAL-LABEL: func.func @quoted
// LOCAL-SAME: %arg0: tensor<2x4xf32>
func.func @quoted(%a: tensor<8x8xf32> {mhlo.sharding = "{mesh['x'=2,'y'=4], [{'y'}, {'x', ?}]}"},
                  %b: tensor<8x8xf32> {mhlo.sharding = "{mesh['x'=2,'y'=4], replicated}"})
    -> (tensor<8x8xf32> {mhlo.sharding = "{mesh[x=2,y=4], [{y:(1)2, x}, {?}], metadata={{op_name=\"f{\"}}}"}) {
  // CHECK: stablehlo.add %arg0, %arg1 {sharding.shardings = #sharding.per_value<[<[[$MESH]], [{}, {"x"}], replicated={"y"}>]>}
  %0 = stablehlo.add %a, %b {mhlo.sharding = "{mesh[x=2,y=4], [{}, {x}], replicated={y}}"} : tensor<8x8xf32>
  // CHECK: sharding.mesh_split %{{.*}} <[[$MESH]], [{"x", "y"}, {}]>
  %1 = stablehlo.custom_call @Sharding(%0) {mhlo.sharding = "{mesh[x=2,y=4], [{x, y}, {}]}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// -----

// Braces in the strings of metadata are no braces of the sharding.
// CHECK-LABEL: func.func @tuple
// CHECK: stablehlo.optimization_barrier {sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}]>, <@mesh, [{}]>]>} %arg0, %arg1
func.func @tuple(%a: tensor<8xf32>, %b: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0:2 = stablehlo.optimization_barrier {mhlo.sharding = "{{mesh[x=2], [{x}], metadata={op_name=\"}\\\"}\"}}, {mesh[x=2], replicated}}"} %a, %b : tensor<8xf32>, tensor<8xf32>
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// The devices of the mesh in another order.
// CHECK: sharding.mesh {{.*}}"x"=2, "y"=2], iota=[2,2]T(1,0)>
// CHECK-LABEL: func.func @order
func.func @order(%a: tensor<8x8xf32> {mhlo.sharding = "{mesh[x=2,y=2], device_ids=([2,2]T(1,0)), [{x}, {}]}"},
                 %b: tensor<8x8xf32> {mhlo.sharding = "{mesh[x=2,y=2], device_ids=(0,2,1,3), [{x}, {}]}"}) -> tensor<8x8xf32> {
  %0 = stablehlo.add %a, %b : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// CHECK-LABEL: func.func @unknown
// CHECK-SAME: %arg0: tensor<8x8xf32> {sharding.sharding =
// CHECK-SAME: %arg1: tensor<8x8xf32>)
// LOCAL-LABEL: func.func @unknown
// LOCAL-SAME: %arg0: tensor<2x8xf32>
// LOCAL-SAME: %arg1: tensor<2x8xf32>
func.func @unknown(%a: tensor<8x8xf32> {mhlo.sharding = "{devices=[4,1]<=[4]}"}, %b: tensor<8x8xf32> {mhlo.sharding = "{unknown}"}) -> tensor<8x8xf32> {
  %0 = stablehlo.add %a, %b : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
