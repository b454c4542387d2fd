// Weights are gathered during the products of the previous layers, gradients summed during the
// following ones: started collectives have equal results, also in a loop, of several tensors, of a
// constant, on one thread and on several.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=share-collectives,defer-collectives,hoist-collectives,rematerialize,combine-collectives,schedule-collectives,pipeline-collectives --topology=%S/Inputs/slow-cores.json --stats=%t.json
// RUN: FileCheck %s < %t.json
// Also in chunks, where terms of sums up to 7.6 are added in another order (2.1e-5).
// RUN: gspmd-run %s --random-inputs 1 --check --poison --atol 5e-5 --optimize --topology=%S/Inputs/slow-cores.json
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=schedule-collectives --threads 1 --topology=%S/Inputs/slow-cores.json
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=schedule-collectives --threads 3 --topology=%S/Inputs/slow-cores.json
// RUN: gspmd-opt --gspmd-partition --spmd-schedule-collectives=topology=%S/Inputs/slow-cores.json %s | FileCheck %s --check-prefix=IR
// The form for XLA has blocking collectives.
// RUN: gspmd-opt --gspmd-partition --spmd-schedule-collectives=topology=%S/Inputs/slow-cores.json %s | gspmd-opt --gspmd-export-stablehlo | FileCheck %s --check-prefix=XLA --implicit-check-not=" spmd."
// Consumers that support async ops can have them.
// RUN: gspmd-opt --gspmd-partition --spmd-schedule-collectives=topology=%S/Inputs/slow-cores.json %s | gspmd-opt --gspmd-export-stablehlo=async=true | gspmd-opt --verify-roundtrip | FileCheck %s --check-prefix=ASYNC --implicit-check-not=" spmd."
// ASYNC-COUNT-4: "stablehlo.async_start"
// ASYNC: "stablehlo.async_done"
// CHECK: "optimizations": [
// CHECK: all_gather of {{.*}} starts before
// CHECK: schedule-collectives: {{[0-9]+}} changes, the step goes from
// IR-COUNT-4: {spmd.start}
// IR: spmd.done
// XLA: "stablehlo.all_gather"

sdy.mesh @mesh = <["x"=4, "y"=2]>

func.func @main(
    %x: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>},
    %w: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %v: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
    %s: tensor<6x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>})
    -> (tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>},
        tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
        tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
        tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) {
  %wg = sdy.sharding_constraint %w <@mesh, [{}, {}]> : tensor<32x32xf32>
  %0 = stablehlo.dot_general %x, %wg, contracting_dims = [1] x [0] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
  %1 = stablehlo.tanh %0 : tensor<16x32xf32>
  %vg = sdy.sharding_constraint %v <@mesh, [{}, {}]> : tensor<32x32xf32>
  %2 = stablehlo.dot_general %1, %vg, contracting_dims = [1] x [0] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %h = %2, %ws = %s) : tensor<i32>, tensor<16x32xf32>, tensor<6x32x32xf32>
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %at = stablehlo.multiply %i, %two : tensor<i32>
    %at1 = stablehlo.add %at, %one : tensor<i32>
    %p = stablehlo.dynamic_slice %ws, %at, %zero, %zero, sizes = [1, 32, 32] : (tensor<6x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x32xf32>
    %q = stablehlo.dynamic_slice %ws, %at1, %zero, %zero, sizes = [1, 32, 32] : (tensor<6x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x32xf32>
    %pg = sdy.sharding_constraint %p <@mesh, [{}, {}, {}]> : tensor<1x32x32xf32>
    %qg = sdy.sharding_constraint %q <@mesh, [{}, {}, {}]> : tensor<1x32x32xf32>
    %p2 = stablehlo.reshape %pg : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %q2 = stablehlo.reshape %qg : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %a = stablehlo.dot_general %h, %p2, contracting_dims = [1] x [0] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %b = stablehlo.tanh %a : tensor<16x32xf32>
    %d = stablehlo.dot_general %b, %q2, contracting_dims = [1] x [0] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %e = stablehlo.tanh %d : tensor<16x32xf32>
    stablehlo.return %next, %e, %ws : tensor<i32>, tensor<16x32xf32>, tensor<6x32x32xf32>
  }
  %g0 = stablehlo.dot_general %x, %r#1, contracting_dims = [0] x [0] : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
  %g1 = stablehlo.dot_general %1, %r#1, contracting_dims = [0] x [0] : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
  %u = stablehlo.add %g0, %wg : tensor<32x32xf32>
  %t = stablehlo.add %g1, %vg : tensor<32x32xf32>
  %c0 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : tensor<8xf32>
  %cs = sdy.sharding_constraint %c0 <@mesh, [{"x"}]> : tensor<8xf32>
  %ct = stablehlo.tanh %cs : tensor<8xf32>
  return %r#1, %u, %t, %ct : tensor<16x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<8xf32>
}
