// RUN: gspmd-opt %s --spmd-to-stablehlo --split-input-file --verify-diagnostics

func.func @upstream(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'arith.addf' op has no form in StableHLO or CHLO, which XLA reads; for a reader that knows it, other-ops=keep keeps it}}
  %0 = arith.addf %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @checks(%a: tensor<4xf32>) {
  // expected-error @below {{'check.expect_eq' op has no form in StableHLO or CHLO, which XLA reads; for a reader that knows it, other-ops=keep keeps it}}
  check.expect_eq %a, %a : tensor<4xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @not_partitioned(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'sharding.mesh_split' op is part of a program that is not partitioned; expected a partitioned program}}
  %0 = sharding.mesh_split %a <@mesh, [{"x"}]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @exchanges(%a: tensor<4xf32>) -> tensor<8xf32> {
  // expected-error @below {{'stablehlo.all_gather' op is a collective outside of a manual computation, where tensors are global}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @a = <["x"=4]>
// expected-error @below {{'sharding.mesh' op has 2 devices, another mesh 4; one program runs on one set of devices}}
sharding.mesh @b = <["x"=2]>
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
