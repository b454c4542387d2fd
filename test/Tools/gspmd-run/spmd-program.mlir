// A device program is run as it is: arguments are sharded and results assembled by the
// shardings of its functions. Bytes are those of one device's results.
//
// RUN: gspmd-run %s --random-inputs 3 --stats %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// RUN: gspmd-run %s --random-inputs 3 --poison --memory-limit 100000
// RUN: not gspmd-run %s --random-inputs 3 --memory-limit 90 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: not gspmd-run %s --random-inputs 3 --memory-limit 20 2>&1 | FileCheck %s --check-prefix=BOUNDARY
// RUN: not gspmd-run %s --random-inputs 3 --check 2>&1 | FileCheck %s --check-prefix=CHECK-OPTION

// CHECK: devices 6
// CHECK-NEXT: all-reduce 1 x, 16 bytes
// CHECK-NEXT: all-gather 1 x, 48 bytes
// CHECK-NEXT: flops per device 16

// JSON: "all-gather": {
// JSON-NEXT: "bytes": 48,
// JSON-NEXT: "count": 1

// Which tensors: those of the boundary and those that ops have made.
// MEMORY: error: device {{[0-9]}} is out of memory {{.*}} bytes requested for [[#]]x2xf32 at {{.*}}spmd-program.mlir:[[#]]:[[#]], {{[0-9]+}} of 90 in use:
// MEMORY-NEXT: 48 bytes result 1: 6x2xf32
// MEMORY-NEXT: 16 bytes argument 0: 2x2xf32
// MEMORY-NEXT: 16 bytes result 0: 2x2xf32
// BOUNDARY: error: every device is out of memory before it starts: arguments and results take 80 of 20 bytes:
// BOUNDARY-NEXT: 48 bytes result 1: 6x2xf32
// CHECK-OPTION: error: --check requires an unpartitioned program

sharding.mesh @mesh = <["x"=2, "y"=3]>

// 5 rows over 3: the padding of the last ones must not reach the result.
func.func @main(
    %a: tensor<2x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}]>, spmd.global_type = tensor<5x2xf32>})
    -> (tensor<2x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}]>, spmd.global_type = tensor<5x2xf32>},
        tensor<6x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>, spmd.global_type = tensor<6x2xf32>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<2x2xf32>
  %0 = spmd.all_reduce add %a over <@mesh ["x"]> : tensor<2x2xf32>
  %1 = stablehlo.add %0, %zero : tensor<2x2xf32>
  %2 = stablehlo.maximum %zero, %zero : tensor<2x2xf32>
  %3 = stablehlo.subtract %2, %zero : tensor<2x2xf32>
  %4 = spmd.all_gather %3 dim 0 over <@mesh ["y"]> : tensor<2x2xf32> -> tensor<6x2xf32>
  return %1, %4 : tensor<2x2xf32>, tensor<6x2xf32>
}
