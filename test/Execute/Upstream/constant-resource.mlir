// RUN: gspmd-run %s --random-inputs 1 --check
// RUN: gspmd-run %s --random-inputs 1 --no-partition
// A constant whose elements are in a resource blob is sharded like others.

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> (tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %c = arith.constant dense_resource<w> : tensor<8xf32>
  %r = arith.addf %a, %c : tensor<8xf32>
  return %r : tensor<8xf32>
}
{-# dialect_resources: { builtin: { w: "0x040000000000803f0000004000004040000080400000a0400000c0400000e04000000041" } } #-}
