// RUN: gspmd-run %s --no-partition --entry=main
// RUN: not gspmd-run %s --no-partition --entry=dynamic_sizes 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: not gspmd-run %s --no-partition --entry=dynamic_types 2>&1 | FileCheck %s --check-prefix=TYPES
// Dynamic ops of static types, legacy ops, composites, tokens and tuples.

func.func private @double(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @main() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %s2 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %x, %s2 : (tensor<2x3xi32>, tensor<2xi64>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %s3 = stablehlo.constant dense<[2, 2, 3]> : tensor<3xi64>
  %b = stablehlo.dynamic_broadcast_in_dim %x, %s3, dims = [1, 2] : (tensor<2x3xi32>, tensor<3xi64>) -> tensor<2x2x3xi32>
  check.expect_eq_const %b, dense<[[[1, 2, 3], [4, 5, 6]], [[1, 2, 3], [4, 5, 6]]]> : tensor<2x2x3xi32>
  %i = stablehlo.dynamic_iota %s2, dim = 0 : (tensor<2xi64>) -> tensor<3x2xi32>
  check.expect_eq_const %i, dense<[[0, 0], [1, 1], [2, 2]]> : tensor<3x2xi32>
  %one = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<2xi64>
  %p = stablehlo.dynamic_pad %x, %zero, %one, %none, %none : (tensor<2x3xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x4xi32>
  check.expect_eq_const %p, dense<[[0, 1, 2, 3], [0, 4, 5, 6]]> : tensor<2x4xi32>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %d = stablehlo.real_dynamic_slice %x, %none, %limit, %step : (tensor<2x3xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xi32>
  check.expect_eq_const %d, dense<[[1, 3], [4, 6]]> : tensor<2x2xi32>
  %at = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %sizes = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  %g = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xi32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xi32>
  check.expect_eq_const %g, dense<[[4, 5, 6], [1, 2, 3]]> : tensor<2x3xi32>
  %size = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xi32>) -> tensor<i32>
  check.expect_eq_const %size, dense<3> : tensor<i32>
  %u = stablehlo.unary_einsum %x, config = "ab->b" : (tensor<2x3xi32>) -> tensor<3xi32>
  check.expect_eq_const %u, dense<[5, 7, 9]> : tensor<3xi32>

  %f = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c = stablehlo.composite "ns.double" %f {decomposition = @double} : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %c, dense<[2.0, 4.0]> : tensor<2xf32>
  %t = stablehlo.create_token : !stablehlo.token
  %t2 = stablehlo.after_all %t, %t : !stablehlo.token
  %tuple = stablehlo.tuple %f, %t2 : tuple<tensor<2xf32>, !stablehlo.token>
  %e = stablehlo.get_tuple_element %tuple[0] : (tuple<tensor<2xf32>, !stablehlo.token>) -> tensor<2xf32>
  check.expect_eq %e, %f : tensor<2xf32>
  return
}
// SIZES: 'stablehlo.real_dynamic_slice' op has sizes that are not constant; the emulator runs static shapes only
func.func @dynamic_sizes(%a: tensor<4xi32>, %i: tensor<1xi64>, %j: tensor<1xi64>, %k: tensor<1xi64>) -> tensor<2xi32> {
  %0 = stablehlo.real_dynamic_slice %a, %i, %j, %k : (tensor<4xi32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
// TYPES: 'stablehlo.dynamic_iota' op uses the type 'tensor<?xi32>': the emulator runs static shapes only
func.func @dynamic_types(%n: tensor<1xi64>) -> tensor<i32> {
  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi64>) -> tensor<?xi32>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  return %1 : tensor<i32>
}
