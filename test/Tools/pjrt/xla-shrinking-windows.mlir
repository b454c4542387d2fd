// Windows of one element whose negative padding removes elements: XLA's CPU ends
// the process while it simplifies them, so they are exported as a pad before.
// REQUIRES: pjrt
// RUN: gspmd-run %s --random-inputs 1 --check --poison %pjrt
// RUN: gspmd-run %s --random-inputs 1 --check --poison %pjrt --pjrt-form=partitions
// RUN: gspmd-run %s --random-inputs 1 --outputs %t.npz
// RUN: gspmd-run %s --random-inputs 1 --expect %t.npz --no-partition %pjrt

sdy.mesh @mesh = <["x"=2]>

func.func public @main(%arg0: tensor<4xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>},
                            %whole: tensor<4xi8>)
    -> (tensor<3xi8>, tensor<3xi32>, tensor<6xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<i8>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %neutral = "stablehlo.reduce_window"(%whole, %zero) <{padding = dense<[[0, -1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %sum = stablehlo.add %a, %b : tensor<i8>
    stablehlo.return %sum : tensor<i8>
  }) : (tensor<4xi8>, tensor<i8>) -> tensor<3xi8>
  %added = "stablehlo.reduce_window"(%arg0, %five) <{padding = dense<[[-1, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %sum = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
  %spread = "stablehlo.reduce_window"(%arg0, %five) <{padding = dense<[[1, -2]]> : tensor<1x2xi64>, base_dilations = array<i64: 2>, window_dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %most = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %most : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<6xi32>
  return %neutral, %added, %spread : tensor<3xi8>, tensor<3xi32>, tensor<6xi32>
}
