// The tensor dialect and softmax, all sharded unevenly.
// RUN: gspmd-run %s --check --poison --random-inputs 1
// RUN: gspmd-opt --gspmd-partition %s | FileCheck %s --implicit-check-not=stablehlo.

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<5x13xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}, %b: tensor<5x13xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}, %i: tensor<3x1xi32>)
   -> (tensor<7x15xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}, tensor<3x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}, tensor<10x13xf32>, tensor<65xf32>, tensor<5x13xf32>, tensor<5x13xf32>, tensor<4x6xi32>, tensor<5x13xf32>, tensor<2x2xf32>) {
  %z = arith.constant 0.5 : f32
  %0 = tensor.pad %a low[1, 0] high[1, 2] { 
  ^bb0(%p: index, %q: index):
    tensor.yield %z : f32
  } : tensor<5x13xf32> to tensor<7x15xf32>
  %1 = tensor.extract_slice %a[1, 2] [3, 5] [1, 2] : tensor<5x13xf32> to tensor<3x5xf32>
  %2 = tensor.concat dim(0) %a, %b : (tensor<5x13xf32>, tensor<5x13xf32>) -> tensor<10x13xf32>
  %3 = tensor.collapse_shape %a [[0, 1]] : tensor<5x13xf32> into tensor<65xf32>
  %4 = tensor.insert_slice %1 into %b[2, 3] [3, 5] [1, 2] : tensor<3x5xf32> into tensor<5x13xf32>
  %5 = linalg.softmax dimension(1) ins(%a : tensor<5x13xf32>) outs(%b : tensor<5x13xf32>) -> tensor<5x13xf32>
  %6 = tensor.generate {
  ^bb0(%p: index, %q: index):
    %s = arith.muli %p, %q : index
    %ss = arith.index_cast %s : index to i32
    tensor.yield %ss : i32
  } : tensor<4x6xi32>
  %7 = arith.addf %a, %b : tensor<5x13xf32>
  %8 = math.tanh %7 : tensor<5x13xf32>
  %c1 = arith.constant 1 : index
  %x = tensor.extract %a[%c1, %c1] : tensor<5x13xf32>
  %y = arith.addf %x, %z : f32
  %9 = tensor.from_elements %x, %y, %z, %y : tensor<2x2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %8, %9 : tensor<7x15xf32>, tensor<3x5xf32>, tensor<10x13xf32>, tensor<65xf32>, tensor<5x13xf32>, tensor<5x13xf32>, tensor<4x6xi32>, tensor<5x13xf32>, tensor<2x2xf32>
}
