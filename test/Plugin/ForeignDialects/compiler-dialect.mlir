// REQUIRES: installable
// What the plugin does not know survives: the host's types, attributes, ops,
// resources and locations. `compiler.handle` and `compiler.entry` have C++ classes; ops of `compiler` are unregistered.
// RUN: mlir-opt --load-dialect-plugin=%plugin --load-dialect-plugin=%foreign --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(gspmd-partition)' --mlir-print-debuginfo --mlir-print-local-scope %s | FileCheck %s
// A local scope has no resources:
// RUN: mlir-opt --load-dialect-plugin=%plugin --load-dialect-plugin=%foreign --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(gspmd-partition)' %s | FileCheck %s --check-prefix=RESOURCES

// CHECK: module attributes {compiler.table = [#compiler.entry<"a">, !compiler.handle<"b">]}
module attributes {compiler.table = [#compiler.entry<"a">, !compiler.handle<"b">]} {
  sdy.mesh @mesh = <["x"=4]>

  // CHECK: func.func public @main(%arg0: tensor<4x8xf32> {{{.*}}compiler.argument = #compiler.entry<"first">
  func.func public @main(%a: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>, compiler.argument = #compiler.entry<"first">})
      -> tensor<16x8xf32> {
    // CHECK: %[[TANH:.*]] = stablehlo.tanh %arg0 {compiler.note = dense_resource<blob> : tensor<2xi8>} : tensor<4x8xf32> loc("source.py":12:3)
    %0 = stablehlo.tanh %a {compiler.note = dense_resource<blob> : tensor<2xi8>} : tensor<16x8xf32> loc("source.py":12:3)
    // CHECK: %[[HANDLE:.*]] = "compiler.open"() <{flags = 3 : i64}> ({
    // CHECK-NEXT: ^bb0(%{{.*}}: !compiler.handle<"inner">
    // CHECK: }) : () -> !compiler.handle<"main"> loc(callsite("open" at fused<"tag">["source.py":13:3, "other.py":1:1]))
    %1 = "compiler.open"() <{flags = 3 : i64}> ({
    ^bb0(%h: !compiler.handle<"inner">):
      "compiler.yield"(%h) : (!compiler.handle<"inner">) -> ()
    }) : () -> !compiler.handle<"main"> loc(callsite("open" at fused<"tag">["source.py":13:3, "other.py":1:1]))
    // CHECK: "compiler.close"(%[[HANDLE]]) : (!compiler.handle<"main">) -> ()
    "compiler.close"(%1) : (!compiler.handle<"main">) -> ()
    return %0 : tensor<16x8xf32>
  }
}

// RESOURCES: blob: "0x010000000102"
{-#
  dialect_resources: {
    builtin: {
      blob: "0x010000000102"
    }
  }
#-}
