// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @other_op(%arg0: tensor<4xf32>) {
  // expected-error@+1 {{'body' must hold one collective or slice and a return}}
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%a: tensor<4xf32>):
    %1 = stablehlo.add %a, %a : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  return
}

// -----

func.func @result(%arg0: tensor<4xf32>) {
  // expected-error@+1 {{found result type '!stablehlo.future<tensor<4xf32>>', expected '!stablehlo.future<tensor<2xf32>>'}}
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%a: tensor<4xf32>):
    %1 = stablehlo.slice %a [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    stablehlo.return %1 : tensor<2xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  return
}

// -----

func.func @returns_other(%arg0: tensor<4xf32>) {
  // expected-error@+1 {{'body' must return the results of its operation}}
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%a: tensor<4xf32>):
    %1 = stablehlo.slice %a [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    stablehlo.return %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  return
}

// -----

func.func @done(%arg0: !stablehlo.future<tensor<4xf32>>) {
  // expected-error@+1 {{found result type 'tensor<2xf32>', expected 'tensor<4xf32>'}}
  %0 = "stablehlo.async_done"(%arg0) : (!stablehlo.future<tensor<4xf32>>) -> tensor<2xf32>
  return
}
