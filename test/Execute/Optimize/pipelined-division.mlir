// What a sum is divided by in integers is not zero in any iteration, but would be in the
// first one, if the division were left to the next: the sums stay in their iterations. What
// is defined everywhere goes on as it did.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=pipeline-collectives --topology=%S/Inputs/slow-cores.json --stats=- | FileCheck %s
// CHECK-COUNT-1: is deferred to the next iteration
// CHECK-NOT: is deferred to the next iteration
sdy.mesh @mesh = <["x"=4]>
func.func @main(
    %x: tensor<64x64xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %a: tensor<5x64x64xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>},
    %b: tensor<5x64x64xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>},
    %c: tensor<5x64x64xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>},
    %d: tensor<5x64x64xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>})
    -> (tensor<5x64x64xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>},
        tensor<5x64x64xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>},
        tensor<5x64x64xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>},
        tensor<5x64x64xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:6 = stablehlo.while(%i = %zero, %h = %x, %as = %a, %bs = %b, %cs = %c, %ds = %d) : tensor<i32>, tensor<64x64xi32>, tensor<5x64x64xi32>, tensor<5x64x64xi32>, tensor<5x64x64xi32>, tensor<5x64x64xi32>
  cond {
    %n = stablehlo.constant dense<5> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %ones = stablehlo.constant dense<1> : tensor<64x64xi32>
    %k = stablehlo.constant dense<3> : tensor<64x64xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %hx = sdy.sharding_constraint %h <@mesh, [{"x"}, {}]> : tensor<64x64xi32>
    %or = stablehlo.or %hx, %ones : tensor<64x64xi32>
    %by = sdy.sharding_constraint %or <@mesh, [{"x"}, {}]> : tensor<64x64xi32>
    %g0 = stablehlo.dot_general %hx, %hx, contracting_dims = [0] x [0] : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi32>
    %s0 = sdy.sharding_constraint %g0 <@mesh, [{"x"}, {}]> : tensor<64x64xi32>
    %q0 = arith.divsi %s0, %by : tensor<64x64xi32>
    %p0 = stablehlo.reshape %q0 : (tensor<64x64xi32>) -> tensor<1x64x64xi32>
    %an = stablehlo.dynamic_update_slice %as, %p0, %i, %zero, %zero : (tensor<5x64x64xi32>, tensor<1x64x64xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x64x64xi32>
    %g1 = stablehlo.dot_general %hx, %by, contracting_dims = [0] x [0] : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi32>
    %s1 = sdy.sharding_constraint %g1 <@mesh, [{"x"}, {}]> : tensor<64x64xi32>
    %q1 = arith.remsi %s1, %by : tensor<64x64xi32>
    %p1 = stablehlo.reshape %q1 : (tensor<64x64xi32>) -> tensor<1x64x64xi32>
    %bn = stablehlo.dynamic_update_slice %bs, %p1, %i, %zero, %zero : (tensor<5x64x64xi32>, tensor<1x64x64xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x64x64xi32>
    %g2 = stablehlo.dot_general %by, %hx, contracting_dims = [0] x [0] : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi32>
    %s2 = sdy.sharding_constraint %g2 <@mesh, [{"x"}, {}]> : tensor<64x64xi32>
    %q2 = tosa.intdiv %s2, %by : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi32>
    %p2 = stablehlo.reshape %q2 : (tensor<64x64xi32>) -> tensor<1x64x64xi32>
    %cn = stablehlo.dynamic_update_slice %cs, %p2, %i, %zero, %zero : (tensor<5x64x64xi32>, tensor<1x64x64xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x64x64xi32>
    %g3 = stablehlo.dot_general %by, %by, contracting_dims = [0] x [0] : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi32>
    %s3 = sdy.sharding_constraint %g3 <@mesh, [{"x"}, {}]> : tensor<64x64xi32>
    %q3 = stablehlo.divide %s3, %by : tensor<64x64xi32>
    %p3 = stablehlo.reshape %q3 : (tensor<64x64xi32>) -> tensor<1x64x64xi32>
    %dn = stablehlo.dynamic_update_slice %ds, %p3, %i, %zero, %zero : (tensor<5x64x64xi32>, tensor<1x64x64xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x64x64xi32>
    %t = stablehlo.dot_general %hx, %k, contracting_dims = [1] x [0] : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi32>
    stablehlo.return %next, %t, %an, %bn, %cn, %dn : tensor<i32>, tensor<64x64xi32>, tensor<5x64x64xi32>, tensor<5x64x64xi32>, tensor<5x64x64xi32>, tensor<5x64x64xi32>
  }
  return %r#2, %r#3, %r#4, %r#5 : tensor<5x64x64xi32>, tensor<5x64x64xi32>, tensor<5x64x64xi32>, tensor<5x64x64xi32>
}
