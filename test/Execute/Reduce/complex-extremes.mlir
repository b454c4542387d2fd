// max and min of complex numbers are lexicographic. No collective computes them, so shards are gathered, and padding must not be larger
// than (-inf, y) for any y.
// RUN: gspmd-run %s --random-inputs 1 --check --poison
sdy.mesh @mesh = <["x"=4]>

func.func @main(%x: tensor<5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<complex<f32>>, tensor<complex<f32>>, tensor<5xcomplex<f32>>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<5xf32>
  %high = stablehlo.constant dense<0x7F800000> : tensor<5xf32>
  %abs = stablehlo.abs %x : tensor<5xf32>
  %negative = stablehlo.negate %abs : tensor<5xf32>
  %a = stablehlo.complex %low, %negative : tensor<5xcomplex<f32>>
  %b = stablehlo.complex %high, %abs : tensor<5xcomplex<f32>>
  %smallest = stablehlo.constant dense<(0xFF800000, 0xFF800000)> : tensor<complex<f32>>
  %largest = stablehlo.constant dense<(0x7F800000, 0x7F800000)> : tensor<complex<f32>>
  %0 = stablehlo.reduce(%a init: %smallest) applies stablehlo.maximum across dimensions = [0] : (tensor<5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  %1 = stablehlo.reduce(%b init: %largest) applies stablehlo.minimum across dimensions = [0] : (tensor<5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  %2 = "stablehlo.reduce_window"(%a, %smallest) <{window_dimensions = array<i64: 5>, padding = dense<[[4, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%l: tensor<complex<f32>>, %r: tensor<complex<f32>>):
    %m = stablehlo.maximum %l, %r : tensor<complex<f32>>
    stablehlo.return %m : tensor<complex<f32>>
  }) : (tensor<5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
  return %0, %1, %2 : tensor<complex<f32>>, tensor<complex<f32>>, tensor<5xcomplex<f32>>
}
