// RUN: gspmd-opt %s --split-input-file --verify-diagnostics --gspmd-emulator

func.func @main(%a: tensor<2x3x3xf64>) -> tensor<2x3x3xf64> {
  // expected-error @+1 {{'stablehlo.custom_call' op calls "lapack_sgeqrf_ffi", which is not for elements of type f64}}
  %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%a) {mhlo.backend_config = {}} : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xf64>)
  return %0#0 : tensor<2x3x3xf64>
}

// -----

func.func @main(%a: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op calls "Qr", which must have tensors of the form Tmn -> Tmn, Tk after equal batch dimensions (T: the elements of operand 0, R: their real type, C: their complex type, I: i32; k = min(m, n), h = n - 1), but result 1 is tensor<2x4xf32>}}
  %0:2 = stablehlo.custom_call @Qr(%a) : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x4xf32>)
  return %0#0 : tensor<2x3x3xf32>
}

// -----

func.func @main(%a: tensor<3x3xf32>) -> tensor<3x3xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op calls "lapack_spotrf_ffi", which has no "uplo" in its backend_config}}
  %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {mhlo.backend_config = {}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>)
  return %0#0 : tensor<3x3xf32>
}

// -----

func.func @main(%a: tensor<3x3xf32>) -> tensor<3x3xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op calls "lapack_sgees_ffi", which sorts eigenvalues by a function that the call does not name}}
  %0:6 = stablehlo.custom_call @lapack_sgees_ffi(%a) {mhlo.backend_config = {mode = 86 : ui8, sort = 83 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>)
  return %0#0 : tensor<3x3xf32>
}

// -----

// LAPACK would write U into A's place and more rows of V than the result has.
func.func @main(%a: tensor<3x3xf32>) -> tensor<3xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op calls "lapack_sgesdd_ffi", which has the value 79 for "mode" in its backend_config, expected one of the letters ASN}}
  %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%a) {mhlo.backend_config = {mode = 79 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<i32>)
  return %0#1 : tensor<3xf32>
}

// -----

func.func @main(%a: tensor<4x2xf32>, %t: tensor<5xf32>) -> tensor<4x2xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op calls "lapack_sorgqr_ffi", which has 5 reflectors in a matrix of 4x2, expected at most as many as columns, and at most as many columns as rows}}
  %0 = stablehlo.custom_call @lapack_sorgqr_ffi(%a, %t) {mhlo.backend_config = {}} : (tensor<4x2xf32>, tensor<5xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// -----

func.func @main(%a: tensor<4x2xf32>, %t: tensor<3xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op calls "lapack_sormqr_ffi", which has 3 reflectors in a matrix of 4x2, expected at most as many as rows and columns}}
  %0 = stablehlo.custom_call @lapack_sormqr_ffi(%a, %t, %c) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<4x2xf32>, tensor<3xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @main(%a: tensor<3x3xf32>) -> tensor<3x3xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op calls "lapack_sgehrd_ffi", which has rows 1 to 4 of 3, expected 1 <= low <= high <= 3}}
  %0:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%a) {mhlo.backend_config = {low = 1 : i32, high = 4 : i32}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<2xf32>, tensor<i32>)
  return %0#0 : tensor<3x3xf32>
}

// -----

// The first version of the call, which took LAPACK's arguments one by one.
func.func @main(%a: tensor<3x3xf32>) -> tensor<3x3xf32> {
  // expected-error @+2 {{'stablehlo.custom_call' op calls "lapack_sgeqrf", which the emulator does not know}}
  // expected-note @+1 {{it is of a library that only one platform has; lower for another one: jax.export.export}}
  %0:2 = stablehlo.custom_call @lapack_sgeqrf(%a) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
  return %0#0 : tensor<3x3xf32>
}
