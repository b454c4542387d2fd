// A slice whose start is data, but whose size is known from its type (clients write scans so).
// RUN: gspmd-run %s --random-inputs 1 --check --poison
sharding.mesh @mesh = <["x"=3]>

func.func @main(%x: tensor<7x4xi32>, %i: tensor<i32>) -> (tensor<1x4xi32>, tensor<3x4xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %last = stablehlo.constant dense<6> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %cut = sharding.mesh_split %x <@mesh, [{}, {"x"}]> : tensor<7x4xi32>
  %at = stablehlo.clamp %zero, %i, %last : tensor<i32>
  %row = stablehlo.reshape %at : (tensor<i32>) -> tensor<1xi32>
  %few = stablehlo.minimum %at, %two : tensor<i32>
  %first = stablehlo.reshape %few : (tensor<i32>) -> tensor<1xi32>
  %none = stablehlo.constant dense<0> : tensor<1xi32>
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %all = stablehlo.constant dense<4> : tensor<1xi32>
  %five = stablehlo.constant dense<5> : tensor<1xi32>
  %ones = stablehlo.constant dense<1> : tensor<2xi32>
  %steps = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  %next = stablehlo.add %row, %one : tensor<1xi32>
  %start = stablehlo.concatenate %row, %none, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %limit = stablehlo.concatenate %next, %all, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %a = stablehlo.real_dynamic_slice %cut, %start, %limit, %ones : (tensor<7x4xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x4xi32>
  // Every second of five.
  %behind = stablehlo.add %first, %five : tensor<1xi32>
  %from = stablehlo.concatenate %first, %none, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %to = stablehlo.concatenate %behind, %all, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %b = stablehlo.real_dynamic_slice %cut, %from, %to, %steps : (tensor<7x4xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<3x4xi32>
  // The same slice, as index arithmetic on global tensors.
  %rows = stablehlo.iota dim = 0 : tensor<7x4xi32>
  %zeros = stablehlo.constant dense<0> : tensor<7x4xi32>
  %here = stablehlo.broadcast_in_dim %at, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
  %is = stablehlo.compare EQ, %rows, %here : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
  %only = stablehlo.select %is, %x, %zeros : tensor<7x4xi1>, tensor<7x4xi32>
  %sum = stablehlo.reduce(%only init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<7x4xi32>, tensor<i32>) -> tensor<4xi32>
  %wanted = stablehlo.reshape %sum : (tensor<4xi32>) -> tensor<1x4xi32>
  check.expect_eq %a, %wanted : tensor<1x4xi32>
  %third = stablehlo.iota dim = 0 : tensor<3xi32>
  %twos = stablehlo.constant dense<2> : tensor<3xi32>
  %apart = stablehlo.multiply %third, %twos : tensor<3xi32>
  %origin = stablehlo.broadcast_in_dim %few, dims = [] : (tensor<i32>) -> tensor<3xi32>
  %rows3 = stablehlo.add %apart, %origin : tensor<3xi32>
  %taken = "stablehlo.gather"(%x, %rows3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<7x4xi32>, tensor<3xi32>) -> tensor<3x4xi32>
  check.expect_eq %b, %taken : tensor<3x4xi32>
  return %a, %b : tensor<1x4xi32>, tensor<3x4xi32>
}
