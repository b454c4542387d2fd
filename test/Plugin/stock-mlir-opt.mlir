// REQUIRES: installable
// The plugin in an mlir-opt that knows nothing of the project. Its option parser
// reads direct pass flags before it loads plugins, so only --pass-pipeline works.
// RUN: mlir-opt --load-dialect-plugin=%plugin --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(gspmd-partition)' %s | FileCheck %s

// A pipeline on another op is an error, for which MLIR would end the process.
// RUN: not mlir-opt --load-dialect-plugin=%plugin --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(func.func(gspmd-partition))' %s 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not mlir-opt --load-dialect-plugin=%plugin --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='func.func(gspmd-export-stablehlo{form=partitions})' %s 2>&1 | FileCheck %s --check-prefix=EXPORT
// FUNCTION: error: pipeline 'gspmd-partition' is in a pipeline on 'func.func': expected 'builtin.module(gspmd-partition)', as it runs on 'builtin.module' only
// EXPORT: error: pipeline 'gspmd-export-stablehlo' is in a pipeline on 'func.func': expected 'builtin.module(gspmd-export-stablehlo)'

// A host that has everything already tolerates the plugin.
// RUN: gspmd-opt --load-dialect-plugin=%plugin --load-pass-plugin=%plugin \
// RUN:   --gspmd-partition %s | FileCheck %s

sdy.mesh @mesh = <["x"=4, "y"=2]>

// CHECK-LABEL: func.func public @main
// CHECK-SAME: tensor<4x16xf32>
// CHECK-SAME: tensor<16x32xf32>
func.func public @main(
    %lhs: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
    %rhs: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>})
    -> (tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // CHECK: stablehlo.dot_general
  // CHECK-SAME: (tensor<4x16xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
  // CHECK: spmd.all_reduce
  %0 = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0]
      : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
  return %0 : tensor<16x32xf32>
}
