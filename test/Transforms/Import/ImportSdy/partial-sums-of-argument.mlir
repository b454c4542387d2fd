// A constraint on an argument of the public function to partial sums is a reshard:
// the caller passes the tensor itself. A program on two meshes, or with a named
// computation, is imported twice.
// RUN: split-file %s %t
// RUN: gspmd-opt --gspmd-import-sdy %t/one.mlir | FileCheck %s
// RUN: gspmd-opt --gspmd-complete %t/two-meshes.mlir | FileCheck %s
// RUN: gspmd-opt --gspmd-complete %t/named.mlir | FileCheck %s
// RUN: gspmd-run %t/one.mlir --random-inputs 1 --check
// RUN: gspmd-run %t/two-meshes.mlir --random-inputs 1 --check
// RUN: gspmd-run %t/named.mlir --random-inputs 1 --check

// CHECK: func.func public @main(%arg0: tensor<8x8xf32>
// CHECK-NOT: unreduced
// CHECK-SAME: {
// CHECK: sharding.reshard %arg0

//--- one.mlir
sdy.mesh @m0 = <["x"=4, "y"=2]>
func.func public @main(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c = sdy.sharding_constraint %a <@m0, [{}, {}], unreduced={"y"}> : tensor<8x8xf32>
  %0 = stablehlo.negate %c : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

//--- two-meshes.mlir
sdy.mesh @m0 = <["x"=4, "y"=2]>
sdy.mesh @m1 = <["z"=8]>
func.func public @main(%a: tensor<8x8xf32>, %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m1, [{"z"}, {}]>}) -> tensor<8x8xf32> {
  %c = sdy.sharding_constraint %a <@m0, [{}, {}], unreduced={"y"}> : tensor<8x8xf32>
  %0 = stablehlo.add %c, %b : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

//--- named.mlir
sdy.mesh @m0 = <["x"=4, "y"=2]>
func.func public @main(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c = sdy.sharding_constraint %a <@m0, [{}, {}], unreduced={"y"}> : tensor<8x8xf32>
  %0 = sdy.named_computation<"f">(%c) (%p: tensor<8x8xf32>) {
    %t = stablehlo.negate %p : tensor<8x8xf32>
    sdy.return %t : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
