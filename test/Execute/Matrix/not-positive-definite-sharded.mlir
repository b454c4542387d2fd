// A matrix that is not positive definite, sharded by rows (lower = true) or columns, has NaN in its
// complete triangle on all devices, as on one device, with XLA and JAX. The other matrix of the batch is
// factored. The element on the diagonal that is negative is in the first, a middle or the last
// shard; 37 rows leave padding. On 32 devices, a matrix of 1000 rows is factored on a grid.
// RUN: split-file %s %t
// RUN: gspmd-run %t/8.mlir --random-inputs 1 --check --poison --rtol 1e-9 --atol 1e-9 --outputs %t/8.npz
// RUN: %if pjrt %{ gspmd-run %t/8.mlir --random-inputs 1 --expect %t/8.npz --rtol 1e-9 --atol 1e-9 %pjrt %}
// RUN: %if jax %{ %jax_python %S/not_positive_definite.py gspmd-run %}
// RUN: %if mpi %{ %mpirun -q -n 2 gspmd-run %t/8.mlir --random-inputs 1 --expect %t/8.npz --rtol 1e-9 --atol 1e-9 --engine mpi --devices-per-rank 4 %}
// RUN: gspmd-run %t/32.mlir --random-inputs 1 --check --poison --rtol 1e-9 --atol 1e-9
// RUN: gspmd-opt %t/32.mlir --gspmd-partition | FileCheck %s

// CHECK-NOT: spmd.all_reduce
// CHECK: spmd.all_gather {{.*}} ["x":(1)8]>

//--- 8.mlir
sharding.mesh @mesh = <["x"=8]>
func.func private @matrices(%r: tensor<2x37x37xf64>, %row: tensor<i32>) -> tensor<2x37x37xf64> {
  %i = stablehlo.iota dim = 1 : tensor<2x37x37xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x37x37xi32>
  %on = stablehlo.compare EQ, %i, %j : (tensor<2x37x37xi32>, tensor<2x37x37xi32>) -> tensor<2x37x37xi1>
  %large = stablehlo.constant dense<100.0> : tensor<2x37x37xf64>
  %m = stablehlo.select %on, %large, %r : tensor<2x37x37xi1>, tensor<2x37x37xf64>
  %rows = stablehlo.broadcast_in_dim %row, dims = [] : (tensor<i32>) -> tensor<2x37x37xi32>
  %is_row = stablehlo.compare EQ, %i, %rows : (tensor<2x37x37xi32>, tensor<2x37x37xi32>) -> tensor<2x37x37xi1>
  %b = stablehlo.iota dim = 0 : tensor<2x37x37xi32>
  %zero = stablehlo.constant dense<0> : tensor<2x37x37xi32>
  %is_first = stablehlo.compare EQ, %b, %zero : (tensor<2x37x37xi32>, tensor<2x37x37xi32>) -> tensor<2x37x37xi1>
  %and = stablehlo.and %is_row, %is_first : tensor<2x37x37xi1>
  %is_bad = stablehlo.and %and, %on : tensor<2x37x37xi1>
  %minus = stablehlo.constant dense<-1.0> : tensor<2x37x37xf64>
  %a = stablehlo.select %is_bad, %minus, %m : tensor<2x37x37xi1>, tensor<2x37x37xf64>
  return %a : tensor<2x37x37xf64>
}
func.func @main(%r: tensor<2x37x37xf64> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>},
                %s: tensor<2x37x37xf64> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"x"}]>})
    -> (tensor<2x37x37xf64> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>},
        tensor<2x37x37xf64> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>},
        tensor<2x37x37xf64> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"x"}]>},
        tensor<2x37x37xf64> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"x"}]>}) {
  %first = stablehlo.constant dense<0> : tensor<i32>
  %middle = stablehlo.constant dense<17> : tensor<i32>
  %last = stablehlo.constant dense<36> : tensor<i32>
  %a0 = call @matrices(%r, %first) : (tensor<2x37x37xf64>, tensor<i32>) -> tensor<2x37x37xf64>
  %a1 = call @matrices(%r, %last) : (tensor<2x37x37xf64>, tensor<i32>) -> tensor<2x37x37xf64>
  %a2 = call @matrices(%s, %middle) : (tensor<2x37x37xf64>, tensor<i32>) -> tensor<2x37x37xf64>
  %a3 = call @matrices(%s, %last) : (tensor<2x37x37xf64>, tensor<i32>) -> tensor<2x37x37xf64>
  %l0 = stablehlo.cholesky %a0, lower = true : tensor<2x37x37xf64>
  %l1 = stablehlo.cholesky %a1, lower = true : tensor<2x37x37xf64>
  %zeros = stablehlo.constant dense<0.0> : tensor<2x37x37xf64>
  %c = stablehlo.complex %a2, %zeros : tensor<2x37x37xcomplex<f64>>
  %u2 = stablehlo.cholesky %c, lower = false : tensor<2x37x37xcomplex<f64>>
  %u2r = stablehlo.real %u2 : (tensor<2x37x37xcomplex<f64>>) -> tensor<2x37x37xf64>
  %u3 = stablehlo.cholesky %a3, lower = false : tensor<2x37x37xf64>
  return %l0, %l1, %u2r, %u3 : tensor<2x37x37xf64>, tensor<2x37x37xf64>, tensor<2x37x37xf64>, tensor<2x37x37xf64>
}

//--- 32.mlir
sharding.mesh @mesh = <["x"=32]>
func.func @main(%r: tensor<1000x1000xf64> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<1000x1000xf64> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %i = stablehlo.iota dim = 0 : tensor<1000x1000xi32>
  %j = stablehlo.iota dim = 1 : tensor<1000x1000xi32>
  %on = stablehlo.compare EQ, %i, %j : (tensor<1000x1000xi32>, tensor<1000x1000xi32>) -> tensor<1000x1000xi1>
  %large = stablehlo.constant dense<4096.0> : tensor<1000x1000xf64>
  %m = stablehlo.select %on, %large, %r : tensor<1000x1000xi1>, tensor<1000x1000xf64>
  %row = stablehlo.constant dense<990> : tensor<1000x1000xi32>
  %is_row = stablehlo.compare EQ, %i, %row : (tensor<1000x1000xi32>, tensor<1000x1000xi32>) -> tensor<1000x1000xi1>
  %is_bad = stablehlo.and %is_row, %on : tensor<1000x1000xi1>
  %minus = stablehlo.constant dense<-1.0> : tensor<1000x1000xf64>
  %a = stablehlo.select %is_bad, %minus, %m : tensor<1000x1000xi1>, tensor<1000x1000xf64>
  %l = stablehlo.cholesky %a, lower = true : tensor<1000x1000xf64>
  return %l : tensor<1000x1000xf64>
}
