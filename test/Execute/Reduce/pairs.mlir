// Reductions over all pairs of points run tile by tile (gspmd-tile-and-fuse); the points are the first operand in
// rows and in columns. The sums are integers, which f32 has.
// RUN: gspmd-run %s --no-cache --no-partition --stats %t.json
// RUN: %python -c "import json, sys; peak = json.load(open(sys.argv[1]))['peak_bytes']; sys.exit(peak > 100000 and str(peak))" %t.json

func.func @main() {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %iota = stablehlo.iota dim = 0 : tensor<360xf32>
  %x = stablehlo.optimization_barrier %iota : tensor<360xf32>
  %row = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<360xf32>) -> tensor<360x360xf32>
  %column = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<360xf32>) -> tensor<360x360xf32>
  %difference = stablehlo.subtract %row, %column : tensor<360x360xf32>
  %square = stablehlo.multiply %difference, %difference : tensor<360x360xf32>
  %distance = stablehlo.sqrt %square : tensor<360x360xf32>

  // The largest distance of a point is to the first or to the last one.
  %largest = stablehlo.reduce(%distance init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<360x360xf32>, tensor<f32>) -> tensor<360xf32>
  %last = stablehlo.constant dense<359.0> : tensor<360xf32>
  %fromLast = stablehlo.subtract %last, %iota : tensor<360xf32>
  %expected = stablehlo.maximum %iota, %fromLast : tensor<360xf32>

  // The sum of the differences to the largest one: 360 times this minus two triangular numbers.
  %largests = stablehlo.broadcast_in_dim %largest, dims = [0] : (tensor<360xf32>) -> tensor<360x360xf32>
  %rest = stablehlo.subtract %largests, %distance : tensor<360x360xf32>
  %sum = stablehlo.reduce(%rest init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<360x360xf32>, tensor<f32>) -> tensor<360xf32>
  %half = stablehlo.constant dense<0.5> : tensor<360xf32>
  %one = stablehlo.constant dense<1.0> : tensor<360xf32>
  %count = stablehlo.constant dense<360.0> : tensor<360xf32>
  %a0 = stablehlo.add %iota, %one : tensor<360xf32>
  %a1 = stablehlo.multiply %iota, %a0 : tensor<360xf32>
  %b0 = stablehlo.add %fromLast, %one : tensor<360xf32>
  %b1 = stablehlo.multiply %fromLast, %b0 : tensor<360xf32>
  %c = stablehlo.add %a1, %b1 : tensor<360xf32>
  %distances = stablehlo.multiply %c, %half : tensor<360xf32>
  %all = stablehlo.multiply %count, %expected : tensor<360xf32>
  %expectedSum = stablehlo.subtract %all, %distances : tensor<360xf32>

  // A sum over rows, one over columns and one over both read one buffer.
  %x2 = stablehlo.optimization_barrier %fromLast : tensor<360xf32>
  %row2 = stablehlo.broadcast_in_dim %x2, dims = [0] : (tensor<360xf32>) -> tensor<360x360xf32>
  %column2 = stablehlo.broadcast_in_dim %x2, dims = [1] : (tensor<360xf32>) -> tensor<360x360xf32>
  %difference2 = stablehlo.subtract %row2, %column2 : tensor<360x360xf32>
  %square2 = stablehlo.multiply %difference2, %difference2 : tensor<360x360xf32>
  %distance2 = stablehlo.sqrt %square2 : tensor<360x360xf32>
  %byRow = stablehlo.reduce(%distance2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<360x360xf32>, tensor<f32>) -> tensor<360xf32>
  %byColumn = stablehlo.reduce(%distance2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<360x360xf32>, tensor<f32>) -> tensor<360xf32>
  %total = stablehlo.reduce(%distance2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<360x360xf32>, tensor<f32>) -> tensor<f32>
  %first = stablehlo.slice %byColumn [0:1] : (tensor<360xf32>) -> tensor<1xf32>
  check.expect_eq %largest, %expected : tensor<360xf32>
  check.expect_eq %sum, %expectedSum : tensor<360xf32>
  check.expect_eq %byRow, %byColumn : tensor<360xf32>
  check.expect_eq_const %first, dense<64620.0> : tensor<1xf32>
  check.expect_eq_const %total, dense<15551880.0> : tensor<f32>
  return
}
