// Shards of an uneven dimension that become larger or smaller: the shardings do not nest, but only
// a halo is on other devices. (The full dimension was gathered: 640 and 576 bytes.)
// RUN: split-file %s %t
// RUN: gspmd-run %t/gathered.mlir --random-inputs 1 --check --poison --stats=%t/gathered.json
// RUN: FileCheck %s --check-prefix=GATHERED < %t/gathered.json
// RUN: gspmd-run %t/narrow.mlir --random-inputs 1 --check --poison --stats=%t/narrow.json
// RUN: FileCheck %s --check-prefix=NARROW < %t/narrow.json
// RUN: gspmd-run %t/renamed.mlir --random-inputs 1 --check --poison --stats=%t/renamed.json
// RUN: FileCheck %s --check-prefix=RENAMED < %t/renamed.json
//--- gathered.mlir
sharding.mesh @mesh = <["x"=2, "y"=2]>
// Shards of 5 to shards of 9: ten elements are gathered, one comes from the left.
// GATHERED: "collectives": {
// GATHERED-NEXT: "all-gather": {
// GATHERED-NEXT: "bytes": 320,
// GATHERED-NEXT: "count": 1
// GATHERED-NEXT: },
// GATHERED-NEXT: "collective-permute": {
// GATHERED-NEXT: "bytes": 32,
// GATHERED-NEXT: "count": 1
func.func @main(%a: tensor<18x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y", "x"}, {}]>})
    -> (tensor<18x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}]>}) {
  return %a : tensor<18x8xf32>
}

//--- narrow.mlir
sharding.mesh @mesh = <["x"=2, "y"=2]>
// NARROW: "collectives": {
// NARROW-NEXT: "collective-permute": {
// NARROW-NEXT: "bytes": 32,
// NARROW-NEXT: "count": 1
func.func @main(%a: tensor<18x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}]>})
    -> (tensor<18x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y", "x"}, {}]>}) {
  return %a : tensor<18x8xf32>
}

//--- renamed.mlir
sharding.mesh @mesh = <["x"=4, "y"=2]>
// The same after a permute, because other axes shard the result.
// RENAMED: "collectives": {
// RENAMED-NEXT: "all-gather": {
// RENAMED-NEXT: "bytes": 40,
// RENAMED-NEXT: "count": 1
// RENAMED-NEXT: },
// RENAMED-NEXT: "collective-permute": {
// RENAMED-NEXT: "bytes": 24,
// RENAMED-NEXT: "count": 2
func.func @main(%a: tensor<18xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>})
    -> (tensor<18xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}]>}) {
  return %a : tensor<18xf32>
}
