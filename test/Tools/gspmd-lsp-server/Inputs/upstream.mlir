sharding.mesh @mesh = <["x"=4, "y"=2]>

func.func @main(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
                %w: tensor<16x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}]>},
                %k: tensor<1x16x16xf32>) -> tensor<8x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %sum = scf.for %i = %c0 to %c5 step %c1 iter_args(%carry = %a) -> (tensor<8x16xf32>) {
    %empty = tensor.empty() : tensor<8x16xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x16xf32>) -> tensor<8x16xf32>
    %product = linalg.matmul ins(%carry, %w : tensor<8x16xf32>, tensor<16x16xf32>) outs(%init : tensor<8x16xf32>) -> tensor<8x16xf32>
    %tanh = math.tanh %product : tensor<8x16xf32>
    scf.yield %tanh : tensor<8x16xf32>
  }
  %shape = tosa.const_shape {values = dense<[1, 8, 16]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %images = tosa.reshape %sum, %shape : (tensor<8x16xf32>, !tosa.shape<3>) -> tensor<1x8x16xf32>
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %m = tosa.matmul %images, %k, %zp, %zp : (tensor<1x8x16xf32>, tensor<1x16x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x16xf32>
  %flat = tosa.const_shape {values = dense<[8, 16]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %back = tosa.reshape %m, %flat : (tensor<1x8x16xf32>, !tosa.shape<2>) -> tensor<8x16xf32>
  return %back : tensor<8x16xf32>
}
