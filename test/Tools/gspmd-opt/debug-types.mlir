// REQUIRES: assertions
// Decisions are printed by type.
// RUN: gspmd-opt %s --gspmd-partition --debug-only=gspmd-propagation -o /dev/null 2>&1 | FileCheck %s --check-prefix=PROPAGATION --implicit-check-not=bytes
// RUN: gspmd-opt %s --gspmd-partition --debug-only=gspmd-reshard,gspmd-optimize -o /dev/null 2>&1 | FileCheck %s --check-prefix=RESHARD --implicit-check-not=value
// RUN: gspmd-opt %s --gspmd-partition -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// PROPAGATION: stablehlo.add at {{.*}}, level 1
// PROPAGATION-NEXT: value 0 does not get "y" of value 1: other axes
// PROPAGATION: stablehlo.negate at {{.*}}, level 1
// PROPAGATION-NEXT: value 1 becomes [{"x", ?}, {?}]
// RESHARD: from [{"x"}, {}] to [{"y"}, {}], 1.280000e+02 bytes
// RESHARD-NEXT: slice to [{"x", "y":(1)2}, {}]
// RESHARD-NEXT: collective_permute to [{"y"}, {}]
// NONE-NOT: value
// NONE-NOT: bytes
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8x16xf32>) {
  %0 = stablehlo.add %a, %b : tensor<8x16xf32>
  %1 = stablehlo.negate %a : tensor<8x16xf32>
  return %0, %1 : tensor<8x16xf32>, tensor<8x16xf32>
}
