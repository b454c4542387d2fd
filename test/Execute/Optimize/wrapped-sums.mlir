// A sum of narrow integers wraps before a product of more bits, so it is not deferred past the product.
// RUN: gspmd-run %s --entry product --random-inputs 1 --check --poison --optimize
// RUN: gspmd-run %s --entry reduction --random-inputs 1 --check --poison --optimize
// RUN: gspmd-run %s --entry loop --random-inputs 1 --check --poison --optimize
// RUN: gspmd-run %s --entry unreduced --random-inputs 1 --check --poison
sdy.mesh @m = <["x"=4]>
func.func @product(%x: tensor<8x256xi8> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}, %v: tensor<256x64xi8> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %w: tensor<64x4xi8> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> tensor<8x4xi32> {
  %g = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<8x256xi8>, tensor<256x64xi8>) -> tensor<8x64xi8>
  %r = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<8x64xi8>, tensor<64x4xi8>) -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}

func.func @reduction(%x: tensor<4x8x64xi8> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}, {}]>}, %w: tensor<64x4xi8> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> tensor<8x4xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i8>
  %k = stablehlo.constant dense<100> : tensor<4x8x64xi8>
  %y = stablehlo.or %x, %k : tensor<4x8x64xi8>
  %g = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x8x64xi8>, tensor<i8>) -> tensor<8x64xi8>
  %r = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<8x64xi8>, tensor<64x4xi8>) -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}

func.func @loop(%x: tensor<4x64xi8> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %w: tensor<64x2xi8> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> tensor<2xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i8>
  %k = stablehlo.constant dense<100> : tensor<4x64xi8>
  %z32 = stablehlo.constant dense<0> : tensor<2xi32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %r:2 = stablehlo.while(%i = %i0, %acc = %z32) : tensor<i32>, tensor<2xi32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i8 = stablehlo.convert %i : (tensor<i32>) -> tensor<i8>
    %ib = stablehlo.broadcast_in_dim %i8, dims = [] : (tensor<i8>) -> tensor<4x64xi8>
    %y0 = stablehlo.or %x, %k : tensor<4x64xi8>
    %y = stablehlo.add %y0, %ib : tensor<4x64xi8>
    %g = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x64xi8>, tensor<i8>) -> tensor<64xi8>
    %d = stablehlo.dot_general %g, %w, contracting_dims = [0] x [0] : (tensor<64xi8>, tensor<64x2xi8>) -> tensor<2xi32>
    %s = stablehlo.add %acc, %d : tensor<2xi32>
    %ni = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %ni, %s : tensor<i32>, tensor<2xi32>
  }
  return %r#1 : tensor<2xi32>
}

// The program itself requests partial sums.
func.func @unreduced(%x: tensor<8x256xi8> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}, %v: tensor<256x64xi8> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %w: tensor<64x4xi8> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> tensor<8x4xi32> {
  %g = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced={"x"}>]>} : (tensor<8x256xi8>, tensor<256x64xi8>) -> tensor<8x64xi8>
  %r = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<8x64xi8>, tensor<64x4xi8>) -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}
