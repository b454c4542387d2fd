// Programs that are not divided into stages.
// RUN: gspmd-opt %s --split-input-file --verify-diagnostics --export-mpmd

// expected-error@+1 {{has no tasks of stages; expected a program of --gspmd-pipeline-stages}}
func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  return %arg0 : tensor<8xf32>
}

// -----

func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{'stablehlo.tanh' op is neither a task of a stage nor a transfer; expected a program of --gspmd-pipeline-stages}}
  %0 = stablehlo.tanh %arg0 : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sdy.mesh @a = <["x"=2]>
// expected-error@+1 {{is a second mesh; expected one mesh}}
sdy.mesh @b = <["y"=2]>
func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = func.call @f(%arg0) {sharding.stage = 0 : i64, sharding.task = "forward"} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  return %arg0 : tensor<8xf32>
}

// -----

// expected-error@+1 {{has no function 'main' with a body}}
module {}

// -----

func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{calls a function without a body}}
  %0 = func.call @f(%arg0) {sharding.stage = 0 : i64, sharding.task = "forward"} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32>
