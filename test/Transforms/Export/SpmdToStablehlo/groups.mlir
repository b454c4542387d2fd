// The form of groups depends on the reader.
// RUN: gspmd-opt %s --spmd-to-stablehlo | FileCheck %s --check-prefix=LISTS
// RUN: gspmd-opt %s --spmd-to-stablehlo="target=cpu" | FileCheck %s --check-prefix=LISTS
// RUN: gspmd-opt %s --spmd-to-stablehlo="stablehlo-version=1.15.9 target=stablehlo" | FileCheck %s --check-prefix=LISTS
// RUN: gspmd-opt %s --spmd-to-stablehlo="target=stablehlo groups=lists" | FileCheck %s --check-prefix=LISTS
// RUN: gspmd-opt %s --spmd-to-stablehlo="target=stablehlo" | FileCheck %s --check-prefix=AXES
// RUN: gspmd-opt %s --spmd-to-stablehlo="stablehlo-version=1.16.0" | FileCheck %s --check-prefix=AXES
// RUN: gspmd-opt %s --gspmd-export-stablehlo="form=manual-computation stablehlo-version=1.17.0" | FileCheck %s --check-prefix=AXES
// RUN: gspmd-opt %s --spmd-to-stablehlo="groups=axes" | FileCheck %s --check-prefix=AXES
// RUN: not gspmd-opt %s --spmd-to-stablehlo="groups=axes stablehlo-version=1.15.0" 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: not gspmd-opt %s --spmd-to-stablehlo="stablehlo-version=new" 2>&1 | FileCheck %s --check-prefix=NEW

// LISTS: "stablehlo.all_reduce"{{.*}}replica_groups = dense<{{\[\[}}0, 2], [1, 3]]> : tensor<2x2xi64>
// AXES: "stablehlo.all_reduce"{{.*}}replica_groups = #stablehlo.replica_group_mesh_axes<{{.*}}axes = [#stablehlo.axis_ref<name = "x">]>
// OLD: error: groups=axes: StableHLO 1.15.0 has no groups by axes of a mesh; expected 1.16.0 or a newer version, or groups=lists
// NEW: error: stablehlo-version: expected a version such as 1.17.0, found 'new'
sharding.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(%arg0: tensor<4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}]>, spmd.global_type = tensor<4xf32>}) -> (tensor<4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}]>, spmd.global_type = tensor<4xf32>}) {
  %0 = spmd.all_reduce add %arg0 over <@mesh ["x"]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
