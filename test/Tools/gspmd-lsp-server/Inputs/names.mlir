sdy.mesh @mesh = <["`![a](http://b/c.png)``"=2]>
func.func @"f`** ![a](http://b/c.png)\0A\0A```"(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"`![a](http://b/c.png)``"}]>}) -> tensor<8xf32> {
  %tanh = stablehlo.tanh %x : tensor<8xf32>
  return %tanh : tensor<8xf32>
}
// -----
func.func @g(%y: tensor<8xf32>) -> tensor<8xf32> {
  %other = "a.b** ![a](http://b/c.png)"(%y) : (tensor<8xf32>) -> tensor<8xf32>
  return %other : tensor<8xf32>
}
