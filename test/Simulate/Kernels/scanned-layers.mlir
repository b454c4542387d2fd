// JAX lowers the bodies of scanned layers to functions whose name stacks begin at
// the call; layers have the stack of the call, which names the backward pass.
// RUN: gspmd-run %s --simulate --topology v5e:1x2 --stats %t.json > %t.table
// RUN: %python -c "import json, sys; print(*sorted((e['layer'], e['pass']) for e in json.load(open(sys.argv[1]))['time_by_layer'] if e['matrix_flops']), sep='\n')" %t.json | FileCheck %s
// CHECK: ('attention', 'backward')
// CHECK-NEXT: ('attention', 'forward')
// CHECK-NEXT: ('mlp', 'recomputed')

sdy.mesh @mesh = <["x"=2]>

func.func @main(%x: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<64x64xf32> {
  %0 = func.call @closed_call(%x) : (tensor<64x64xf32>) -> tensor<64x64xf32> loc("jit(step)/jvp()/while/body/closed_call")
  %1 = func.call @closed_call_0(%0) : (tensor<64x64xf32>) -> tensor<64x64xf32> loc("jit(step)/transpose(jvp())/while/body/closed_call")
  return %1 : tensor<64x64xf32>
}
func.func private @closed_call(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc("attention/dot_general")
  return %0 : tensor<64x64xf32>
}
func.func private @closed_call_0(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc("mlp/checkpoint/rematted_computation/dot_general")
  %1 = stablehlo.dot_general %0, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc("attention/dot_general")
  return %1 : tensor<64x64xf32>
}
