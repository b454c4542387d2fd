// Reshapes in which elements of one shard belong to several shards of the result: they are
// exchanged between neighbors. Uneven shardings of merged and split dimensions, dimensions without
// a common divisor, shards of padding only, adjacent groups.
// RUN: gspmd-run %s --check --poison --random-inputs 3 --entry=joined
// RUN: gspmd-run %s --check --poison --random-inputs 4 --entry=split
// RUN: gspmd-run %s --check --poison --random-inputs 5 --entry=entangled
// RUN: gspmd-run %s --check --poison --random-inputs 6 --entry=groups
// RUN: gspmd-run %s --check --poison --random-inputs 7 --entry=aligned
// RUN: gspmd-opt %s --gspmd-partition 2>&1 | FileCheck %s --implicit-check-not=remark --implicit-check-not=all_to_all

sharding.mesh @mesh = <["x"=3, "y"=2, "z"=7]>

// CHECK-LABEL: @joined
// CHECK-COUNT-2: spmd.halo_exchange
func.func @joined(%a: tensor<3x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}]>},
                  %b: tensor<5x4x3xi8> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {}]>}) -> (
    tensor<6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}]>},
    tensor<20x3xi8> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.reshape %a : (tensor<3x2xf32>) -> tensor<6xf32>
  %1 = stablehlo.reshape %b : (tensor<5x4x3xi8>) -> tensor<20x3xi8>
  return %0, %1 : tensor<6xf32>, tensor<20x3xi8>
}

// CHECK-LABEL: @split
func.func @split(%a: tensor<9xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}]>},
                 %b: tensor<6x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"z"}, {}]>},
                 %c: tensor<20xi1> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> (
    tensor<3x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}]>},
    tensor<2x15xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"z"}, {}]>},
    tensor<1x5x1x4xi1> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}, {}]>}) {
  %0 = stablehlo.reshape %a : (tensor<9xf32>) -> tensor<3x3xf32>
  %1 = stablehlo.reshape %b : (tensor<6x5xf32>) -> tensor<2x15xf32>
  %2 = stablehlo.reshape %c : (tensor<20xi1>) -> tensor<1x5x1x4xi1>
  return %0, %1, %2 : tensor<3x3xf32>, tensor<2x15xf32>, tensor<1x5x1x4xi1>
}

// CHECK-LABEL: @entangled
func.func @entangled(%a: tensor<7x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
                     %b: tensor<12x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}]>}) -> (
    tensor<4x7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<10x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}]>}) {
  %0 = stablehlo.reshape %a : (tensor<7x4xf32>) -> tensor<4x7xf32>
  %1 = stablehlo.reshape %b : (tensor<12x5xf32>) -> tensor<10x6xf32>
  return %0, %1 : tensor<4x7xf32>, tensor<10x6xf32>
}

// CHECK-LABEL: @groups
func.func @groups(%a: tensor<9x5x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}, {}]>}) -> (
    tensor<3x3x20xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}, {"x"}]>}) {
  %0 = stablehlo.reshape %a : (tensor<9x5x4xf32>) -> tensor<3x3x20xf32>
  return %0 : tensor<3x3x20xf32>
}

// Shardings along factors move no element.
// CHECK-LABEL: @aligned
// CHECK-NOT: halo_exchange
// CHECK-NOT: all_gather
func.func @aligned(%a: tensor<12x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}]>}) -> (
    tensor<3x2x12xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}, {}]>}) {
  %0 = stablehlo.reshape %a : (tensor<12x6xf32>) -> tensor<3x2x12xf32>
  return %0 : tensor<3x2x12xf32>
}
