// The order in which units take memory on TPUs. Tensors of 1024 x 4096 bf16s
// are 8 MiB.

// RUN: gspmd-simulate %s --entry gradient --topology v5e:1x1 | FileCheck %s --check-prefix=GRADIENT
// RUN: gspmd-simulate %s --entry gradient --topology v5e:1x1 --hardware-scale hbm_bytes=0.0036 | FileCheck %s --check-prefix=LIMIT
// RUN: gspmd-simulate %s --entry slice --topology v5e:1x1 | FileCheck %s --check-prefix=SLICE

// Only the result needs the product of %x and the gradient %g, so it follows
// the loop, during which %g is live: in 16 bits, as both products use it, and
// not the exponentials in 32 bits, from which both could compute it.
// GRADIENT: peak memory           78.00 MiB
// GRADIENT: 8.00 MiB  {{%.*}} : tensor<1024x4096xbf16>, temporary
// GRADIENT-NOT: tensor<1024x4096xf32>
// GRADIENT-NOT: tensor<4096x512xbf16>

// If that does not fit, the product precedes the loop.
// LIMIT: peak memory           58.00 MiB of 58.98 MiB
// LIMIT-NOT: tensor<1024x4096x
// LIMIT: 4.00 MiB  {{%.*}} : tensor<4096x512xbf16>, result
func.func @gradient(%x: tensor<1024x512xbf16>, %w: tensor<512x4096xbf16>, %u: tensor<512x16384xbf16>) -> (tensor<4096x512xbf16>, tensor<1024x512xbf16>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %logits = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1024x512xbf16>, tensor<512x4096xbf16>) -> tensor<1024x4096xf32>
  %e = stablehlo.exponential %logits : tensor<1024x4096xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1024x4096xf32>, tensor<f32>) -> tensor<1024xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<1024xf32>) -> tensor<1024x4096xf32>
  %p = stablehlo.divide %e, %b : tensor<1024x4096xf32>
  %g = stablehlo.convert %p : (tensor<1024x4096xf32>) -> tensor<1024x4096xbf16>
  %dw = stablehlo.dot_general %g, %x, contracting_dims = [0] x [0] : (tensor<1024x4096xbf16>, tensor<1024x512xbf16>) -> tensor<4096x512xbf16>
  %dx = stablehlo.dot_general %g, %w, contracting_dims = [1] x [1] : (tensor<1024x4096xbf16>, tensor<512x4096xbf16>) -> tensor<1024x512xbf16>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %i0, %y = %dx) : tensor<i32>, tensor<1024x512xbf16>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %h = stablehlo.dot_general %y, %u, contracting_dims = [1] x [0] : (tensor<1024x512xbf16>, tensor<512x16384xbf16>) -> tensor<1024x16384xbf16>
    %z = stablehlo.dot_general %h, %u, contracting_dims = [1] x [1] : (tensor<1024x16384xbf16>, tensor<512x16384xbf16>) -> tensor<1024x512xbf16>
    stablehlo.return %next, %z : tensor<i32>, tensor<1024x512xbf16>
  }
  return %dw, %r#1 : tensor<4096x512xbf16>, tensor<1024x512xbf16>
}

// The slice of the stack is not live during the first two products of the
// body, which do not use it.
// SLICE: peak memory           144.00 MiB
// SLICE-NOT: tensor<1x1024x4096xbf16>
func.func @slice(%y0: tensor<1024x4096xbf16>, %stack: tensor<8x1024x4096xbf16>) -> tensor<1024x4096xbf16> {
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %i0, %y = %y0) : tensor<i32>, tensor<1024x4096xbf16>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.dynamic_slice %stack, %i, %i0, %i0, sizes = [1, 1024, 4096] : (tensor<8x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x4096xbf16>
    %f = stablehlo.optimization_barrier %s : tensor<1x1024x4096xbf16>
    %a = stablehlo.reshape %f : (tensor<1x1024x4096xbf16>) -> tensor<1024x4096xbf16>
    %h = stablehlo.dot_general %y, %y, contracting_dims = [0] x [0] : (tensor<1024x4096xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
    %k = stablehlo.dot_general %h, %h, contracting_dims = [1] x [0] : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
    %m = stablehlo.dot_general %y, %k, contracting_dims = [1] x [0] : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
    %t = stablehlo.dot_general %m, %a, contracting_dims = [1] x [1] : (tensor<1024x4096xbf16>, tensor<1024x4096xbf16>) -> tensor<1024x1024xbf16>
    %q = stablehlo.dot_general %t, %a, contracting_dims = [1] x [0] : (tensor<1024x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<1024x4096xbf16>
    stablehlo.return %next, %q : tensor<i32>, tensor<1024x4096xbf16>
  }
  return %r#1 : tensor<1024x4096xbf16>
}
