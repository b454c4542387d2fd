// A loop over layers and one back, with weights sharded over x and gradients that are
// stacked: weights are gathered an iteration ahead, gradients summed an iteration behind,
// with the results of the original program; a loop-invariant gather is hoisted out of the
// loop.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize --topology=%S/Inputs/slow-cores.json --stats=%t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=pipeline-collectives --threads 3 --topology=%S/Inputs/slow-cores.json --stats=%t.json
// RUN: FileCheck %s --check-prefix=ALONE < %t.json
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=hoist-collectives --stats=%t.json
// RUN: FileCheck %s --check-prefix=HOIST < %t.json
// Training steps of models, against JAX's results.
// RUN: gspmd-run %S/../../../models/programs/tiny_fsdp_tensor.mlir --inputs %S/../../../models/programs/tiny_fsdp_tensor.in.npz --expect %S/../../../models/programs/tiny_fsdp_tensor.out.npz --atol 2e-5 --poison --optimize=force-variant:3 --stats=- | FileCheck %s --check-prefix=MODEL
// RUN: gspmd-run %S/../../../models/programs/tiny_pipeline.mlir --inputs %S/../../../models/programs/tiny_pipeline.in.npz --expect %S/../../../models/programs/tiny_pipeline.out.npz --atol 2e-5 --poison --optimize=force-variant:1 --stats=- | FileCheck %s --check-prefix=MODEL
// MODEL-DAG: starts one iteration early
// MODEL-DAG: is deferred to the next iteration
// CHECK: "optimizations": [
// CHECK-DAG: all_gather of {{.*}} starts one iteration early
// CHECK-DAG: reduce_scatter of {{.*}} is deferred to the next iteration
// CHECK-DAG: pipeline-collectives: {{[0-9]+}} changes, the step goes from
// ALONE-DAG: all_gather of {{.*}} starts one iteration early
// ALONE-DAG: reduce_scatter of {{.*}} is deferred to the next iteration
// HOIST: all_gather is loop-invariant: hoisted out of the loop

sdy.mesh @mesh = <["x"=4, "y"=2]>

func.func @main(
    %x: tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %v: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>},
    %s: tensor<5x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>})
    -> (tensor<128x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
        tensor<5x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<5x128x32xf32>
  %r:4 = stablehlo.while(%i = %zero, %h = %x, %ws = %s, %hs = %none) : tensor<i32>, tensor<128x32xf32>, tensor<5x32x32xf32>, tensor<5x128x32xf32>
  cond {
    %n = stablehlo.constant dense<5> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %p = stablehlo.dynamic_slice %ws, %i, %zero, %zero, sizes = [1, 32, 32] : (tensor<5x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x32xf32>
    %w = stablehlo.reshape %p : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %wg = sdy.sharding_constraint %w <@mesh, [{}, {}]> : tensor<32x32xf32>
    %vg = sdy.sharding_constraint %v <@mesh, [{}, {}]> : tensor<32x32xf32>
    %a = stablehlo.dot_general %h, %wg, contracting_dims = [1] x [0] : (tensor<128x32xf32>, tensor<32x32xf32>) -> tensor<128x32xf32>
    %b = stablehlo.dot_general %a, %vg, contracting_dims = [1] x [0] : (tensor<128x32xf32>, tensor<32x32xf32>) -> tensor<128x32xf32>
    %k = stablehlo.constant dense<0.03125> : tensor<128x32xf32>
    %bk = stablehlo.multiply %b, %k : tensor<128x32xf32>
    %t = stablehlo.tanh %bk : tensor<128x32xf32>
    %h1 = stablehlo.reshape %h : (tensor<128x32xf32>) -> tensor<1x128x32xf32>
    %hn = stablehlo.dynamic_update_slice %hs, %h1, %i, %zero, %zero : (tensor<5x128x32xf32>, tensor<1x128x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x128x32xf32>
    stablehlo.return %next, %t, %ws, %hn : tensor<i32>, tensor<128x32xf32>, tensor<5x32x32xf32>, tensor<5x128x32xf32>
  }
  %four = stablehlo.constant dense<4> : tensor<i32>
  %gzero = stablehlo.constant dense<1.0> : tensor<5x32x32xf32>
  %q:5 = stablehlo.while(%i = %four, %d = %r#1, %ws = %s, %hs = %r#3, %gs = %gzero) : tensor<i32>, tensor<128x32xf32>, tensor<5x32x32xf32>, tensor<5x128x32xf32>, tensor<5x32x32xf32>
  cond {
    %c = stablehlo.compare GE, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.subtract %i, %one : tensor<i32>
    %p = stablehlo.dynamic_slice %ws, %i, %zero, %zero, sizes = [1, 32, 32] : (tensor<5x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x32xf32>
    %w = stablehlo.reshape %p : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    %wg = sdy.sharding_constraint %w <@mesh, [{}, {}]> : tensor<32x32xf32>
    %hp = stablehlo.dynamic_slice %hs, %i, %zero, %zero, sizes = [1, 128, 32] : (tensor<5x128x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x32xf32>
    %h = stablehlo.reshape %hp : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %hx = sdy.sharding_constraint %h <@mesh, [{"x"}, {}]> : tensor<128x32xf32>
    %dx = sdy.sharding_constraint %d <@mesh, [{"x"}, {}]> : tensor<128x32xf32>
    %g = stablehlo.dot_general %hx, %dx, contracting_dims = [0] x [0] : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<32x32xf32>
    %gx = sdy.sharding_constraint %g <@mesh, [{"x"}, {}]> : tensor<32x32xf32>
    %g1 = stablehlo.reshape %gx : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %gn = stablehlo.dynamic_update_slice %gs, %g1, %i, %zero, %zero : (tensor<5x32x32xf32>, tensor<1x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x32x32xf32>
    %e = stablehlo.dot_general %d, %wg, contracting_dims = [1] x [1] : (tensor<128x32xf32>, tensor<32x32xf32>) -> tensor<128x32xf32>
    %k = stablehlo.constant dense<0.125> : tensor<128x32xf32>
    %ek = stablehlo.multiply %e, %k : tensor<128x32xf32>
    %t = stablehlo.tanh %ek : tensor<128x32xf32>
    stablehlo.return %next, %t, %ws, %hs, %gn : tensor<i32>, tensor<128x32xf32>, tensor<5x32x32xf32>, tensor<5x128x32xf32>, tensor<5x32x32xf32>
  }
  return %q#1, %q#4 : tensor<128x32xf32>, tensor<5x32x32xf32>
}

// The time and lower bound of each optimized loop are notes of a simulation.
// RUN: gspmd-simulate %s --topology=%S/Inputs/slow-cores.json:4x2 --optimize | FileCheck %s --check-prefix=BOUND
// BOUND: note: {{.*}}pipelined.mlir:34:10: loop of 5 iterations takes 655.41 us; an iteration takes 131.08 us, 1.000 times its lower bound of 131.08 us by kernels
// BOUND: note: {{.*}}pipelined.mlir:57:10: loop of 5 iterations takes 655.38 us;
