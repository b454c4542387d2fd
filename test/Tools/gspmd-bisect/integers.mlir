// Integers of 64 bits that differ by less than doubles do are different.
//
// RUN: split-file %s %t
// RUN: gspmd-run %t/inputs.mlir --outputs %t.npz
// RUN: gspmd-bisect %t/split.mlir --inputs %t.npz | FileCheck %s --check-prefix=RIGHT
// RUN: not gspmd-bisect %t/split.mlir --inputs %t.npz --load-pass-plugin %fault --lower-with 'test-plant-fault{fault=slice-first}' --json %t.json | FileCheck %s
// RUN: %python -c "import json, sys; wrong = json.load(open(sys.argv[1]))['finding']['wrong'][0]; sys.exit(wrong['got'] != 2**60 or wrong['expected'] != 2**60 + 1)" %t.json
//
// RIGHT: no op is wrong
// CHECK: wrong op: %0 = sharding.reshard
// CHECK: device 1: 1 of 1 elements are wrong, first [1]: 1152921504606846976, expected 1152921504606846977 (rounding: 0)
// CHECK: how: device 1 has the shard of device 0

//--- inputs.mlir
func.func @main() -> tensor<4xi64> {
  %0 = stablehlo.iota dim = 0 : tensor<4xi64>
  %1 = stablehlo.constant dense<1152921504606846976> : tensor<4xi64>
  %2 = stablehlo.add %0, %1 : tensor<4xi64>
  return %2 : tensor<4xi64>
}
//--- split.mlir
sharding.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<4xi64> {sharding.sharding = #sharding.sharding<@mesh, [{}]>}) -> (tensor<4xi64> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %0 = sharding.mesh_split %a <@mesh, [{"x"}]> : tensor<4xi64>
  return %0 : tensor<4xi64>
}
