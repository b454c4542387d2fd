// Ops that order elements of uneven dimensions: ties, the smallest values in the presence of
// padding, reducers that are not commutative or of several kinds.
// RUN: gspmd-run %s --check --poison --random-inputs 3 --entry=top_k
// RUN: gspmd-run %s --check --poison --random-inputs 4 --entry=sort
// RUN: gspmd-run %s --check --poison --random-inputs 5 --entry=reduce

sharding.mesh @mesh = <["x"=3, "y"=2]>

func.func @top_k(%a: tensor<5x31xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}) -> (
    tensor<5x3xi32>, tensor<5x3xi32>, tensor<13xf32>, tensor<13xi32>, tensor<5x3xi32>) {
  %m = stablehlo.constant dense<3> : tensor<5x31xi32>
  %r = stablehlo.remainder %a, %m : tensor<5x31xi32>
  %0:2 = chlo.top_k(%r, k = 3) : tensor<5x31xi32> -> (tensor<5x3xi32>, tensor<5x3xi32>)
  // All of them, the smallest of which are negative NaNs.
  %f = stablehlo.constant dense<[0.0, 0xFFFFFFFF, -1.0, 0xFF800000, 0xFFC00000, 0x7FC00000, 2.0, -0.0, 0xFFFFFFFF, 1.0, 2.0, 0.0, -0.0]> : tensor<13xf32>
  %s = sharding.mesh_split %f <@mesh, [{"x", "y"}]> : tensor<13xf32>
  %1:2 = chlo.top_k(%s, k = 13) : tensor<13xf32> -> (tensor<13xf32>, tensor<13xi32>)
  %b = stablehlo.constant dense<-2147483648> : tensor<5x31xi32>
  %t = sharding.mesh_split %b <@mesh, [{}, {"x"}]> : tensor<5x31xi32>
  %2:2 = chlo.top_k(%t, k = 3) : tensor<5x31xi32> -> (tensor<5x3xi32>, tensor<5x3xi32>)
  return %0#0, %0#1, %1#0, %1#1, %2#1 : tensor<5x3xi32>, tensor<5x3xi32>, tensor<13xf32>, tensor<13xi32>, tensor<5x3xi32>
}

func.func @sort(%a: tensor<10x7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
    %b: tensor<13xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"y", "x"}]>}) -> (
    tensor<10x7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}, tensor<13xi32>) {
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %2 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  }) : (tensor<10x7xf32>) -> tensor<10x7xf32>
  %1 = "stablehlo.sort"(%b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %2 = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  }) : (tensor<13xi32>) -> tensor<13xi32>
  return %0, %1 : tensor<10x7xf32>, tensor<13xi32>
}

func.func @reduce(%a: tensor<4x7x5xi32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}]>},
    %init: tensor<i32>) -> (tensor<i32>, tensor<5xi32>, tensor<4xi32>, tensor<4xi32>) {
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %m = stablehlo.constant dense<3> : tensor<4x7x5xi32>
  %b = stablehlo.remainder %a, %m : tensor<4x7x5xi32>
  // The first value that is not -1, in row-major order.
  %0 = stablehlo.reduce(%b init: %none) across dimensions = [0, 1, 2] : (tensor<4x7x5xi32>, tensor<i32>) -> tensor<i32>
    reducer(%x: tensor<i32>, %y: tensor<i32>) {
      %is = stablehlo.compare EQ, %x, %none : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %z = stablehlo.select %is, %y, %x : tensor<i1>, tensor<i32>
      stablehlo.return %z : tensor<i32>
    }
  %1 = stablehlo.reduce(%b init: %none) across dimensions = [0, 1] : (tensor<4x7x5xi32>, tensor<i32>) -> tensor<5xi32>
    reducer(%x: tensor<i32>, %y: tensor<i32>) {
      %is = stablehlo.compare EQ, %x, %none : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %z = stablehlo.select %is, %y, %x : tensor<i1>, tensor<i32>
      stablehlo.return %z : tensor<i32>
    }
  // The init value counts once in the sum.
  %2:2 = stablehlo.reduce(%a init: %init), (%a init: %init) across dimensions = [1, 2] : (tensor<4x7x5xi32>, tensor<4x7x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<4xi32>, tensor<4xi32>)
    reducer(%x: tensor<i32>, %y: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
      %s = stablehlo.add %x, %y : tensor<i32>
      %t = stablehlo.minimum %p, %q : tensor<i32>
      stablehlo.return %s, %t : tensor<i32>, tensor<i32>
    }
  return %0, %1, %2#0, %2#1 : tensor<i32>, tensor<5xi32>, tensor<4xi32>, tensor<4xi32>
}
