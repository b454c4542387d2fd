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

// -----

func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{is in stage -1; expected one from 0 to 1048575}}
  %0 = call @f(%a) {sharding.stage = -1 : i64, sharding.task = "forward"} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}

// -----

func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{is neither a task of a stage nor a transfer}}
  %0 = call @f(%a) {sharding.stage = 0 : i64, sharding.task = 3 : i64} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}

// -----

// expected-error@+1 {{has argument 0 of type '!stablehlo.token'; expected ranked tensors}}
func.func @main(%t: !stablehlo.token, %a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f(%a) {sharding.stage = 0 : i64, sharding.task = "forward"} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}
