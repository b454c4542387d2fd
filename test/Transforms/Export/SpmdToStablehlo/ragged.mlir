// RUN: gspmd-opt %s --spmd-to-stablehlo=ragged=call | FileCheck %s --check-prefixes=CALL,REPLICAS
// RUN: gspmd-opt %s --spmd-to-stablehlo="ragged=call form=partitions" | FileCheck %s --check-prefixes=CALL,PARTITIONS
// RUN: gspmd-opt %s --spmd-to-stablehlo | FileCheck %s --check-prefix=GATHER --implicit-check-not=custom_call

sharding.mesh @mesh = <["x"=4, "y"=2]>

// JAX's custom call gets a channel for each op; the
// other form gathers all inputs and offsets once.
// CALL-LABEL: func.func @main(
// GATHER-LABEL: func.func @main(
func.func @main(%a: tensor<4x2xf32>, %b: tensor<6x2xf32>, %n: tensor<4xi32>, %m: tensor<2xi64>) -> (tensor<6x2xf32>, tensor<6x2xf32>) {
  // REPLICAS: stablehlo.custom_call @ragged_all_to_all(%arg0, %arg1, %arg2, %arg2, %arg2, %arg2) {api_version = 4 : i32, backend_config = {replica_groups = dense<{{\[\[}}0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}} : (tensor<4x2xf32>, tensor<6x2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<6x2xf32>
  // PARTITIONS: stablehlo.custom_call @ragged_all_to_all(%arg0, %arg1, %arg2, %arg2, %arg2, %arg2) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<{{\[\[}}0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}, mhlo.sharding = "{manual}"}
  // GATHER: "stablehlo.all_gather"(%{{.*}}) <{all_gather_dim = 0 : i64, replica_groups = dense<{{\[\[}}0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}> : (tensor<1x4x2xf32>) -> tensor<4x4x2xf32>
  // GATHER: "stablehlo.all_gather"(%{{.*}}) {{.*}} : (tensor<1x4xi32>) -> tensor<4x4xi32>
  // GATHER-NOT: all_gather
  // GATHER-COUNT-4: stablehlo.select {{.*}} : tensor<6x2xi1>, tensor<6x2xf32>
  // GATHER-NOT: stablehlo.select
  %0 = spmd.ragged_all_to_all %a[%n, %n] into %b[%n, %n] over <@mesh ["x"]> : tensor<4x2xf32>, tensor<4xi32> -> tensor<6x2xf32>
  // Lists of devices are the groups along "x", for each index along "y".
  // REPLICAS: stablehlo.custom_call @ragged_all_to_all({{.*}}) {api_version = 4 : i32, backend_config = {replica_groups = dense<{{\[\[}}6, 0], [2, 4], [7, 1], [3, 5]]> : tensor<4x2xi64>}}
  // PARTITIONS: backend_config = {channel_id = 2 : i64, replica_groups = dense<{{\[\[}}6, 0], [2, 4], [7, 1], [3, 5]]> : tensor<4x2xi64>}
  // GATHER: "stablehlo.all_gather"(%{{.*}}) {{.*}} : (tensor<1x2xi64>) -> tensor<4x2xi64>
  // GATHER-COUNT-2: stablehlo.select {{.*}} : tensor<6x2xi1>, tensor<6x2xf32>
  // GATHER-NOT: stablehlo.select
  %1 = spmd.ragged_all_to_all %a[%m, %m] into %b[%m, %m] groups of 2 [3, 0, 1, 2] over <@mesh ["x"]> : tensor<4x2xf32>, tensor<2xi64> -> tensor<6x2xf32>
  return %0, %1 : tensor<6x2xf32>, tensor<6x2xf32>
}
