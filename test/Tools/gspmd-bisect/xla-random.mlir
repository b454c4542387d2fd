// Random numbers that the suspect draws anew in each run are no error of its partitioner.
//
// REQUIRES: pjrt
//
// RUN: gspmd-bisect %s --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s
// CHECK: no op is wrong
// CHECK: not judged: %r = stablehlo.rng at {{.*}}: two runs on one device yield different values: it is not deterministic

sharding.mesh @mesh = <["x"=8]>
func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %n = stablehlo.constant dense<64> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<64xf32>
  %0 = stablehlo.sine %r : tensor<64xf32>
  return %0 : tensor<64xf32>
}
