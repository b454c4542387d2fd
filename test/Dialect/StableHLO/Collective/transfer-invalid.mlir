// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @infeed_c1(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{needs at least one result (C1)}}
  "stablehlo.infeed"(%arg0) : (!stablehlo.token) -> ()
  return
}

// -----

func.func @infeed_c2(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{every result but the last must be a tensor (C2)}}
  %0:2 = "stablehlo.infeed"(%arg0) : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}

// -----

func.func @infeed_c3(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{the last result must be a token (C3)}}
  %0 = "stablehlo.infeed"(%arg0) : (!stablehlo.token) -> tensor<4xf32>
  return
}

// -----

func.func @infeed_layout(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{layout has 1 entries for 0 tensors}}
  %0 = "stablehlo.infeed"(%arg0) <{layout = [[0]]}> : (!stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @send_c1(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{channel_handle has type 3, expected 1 with is_host_transfer false (C1)}}
  %0 = "stablehlo.send"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>}> : (!stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @send_c1_host(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{channel_handle has type 1, expected 2 with is_host_transfer true (C1)}}
  %0 = "stablehlo.send"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = true}> : (!stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @recv_c1(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{channel_handle has type 2, expected 1 with is_host_transfer false (C1)}}
  %0 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>}> : (!stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @recv_c1_host(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{channel_handle has type 2, expected 3 with is_host_transfer true (C1)}}
  %0 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (!stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @recv_c2(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{needs at least one result (C2)}}
  "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (!stablehlo.token) -> ()
  return
}

// -----

func.func @recv_c3(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{every result but the last must be a tensor (C3)}}
  %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}

// -----

func.func @recv_c4(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{the last result must be a token (C4)}}
  %0 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (!stablehlo.token) -> tensor<4xf32>
  return
}
