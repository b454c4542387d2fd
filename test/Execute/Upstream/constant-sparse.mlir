// RUN: gspmd-run %s --random-inputs 1 --check
// RUN: gspmd-opt %s --gspmd-partition -o /dev/null
// Constants that store few elements only.

sharding.mesh @mesh = <["x"=2]>

func.func @main(%a: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> (tensor<8xf32>, tensor<2x3xi32>) {
  %few = arith.constant sparse<[[0], [3]], [1.0, 2.0]> : tensor<8xf32>
  %sum = arith.addf %a, %few : tensor<8xf32>
  %one = arith.constant sparse<[[1, 2]], [7]> : tensor<2x3xi32>
  return %sum, %one : tensor<8xf32>, tensor<2x3xi32>
}
