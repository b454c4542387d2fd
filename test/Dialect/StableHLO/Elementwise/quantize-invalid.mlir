// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @uniform_quantize_c1(%arg0: tensor<5xf32>) {
  // expected-error@+1 {{result has shape [4], expected the operand's [5] (C1)}}
  %0 = stablehlo.uniform_quantize %arg0 : (tensor<5xf32>) -> tensor<4x!quant.uniform<i8:f32, 1.0:4>>
  return
}

// -----

func.func @uniform_quantize_c2(%arg0: tensor<4xf64>) {
  // expected-error@+1 {{operand stands for values of type 'f64', the result for values of type 'f32' (C2)}}
  %0 = stablehlo.uniform_quantize %arg0 : (tensor<4xf64>) -> tensor<4x!quant.uniform<i8:f32, 1.0:4>>
  return
}

// -----

func.func @uniform_dequantize_c1(%arg0: tensor<4x!quant.uniform<i8:f32, 1.0:4>>) {
  // expected-error@+1 {{found result type 'tensor<5xf32>', expected 'tensor<4xf32>' (C1, C2)}}
  %0 = stablehlo.uniform_dequantize %arg0 : (tensor<4x!quant.uniform<i8:f32, 1.0:4>>) -> tensor<5xf32>
  return
}

// -----

func.func @uniform_dequantize_c2(%arg0: tensor<4x!quant.uniform<i8:f32, 1.0:4>>) {
  // expected-error@+1 {{found result type 'tensor<4xf64>', expected 'tensor<4xf32>' (C1, C2)}}
  %0 = stablehlo.uniform_dequantize %arg0 : (tensor<4x!quant.uniform<i8:f32, 1.0:4>>) -> tensor<4xf64>
  return
}
