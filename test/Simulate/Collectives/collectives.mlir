// Collectives on a machine whose links carry 1e9 bytes per second in each direction.

// RUN: gspmd-simulate %s --topology %S/../Inputs/round.json:4x8 --axis-layout 'x=0;y=1' --stats %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json
// RUN: gspmd-simulate %s --topology %S/../Inputs/round.json:4lx8l --axis-layout 'x=0;y=1' | FileCheck %s --check-prefix=LINES
// RUN: gspmd-simulate %s --topology %S/../Inputs/round.json:32r --axis-layout 'x=0:4;y=0' | FileCheck %s --check-prefix=SHARED
// RUN: gspmd-simulate %s --topology 4x%S/../Inputs/round.json:8 --axis-layout 'x=slice;y=0' | FileCheck %s --check-prefix=SLICES

// CHECK: topology              {{.*}}round.json:4x8 (32 chips, 32 devices)
// CHECK-NEXT: axis x                4 on torus 0 (4, ring)
// CHECK-NEXT: axis y                8 on torus 1 (8, ring)
// CHECK: collectives
// CHECK-DAG: all_reduce             3.000 ms {{.*}} x 1 over "x" (4), 3.81 MiB
// CHECK-DAG: all_gather             7.000 ms {{.*}} x 1 over "y" (8), 15.26 MiB
// CHECK-DAG: reduce_scatter        875.00 us {{.*}} x 1 over "y" (8), 244.14 KiB
// CHECK-DAG: all_to_all             4.000 ms {{.*}} x 1 over "y" (8), 3.81 MiB
// Like an all_to_all of all rows.
// CHECK-DAG: ragged_all_to_all      4.000 ms {{.*}} x 1 over "y" (8), 3.81 MiB
// CHECK-DAG: shift                  4.000 ms {{.*}} x 1 over "x" (4), 3.81 MiB
// CHECK-DAG: halo_exchange          4.00 us {{.*}} x 1 over "x" (4), 7.81 KiB

// A line has one neighbor at its ends: twice the time.
// LINES: axis x                4 on torus 0 (4, line)
// LINES-DAG: all_reduce             6.000 ms
// LINES-DAG: all_gather            14.000 ms
// LINES-DAG: all_to_all             8.000 ms

// Both axes on one ring: hops of 8 links, which 8 groups share.
// SHARED: axis x                4 on torus 0 (4 of 32, ring, hops of 8)
// SHARED: axis y                8 on torus 0 (8 of 32, line)
// SHARED-DAG: all_reduce            24.000 ms {{.*}} over "x"

// 1e8 bytes per second of each chip between slices.
// SLICES: axis x                4 on slices (4)
// SLICES-DAG: all_reduce            60.000 ms {{.*}} over "x"

// JSON-DAG: "simulated": true
// JSON-DAG: "devices": 32
// JSON-DAG: "group": 8
// JSON-DAG: "fits": true
sharding.mesh @mesh = <["x"=4, "y"=8]>
func.func @main(%a: tensor<1000x1000xf32>, %b: tensor<1500x1000xf32>, %n: tensor<16xi32>) -> (tensor<1000x1000xf32>, tensor<1000x4000xf32>, tensor<125x500xf32>, tensor<8000x125xf32>, tensor<1000x1000xf32>, tensor<1002x1000xf32>, tensor<1500x1000xf32>) {
  %0 = spmd.all_reduce add %a over <@mesh ["x"]> : tensor<1000x1000xf32>
  %half = stablehlo.slice %a [0:1000, 0:500] : (tensor<1000x1000xf32>) -> tensor<1000x500xf32>
  %1 = spmd.all_gather %half dim 1 over <@mesh ["y"]> : tensor<1000x500xf32> -> tensor<1000x4000xf32>
  %2 = spmd.reduce_scatter add %half dim 0 over <@mesh ["y"]> : tensor<1000x500xf32> -> tensor<125x500xf32>
  %3 = spmd.all_to_all %a split 1 concat 0 over <@mesh ["y"]> : tensor<1000x1000xf32> -> tensor<8000x125xf32>
  %4 = spmd.shift %a by 1 wrap over <@mesh ["x"]> : tensor<1000x1000xf32>
  %5 = spmd.halo_exchange %a dim 0 left 1 right 1 over <@mesh ["x"]> : tensor<1000x1000xf32> -> tensor<1002x1000xf32>
  %6 = spmd.ragged_all_to_all %a[%n, %n] into %b[%n, %n] over <@mesh ["y"]> : tensor<1000x1000xf32>, tensor<16xi32> -> tensor<1500x1000xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<1000x1000xf32>, tensor<1000x4000xf32>, tensor<125x500xf32>, tensor<8000x125xf32>, tensor<1000x1000xf32>, tensor<1002x1000xf32>, tensor<1500x1000xf32>
}
