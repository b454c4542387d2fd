// Rows of an image along x: borders move in every step of a loop, whose sums are of all devices. 13 rows on 4 devices.
sharding.mesh @mesh = <["x"=4]>

func.func public @main(
    %image: tensor<1x13x6x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}, {}]>},
    %kernel: tensor<3x3x3x3xf32>)
    -> (tensor<1x13x6x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}, {}]>}, tensor<f32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %start = arith.constant dense<0.0> : tensor<f32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%now = %image, %sum = %start) -> (tensor<1x13x6x3xf32>, tensor<f32>) {
    %wide = tensor.pad %now low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%a: index, %b: index, %c: index, %d: index):
      tensor.yield %zero : f32
    } : tensor<1x13x6x3xf32> to tensor<1x15x8x3xf32>
    %empty = tensor.empty() : tensor<1x13x6x3xf32>
    %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x13x6x3xf32>) -> tensor<1x13x6x3xf32>
    %next = linalg.conv_2d_nhwc_hwcf ins(%wide, %kernel : tensor<1x15x8x3xf32>, tensor<3x3x3x3xf32>)
        outs(%zeros : tensor<1x13x6x3xf32>) -> tensor<1x13x6x3xf32>
    %tamed = math.tanh %next : tensor<1x13x6x3xf32>
    %more = linalg.reduce { arith.addf } ins(%tamed : tensor<1x13x6x3xf32>) outs(%sum : tensor<f32>) dimensions = [0, 1, 2, 3]
    scf.yield %tamed, %more : tensor<1x13x6x3xf32>, tensor<f32>
  }
  return %r#0, %r#1 : tensor<1x13x6x3xf32>, tensor<f32>
}
