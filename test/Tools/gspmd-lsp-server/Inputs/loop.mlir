sdy.mesh @mesh = <["x"=4, "y"=2]>

func.func public @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
                       %n: tensor<i32>) -> tensor<8x16xf32> {
  %sums:2 = stablehlo.while(%i = %n, %carry = %a) : tensor<i32>, tensor<8x16xf32>
    cond {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %more = stablehlo.compare GT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %left = stablehlo.subtract %i, %one : tensor<i32>
      %twice = stablehlo.add %carry, %carry : tensor<8x16xf32>
      stablehlo.return %left, %twice : tensor<i32>, tensor<8x16xf32>
    }
  %split = sdy.sharding_constraint %sums#1 <@mesh, [{"x"}, {"y"}]> : tensor<8x16xf32>
  %result = call @twice(%split) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %result : tensor<8x16xf32>
}

func.func private @twice(%t: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %doubled = stablehlo.add %t, %t : tensor<8x16xf32>
  return %doubled : tensor<8x16xf32>
}
