// The tensor dialect, element-wise ops and softmax, with the results of their
// definitions.
// RUN: gspmd-run %s --no-cache

func.func @main() {
  %a = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = arith.constant dense<[[10.0, 20.0, 30.0], [40.0, 50.0, 60.0]]> : tensor<2x3xf32>
  %nine = arith.constant 9.0 : f32
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index

  %pad = tensor.pad %a low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %nine : f32
  } : tensor<2x3xf32> to tensor<3x5xf32>
  check.expect_eq_const %pad, dense<[[9.0, 9.0, 9.0, 9.0, 9.0], [1.0, 2.0, 3.0, 9.0, 9.0], [4.0, 5.0, 6.0, 9.0, 9.0]]> : tensor<3x5xf32>

  %slice = tensor.extract_slice %a[1, 0] [1, 2] [1, 2] : tensor<2x3xf32> to tensor<2xf32>
  check.expect_eq_const %slice, dense<[4.0, 6.0]> : tensor<2xf32>
  %moved = tensor.extract_slice %a[0, %one] [2, 2] [1, 1] : tensor<2x3xf32> to tensor<2x2xf32>
  check.expect_eq_const %moved, dense<[[2.0, 3.0], [5.0, 6.0]]> : tensor<2x2xf32>

  %inserted = tensor.insert_slice %slice into %b[0, 0] [1, 2] [1, 2] : tensor<2xf32> into tensor<2x3xf32>
  check.expect_eq_const %inserted, dense<[[4.0, 20.0, 6.0], [40.0, 50.0, 60.0]]> : tensor<2x3xf32>
  %put = tensor.insert_slice %slice into %b[%one, 1] [1, 2] [1, 1] : tensor<2xf32> into tensor<2x3xf32>
  check.expect_eq_const %put, dense<[[10.0, 20.0, 30.0], [40.0, 4.0, 6.0]]> : tensor<2x3xf32>

  %slice2 = tensor.extract_slice %b[0, 2] [2, 1] [1, 1] : tensor<2x3xf32> to tensor<2x1xf32>
  %joined = tensor.concat dim(1) %a, %slice2 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  check.expect_eq_const %joined, dense<[[1.0, 2.0, 3.0, 30.0], [4.0, 5.0, 6.0, 60.0]]> : tensor<2x4xf32>

  %row = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %column = tensor.expand_shape %row [[0, 1]] output_shape [3, 2] : tensor<6xf32> into tensor<3x2xf32>
  check.expect_eq_const %column, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>

  %rows = arith.constant dense<[[1], [0], [1]]> : tensor<3x1xindex>
  %read = tensor.gather %a[%rows] gather_dims([0]) : (tensor<2x3xf32>, tensor<3x1xindex>) -> tensor<3x1x3xf32>
  check.expect_eq_const %read, dense<[[[4.0, 5.0, 6.0]], [[1.0, 2.0, 3.0]], [[4.0, 5.0, 6.0]]]> : tensor<3x1x3xf32>
  %place = arith.constant dense<[[2]]> : tensor<1x1xi32>
  %update = arith.constant dense<[[[7.0], [8.0]]]> : tensor<1x2x1xf32>
  %written = tensor.scatter %update into %a[%place] scatter_dims([1]) unique : (tensor<1x2x1xf32>, tensor<2x3xf32>, tensor<1x1xi32>) -> tensor<2x3xf32>
  check.expect_eq_const %written, dense<[[1.0, 2.0, 7.0], [4.0, 5.0, 8.0]]> : tensor<2x3xf32>

  %made = tensor.generate {
  ^bb0(%i: index, %j: index):
    %sum = arith.addi %i, %j : index
    %number = arith.index_cast %sum : index to i32
    tensor.yield %number : i32
  } : tensor<2x3xi32>
  check.expect_eq_const %made, dense<[[0, 1, 2], [1, 2, 3]]> : tensor<2x3xi32>
  %splat = tensor.splat %nine : tensor<2xf32>
  check.expect_eq_const %splat, dense<9.0> : tensor<2xf32>
  %six = tensor.extract %a[%one, %two] : tensor<2x3xf32>
  %fifteen = arith.addf %six, %nine : f32
  %elements = tensor.from_elements %six, %nine, %fifteen, %nine : tensor<2x2xf32>
  check.expect_eq_const %elements, dense<[[6.0, 9.0], [15.0, 9.0]]> : tensor<2x2xf32>
  %changed = tensor.insert %nine into %a[%one, %one] : tensor<2x3xf32>
  check.expect_eq_const %changed, dense<[[1.0, 2.0, 3.0], [4.0, 9.0, 6.0]]> : tensor<2x3xf32>

  %sum = arith.addf %a, %b : tensor<2x3xf32>
  %floor = math.floor %sum : tensor<2x3xf32>
  check.expect_eq_const %floor, dense<[[11.0, 22.0, 33.0], [44.0, 55.0, 66.0]]> : tensor<2x3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x4xf32>
  %none = tensor.empty() : tensor<2x4xf32>
  %quarters = linalg.softmax dimension(1) ins(%zeros : tensor<2x4xf32>) outs(%none : tensor<2x4xf32>) -> tensor<2x4xf32>
  check.expect_eq_const %quarters, dense<0.25> : tensor<2x4xf32>

  %line = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
  %tiles = tensor.empty() : tensor<3x2xf32>
  %packed = linalg.pack %line padding_value(%nine : f32) inner_dims_pos = [0] inner_tiles = [2] into %tiles : tensor<5xf32> -> tensor<3x2xf32>
  check.expect_eq_const %packed, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 9.0]]> : tensor<3x2xf32>
  %five = tensor.empty() : tensor<5xf32>
  %unpacked = linalg.unpack %packed inner_dims_pos = [0] inner_tiles = [2] into %five : tensor<3x2xf32> -> tensor<5xf32>
  check.expect_eq_const %unpacked, dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>

  %x = arith.constant dense<[[[1.0], [2.0], [4.0], [8.0], [16.0]]]> : tensor<1x5x1xf32>
  %k = arith.constant dense<[[[1.0]], [[10.0]]]> : tensor<2x1x1xf32>
  %start = arith.constant dense<0.5> : tensor<1x2x1xf32>
  %conv = linalg.conv_1d_nwc_wcf {strides = dense<2> : vector<1xi64>, dilations = dense<2> : vector<1xi64>} ins(%x, %k : tensor<1x5x1xf32>, tensor<2x1x1xf32>) outs(%start : tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
  check.expect_eq_const %conv, dense<[[[41.5], [164.5]]]> : tensor<1x2x1xf32>
  return
}
