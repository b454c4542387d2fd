// Tensors in the memory of the host, 1e9 bytes per second in each direction, concurrent with products of 2 ms.

// RUN: gspmd-simulate %s --entry send --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=SEND
// RUN: gspmd-simulate %s --entry send --topology %S/../Inputs/round.json:1 --overlap async | FileCheck %s --check-prefix=BESIDE
// RUN: gspmd-simulate %s --entry state --topology %S/../Inputs/round.json:1 --overlap async --stats %t.json | FileCheck %s --check-prefix=STATE
// RUN: %python -c "import json, sys; s = json.load(open(sys.argv[1])); assert s['host_bytes'] == 4e6 and s['argument_bytes'] == 4e6, s" %t.json
// RUN: gspmd-simulate %s --entry stack --topology %S/../Inputs/round.json:1 --overlap async | FileCheck %s --check-prefix=STACK
// RUN: gspmd-simulate %s --entry directly --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=DIRECTLY
// RUN: gspmd-simulate %s --entry idle --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=IDLE
// RUN: %python -c "import json, sys; r = json.load(open(sys.argv[1])); del r['figures']['host_bandwidth']; json.dump(r, open(sys.argv[2], 'w'))" %S/../Inputs/round.json %t.none.json
// RUN: not gspmd-simulate %s --entry send --topology %t.none.json:1 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: memories.mlir:[[# @LINE + 10]]:8: error: {{.*}}uses the host's memory, but the hardware file 'round' has no figure 'host_bandwidth'

// 4 MB to the host, which only the result waits for.
// SEND: step time             8.000 ms
// SEND: host transfer {{.*}}4.000 ms {{.*}} x 1
// SEND: host's memory         3.81 MiB
// BESIDE: step time             6.000 ms
// BESIDE: cores wait 2.000 ms
func.func @send(%a: tensor<1000x1000xf32>, %b: tensor<1000x1000xf32>) -> (tensor<1000x1000xf32>, tensor<1000x1000xf32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %1 = stablehlo.custom_call @annotate_device_placement(%0) {has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}} : (tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %2 = stablehlo.dot_general %0, %b, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %1, %2 : tensor<1000x1000xf32>, tensor<1000x1000xf32>
}

// A step's state is transferred from the host and back, in place: 4 ms, 12
// us for the sum, 4 ms; the product of 2 ms is concurrent.
// STATE: step time             8.0{{[0-9]*}} ms
// STATE: host transfer {{.*}}8.000 ms {{.*}} x 2
// STATE: host's memory         3.81 MiB
func.func @state(%m: tensor<1000x1000xf32> {mhlo.memory_kind = "pinned_host", tf.aliasing_output = 0 : i32}, %a: tensor<1000x1000xf32>) -> (tensor<1000x1000xf32>, tensor<1000x1000xf32>) {
  %0 = stablehlo.custom_call @annotate_device_placement(%m) {has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "device"}} : (tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %1 = stablehlo.add %0, %a : tensor<1000x1000xf32>
  %2 = stablehlo.custom_call @annotate_device_placement(%1) {has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}} : (tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %3 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %2, %3 : tensor<1000x1000xf32>, tensor<1000x1000xf32>
}

// A loop stores values into a stack at the host, another loop reads them. Each of four
// iterations sends 1 MB (1 ms) when its product of 0.25 ms is done, or fetches it
// concurrently with that of the previous iteration, if any: 4 x 1.25 + 4 x 1 + 0.25 ms.
// The stack takes no memory of the device.
// STACK: step time             9.25{{[0-9]*}} ms
// STACK: host transfer {{.*}}8.000 ms {{.*}} x 8
// STACK: host's memory         3.81 MiB
// STACK-NOT: tensor<4x500x500xf32>
func.func @stack(%a: tensor<500x500xf32>) -> tensor<500x500xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<i32>
  %f = stablehlo.constant dense<0.0> : tensor<4x500x500xf32>
  %r:3 = stablehlo.while(%i = %zero, %x = %a, %s = %f) : tensor<i32>, tensor<500x500xf32>, tensor<4x500x500xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<500x500xf32>, tensor<500x500xf32>) -> tensor<500x500xf32>
    %h = stablehlo.custom_call @annotate_device_placement(%y) {has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}} : (tensor<500x500xf32>) -> tensor<500x500xf32>
    %w = stablehlo.reshape %h : (tensor<500x500xf32>) -> tensor<1x500x500xf32>
    %t = stablehlo.dynamic_update_slice %s, %w, %i, %zero, %zero : (tensor<4x500x500xf32>, tensor<1x500x500xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x500x500xf32>
    stablehlo.return %next, %y, %t : tensor<i32>, tensor<500x500xf32>, tensor<4x500x500xf32>
  }
  %q:3 = stablehlo.while(%i = %zero, %x = %r#1, %s = %r#2) : tensor<i32>, tensor<500x500xf32>, tensor<4x500x500xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.dynamic_slice %s, %i, %zero, %zero, sizes = [1, 500, 500] : (tensor<4x500x500xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x500x500xf32>
    %h = stablehlo.reshape %w : (tensor<1x500x500xf32>) -> tensor<500x500xf32>
    %d = stablehlo.custom_call @annotate_device_placement(%h) {has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "device"}} : (tensor<500x500xf32>) -> tensor<500x500xf32>
    %y = stablehlo.dot_general %x, %d, contracting_dims = [1] x [0] : (tensor<500x500xf32>, tensor<500x500xf32>) -> tensor<500x500xf32>
    stablehlo.return %next, %y, %s : tensor<i32>, tensor<500x500xf32>, tensor<4x500x500xf32>
  }
  return %q#1 : tensor<500x500xf32>
}

// DIRECTLY: step time             4.0{{[0-9]*}} ms
// DIRECTLY: note: {{.*}}uses values in the host's memory, which have to be transferred first
func.func @directly(%m: tensor<1000x1000xf32> {mhlo.memory_kind = "unpinned_host"}, %a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.add %m, %a : tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// A value that is there already is not moved: one pass, 12 us.
// IDLE: step time             12.00 us
func.func @idle(%m: tensor<1000x1000xf32> {mhlo.memory_kind = "device"}, %a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.custom_call @annotate_device_placement(%m) {has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "device"}} : (tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %1 = stablehlo.add %0, %a : tensor<1000x1000xf32>
  return %1 : tensor<1000x1000xf32>
}
