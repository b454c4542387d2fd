// A number names an argument only if no argument has it as a name; an empty name is unknown.
// RUN: split-file %s %t
// RUN: gspmd-opt %t/named.mlir --sharding-map=%t/second.json --gspmd-import | FileCheck %s
// CHECK: func.func @main(%{{.*}}: tensor<4x8xf32> {{{.*}}sharding.sharding{{.*}}}, %{{.*}}: tensor<8x4xf32>)
// RUN: not gspmd-opt %t/named.mlir --sharding-map=%t/empty.json 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: error: '' matches no argument of @main
// RUN: gspmd-run %t/staged.mlir --pipeline-schedule=gpipe --microbatches=4 --microbatch-dims=arg1=0 --random-inputs 1 --check
// RUN: gspmd-search %t/large.mlir --topology v4:2 --time-limit 2 --annotations %t/found.json > %t/found.txt
// RUN: gspmd-opt %t/large.mlir --sharding-map=%t/found.json > %t/annotated.mlir
// RUN: %python -c "import json, sys; names = json.load(open(sys.argv[1]))['shardings']; assert names and set(names) <= {'arg0', 'arg1'}, names" %t/found.json

//--- named.mlir
func.func @main(%a: tensor<4x8xf32> loc("arg1"), %b: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

//--- staged.mlir
func.func @main(%a: tensor<4x3xf32> loc("arg1"), %b: tensor<3x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {sharding.stage = 0 : i64} : (tensor<4x3xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

//--- large.mlir
func.func @main(%a: tensor<4096x8192xf32> loc("arg1"), %b: tensor<8192x4096xf32>) -> tensor<4096x4096xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4096x8192xf32>, tensor<8192x4096xf32>) -> tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}

//--- second.json
{"mesh": {"x": 2}, "shardings": {"arg1": ["x"]}}

//--- empty.json
{"mesh": {"x": 2}, "shardings": {"": ["x"]}}
