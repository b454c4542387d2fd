// RUN: gspmd-opt %s --gspmd-lift-globals | FileCheck %s
// RUN: echo '{"shardings": {"bias": ["x"]}}' > %t.json
// RUN: gspmd-opt %s --sharding-map %t.json | FileCheck %s --check-prefix=MAPPED
// MAPPED: @main({{.*}}, %{{.*}}: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>})
// RUN: gspmd-run %s --random-inputs 1 --check | FileCheck %s --check-prefix=RAN
// Globals become values: constants, arguments and results of functions, and external arguments.

// RAN: devices               4
// RAN: largest error         0
sharding.mesh @mesh = <["x"=4]>
ml_program.global private @weight(dense<2.0> : tensor<6x8xf32>) : tensor<6x8xf32>
ml_program.global private mutable @state(dense<1.0> : tensor<8x6xf32>) : tensor<8x6xf32>
ml_program.global private mutable @count(dense<0> : tensor<i32>) : tensor<i32>
ml_program.global private mutable @unused(dense<0> : tensor<i64>) : tensor<i64>
ml_program.global private @bias(#ml_program.extern : tensor<8xf32>) : tensor<8xf32>

// CHECK-NOT: ml_program.global{{ }}
// CHECK: @main(%[[X:.*]]: tensor<8x6xf32>{{.*}}, %[[BIAS:.*]]: tensor<8xf32>) -> (tensor<8x8xf32>, tensor<8x6xf32> {ml_program.global = @state}, tensor<i32> {ml_program.global = @count})
// CHECK-DAG: %[[COUNT:.*]] = arith.constant dense<0> : tensor<i32>
// CHECK-DAG: %[[STATE:.*]] = arith.constant dense<1.000000e+00> : tensor<8x6xf32>
// CHECK: %[[CALLED:.*]]:3 = call @step(%[[X]], %[[STATE]], %[[COUNT]])
func.func public @main(%x: tensor<8x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
  %sum = call @step(%x) : (tensor<8x6xf32>) -> tensor<8x6xf32>
  // CHECK: %[[W:.*]] = arith.constant dense<2.000000e+00> : tensor<6x8xf32>
  %w = ml_program.global_load_const @weight : tensor<6x8xf32>
  %zero = arith.constant dense<0.0> : tensor<8x8xf32>
  // CHECK: linalg.matmul ins(%[[CALLED]]#0, %[[W]]
  %y = linalg.matmul ins(%sum, %w : tensor<8x6xf32>, tensor<6x8xf32>) outs(%zero : tensor<8x8xf32>) -> tensor<8x8xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %z = scf.for %i = %c0 to %c3 step %c1 iter_args(%now = %y) -> tensor<8x8xf32> {
    // CHECK: linalg.broadcast ins(%[[BIAS]]
    %b = ml_program.global_load_const @bias : tensor<8xf32>
    %empty = tensor.empty() : tensor<8x8xf32>
    %wide = linalg.broadcast ins(%b : tensor<8xf32>) outs(%empty : tensor<8x8xf32>) dimensions = [0]
    %next = arith.addf %now, %wide : tensor<8x8xf32>
    scf.yield %next : tensor<8x8xf32>
  }
  return %z : tensor<8x8xf32>
  // CHECK: return %{{.*}}, %[[CALLED]]#1, %[[CALLED]]#2
}

// CHECK: @step(%[[X:.*]]: tensor<8x6xf32>, %[[STATE:.*]]: tensor<8x6xf32>, %[[COUNT:.*]]: tensor<i32>) -> (tensor<8x6xf32>, tensor<8x6xf32> {ml_program.global = @state}, tensor<i32> {ml_program.global = @count})
func.func private @step(%x: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %old = ml_program.global_load @state : tensor<8x6xf32>
  // CHECK: %[[SUM:.*]] = arith.addf %[[STATE]], %[[X]]
  %sum = arith.addf %old, %x : tensor<8x6xf32>
  ml_program.global_store @state = %sum : tensor<8x6xf32>
  %count = ml_program.global_load @count : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  // CHECK: %[[MORE:.*]] = arith.addi %[[COUNT]]
  %more = arith.addi %count, %one : tensor<i32>
  ml_program.global_store @count = %more : tensor<i32>
  %new = ml_program.global_load @state : tensor<8x6xf32>
  // CHECK: return %[[SUM]], %[[SUM]], %[[MORE]]
  return %new : tensor<8x6xf32>
}

// CHECK: func.func private @alone() -> tensor<i32> {
// CHECK-NEXT: arith.constant dense<7>
// CHECK-NEXT: return
ml_program.func private @alone() -> tensor<i32> {
  %seven = arith.constant dense<7> : tensor<i32>
  ml_program.return %seven : tensor<i32>
}
