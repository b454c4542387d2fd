// RUN: gspmd-opt %s --gspmd-pipeline-stages="microbatches=2" --split-input-file --verify-diagnostics

func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64}) -> tensor<4x8xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<4x8xf32>
  %1 = stablehlo.tanh %0 {sharding.stage = 1 : i64} : tensor<4x8xf32>
  // expected-note @below {{the data is of this op}}
  %2 = stablehlo.tanh %1 {sharding.stage = 0 : i64} : tensor<4x8xf32>
  // expected-error @below {{the op has stage 1 and reads data of the backward pass of stage 0: data would pass the stages in a cycle}}
  %3 = stablehlo.tanh %2 {sharding.stage = 1 : i64} : tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}

// -----

// The mean over the batch is known only after all microbatches.
func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64}) -> tensor<4x8xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<4x8xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  // expected-note @below {{the sum depends on this op}}
  %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
  // expected-error @below {{the op reads a single microbatch and a sum over all microbatches, so no stage could finish a microbatch before all of them have begun}}
  %3 = stablehlo.subtract %0, %2 {sharding.stage = 1 : i64} : tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}

// -----

func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64}) -> tensor<8xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<4x8xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  // expected-error @below {{microbatches are combined by max; a pipeline accumulates sums only}}
  %1 = stablehlo.reduce(%0 init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64}) -> tensor<4x8xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<4x8xf32>
  // expected-error @below {{the op reads several microbatches at once}}
  %1 = stablehlo.reverse %0, dims = [0] : tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// -----

// expected-error @below {{argument 0: 'sharding.microbatch': expected a dimension of 'tensor<5x8xf32>' whose size is a multiple of the number of microbatches (2), found 0 : i64}}
func.func public @main(%x: tensor<5x8xf32> {sharding.microbatch = 0 : i64}) -> tensor<5x8xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<5x8xf32>
  return %0 : tensor<5x8xf32>
}

// -----

// expected-error @below {{has no argument with 'sharding.microbatch', the dimension that microbatches are slices of}}
func.func public @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// expected-error @below {{has no op with 'sharding.stage' and none in a name scope 'stage0', 'stage1', ...}}
func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64}) -> tensor<4x8xf32> {
  %0 = stablehlo.tanh %x : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// expected-error @below {{expected ops of a microbatch in each of the stages 0 to 2, found none in stage 1}}
func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64}) -> tensor<4x8xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<4x8xf32>
  %1 = stablehlo.tanh %0 {sharding.stage = 2 : i64} : tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// -----

func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64}) -> tensor<4x8xf32> {
  // expected-error @below {{'sharding.stage': expected a non-negative i64, found "last"}}
  %0 = stablehlo.tanh %x {sharding.stage = "last"} : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// expected-error @below {{argument 1 is divided among the microbatches by the ops that read it, but has no 'sharding.microbatch'; state the dimension of its batch (--microbatch-dims)}}
func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64}, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<4x8xf32>
  %1 = stablehlo.add %0, %y {sharding.stage = 1 : i64} : tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// -----

// expected-error @below {{has no op with 'sharding.stage' and none in a name scope 'stage0', 'stage1', ...}}
func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64}, %p: tensor<i1>) -> tensor<4x8xf32> {
  %0 = "stablehlo.if"(%p) ({
    // expected-note @below {{this op has a stage, but is in a loop or a branch; expected stages of ops outside of them, as a loop over microbatches is part of the schedule}}
    %1 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<4x8xf32>
    stablehlo.return %1 : tensor<4x8xf32>
  }, {
    stablehlo.return %x : tensor<4x8xf32>
  }) : (tensor<i1>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
