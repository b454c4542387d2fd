// RUN: split-file %s %t
// RUN: gspmd-run %t/holds.mlir --random-inputs 1 --check | FileCheck %s --check-prefix=HOLDS
// HOLDS: largest error         0
// RUN: not gspmd-run %t/sharded.mlir --random-inputs 1 2>&1 | FileCheck %s --check-prefix=SHARDED
// SHARDED: assertion 'large' ({{.*}}sharded.mlir:
// RUN: not gspmd-run %t/branch.mlir --random-inputs 1 2>&1 | FileCheck %s --check-prefix=BRANCH
// BRANCH: assertion 'in if' ({{.*}}branch.mlir:
// Assertions about scalars of the program, and about each element.

//--- holds.mlir
sharding.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
  %i = arith.constant 7 : index
  %e = tensor.extract %a[%i] : tensor<8xf32>
  %c = arith.constant 1.0e30 : f32
  %p = arith.cmpf olt, %e, %c : f32
  cf.assert %p, "small"
  return %a : tensor<8xf32>
}

//--- sharded.mlir
sharding.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
  %e = tensor.extract %0[] : tensor<f32>
  %c = arith.constant 1.0e30 : f32
  %p = arith.cmpf ogt, %e, %c : f32
  cf.assert %p, "large"
  return %a : tensor<8xf32>
}

//--- branch.mlir
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %z = arith.constant 0 : index
  %e = tensor.extract %a[%z] : tensor<8xf32>
  %c = arith.constant 1.0e30 : f32
  %p = arith.cmpf olt, %e, %c : f32
  %r = scf.if %p -> tensor<8xf32> {
    %q = arith.cmpf ogt, %e, %c : f32
    cf.assert %q, "in if"
    scf.yield %a : tensor<8xf32>
  } else {
    scf.yield %a : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
