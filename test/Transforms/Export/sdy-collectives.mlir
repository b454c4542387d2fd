// Each change of sharding is one of Shardy's collectives. Partitioned, the
// exported program is the one that is partitioned without the export.
// RUN: gspmd-opt %s --gspmd-export-stablehlo=collectives=sdy > %t.sdy.mlir
// RUN: FileCheck %s --input-file %t.sdy.mlir
// RUN: gspmd-opt %s --gspmd-reshard --export-sdy=reshards=collectives | diff - %t.sdy.mlir
// RUN: gspmd-opt %s --gspmd-partition > %t.direct.mlir
// RUN: gspmd-opt %t.sdy.mlir --gspmd-partition | diff - %t.direct.mlir
// RUN: gspmd-opt %s --gspmd-export-stablehlo=collectives=spmd | diff - %t.direct.mlir
// RUN: gspmd-run %t.sdy.mlir --entry gather_and_scatter --random-inputs 1 --check | FileCheck %s --check-prefix=RESULT
// RUN: gspmd-run %t.sdy.mlir --entry booleans --random-inputs 1 --check | FileCheck %s --check-prefix=RESULT
// RUN: gspmd-run %t.sdy.mlir --entry loop --random-inputs 1 --check | FileCheck %s --check-prefix=RESULT
// RUN: not gspmd-opt %s --gspmd-export-stablehlo="collectives=sdy form=partitions" 2>&1 | FileCheck %s --check-prefix=FORM
// RUN: not gspmd-opt %s --gspmd-export-stablehlo="collectives=spmd form=manual-computation" 2>&1 | FileCheck %s --check-prefix=MANUAL
// RUN: not gspmd-opt %s --gspmd-complete --export-sdy=reshards=collectives 2>&1 | FileCheck %s --check-prefix=PHASE
// RUN: not gspmd-opt %s --gspmd-partition --gspmd-export-stablehlo=collectives=sdy 2>&1 | FileCheck %s --check-prefix=LOCAL

// RESULT: largest error
// FORM: error: collectives=sdy: Shardy's collectives change the sharding of global tensors
// MANUAL: error: collectives=spmd: ops of spmd are the program of one device
// PHASE: error: reshards=collectives: expected a program in which each change of sharding is an op
// LOCAL: error: is the program of one device, whose local tensors Shardy's annotations would describe as global

// CHECK: sdy.mesh @mesh = <["x"=4, "y"=2]>
sdy.mesh @mesh = <["x"=4, "y"=2]>

// CHECK-LABEL: func.func @gather_and_scatter(
func.func @gather_and_scatter(
    %a: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>},
    %c: tensor<64x32xf32>) -> (tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<16x32xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
  // CHECK: %[[H:.*]] = stablehlo.tanh
  %1 = stablehlo.tanh %0 : tensor<16x64xf32>
  // CHECK-NEXT: %[[G:.*]] = sdy.all_gather [{"x"}, {}] %[[H]] out_sharding=<@mesh, [{}, {"y"}]> : tensor<16x64xf32>
  // CHECK-NEXT: %[[D:.*]] = stablehlo.dot_general %[[G]], {{.*}}unreduced={"y"}
  // CHECK-NEXT: %[[R:.*]] = sdy.reduce_scatter [{}, {"y"}] %[[D]] out_sharding=<@mesh, [{}, {"x", "y"}]> : tensor<16x32xf32>
  %2 = stablehlo.dot_general %1, %c, contracting_dims = [1] x [0] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
  // CHECK-NEXT: %[[P:.*]] = sdy.collective_permute %[[R]] out_sharding=<@mesh, [{}, {"y", "x"}]> : tensor<16x32xf32>
  // CHECK-NEXT: sdy.all_gather [{}, {"x"}] %[[P]] out_sharding=<@mesh, [{}, {"y"}]> : tensor<16x32xf32>
  %3 = sdy.sharding_constraint %2 <@mesh, [{"y"}, {"x"}]> : tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

// Shardy has maximum and minimum, which combine booleans as `or` and `and` do.
// CHECK-LABEL: func.func @booleans(
func.func @booleans(%p: tensor<16x32xi1> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
                    %x: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<16xi1>, tensor<16xi1>, tensor<f32>) {
  %f = stablehlo.constant dense<false> : tensor<i1>
  %t = stablehlo.constant dense<true> : tensor<i1>
  %m = stablehlo.constant dense<0xFF800000> : tensor<f32>
  // CHECK: stablehlo.or {{.*}}unreduced=max{"y"}
  // CHECK-NEXT: sdy.all_reduce max {"y"} {{.*}} out_sharding=<@mesh, [{"x"}]> : tensor<16xi1>
  %0 = stablehlo.reduce(%p init: %f) applies stablehlo.or across dimensions = [1] : (tensor<16x32xi1>, tensor<i1>) -> tensor<16xi1>
  // CHECK: stablehlo.and {{.*}}unreduced=min{"y"}
  // CHECK-NEXT: sdy.all_reduce min {"y"}
  %1 = stablehlo.reduce(%p init: %t) applies stablehlo.and across dimensions = [1] : (tensor<16x32xi1>, tensor<i1>) -> tensor<16xi1>
  // CHECK: stablehlo.maximum {{.*}}unreduced=max{"x", "y"}
  // CHECK-NEXT: sdy.all_reduce max {"x", "y"}
  %2 = stablehlo.reduce(%x init: %m) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<16xi1>, tensor<16xi1>, tensor<f32>
}

// Loops keep their annotations, which the collectives around them refer to.
// CHECK-LABEL: func.func @loop(
func.func @loop(%a: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
                %b: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> (tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>}) {
  %n = stablehlo.constant dense<4> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  // CHECK: %[[W:.*]]:2 = stablehlo.while{{.*}}sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>, <@mesh, [{"x"}, {"y"}]>]>
  %r:2 = stablehlo.while(%i = %z, %v = %a) : tensor<i32>, tensor<16x32xf32>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    // CHECK: sdy.reduce_scatter [{}, {"y"}]
    %d = stablehlo.dot_general %v, %b, contracting_dims = [1] x [0] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %d : tensor<i32>, tensor<16x32xf32>
  }
  // CHECK: sdy.all_to_all [{"y"}: 1->0] %[[W]]#1 out_sharding=<@mesh, [{"x", "y"}, {}]>
  // CHECK: sdy.all_slice [{"y"}, {}]
  %s = sdy.sharding_constraint %r#1 <@mesh, [{}, {"x"}]> : tensor<16x32xf32>
  %u = stablehlo.tanh %s : tensor<16x32xf32>
  return %u : tensor<16x32xf32>
}

// Partitioning fuses slices to a rotation; the placement of reshards then leaves
// it local, and it is written as slices.
// CHECK-LABEL: func.func @rotation(
// CHECK-NOT: sharding.
func.func @rotation(%a: tensor<13x6xf32>, %b: tensor<13x6xf32>) -> tensor<13x6xf32> {
  // CHECK: %[[L:.*]] = stablehlo.slice {{.*}} [10:13, 0:6]
  // CHECK-NEXT: %[[F:.*]] = stablehlo.slice {{.*}} [0:10, 0:6]
  // CHECK-NEXT: stablehlo.concatenate %[[L]], %[[F]], dim = 0
  %s = sdy.sharding_constraint %a <@mesh, [{"x"}, {}]> : tensor<13x6xf32>
  %0 = stablehlo.slice %s [10:13, 0:6] : (tensor<13x6xf32>) -> tensor<3x6xf32>
  %1 = stablehlo.slice %s [0:10, 0:6] : (tensor<13x6xf32>) -> tensor<10x6xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<3x6xf32>, tensor<10x6xf32>) -> tensor<13x6xf32>
  %3 = stablehlo.add %2, %b : tensor<13x6xf32>
  return %3 : tensor<13x6xf32>
}
