sdy.mesh @mesh = <["x"=8]>
func.func private @twice(%v: tensor<8xf32>) -> tensor<8xf32> {
  %d = stablehlo.add %v, %v : tensor<8xf32>
  return %d : tensor<8xf32>
}
func.func public @main(%a: tensor<8xf32>, %n: tensor<i32>) -> tensor<8xf32> {
  %t = stablehlo.tanh %a : tensor<8xf32>
  %1:2 = stablehlo.while(%i = %n, %c = %t) : tensor<i32>, tensor<8xf32>
  cond {
    %2 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %3 = func.call @twice(%c) : (tensor<8xf32>) -> tensor<8xf32>
    stablehlo.return %i, %3 : tensor<i32>, tensor<8xf32>
  }
  return %1#1 : tensor<8xf32>
}
