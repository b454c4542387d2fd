// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @add_c1_element(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error@+1 {{found operand types 'tensor<2xf32>', 'tensor<2xi32>', expected compatible ones (C1)}}
  %0 = stablehlo.add %a, %b : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32>
  return
}

// -----

func.func @add_c1_shape(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error@+1 {{found operand types 'tensor<2xf32>', 'tensor<3xf32>', expected compatible ones (C1)}}
  %0 = stablehlo.add %a, %b : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @add_c1_result(%a: tensor<2xf32>) {
  // expected-error@+1 {{'stablehlo.add' op found result type 'tensor<2xf64>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.add %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @add_arity(%a: tensor<2xf32>) {
  // expected-error@+1 {{found 1 operand types and 1 result types, expected 2 and 1}}
  %0 = stablehlo.add %a, %a : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @and_float(%a: tensor<2xf32>) {
  // expected-error@+1 {{operand #0 must be ranked tensor of pred (i1) or integer of 2 to 64 bits values}}
  %0 = stablehlo.and %a, %a : tensor<2xf32>
  return
}

// -----

func.func @unranked(%a: tensor<*xf32>) {
  // expected-error@+1 {{must be ranked tensor}}
  %0 = stablehlo.tanh %a : tensor<*xf32>
  return
}

// -----

func.func @element_type(%a: tensor<2xi7>) {
  // expected-error@+1 {{must be ranked tensor}}
  %0 = stablehlo.abs %a : tensor<2xi7>
  return
}

// -----

func.func @shift_pred(%a: tensor<2xi1>) {
  // expected-error@+1 {{must be ranked tensor of integer}}
  %0 = stablehlo.shift_left %a, %a : tensor<2xi1>
  return
}

// -----

func.func @abs_c2(%a: tensor<2xcomplex<f32>>) {
  // expected-error@+1 {{'stablehlo.abs' op found result type 'tensor<2xcomplex<f32>>', expected 'tensor<2xf32>' (C1, C2)}}
  %0 = stablehlo.abs %a : tensor<2xcomplex<f32>>
  return
}

// -----

func.func @real_c2(%a: tensor<2xcomplex<f32>>) {
  // expected-error@+1 {{found result type 'tensor<2xf64>', expected 'tensor<2xf32>' (C1, C2)}}
  %0 = stablehlo.real %a : (tensor<2xcomplex<f32>>) -> tensor<2xf64>
  return
}

// -----

func.func @complex_c1(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expected-error@+1 {{found operand types 'tensor<2xf32>', 'tensor<2xf64>', expected compatible ones (C1)}}
  %0 = stablehlo.complex %a, %b : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xcomplex<f32>>
  return
}

// -----

func.func @complex_c3(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<2xcomplex<f64>>', expected 'tensor<2xcomplex<f32>>' (C2, C3)}}
  %0 = stablehlo.complex %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f64>>
  return
}

// -----

func.func @complex_text(%a: tensor<2xf32>) {
  // expected-error@+1 {{found 'tensor<2xf32>', expected a tensor of complex elements}}
  %0 = stablehlo.complex %a, %a : tensor<2xf32>
  return
}

// -----

func.func @convert_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{requires the same shape for all operands and results}}
  %0 = stablehlo.convert %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @reduce_precision_c2(%a: tensor<2xf32>) {
  // expected-error@+1 {{found 0 exponent bits, expected at least 1 (C2)}}
  %0 = stablehlo.reduce_precision %a, format = e0m3 : tensor<2xf32>
  return
}

// -----

func.func @reduce_precision_c3(%a: tensor<2xf32>) {
  // expected-error@+1 {{found -1 mantissa bits, expected at least 0 (C3)}}
  %0 = "stablehlo.reduce_precision"(%a) <{exponent_bits = 5 : i32, mantissa_bits = -1 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_precision_format(%a: tensor<2xf32>) {
  // expected-error@+1 {{found 'm3e5', expected a format such as e8m23}}
  %0 = stablehlo.reduce_precision %a, format = m3e5 : tensor<2xf32>
  return
}

// -----

func.func @compare_c1(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error@+1 {{found operands with elements 'f32' and 'i32', expected one element type (C1)}}
  %0 = stablehlo.compare EQ, %a, %b : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xi1>
  return
}

// -----

func.func @compare_c2(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xi1>', expected 'tensor<2xi1>' (C2)}}
  %0 = stablehlo.compare EQ, %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xi1>
  return
}

// -----

func.func @compare_c3(%a: tensor<2xf32>) {
  // expected-error@+1 {{found comparison type SIGNED, expected one for elements of type 'f32' (C3)}}
  %0 = stablehlo.compare EQ, %a, %a, SIGNED : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}

// -----

func.func @compare_c3_unsigned(%a: tensor<2xui8>) {
  // expected-error@+1 {{found comparison type SIGNED, expected one for elements of type 'ui8' (C3)}}
  %0 = stablehlo.compare EQ, %a, %a, SIGNED : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  return
}

// -----

func.func @compare_c3_total_order(%a: tensor<2xcomplex<f32>>) {
  // expected-error@+1 {{found comparison type TOTALORDER, expected one for elements of type 'complex<f32>' (C3)}}
  %0 = stablehlo.compare EQ, %a, %a, TOTALORDER : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  return
}

// -----

func.func @clamp_c1(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error@+1 {{found min of shape [3], expected a scalar or the shape [2] (C1)}}
  %0 = stablehlo.clamp %b, %a, %a : (tensor<3xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @clamp_c2(%a: tensor<2xf32>, %b: tensor<1xf32>) {
  // expected-error@+1 {{found max of shape [1], expected a scalar or the shape [2] (C2)}}
  %0 = stablehlo.clamp %a, %a, %b : (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @clamp_c3(%a: tensor<2xf32>, %b: tensor<f64>) {
  // expected-error@+1 {{found min with elements 'f64', expected 'f32' (C3)}}
  %0 = stablehlo.clamp %b, %a, %a : (tensor<f64>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @clamp_c4(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C4)}}
  %0 = stablehlo.clamp %a, %a, %a : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @select_c1(%a: tensor<2xf32>, %p: tensor<3xi1>) {
  // expected-error@+1 {{found pred of shape [3], expected a scalar or the shape [2] (C1)}}
  %0 = stablehlo.select %p, %a, %a : tensor<3xi1>, tensor<2xf32>
  return
}

// -----

func.func @select_c2(%a: tensor<2xf32>, %b: tensor<2xf64>, %p: tensor<i1>) {
  // expected-error@+1 {{found operand types 'tensor<2xf32>', 'tensor<2xf64>', expected compatible ones (C2)}}
  %0 = stablehlo.select %p, %a, %b : (tensor<i1>, tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

func.func @result_accuracy_negative(%a: tensor<2xf32>) {
  // expected-error@+1 {{result accuracy expects tolerances of at least 0}}
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<ulps = -1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xf32>
  return
}

// -----

func.func @result_accuracy_mode(%a: tensor<2xf32>) {
  // expected-error@+1 {{result accuracy of mode HIGHEST takes no tolerances}}
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<ulps = 1, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2xf32>
  return
}

// -----

func.func @attribute_unknown_member(%a: tensor<2xf32>) {
  // expected-error@+1 {{unknown member 'ulp'}}
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<ulp = 1>} : tensor<2xf32>
  return
}

// -----

func.func @attribute_twice(%a: tensor<2xf32>) {
  // expected-error@+1 {{member 'ulps' is specified twice}}
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<ulps = 1, ulps = 2>} : tensor<2xf32>
  return
}

// -----

func.func @attribute_missing(%a: tensor<2xf32>) {
  // expected-error@+1 {{member 'mode' is missing}}
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<ulps = 1>} : tensor<2xf32>
  return
}

// -----

func.func @imag_c1(%a: tensor<2xcomplex<f32>>) {
  // expected-error@+1 {{xf32>', expected 'tensor<2xf32>' (C1, C2)}}
  %0 = stablehlo.imag %a : (tensor<2xcomplex<f32>>) -> tensor<3xf32>
  return
}

// -----

func.func @is_finite_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{xi1>', expected 'tensor<2xi1>' (C1)}}
  %0 = stablehlo.is_finite %a : (tensor<2xf32>) -> tensor<3xi1>
  return
}

// -----

func.func @reduce_precision_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.reduce_precision %a, format = e5m2 : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @above_bound(%a: tensor<?xf32, #stablehlo.bounds<3>>) {
  // expected-error@+1 {{xf32>', expected 'tensor<?xf32, #stablehlo.bounds<3>>' (C1)}}
  %0 = stablehlo.tanh %a : (tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<4xf32>
  return
}
