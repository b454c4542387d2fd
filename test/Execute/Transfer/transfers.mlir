// RUN: split-file %s %t
// RUN: not gspmd-run %t/infeed.mlir 2>&1 | FileCheck %s --check-prefix=INFEED
// RUN: not gspmd-run %t/outfeed.mlir 2>&1 | FileCheck %s --check-prefix=OUTFEED
// RUN: not gspmd-run %t/send.mlir 2>&1 | FileCheck %s --check-prefix=SEND
// RUN: not gspmd-run %t/recv.mlir 2>&1 | FileCheck %s --check-prefix=RECV
// Nothing is outside of the emulator that data could come from.

//--- infeed.mlir
func.func @main() -> tensor<3xf32> {
  %t = stablehlo.create_token : !stablehlo.token
  // INFEED: infeed.mlir:4:10: error: 'stablehlo.infeed' op transfers data from or to a host or another program
  %0:2 = "stablehlo.infeed"(%t) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<3xf32>, !stablehlo.token)
  return %0#0 : tensor<3xf32>
}

//--- outfeed.mlir
func.func @main() {
  %t = stablehlo.create_token : !stablehlo.token
  %a = stablehlo.constant dense<1.0> : tensor<3xf32>
  // OUTFEED: 'stablehlo.outfeed' op transfers data from or to a host or another program
  %0 = "stablehlo.outfeed"(%a, %t) : (tensor<3xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

//--- send.mlir
func.func @main() {
  %t = stablehlo.create_token : !stablehlo.token
  %a = stablehlo.constant dense<1.0> : tensor<3xf32>
  // SEND: 'stablehlo.send' op transfers data from or to a host or another program
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<3xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

//--- recv.mlir
func.func @main() -> tensor<3xf32> {
  %t = stablehlo.create_token : !stablehlo.token
  // RECV: 'stablehlo.recv' op transfers data from or to a host or another program
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<3xf32>, !stablehlo.token)
  return %0#0 : tensor<3xf32>
}
