sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
  cf.br ^end(%a : tensor<8xf32>)
^end(%b: tensor<8xf32>):
  return %b : tensor<8xf32>
}
