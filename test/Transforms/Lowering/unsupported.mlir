// RUN: gspmd-opt %s --gspmd-emulator --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op calls "mystery", which the emulator does not know}}
  %0 = stablehlo.custom_call @mystery(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'other.op' op cannot be run by the emulator}}
  %0 = "other.op"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @+1 {{'func.func' op has element type 'f80', which the emulator does not compute with}}
func.func @main(%a: tensor<4xf80>) -> tensor<4xf80> {
  return %a : tensor<4xf80>
}

// -----

// expected-error @+1 {{'func.func' op has the dynamic shape 'tensor<?xf32>'; the emulator runs programs of static shapes}}
func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {
  return %a : tensor<?xf32>
}

// -----

func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'func.call' op is recursive: @main is being called already}}
  %0 = func.call @main(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @+1 {{has no function 'main' to run}}
module {
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+2 {{'stablehlo.custom_call' op calls "mystery", which the emulator does not know}}
  // expected-note @+1 {{No FFI handler registered for mystery; in JAX, jax.ffi.register_ffi_target(..., platform="cpu") registers one}}
  %0 = stablehlo.custom_call @mystery(%x) {mhlo.backend_config = {}} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
