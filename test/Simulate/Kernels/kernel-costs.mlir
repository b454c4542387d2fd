// The cost of a kernel from a file, an attribute or its author's estimate. On a
// machine of 1e12 flops and bytes per second.

// RUN: split-file %s %t
// DEFINE: %{sim} = gspmd-simulate %t/in.mlir --topology %S/../Inputs/round.json:1
// RUN: %{sim} --entry attention | FileCheck %s --check-prefix=NONE
// RUN: %{sim} --entry attention --kernel-costs %t/costs.json | FileCheck %s --check-prefix=FILE --implicit-check-not="no cost model"
// RUN: %{sim} --entry named --kernel-costs %t/costs.json | FileCheck %s --check-prefix=NAMED
// RUN: %{sim} --entry attribute | FileCheck %s --check-prefix=ATTRIBUTE
// RUN: %{sim} --entry no_bytes | FileCheck %s --check-prefix=NOBYTES
// RUN: %{sim} --entry attribute --kernel-costs %t/costs.json | FileCheck %s --check-prefix=BOTH
// RUN: %{sim} --entry pallas | FileCheck %s --check-prefix=PALLAS --implicit-check-not="no cost model"
// RUN: %{sim} --entry sort --kernel-costs %t/costs.json | FileCheck %s --check-prefix=SORT
// One pass over operands and results without a file: 3 x 4e6 bytes.
// NONE: step time             12.00 us
// NONE: no cost model: 1 custom calls of 'attention' are estimated as one pass over their operands and results (--kernel-costs specifies their cost)
// Two products of [1000, 1000] with [1000, 1000].
// FILE: step time             4.000 ms
// The kernel's name comes before the call's target.
// NAMED: step time             7.00 us
// 5e6 bytes; 3e9 flops beside 1e6 exponentials of 10.
// ATTRIBUTE: step time             3.000 ms
// 1e9 flops without memory traffic.
// NOBYTES: step time             1.000 ms
// The file comes before the attribute.
// BOTH: step time             4.000 ms
// PALLAS: step time             2.000 ms
// Any op: its seconds are its seconds.
// SORT: step time             1.500 s

// Costs of formulas depend on the local shapes of each device: an eighth of the
// rows here, also in the sweep's table.
// RUN: gspmd-simulate %t/sharded.mlir --topology %S/../Inputs/round.json:4x2 --kernel-costs %t/costs.json | FileCheck %s --check-prefix=LOCAL
// RUN: gspmd-simulate %t/sharded.mlir --topology %S/../Inputs/round.json:4x2 --overlap none,async --kernel-costs %t/costs.json | FileCheck %s --check-prefix=SWEEP
// LOCAL: step time             500.00 us
// SWEEP: none {{ *}}500.00 us
// SWEEP: async {{ *}}500.00 us

// Errors.
// RUN: not gspmd-simulate %t/wrong.mlir --topology %S/../Inputs/round.json:1 2>&1 | FileCheck %s --check-prefix=SIZE
// SIZE: wrong.mlir:{{[0-9]+}}:{{[0-9]+}}: error: 'stablehlo.custom_call' op has an invalid cost: its matrix_flops: there is no in0[2]
// RUN: not gspmd-simulate %t/text.mlir --topology %S/../Inputs/round.json:1 2>&1 | FileCheck %s --check-prefix=TEXT
// TEXT: error: 'stablehlo.custom_call' op has a 'gspmd.cost' whose bytes is not a formula: '4 * tokens': expected a number, a size like in0[1], or elements like out0, with * and + between, but found 'tokens'
// RUN: not gspmd-simulate %t/key.mlir --topology %S/../Inputs/round.json:1 2>&1 | FileCheck %s --check-prefix=KEY
// KEY: error: 'stablehlo.custom_call' op has the unknown figure 'flop' in 'gspmd.cost'
// RUN: not %{sim} --entry sort --kernel-costs %t/none.json 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: none.json: No such file or directory
// RUN: not %{sim} --entry sort --kernel-costs %t/bad.json 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: bad.json: kernel 'attention': has the unknown figure 'flops' (known: matrix_flops, vector_flops, transcendentals, bytes, seconds, and source, a text)

//--- costs.json
{"kernels": {
  "attention": {"matrix_flops": "4 * in0[0] * in1[0] * in0[1]",
                "source": "two products"},
  "small": {"bytes": 7e6, "source": "made up"},
  "stablehlo.sort": {"seconds": 1.5}
}}
//--- bad.json
{"kernels": {"attention": {"flops": 1}}}
//--- sharded.mlir
sdy.mesh @mesh = <["x"=8]>
func.func @main(%q: tensor<1000x1000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %k: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.custom_call @attention(%q, %k) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, j])->([i, j]) {i=1000, j=1000, k=1000} need_replication={j, k}, custom>} : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}
//--- in.mlir
func.func @attention(%q: tensor<1000x1000xf32>, %k: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.custom_call @attention(%q, %k) : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}
func.func @named(%q: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.custom_call @attention(%q) {kernel_name = "small"} : (tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}
func.func @attribute(%q: tensor<1000x1000xf32>, %k: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.custom_call @attention(%q, %k) {gspmd.cost = {matrix_flops = "3e+3 * in0 + 0*out0[1]", transcendentals = "in1", bytes = 5000000}} : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}
func.func @no_bytes(%q: tensor<1000xf32>) -> tensor<1000xf32> {
  %0 = stablehlo.custom_call @arithmetic(%q) {gspmd.cost = {vector_flops = 1000000000, bytes = 0}} : (tensor<1000xf32>) -> tensor<1000xf32>
  return %0 : tensor<1000xf32>
}
func.func @pallas(%q: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.custom_call @tpu_custom_call(%q) {backend_config = "{\22custom_call_config\22: {\22body\22: \22\22, \22cost_estimate\22: {\22flops\22: 2000000000, \22transcendentals\22: 0, \22bytes_accessed\22: 1000000}}}"} : (tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}
func.func @sort(%a: tensor<1000xf32>) -> tensor<1000xf32> {
  %0 = "stablehlo.sort"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<1000xf32>) -> tensor<1000xf32>
  return %0 : tensor<1000xf32>
}
//--- wrong.mlir
func.func @main(%q: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %0 = stablehlo.custom_call @f(%q) {gspmd.cost = {matrix_flops = "in0[2]"}} : (tensor<10x10xf32>) -> tensor<10x10xf32>
  return %0 : tensor<10x10xf32>
}
//--- text.mlir
func.func @main(%q: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %0 = stablehlo.custom_call @f(%q) {gspmd.cost = {bytes = "4 * tokens"}} : (tensor<10x10xf32>) -> tensor<10x10xf32>
  return %0 : tensor<10x10xf32>
}
//--- key.mlir
func.func @main(%q: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %0 = stablehlo.custom_call @f(%q) {gspmd.cost = {flop = 1}} : (tensor<10x10xf32>) -> tensor<10x10xf32>
  return %0 : tensor<10x10xf32>
}
