// The initial value of a reduction of unknown kind counts once, for any number of shards, and
// shards of padding only contribute nothing.
// RUN: gspmd-run %s --check --poison --random-inputs 1 --entry=one_dim
// RUN: gspmd-run %s --check --poison --random-inputs 2 --entry=two_dims
// RUN: gspmd-run %s --check --poison --random-inputs 3 --entry=pairs
sharding.mesh @mesh = <["x"=3, "y"=5]>

// (1 + a)(1 + b) - 1: associative, and 0 is neutral; it starts from 2.
func.func @one_dim(%a: tensor<7xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}]>},
                   %b: tensor<4x6xi32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> (tensor<i32>, tensor<4xi32>) {
  %init = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %init) across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
    reducer(%x: tensor<i32>, %y: tensor<i32>) {
    %2 = stablehlo.multiply %x, %y : tensor<i32>
    %3 = stablehlo.add %x, %y : tensor<i32>
    %4 = stablehlo.add %2, %3 : tensor<i32>
    stablehlo.return %4 : tensor<i32>
  }
  %1 = stablehlo.reduce(%b init: %init) across dimensions = [1] : (tensor<4x6xi32>, tensor<i32>) -> tensor<4xi32>
    reducer(%x: tensor<i32>, %y: tensor<i32>) {
    %2 = stablehlo.multiply %x, %y : tensor<i32>
    %3 = stablehlo.add %x, %y : tensor<i32>
    %4 = stablehlo.add %2, %3 : tensor<i32>
    stablehlo.return %4 : tensor<i32>
  }
  return %0, %1 : tensor<i32>, tensor<4xi32>
}

func.func @two_dims(%a: tensor<5x2x7xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {"y"}]>},
                    %init: tensor<i32>) -> (tensor<2xi32>, tensor<i32>) {
  %0 = stablehlo.reduce(%a init: %init) across dimensions = [0, 2] : (tensor<5x2x7xi32>, tensor<i32>) -> tensor<2xi32>
    reducer(%x: tensor<i32>, %y: tensor<i32>) {
    %2 = stablehlo.multiply %x, %y : tensor<i32>
    %3 = stablehlo.add %x, %y : tensor<i32>
    %4 = stablehlo.add %2, %3 : tensor<i32>
    stablehlo.return %4 : tensor<i32>
  }
  %1 = stablehlo.reduce(%a init: %init) across dimensions = [0, 1, 2] : (tensor<5x2x7xi32>, tensor<i32>) -> tensor<i32>
    reducer(%x: tensor<i32>, %y: tensor<i32>) {
    %2 = stablehlo.multiply %x, %y : tensor<i32>
    %3 = stablehlo.add %x, %y : tensor<i32>
    %4 = stablehlo.add %2, %3 : tensor<i32>
    stablehlo.return %4 : tensor<i32>
  }
  return %0, %1 : tensor<2xi32>, tensor<i32>
}

// Composition of affine maps is not commutative: (s, t) then (u, v) is (s u, t u + v).
func.func @pairs(%s: tensor<11xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>},
                 %t: tensor<11xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> (tensor<i32>, tensor<i32>) {
  %three = stablehlo.constant dense<3> : tensor<i32>
  %seven = stablehlo.constant dense<7> : tensor<i32>
  %0:2 = stablehlo.reduce(%s init: %three), (%t init: %seven) across dimensions = [0] : (tensor<11xi32>, tensor<11xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    reducer(%a: tensor<i32>, %c: tensor<i32>) (%b: tensor<i32>, %d: tensor<i32>) {
    %2 = stablehlo.multiply %a, %c : tensor<i32>
    %3 = stablehlo.multiply %b, %c : tensor<i32>
    %4 = stablehlo.add %3, %d : tensor<i32>
    stablehlo.return %2, %4 : tensor<i32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<i32>, tensor<i32>
}
