// Loops whose collectives overlap with other iterations: two iterations only, clamped indices, a
// sum that others depend on, and nested loops whose weights are invariant, or change in the outer
// loop (where they are not known ahead).
// RUN: split-file %s %t
// RUN: gspmd-run %t/twice.mlir --random-inputs 1 --check --poison --optimize=pipeline-collectives,force-variant:1 --topology=%S/Inputs/slow-cores.json --stats=- | FileCheck %s --check-prefix=TWICE
// Two iterations would send half more, so the loop is unchanged if only gains count:
// RUN: gspmd-run %t/twice.mlir --random-inputs 1 --check --poison --optimize=pipeline-collectives --topology=%S/Inputs/slow-cores.json --stats=- | FileCheck %s --check-prefix=STAYS
// RUN: gspmd-run %t/beyond.mlir --random-inputs 1 --check --poison --optimize=pipeline-collectives --topology=%S/Inputs/slow-cores.json --stats=- | FileCheck %s --check-prefix=BEYOND
// RUN: gspmd-run %t/chain.mlir --random-inputs 1 --check --poison --optimize=pipeline-collectives --topology=%S/Inputs/slow-cores.json --stats=- | FileCheck %s --check-prefix=CHAIN
// RUN: gspmd-run %t/nest.mlir --random-inputs 1 --check --poison --optimize=pipeline-collectives --topology=%S/Inputs/slow-cores.json --stats=- | FileCheck %s --check-prefix=NEST
// RUN: gspmd-run %t/nest_upd.mlir --random-inputs 1 --check --poison --optimize=pipeline-collectives --topology=%S/Inputs/slow-cores.json --stats=- | FileCheck %s --check-prefix=NEST_UPD
// STAYS-NOT: is deferred to the next iteration
// TWICE: reduce_scatter of {{.*}} is deferred to the next iteration
// BEYOND: reduce_scatter of {{.*}} is deferred to the next iteration
// CHAIN: all_reduce of {{.*}} is deferred to the next iteration
// NEST-COUNT-2: all_gather of {{.*}} starts one iteration early
// NEST_UPD-COUNT-1: all_gather of {{.*}} starts one iteration early
// NEST_UPD-NOT: all_gather of {{.*}} starts one iteration early
//--- twice.mlir
sdy.mesh @mesh = <["x"=4]>
func.func @main(
    %x: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %s0: tensor<5x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>})
    -> (tensor<16x16xf32>, tensor<5x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %st = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %st, %h = %x, %gs = %s0) : tensor<i32>, tensor<16x16xf32>, tensor<5x16x16xf32>
  cond {
    %n = stablehlo.constant dense<2> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %k = stablehlo.constant dense<0.01> : tensor<16x16xf32>
    %hx = sdy.sharding_constraint %h <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
    %g = stablehlo.dot_general %hx, %hx, contracting_dims = [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %gx = sdy.sharding_constraint %g <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
    %g1 = stablehlo.reshape %gx : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %gn = stablehlo.dynamic_update_slice %gs, %g1, %i, %zero, %zero : (tensor<5x16x16xf32>, tensor<1x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x16x16xf32>
    %t0 = stablehlo.dot_general %hx, %k, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %t = stablehlo.add %t0, %k : tensor<16x16xf32>
    stablehlo.return %next, %t, %gn : tensor<i32>, tensor<16x16xf32>, tensor<5x16x16xf32>
  }
  return %r#1, %r#2 : tensor<16x16xf32>, tensor<5x16x16xf32>
}
//--- beyond.mlir
sdy.mesh @mesh = <["x"=4]>
func.func @main(
    %x: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %s0: tensor<5x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>})
    -> (tensor<16x16xf32>, tensor<5x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %st = stablehlo.constant dense<-2> : tensor<i32>
  %r:3 = stablehlo.while(%i = %st, %h = %x, %gs = %s0) : tensor<i32>, tensor<16x16xf32>, tensor<5x16x16xf32>
  cond {
    %n = stablehlo.constant dense<7> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %k = stablehlo.constant dense<0.01> : tensor<16x16xf32>
    %hx = sdy.sharding_constraint %h <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
    %g = stablehlo.dot_general %hx, %hx, contracting_dims = [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %gx = sdy.sharding_constraint %g <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
    %g1 = stablehlo.reshape %gx : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %gn = stablehlo.dynamic_update_slice %gs, %g1, %i, %zero, %zero : (tensor<5x16x16xf32>, tensor<1x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x16x16xf32>
    %t0 = stablehlo.dot_general %hx, %k, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %t = stablehlo.add %t0, %k : tensor<16x16xf32>
    stablehlo.return %next, %t, %gn : tensor<i32>, tensor<16x16xf32>, tensor<5x16x16xf32>
  }
  return %r#1, %r#2 : tensor<16x16xf32>, tensor<5x16x16xf32>
}
//--- chain.mlir
sdy.mesh @mesh = <["x"=4]>
func.func @main(
    %x: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %s0: tensor<5x64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>})
    -> (tensor<64x64xf32>, tensor<5x64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %st = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %st, %h = %x, %gs = %s0) : tensor<i32>, tensor<64x64xf32>, tensor<5x64x64xf32>
  cond {
    %n = stablehlo.constant dense<5> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %k = stablehlo.constant dense<0.01> : tensor<64x64xf32>
    %hx = sdy.sharding_constraint %h <@mesh, [{"x"}, {}]> : tensor<64x64xf32>
    %g = stablehlo.dot_general %hx, %hx, contracting_dims = [0] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %gx = sdy.sharding_constraint %g <@mesh, [{"x"}, {}]> : tensor<64x64xf32>
    %gall = sdy.sharding_constraint %gx <@mesh, [{}, {}]> : tensor<64x64xf32>
   %gm = stablehlo.multiply %gall, %g : tensor<64x64xf32>
   %gy = sdy.sharding_constraint %gm <@mesh, [{}, {"x"}]> : tensor<64x64xf32>
   %gz = sdy.sharding_constraint %gy <@mesh, [{"x"}, {}]> : tensor<64x64xf32>
    %g1 = stablehlo.reshape %gz : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %gn = stablehlo.dynamic_update_slice %gs, %g1, %i, %zero, %zero : (tensor<5x64x64xf32>, tensor<1x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x64x64xf32>
    %t0 = stablehlo.dot_general %hx, %k, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = stablehlo.add %t0, %k : tensor<64x64xf32>
    stablehlo.return %next, %t, %gn : tensor<i32>, tensor<64x64xf32>, tensor<5x64x64xf32>
  }
  return %r#1, %r#2 : tensor<64x64xf32>, tensor<5x64x64xf32>
}
//--- nest.mlir
sdy.mesh @mesh = <["x"=4]>
func.func @main(
    %x: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %ws0: tensor<6x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>},
    %s0: tensor<3x4x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"x"}, {}]>},
    %u0: tensor<3x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>})
    -> (tensor<16x16xf32>, tensor<3x4x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"x"}, {}]>}, tensor<3x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<6x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %k = stablehlo.constant dense<0.01> : tensor<16x16xf32>
  %o:5 = stablehlo.while(%j = %zero, %hh = %x, %ss = %s0, %us = %u0, %wso = %ws0) : tensor<i32>, tensor<16x16xf32>, tensor<3x4x16x16xf32>, tensor<3x16x16xf32>, tensor<6x16x16xf32>
  cond {
    %c = stablehlo.compare LT, %j, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %r:4 = stablehlo.while(%i = %three, %h = %hh, %gs = %ss, %ws = %wso) : tensor<i32>, tensor<16x16xf32>, tensor<3x4x16x16xf32>, tensor<6x16x16xf32>
    cond {
      %c = stablehlo.compare GE, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %next = stablehlo.subtract %i, %one : tensor<i32>
      %at = stablehlo.add %i, %j : tensor<i32>
      %p = stablehlo.dynamic_slice %ws, %at, %zero, %zero, sizes = [1, 16, 16] : (tensor<6x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
      %w = stablehlo.reshape %p : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
      %wg = sdy.sharding_constraint %w <@mesh, [{}, {}]> : tensor<16x16xf32>
      %hx = sdy.sharding_constraint %h <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
      %a0 = stablehlo.dot_general %hx, %wg, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %a = stablehlo.multiply %a0, %k : tensor<16x16xf32>
      %ax = sdy.sharding_constraint %a <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
      %g = stablehlo.dot_general %hx, %ax, contracting_dims = [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %gx = sdy.sharding_constraint %g <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
      %g1 = stablehlo.reshape %gx : (tensor<16x16xf32>) -> tensor<1x1x16x16xf32>
      %gn = stablehlo.dynamic_update_slice %gs, %g1, %j, %i, %zero, %zero : (tensor<3x4x16x16xf32>, tensor<1x1x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x16x16xf32>
      stablehlo.return %next, %ax, %gn, %ws : tensor<i32>, tensor<16x16xf32>, tensor<3x4x16x16xf32>, tensor<6x16x16xf32>
    }
    %hx = sdy.sharding_constraint %hh <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
    %rx = sdy.sharding_constraint %r#1 <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
    %g = stablehlo.dot_general %hx, %rx, contracting_dims = [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %gx = sdy.sharding_constraint %g <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
    %g1 = stablehlo.reshape %gx : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %un = stablehlo.dynamic_update_slice %us, %g1, %j, %zero, %zero : (tensor<3x16x16xf32>, tensor<1x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x16x16xf32>
    %p2 = stablehlo.dynamic_slice %wso, %j, %zero, %zero, sizes = [1, 16, 16] : (tensor<6x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
    %w2 = stablehlo.reshape %p2 : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    %wg2 = sdy.sharding_constraint %w2 <@mesh, [{}, {}]> : tensor<16x16xf32>
    %a2 = stablehlo.dot_general %rx, %wg2, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %nj = stablehlo.add %j, %one : tensor<i32>
    stablehlo.return %nj, %a2, %r#2, %un, %wso : tensor<i32>, tensor<16x16xf32>, tensor<3x4x16x16xf32>, tensor<3x16x16xf32>, tensor<6x16x16xf32>
  }
  return %o#1, %o#2, %o#3, %o#4 : tensor<16x16xf32>, tensor<3x4x16x16xf32>, tensor<3x16x16xf32>, tensor<6x16x16xf32>
}
//--- nest_upd.mlir
sdy.mesh @mesh = <["x"=4]>
func.func @main(
    %x: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %ws0: tensor<6x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>},
    %s0: tensor<3x4x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"x"}, {}]>},
    %u0: tensor<3x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>})
    -> (tensor<16x16xf32>, tensor<3x4x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"x"}, {}]>}, tensor<3x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<6x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %k = stablehlo.constant dense<0.01> : tensor<16x16xf32>
  %o:5 = stablehlo.while(%j = %zero, %hh = %x, %ss = %s0, %us = %u0, %wso = %ws0) : tensor<i32>, tensor<16x16xf32>, tensor<3x4x16x16xf32>, tensor<3x16x16xf32>, tensor<6x16x16xf32>
  cond {
    %c = stablehlo.compare LT, %j, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %r:4 = stablehlo.while(%i = %three, %h = %hh, %gs = %ss, %ws = %wso) : tensor<i32>, tensor<16x16xf32>, tensor<3x4x16x16xf32>, tensor<6x16x16xf32>
    cond {
      %c = stablehlo.compare GE, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %next = stablehlo.subtract %i, %one : tensor<i32>
      %at = stablehlo.add %i, %j : tensor<i32>
      %p = stablehlo.dynamic_slice %ws, %at, %zero, %zero, sizes = [1, 16, 16] : (tensor<6x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
      %w = stablehlo.reshape %p : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
      %wg = sdy.sharding_constraint %w <@mesh, [{}, {}]> : tensor<16x16xf32>
      %hx = sdy.sharding_constraint %h <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
      %a0 = stablehlo.dot_general %hx, %wg, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %a = stablehlo.multiply %a0, %k : tensor<16x16xf32>
      %ax = sdy.sharding_constraint %a <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
      %g = stablehlo.dot_general %hx, %ax, contracting_dims = [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %gx = sdy.sharding_constraint %g <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
      %g1 = stablehlo.reshape %gx : (tensor<16x16xf32>) -> tensor<1x1x16x16xf32>
      %gn = stablehlo.dynamic_update_slice %gs, %g1, %j, %i, %zero, %zero : (tensor<3x4x16x16xf32>, tensor<1x1x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x16x16xf32>
      stablehlo.return %next, %ax, %gn, %ws : tensor<i32>, tensor<16x16xf32>, tensor<3x4x16x16xf32>, tensor<6x16x16xf32>
    }
    %hx = sdy.sharding_constraint %hh <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
    %rx = sdy.sharding_constraint %r#1 <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
    %g = stablehlo.dot_general %hx, %rx, contracting_dims = [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %gx = sdy.sharding_constraint %g <@mesh, [{"x"}, {}]> : tensor<16x16xf32>
    %g1 = stablehlo.reshape %gx : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %un = stablehlo.dynamic_update_slice %us, %g1, %j, %zero, %zero : (tensor<3x16x16xf32>, tensor<1x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x16x16xf32>
    %p2 = stablehlo.dynamic_slice %wso, %j, %zero, %zero, sizes = [1, 16, 16] : (tensor<6x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
    %w2 = stablehlo.reshape %p2 : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    %wg2 = sdy.sharding_constraint %w2 <@mesh, [{}, {}]> : tensor<16x16xf32>
    %a2 = stablehlo.dot_general %rx, %wg2, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %nj = stablehlo.add %j, %one : tensor<i32>
    %w3 = stablehlo.dynamic_update_slice %wso, %g1, %nj, %zero, %zero : (tensor<6x16x16xf32>, tensor<1x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x16x16xf32>
    stablehlo.return %nj, %a2, %r#2, %un, %w3 : tensor<i32>, tensor<16x16xf32>, tensor<3x4x16x16xf32>, tensor<3x16x16xf32>, tensor<6x16x16xf32>
  }
  return %o#1, %o#2, %o#3, %o#4 : tensor<16x16xf32>, tensor<3x4x16x16xf32>, tensor<3x16x16xf32>, tensor<6x16x16xf32>
}
