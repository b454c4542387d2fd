// RUN: gspmd-opt "--gspmd-specialize-shapes=sizes=arg0.0=4" %s | FileCheck %s
// Numbers wrap around in their type; unsigned
// numbers are compared and divided as unsigned.

// CHECK-LABEL: func.func @main
// CHECK-DAG: %[[LEAST:.*]] = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
// CHECK-DAG: stablehlo.constant dense<-2147483648> : tensor<i32>
// CHECK-DAG: stablehlo.constant dense<0> : tensor<i64>
// CHECK-DAG: stablehlo.constant dense<9223372036854775807> : tensor<ui64>
// CHECK-DAG: stablehlo.constant dense<true> : tensor<i1>
func.func @main(%x: tensor<?xf32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i32>, tensor<ui64>, tensor<i1>) {
  %least = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %minus = stablehlo.constant dense<-1> : tensor<i64>
  %0 = stablehlo.divide %least, %minus : tensor<i64>
  %1 = stablehlo.remainder %least, %minus : tensor<i64>
  %2 = stablehlo.negate %least : tensor<i64>
  %3 = stablehlo.abs %least : tensor<i64>
  %most = stablehlo.constant dense<2147483647> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %4 = stablehlo.add %most, %one : tensor<i32>
  %large = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %two = stablehlo.constant dense<2> : tensor<ui64>
  %5 = stablehlo.divide %large, %two : tensor<ui64>
  %6 = stablehlo.compare GT, %large, %two : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i32>, tensor<ui64>, tensor<i1>
}
