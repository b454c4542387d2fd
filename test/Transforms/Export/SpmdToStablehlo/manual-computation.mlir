// With form=manual-computation, entry functions keep their global tensors, and
// the program of one device is the body of sdy.manual_computation.
// RUN: gspmd-opt %s --gspmd-export-stablehlo=form=manual-computation > %t.mlir
// RUN: FileCheck %s --input-file %t.mlir
// RUN: gspmd-opt %s --gspmd-partition --spmd-to-stablehlo=form=manual-computation | FileCheck %s --check-prefix=PASS

// The program has the results of the original one, also after bytecode:
// RUN: gspmd-run %s --random-inputs 1 --outputs %t.npz
// RUN: gspmd-run %t.mlir --random-inputs 1 --expect %t.npz --rtol 1e-5 | FileCheck %s --check-prefix=COUNTS
// RUN: gspmd-opt %t.mlir --emit-bytecode -o %t.mlirbc
// RUN: gspmd-run %t.mlirbc --random-inputs 1 --expect %t.npz --rtol 1e-5
// RUN: gspmd-opt %s --gspmd-export-stablehlo="form=manual-computation groups=axes" -o %t.axes.mlir
// RUN: gspmd-run %t.axes.mlir --random-inputs 1 --expect %t.npz --rtol 1e-5
// RUN: %if pjrt %{ gspmd-run %t.mlir %pjrt --random-inputs 1 --expect %t.npz --rtol 1e-5 %}

// RUN: gspmd-run %models/mlp_2d_grad.sdy.mlir --inputs %models/mlp_2d_grad.in.npz --outputs %t.grad.npz
// RUN: gspmd-opt %models/mlp_2d_grad.sdy.mlir --gspmd-export-stablehlo=form=manual-computation -o %t.grad.mlir
// RUN: gspmd-run %t.grad.mlir --inputs %models/mlp_2d_grad.in.npz --expect %t.grad.npz --rtol 1e-4 --atol 1e-5

sdy.mesh @mesh = <["x"=2, "y"=4]>

// CHECK: module attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32}
// CHECK: sdy.mesh @mesh = <["x"=2, "y"=4]>
// CHECK: func.func @main(%[[A:.*]]: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %[[B:.*]]: tensor<16x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> (tensor<8x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}
// CHECK-NEXT: %[[R:.*]]:2 = sdy.manual_computation(%[[A]], %[[B]])
// CHECK-SAME: in_shardings=[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{"y"}, {}]>]
// CHECK-SAME: out_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, []>]
// CHECK-SAME: manual_axes={"x", "y"}
// CHECK-SAME: (%{{.*}}: tensor<4x4xf32>, %{{.*}}: tensor<4x5xf32>) {
// CHECK: stablehlo.dot_general {{.*}} -> tensor<4x5xf32>
// CHECK: "stablehlo.all_reduce"
// CHECK-SAME: replica_groups = dense<{{\[\[}}0, 1, 2, 3], [4, 5, 6, 7]]>
// CHECK: "stablehlo.all_reduce"
// CHECK-SAME: replica_groups = dense<{{\[\[}}0, 4], [1, 5], [2, 6], [3, 7]]>
// CHECK: sdy.return %{{.*}}, %{{.*}} : tensor<4x5xf32>, tensor<f32>
// CHECK: return %[[R]]#0, %[[R]]#1 : tensor<8x5xf32>, tensor<f32>

// PASS: sharding.mesh @mesh
// PASS: sharding.manual_computation(%arg0, %arg1) in <[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{"y"}, {}]>]>

// RUN: FileCheck %s --check-prefix=ATTRS --input-file %t.mlir
// ATTRS-NOT: global_type
// COUNTS-DAG: devices {{ *}}8
// COUNTS-DAG: all-reduce
func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
                %b: tensor<16x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>})
    -> (tensor<8x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x5xf32>) -> tensor<8x5xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<8x5xf32>, tensor<f32>
}
