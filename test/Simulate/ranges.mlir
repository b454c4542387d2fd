// A step has the range of published steps of its kind on its generation, and none if no such step is part of the calibration.

// RUN: split-file %s %t
// RUN: gspmd-simulate %t/kinds.mlir --entry dense --topology v5e:1x1 | FileCheck %s --check-prefix=KNOWN
// RUN: gspmd-simulate %t/kinds.mlir --entry elementwise --topology v5e:1x1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: gspmd-simulate %t/kinds.mlir --entry convolution --topology v5e:1x1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: gspmd-simulate %t/kinds.mlir --entry convolution --topology v5e:1x1 --software tpu-compiler | FileCheck %s --check-prefix=KNOWN
// RUN: gspmd-simulate %t/experts.mlir --topology v3:1x1 --axis-layout x=core | FileCheck %s --check-prefix=KNOWN
// RUN: gspmd-simulate %t/experts.mlir --topology v5e:1x2 --stats %t/stats.json | FileCheck %s --check-prefix=UNKNOWN
// RUN: FileCheck %s --check-prefix=STATS --input-file %t/stats.json
// RUN: gspmd-simulate %t/kinds.mlir --entry decoding --topology v5e:1x1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: gspmd-simulate %t/kinds.mlir --entry integers --topology v5e:1x1 | FileCheck %s --check-prefix=UNKNOWN
//
// Steps of 8-bit floats have a range of their own. Chips of which no step was published have none.
// RUN: gspmd-simulate %t/kinds.mlir --entry dense --topology h100:1 --software nemo --stats %t/bf16.json
// RUN: gspmd-simulate %t/kinds.mlir --entry narrow --topology h100:1 --software nemo --stats %t/fp8.json
// RUN: %python %t/check.py %t %S/../../lib/CostModel/hardware/h100.json
// RUN: gspmd-simulate %t/kinds.mlir --entry dense --topology h200:1 --software nemo | FileCheck %s --check-prefix=NOROWS
// RUN: gspmd-simulate %t/kinds.mlir --entry dense --topology gb200:1 | FileCheck %s --check-prefix=NOROWS
// NOROWS-NOT: likely between
// NOROWS: likely range unknown: no published step of this kind on {{h200|gb200}} was part of the calibration
// KNOWN: likely between {{.*}} (published steps of this kind on v{{.}}{{e?}} are off by {{[0-9.]+}} %)
// UNKNOWN-NOT: likely between
// UNKNOWN: likely range unknown: no published step of this kind on v5e was part of the calibration
// STATS: "step_error": 0

//--- kinds.mlir
func.func @dense(%a: tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16> {
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  return %0 : tensor<4096x4096xbf16>
}

func.func @integers(%a: tensor<4096x4096xi8>) -> tensor<4096x4096xi32> {
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<4096x4096xi8>, tensor<4096x4096xi8>) -> tensor<4096x4096xi32>
  return %0 : tensor<4096x4096xi32>
}

func.func @narrow(%a: tensor<8192x8192xf8E4M3FN>) -> tensor<8192x8192xbf16> {
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<8192x8192xf8E4M3FN>, tensor<8192x8192xf8E4M3FN>) -> tensor<8192x8192xbf16>
  return %0 : tensor<8192x8192xbf16>
}

// A product that waits for the weights.
func.func @decoding(%a: tensor<8x8192xbf16>, %w: tensor<8192x8192xbf16>) -> tensor<8x8192xbf16> {
  %0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<8x8192xbf16>, tensor<8192x8192xbf16>) -> tensor<8x8192xbf16>
  return %0 : tensor<8x8192xbf16>
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

//--- check.py
import json, pathlib, sys
folder = pathlib.Path(sys.argv[1])
figures = json.loads(pathlib.Path(sys.argv[2]).read_text())["software"]["nemo"]["figures"]
errors = {name: json.loads((folder / f"{name}.json").read_text())["step_error"] for name in ("bf16", "fp8")}
assert errors == {"bf16": figures["prediction_error"]["value"], "fp8": figures["fp8_error"]["value"]}, errors
assert errors["bf16"] != errors["fp8"] and min(errors.values()) > 0, errors
