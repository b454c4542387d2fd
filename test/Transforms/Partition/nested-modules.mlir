// Each nested module is a program of its own, with the mesh of the nearest module.
// RUN: gspmd-opt --gspmd-partition --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// The mesh of the outer module.
// CHECK: module @inner
// CHECK-NEXT: sharding.mesh @mesh = <["x"=2]>
// CHECK-NEXT: func.func @main(%arg0: tensor<4x8xf32>
sdy.mesh @mesh = <["x"=2]>
module @inner {
  func.func @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
    // CHECK: stablehlo.tanh %arg0 : tensor<4x8xf32>
    %0 = stablehlo.tanh %a : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// Its own mesh, and another one two modules further out.
// CHECK: module @outer
// CHECK: module @inner
// CHECK-NEXT: sharding.mesh @mesh = <["x"=4]>
// CHECK-NEXT: func.func @main(%arg0: tensor<2x8xf32>
// CHECK: stablehlo.tanh %arg0 : tensor<2x8xf32>
// CHECK: module @sibling
// CHECK: func.func @main(%arg0: tensor<1x8xf32>
// CHECK: stablehlo.tanh %arg0 : tensor<1x8xf32>
module @outer {
  sharding.mesh @large = <["z"=8]>
  module @inner {
    sharding.mesh @mesh = <["x"=4]>
    func.func @main(%a: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
      %0 = stablehlo.tanh %a : tensor<8x8xf32>
      return %0 : tensor<8x8xf32>
    }
  }
  module @sibling {
    func.func @main(%a: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@large, [{"z"}, {}]>}) -> tensor<8x8xf32> {
      %0 = stablehlo.tanh %a : tensor<8x8xf32>
      return %0 : tensor<8x8xf32>
    }
  }
}

// -----

// A module in a region of an op, with a mesh of the same name.
// CHECK: sharding.mesh @mesh = <["x"=2]>
// CHECK: func.func @main(%arg0: tensor<8xf32>
// CHECK: "test.launch"
// CHECK: module @inner
// CHECK-NEXT: sharding.mesh @mesh = <["x"=4]>
// CHECK-NEXT: func.func @device(%arg1: tensor<2xf32>
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<16xf32> {
  "test.launch"() ({
    builtin.module @inner {
      sdy.mesh @mesh = <["x"=4]>
      func.func @device(%b: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
        return %b : tensor<8xf32>
      }
    }
  }) : () -> ()
  return %a : tensor<16xf32>
}
