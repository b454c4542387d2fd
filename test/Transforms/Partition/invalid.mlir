// RUN: gspmd-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --gspmd-partition

sharding.mesh @mesh = <["x"=4]>
// expected-error @+1 {{'func.func' op has a dimension of 4294967299 elements in 'tensor<4294967299xi8>'; partitioning handles at most 2^31 - 1}}
func.func @huge(%x: tensor<4294967299xi8> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<i8> {
  %c = stablehlo.constant dense<0> : tensor<i8>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<4294967299xi8>, tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}

// -----

sharding.mesh @mesh = <["x"=4]>
// expected-error @+1 {{'func.func' op has a region of 2 blocks; write its branches as scf.if, its loops as scf.while}}
func.func @blocks(%x: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
  cf.br ^bb1(%x : tensor<8xf32>)
^bb1(%y: tensor<8xf32>):
  return %y : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @captured(%x: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}, %s: tensor<f32>) -> tensor<8xf32> {
  // expected-remark @+1 {{'foo.region' has no sharding rule; it runs on replicated tensors}}
  %0 = "foo.region"(%s) ({
    "foo.yield"(%x) : (tensor<8xf32>) -> ()
  }) : (tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @dynamic(%x: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}, %n: tensor<1xi64>) -> tensor<?xf32> {
  // expected-remark @+2 {{'stablehlo.dynamic_reshape' has no sharding rule; it runs on replicated tensors}}
  // expected-error @+1 {{has a tensor of dynamic shape 'tensor<?xf32>'; partitioning handles static shapes only}}
  %0 = stablehlo.dynamic_reshape %x, %n : (tensor<8xf32>, tensor<1xi64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// The bytes of tensors with dynamic dimensions are unknown.
sharding.mesh @mesh = <["x"=4]>
// expected-error @+1 {{has a tensor of dynamic shape 'tensor<?x16xf32>'; partitioning handles static shapes only}}
func.func @dynamic_bytes(%x: tensor<?x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> tensor<?x16xf32> {
  // expected-remark @+1 {{'stablehlo.tanh' cannot run with factors of size 16 (need_replication) sharded; runs with them replicated}}
  %0 = stablehlo.tanh %x : tensor<?x16xf32>
  return %0 : tensor<?x16xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
// expected-error @+1 {{has a tensor of dynamic shape 'tensor<?x4xf32>'; partitioning handles static shapes only}}
func.func @collapsed(%a: tensor<?x4xf32>) -> tensor<?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}
