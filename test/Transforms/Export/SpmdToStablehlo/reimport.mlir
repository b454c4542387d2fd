// An exported program is imported in either form and with either kind of
// groups, and is unchanged when it is exported again. The program of one
// device becomes the body of a manual computation on padded global tensors.
// RUN: gspmd-opt %s --gspmd-export-stablehlo > %t.replicas.mlir
// RUN: gspmd-opt %s --gspmd-export-stablehlo=form=partitions > %t.partitions.mlir
// RUN: gspmd-opt %s --gspmd-export-stablehlo=groups=axes > %t.axes.mlir
// RUN: gspmd-opt %t.replicas.mlir --gspmd-export-stablehlo | diff %t.replicas.mlir -
// RUN: gspmd-opt %t.replicas.mlir --gspmd-export-stablehlo=form=partitions | diff %t.partitions.mlir -
// RUN: gspmd-opt %t.partitions.mlir --gspmd-export-stablehlo | diff %t.replicas.mlir -
// RUN: gspmd-opt %t.axes.mlir --gspmd-export-stablehlo=groups=axes | diff %t.axes.mlir -
// RUN: gspmd-opt %t.axes.mlir --gspmd-export-stablehlo | diff %t.replicas.mlir -
// RUN: gspmd-opt %t.replicas.mlir --gspmd-import | FileCheck %s
// RUN: FileCheck %s --check-prefix=AXES --input-file %t.axes.mlir

// It has the results of the original program:
// RUN: gspmd-run %s --random-inputs 1 --outputs %t.npz
// RUN: gspmd-run %t.replicas.mlir --random-inputs 1 --expect %t.npz --rtol 1e-5
// RUN: gspmd-run %t.partitions.mlir --random-inputs 1 --expect %t.npz --rtol 1e-5

// Missing and inconsistent shardings are errors:
// RUN: sed 's/gspmd\.global/other.global/g' %t.replicas.mlir > %t.bare.mlir
// RUN: not gspmd-opt %t.bare.mlir --gspmd-partition 2>&1 | FileCheck %s --check-prefix=BARE
// RUN: sed 's/gspmd.global_type = tensor<5x8xf32>/gspmd.global_type = tensor<9x8xf32>/' %t.replicas.mlir > %t.wrong.mlir
// RUN: not gspmd-opt %t.wrong.mlir --gspmd-partition 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: sed 's/num_partitions = 1/num_partitions = 2/' %t.replicas.mlir > %t.both.mlir
// RUN: not gspmd-opt %t.both.mlir --gspmd-partition 2>&1 | FileCheck %s --check-prefix=BOTH

sdy.mesh @mesh = <["x"=2, "y"=4]>

// CHECK: sharding.mesh @mesh = <["a"=2, "b"=4]>
// CHECK: func.func public @main(%arg0: tensor<6x8xf32> {gspmd.global_type = tensor<5x8xf32>, sharding.sharding = #sharding.sharding<@mesh, [{"a"}, {"b"}]>}
// CHECK: sharding.manual_computation(%arg0, %arg1) in
// CHECK: manual <@mesh ["a", "b"]>
// CHECK-NEXT: ^bb0(%[[A:.*]]: tensor<3x2xf32>, %{{.*}}: tensor<3x8xf32>):
// CHECK: stablehlo.partition_id : tensor<ui32>
// CHECK: "stablehlo.all_reduce"({{.*}}channel_handle{{.*}}use_global_device_ids

// AXES: gspmd.sharding = "{devices=[2,4]<=[8]}"
// AXES: replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "{{[xy]}}">]>
// AXES-NOT: replica_groups = dense

// BARE: error: is a program of 8 replicas; expected one replica, of any number of partitions (or the output of --gspmd-export-stablehlo, whose arguments have gspmd.sharding)
// WRONG: error: 'func.func' op argument 0 is 'tensor<3x2xf32>', which is not a shard of 'tensor<9x8xf32>' sharded by "{devices=[2,4]<=[8]}"
// BOTH: error: has 8 replicas of 2 partitions; expected a program of replicas only or of partitions only
func.func public @main(
    %a: tensor<5x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
    %b: tensor<5x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<8xf32> {jax.result_info = "r", sdy.sharding = #sdy.sharding<@mesh, [{}]>},
        tensor<5x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
  %near = stablehlo.slice %b [0:5, 1:8] : (tensor<5x8xf32>) -> tensor<5x7xf32>
  %moved = stablehlo.pad %near, %zero, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x8xf32>
  %both = stablehlo.multiply %a, %moved : tensor<5x8xf32>
  return %sum, %both : tensor<8xf32>, tensor<5x8xf32>
}
