// Tile assignments express partial sums, but no partial maxima or minima.
// RUN: split-file %s %t
// RUN: not gspmd-opt %t/argument.mlir --gspmd-import --export-mhlo-sharding 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not gspmd-opt %t/reshard.mlir --gspmd-import --export-mhlo-sharding 2>&1 | FileCheck %s --check-prefix=RESHARD
// RUN: gspmd-opt %t/argument.mlir --gspmd-export-stablehlo 2>&1 | FileCheck %s --check-prefix=LOCAL

// ARGUMENT: error: 'func.func' op sharding #sharding.sharding<@mesh, [{}, {}], unreduced=max{"x"}> cannot be written as a tile assignment: its partial results are not sums
// RESHARD: error: 'sharding.reshard' op sharding #sharding.sharding<@mesh, [{}], unreduced=min{"y"}> cannot be written as a tile assignment: its partial results are not sums
// LOCAL: remark: sharding #sharding.sharding<@mesh, [{}, {}], unreduced=max{"x"}> of argument 0 is dropped: it cannot be written as a tile assignment
// LOCAL: @main(%arg0: tensor<8x8xf32> {gspmd.global_type = tensor<8x8xf32>})

//--- argument.mlir
sdy.mesh @mesh = <["x"=4]>
func.func public @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], unreduced=max{"x"}>}) -> tensor<8x8xf32> {
  %0 = stablehlo.negate %a : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

//--- reshard.mlir
sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func public @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.reshard %a <@mesh, [{}], unreduced=min{"y"}> : tensor<8xf32>
  %1 = stablehlo.negate %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}
