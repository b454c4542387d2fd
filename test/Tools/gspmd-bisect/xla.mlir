// XLA's partitioner as the suspect, on a plugin, and the table of verdicts.
//
// REQUIRES: pjrt
//
// A right program:
// RUN: env XLA_FLAGS=--xla_dump_to=%t.dump gspmd-bisect %s --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=SHARDY
// SHARDY: no op is wrong
// SHARDY: judged:
// SHARDY-NOT: own results
// XLA's compiler of machine code takes as little time as it can:
// RUN: FileCheck %s --check-prefix=FAST --input-file %t.dump/module_0000.main.debug_options
// FAST: xla_backend_optimization_level: 0
// FAST: key: "xla_cpu_disable_new_fusion_emitters"
// Options that the user sets stay, and the program runs in segments:
// RUN: env "XLA_FLAGS=--xla_dump_to=%t.own --xla_backend_extra_options=xla_cpu_optimize_for_size" gspmd-bisect %s --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 --segment 2 --json %t.json | FileCheck %s --check-prefix=SEGMENTS
// RUN: FileCheck %s --check-prefix=SEGMENTS-JSON --input-file %t.json
// SEGMENTS: no op is wrong
// SEGMENTS: own results: the program ran in 2 segments
// SEGMENTS-JSON: "segments": 2
// RUN: FileCheck %s --check-prefix=OWN --input-file %t.own/module_0000.main.debug_options
// OWN: xla_backend_optimization_level: 0
// OWN-NOT: xla_cpu_disable_new_fusion_emitters
// RUN: gspmd-bisect %s --random-inputs 1 --suspect xla-gspmd --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 --verdict | FileCheck %s --check-prefix=RIGHT
// RIGHT: no op is wrong
// RIGHT: verdict: gspmd, emulator {{ *}}right
// RIGHT-NEXT: verdict: gspmd, plugin {{ *}}right
// RIGHT-NEXT: verdict: XLA with GSPMD's annotations {{ *}}right
// RIGHT-NEXT: verdict: XLA with Shardy {{ *}}right
// RIGHT-NEXT: verdict: XLA on one device {{ *}}right

// A program whose uneven slice XLA partitions wrongly, reduced to one op:
// RUN: gspmd-fuzz --keep --seed 8 --count 1 --out %t
// RUN: not gspmd-bisect %t/fuzz-8.mlir --inputs %t/fuzz-8.npz --suspect xla-gspmd --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 --reproducer %t/found --versions "jax 1.2" | FileCheck %s --check-prefix=WRONG
// RUN: FileCheck %s --check-prefix=REDUCED --input-file %t/found.mlir
// RUN: FileCheck %s --check-prefix=TEXT --input-file %t/found.md
// WRONG: wrong op: %v5 = stablehlo.dynamic_slice
// WRONG: result 0: tensor<9x10xf16> [{"y"}, {}], wrong
// WRONG: how: device 0 has the shard of device 2
// WRONG: reproducer: {{.*}}found.mlir --random-inputs {{.*}}, 1 op
// RUN: not gspmd-bisect %t/fuzz-8.mlir --inputs %t/fuzz-8.npz --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=WITH-SHARDY
// WITH-SHARDY: wrong op: %v5 = stablehlo.dynamic_slice
// REDUCED: sdy.mesh
// REDUCED: stablehlo.dynamic_slice
// TEXT: # Wrong result of a partitioned op
// TEXT: Versions: gspmd {{.*}}, MLIR {{.*}}; PJRT C API 0.{{[0-9]+}}, platform cpu{{.*}}, plugin {{.*}}.so, jax 1.2.

// A program that crashes XLA at an op whose operands no plugin computes:
// RUN: gspmd-fuzz --keep --seed 1 --count 1 --out %t
// RUN: not gspmd-bisect %t/fuzz-1.mlir --inputs %t/fuzz-1.npz --suspect xla-gspmd --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=CRASH
// CRASH: failing op: %v45#0, %v45#1 = stablehlo.scatter
// CRASH: xla-gspmd fails: crash (signal 6): {{.*}}Check failed

// A program that crashes XLA at the reshard of a convolution; the convolution alone does not:
// RUN: gspmd-fuzz --keep --seed 14 --count 1 --out %t
// RUN: not gspmd-bisect %t/fuzz-14.mlir --inputs %t/fuzz-14.npz --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=CONTEXT
// CONTEXT: failing op: sharding.reshard
// CONTEXT-NEXT: operand 0: {{.*}} %v5 = stablehlo.convolution

// A plugin that runs no program of so many devices is no error of an op:
// RUN: %python %S/../check_exit_code.py 3 %bin/gspmd-bisect %s --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=2 2>&1 | FileCheck %s --check-prefix=DEVICES
// DEVICES: error: the program runs on 8 devices; the plugin has 2

// RUN: not gspmd-bisect %s --random-inputs 1 --suspect xla-gspmd 2>&1 | FileCheck %s --check-prefix=PLUGIN
// PLUGIN: error: {{.*}}--pjrt-plugin
// RUN: not gspmd-bisect %s --random-inputs 1 --suspect nobody 2>&1 | FileCheck %s --check-prefix=SUSPECT
// SUSPECT: error: --suspect: expected one of gspmd, pjrt, xla-gspmd, xla, found 'nobody'
// RUN: not gspmd-bisect %s --random-inputs 1 --suspect xla --jax-server %t --pjrt-plugin %xla_plugin 2>&1 | FileCheck %s --check-prefix=SERVER
// SERVER: error: --jax-server and a plugin exclude each other
// RUN: %python %S/../check_exit_code.py 3 %bin/gspmd-bisect %s --random-inputs 1 --suspect xla --jax-server %t.none 2>&1 | FileCheck %s --check-prefix=CONNECTION
// CONNECTION: error: no connection to JAX's server on {{.*}}.none: No such file or directory

sharding.mesh @mesh = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x", "y"}]>}, %b: tensor<16x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.tanh %a : tensor<8x16xf32>
  %1 = stablehlo.dot_general %0, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.sine %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
