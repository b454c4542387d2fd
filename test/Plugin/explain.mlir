// REQUIRES: installable
// Explanations in a stock mlir-opt: the options of the passes.
// RUN: mlir-opt %s --load-dialect-plugin=%plugin --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(gspmd-import,sharding-name-values,sharding-propagate{explain=f:1 explain-as=remarks,text explain-file=%t.txt})' 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=TEXT --input-file %t.txt
// CHECK: explain.mlir:{{.*}}: remark: %1 is sharded as [{"x", ?}]
// CHECK: explain.mlir:{{.*}}: note: dim 0 "x" from argument %arg0 of @f
// CHECK: explain.mlir:{{.*}}: note: step {{[0-9]+}}: %arg0 dim 0 -> %0 dim 0
// CHECK: explain.mlir:{{.*}}: note: step {{[0-9]+}}: %0 dim 0 -> %1 dim 0
// TEXT: %1 = stablehlo.tanh in @f at {{.*}}explain.mlir

sdy.mesh @mesh = <["x"=4]>
func.func @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
  %0 = stablehlo.negate %arg0 : tensor<8xf32>
  %1 = stablehlo.tanh %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}
