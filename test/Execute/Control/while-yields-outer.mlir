// A loop's body yields a captured value that is also an initial value: the loop must not write into
// that value's buffer.
// RUN: gspmd-run %s --check --poison --random-inputs 1
sharding.mesh @mesh = <["x"=2]>

func.func @main(%arg0: tensor<6x10xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<6x10xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %x = %arg0) : tensor<i32>, tensor<6x10xf32>
  cond {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %go = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %arg0 : tensor<i32>, tensor<6x10xf32>
  }
  return %0#1 : tensor<6x10xf32>
}
