// A step has the range of published steps of its kind on its generation, and none if no such step is part of the calibration.

// RUN: split-file %s %t
// RUN: gspmd-simulate %t/kinds.mlir --entry dense --topology v5e:1x1 | FileCheck %s --check-prefix=KNOWN
// RUN: gspmd-simulate %t/kinds.mlir --entry elementwise --topology v5e:1x1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: gspmd-simulate %t/kinds.mlir --entry convolution --topology v5e:1x1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: gspmd-simulate %t/kinds.mlir --entry convolution --topology v5e:1x1 --software tpu-compiler | FileCheck %s --check-prefix=KNOWN
// RUN: gspmd-simulate %t/experts.mlir --topology v3:1x1 --axis-layout x=core | FileCheck %s --check-prefix=KNOWN
// RUN: gspmd-simulate %t/experts.mlir --topology v5e:1x2 --stats %t/stats.json | FileCheck %s --check-prefix=UNKNOWN
// RUN: FileCheck %s --check-prefix=STATS --input-file %t/stats.json
// KNOWN: likely between {{.*}} (published steps of this kind on v{{.}}{{e?}} are off by {{[0-9.]+}} %)
// UNKNOWN-NOT: likely between
// UNKNOWN: likely range unknown: no published step of this kind on v5e was part of the calibration
// STATS: "step_error": 0

//--- kinds.mlir
func.func @dense(%a: tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16> {
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  return %0 : tensor<4096x4096xbf16>
}

func.func @elementwise(%a: tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16> {
  %0 = stablehlo.tanh %a : tensor<4096x4096xbf16>
  return %0 : tensor<4096x4096xbf16>
}

// A convolution and a smaller product.
func.func @convolution(%a: tensor<128x64x128xbf16>, %k: tensor<3x128x128xbf16>, %w: tensor<128x128xbf16>) -> tensor<128x62x128xbf16> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<128x64x128xbf16>, tensor<3x128x128xbf16>) -> tensor<128x62x128xbf16>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [2] x [0] : (tensor<128x62x128xbf16>, tensor<128x128xbf16>) -> tensor<128x62x128xbf16>
  return %1 : tensor<128x62x128xbf16>
}

//--- experts.mlir
sharding.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<2x2048x1024xbf16>, %w: tensor<1024x1024xbf16>) -> tensor<1x4096x1024xbf16> {
  %0 = spmd.all_to_all %a split 0 concat 1 over <@mesh ["x"]> : tensor<2x2048x1024xbf16> -> tensor<1x4096x1024xbf16>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [2] x [0] : (tensor<1x4096x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<1x4096x1024xbf16>
  return %1 : tensor<1x4096x1024xbf16>
}
