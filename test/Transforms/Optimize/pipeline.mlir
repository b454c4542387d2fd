// RUN: gspmd-opt --spmd-pipeline-collectives=topology=%S/../../Execute/Optimize/Inputs/slow-cores.json --split-input-file %s | FileCheck %s

// A gather of a layer's weights is prefetched for the next iteration, and for the first
// one before the loop.
// CHECK-LABEL: @ahead
// CHECK: %[[OWN0:.*]] = stablehlo.dynamic_slice %arg1, %{{.*}}, %{{.*}}, %{{.*}}, sizes = [1, 16, 64]
// CHECK: %[[ALL0:.*]] = spmd.all_gather %[[OWN0]] dim 1
// CHECK: stablehlo.while({{.*}}%[[I:[a-zA-Z0-9_]+]] = %{{.*}}, %{{.*}} = %arg0, %[[WS:[a-zA-Z0-9_]+]] = %arg1, %[[ALL:[a-zA-Z0-9_]+]] = %[[ALL0]])
// CHECK: do {
// CHECK: %[[NEXT:.*]] = stablehlo.add %[[I]]
// CHECK: %[[OWN:.*]] = stablehlo.dynamic_slice %[[WS]], %[[NEXT]]
// CHECK: %[[START:.*]] = spmd.all_gather %[[OWN]] dim 1 over <@m ["x"]> {spmd.start}
// CHECK: stablehlo.reshape %[[ALL]]
// CHECK: stablehlo.dot_general
// CHECK: %[[DONE:.*]] = spmd.done %[[START]]
// CHECK: stablehlo.return %[[NEXT]], %{{.*}}, %[[WS]], %[[DONE]]
sharding.mesh @m = <["x"=4]>
func.func public @ahead(%a: tensor<64x64xf32>, %stack: tensor<8x16x64xf32>) -> tensor<64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %x = %a, %ws = %stack) : tensor<i32>, tensor<64x64xf32>, tensor<8x16x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %own = stablehlo.dynamic_slice %ws, %i, %zero, %zero, sizes = [1, 16, 64] : (tensor<8x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %all = spmd.all_gather %own dim 1 over <@m ["x"]> : tensor<1x16x64xf32> -> tensor<1x64x64xf32>
    %w = stablehlo.reshape %all : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %next, %y, %ws : tensor<i32>, tensor<64x64xf32>, tensor<8x16x64xf32>
  }
  return %r#1 : tensor<64x64xf32>
}

// -----
// A sum that is stored in a stack is computed from operands of the previous iteration, and
// stored at that iteration's index; the last one after the loop.
// CHECK-LABEL: @behind
// CHECK: %[[ZEROS:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<64x64xf32>
// CHECK: %[[R:.*]]:5 = stablehlo.while({{.*}}%[[I:[a-zA-Z0-9_]+]] = %{{.*}}, %[[X:[a-zA-Z0-9_]+]] = %arg0, %[[SS:[a-zA-Z0-9_]+]] = %arg1, %[[G:[a-zA-Z0-9_]+]] = %[[ZEROS]], %[[AT:[a-zA-Z0-9_]+]] = %{{.*}})
// CHECK: do {
// CHECK: %[[START:.*]] = spmd.reduce_scatter add %[[G]] dim 0 over <@m ["x"]> {spmd.start}
// CHECK: %[[Y:.*]] = stablehlo.dot_general %[[X]], %[[X]]
// CHECK: %[[DONE:.*]] = spmd.done %[[START]]
// CHECK: %[[ONE:.*]] = stablehlo.reshape %[[DONE]]
// CHECK: %[[STACK:.*]] = stablehlo.dynamic_update_slice %[[SS]], %[[ONE]], %[[AT]]
// CHECK: stablehlo.return %{{.*}}, %[[Y]], %[[STACK]], %[[Y]], %[[I]]
// CHECK: %[[LAST:.*]] = spmd.reduce_scatter add %[[R]]#3 dim 0
// CHECK: %[[L:.*]] = stablehlo.reshape %[[LAST]]
// CHECK: %[[ALL:.*]] = stablehlo.dynamic_update_slice %[[R]]#2, %[[L]], %[[R]]#4
// CHECK: return %[[ALL]]
sharding.mesh @m = <["x"=4]>
func.func public @behind(%a: tensor<64x64xf32>, %stack: tensor<8x16x64xf32>) -> tensor<8x16x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %x = %a, %ss = %stack) : tensor<i32>, tensor<64x64xf32>, tensor<8x16x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %s = spmd.reduce_scatter add %y dim 0 over <@m ["x"]> : tensor<64x64xf32> -> tensor<16x64xf32>
    %s1 = stablehlo.reshape %s : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %t = stablehlo.dynamic_update_slice %ss, %s1, %i, %zero, %zero : (tensor<8x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x16x64xf32>
    stablehlo.return %next, %y, %t : tensor<i32>, tensor<64x64xf32>, tensor<8x16x64xf32>
  }
  return %r#2 : tensor<8x16x64xf32>
}

// -----
// A user of the stack in the loop needs it in its own iteration.
// CHECK-LABEL: @read
// CHECK-NOT: spmd.start
sharding.mesh @m = <["x"=4]>
func.func public @read(%a: tensor<64x64xf32>, %stack: tensor<8x16x64xf32>) -> (tensor<8x16x64xf32>, tensor<1x16x64xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<1x16x64xf32>
  %r:4 = stablehlo.while(%i = %zero, %x = %a, %ss = %stack, %last = %none) : tensor<i32>, tensor<64x64xf32>, tensor<8x16x64xf32>, tensor<1x16x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %s = spmd.reduce_scatter add %y dim 0 over <@m ["x"]> : tensor<64x64xf32> -> tensor<16x64xf32>
    %s1 = stablehlo.reshape %s : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %seen = stablehlo.dynamic_slice %ss, %next, %zero, %zero, sizes = [1, 16, 64] : (tensor<8x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %t = stablehlo.dynamic_update_slice %ss, %s1, %i, %zero, %zero : (tensor<8x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x16x64xf32>
    stablehlo.return %next, %y, %t, %seen : tensor<i32>, tensor<64x64xf32>, tensor<8x16x64xf32>, tensor<1x16x64xf32>
  }
  return %r#2, %r#3 : tensor<8x16x64xf32>, tensor<1x16x64xf32>
}

// -----
// And so does a user of the sum.
// CHECK-LABEL: @sum_read
// CHECK-NOT: spmd.start
sharding.mesh @m = <["x"=4]>
func.func public @sum_read(%a: tensor<64x64xf32>, %stack: tensor<8x16x64xf32>) -> (tensor<8x16x64xf32>, tensor<16x64xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<16x64xf32>
  %r:4 = stablehlo.while(%i = %zero, %x = %a, %ss = %stack, %last = %none) : tensor<i32>, tensor<64x64xf32>, tensor<8x16x64xf32>, tensor<16x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %s = spmd.reduce_scatter add %y dim 0 over <@m ["x"]> : tensor<64x64xf32> -> tensor<16x64xf32>
    %total = stablehlo.add %last, %s : tensor<16x64xf32>
    %s1 = stablehlo.reshape %s : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %t = stablehlo.dynamic_update_slice %ss, %s1, %i, %zero, %zero : (tensor<8x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x16x64xf32>
    stablehlo.return %next, %y, %t, %total : tensor<i32>, tensor<64x64xf32>, tensor<8x16x64xf32>, tensor<16x64xf32>
  }
  return %r#2, %r#3 : tensor<8x16x64xf32>, tensor<16x64xf32>
}

// -----
// A custom call is executed exactly once per iteration.
// CHECK-LABEL: @called_ahead
// CHECK-NOT: custom_call
// CHECK: stablehlo.while
// CHECK: custom_call @load_layer
// CHECK-NOT: custom_call
sharding.mesh @m = <["x"=4]>
func.func public @called_ahead(%a: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<64x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %own = stablehlo.custom_call @load_layer(%i) {has_side_effect = false} : (tensor<i32>) -> tensor<16x64xf32>
    %all = spmd.all_gather %own dim 0 over <@m ["x"]> : tensor<16x64xf32> -> tensor<64x64xf32>
    %y = stablehlo.dot_general %x, %all, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %next, %y : tensor<i32>, tensor<64x64xf32>
  }
  return %r#1 : tensor<64x64xf32>
}

// -----
// Upstream's slice is not clamped to the tensor, which the iteration behind the
// last one would need.
// CHECK-LABEL: @sliced_ahead
// CHECK-NOT: spmd.start
sharding.mesh @m = <["x"=4]>
func.func public @sliced_ahead(%a: tensor<64x64xf32>, %stack: tensor<8x16x64xf32>) -> tensor<64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<64x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %n0 = tensor.extract %i[] : tensor<i32>
    %at = arith.index_cast %n0 : i32 to index
    %own = tensor.extract_slice %stack[%at, 0, 0] [1, 16, 64] [1, 1, 1] : tensor<8x16x64xf32> to tensor<16x64xf32>
    %all = spmd.all_gather %own dim 0 over <@m ["x"]> : tensor<16x64xf32> -> tensor<64x64xf32>
    %y = stablehlo.dot_general %x, %all, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %next, %y : tensor<i32>, tensor<64x64xf32>
  }
  return %r#1 : tensor<64x64xf32>
}

// -----
// Nor is it executed on the zeros of the first iteration.
// CHECK-LABEL: @called_behind
// CHECK-NOT: spmd.start
sharding.mesh @m = <["x"=4]>
func.func public @called_behind(%a: tensor<64x64xf32>, %stack: tensor<8x16x64xf32>) -> tensor<8x16x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %x = %a, %ss = %stack) : tensor<i32>, tensor<64x64xf32>, tensor<8x16x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %s = spmd.reduce_scatter add %y dim 0 over <@m ["x"]> : tensor<64x64xf32> -> tensor<16x64xf32>
    %q = stablehlo.custom_call @must_not_be_zero(%s) {has_side_effect = false} : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %s1 = stablehlo.reshape %q : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %t = stablehlo.dynamic_update_slice %ss, %s1, %i, %zero, %zero : (tensor<8x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x16x64xf32>
    stablehlo.return %next, %y, %t : tensor<i32>, tensor<64x64xf32>, tensor<8x16x64xf32>
  }
  return %r#2 : tensor<8x16x64xf32>
}
