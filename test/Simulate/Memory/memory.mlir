// Live values: tensors of 4 MB (3.81 MiB).

// RUN: gspmd-simulate %s --entry kept --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=KEPT
// RUN: gspmd-simulate %s --entry donated --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=DONATED
// RUN: gspmd-simulate %s --entry aliased --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=ALIASED
// RUN: gspmd-simulate %s --entry carry --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=CARRY
// RUN: gspmd-simulate %s --entry zeros --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=ZEROS
// RUN: not gspmd-simulate %s --entry large --topology %S/../Inputs/round.json:1 > %t.out 2> %t.err
// RUN: FileCheck %s --check-prefix=LARGE --input-file=%t.err
// RUN: FileCheck %s --check-prefix=TABLE --input-file=%t.out
// RUN: %python -c "import subprocess,sys; sys.exit(subprocess.call(['gspmd-simulate', r'%s', '--entry', 'large', '--topology', r'%S/../Inputs/round.json:1']) != 3)"

// The argument and the product: the exponentials are fused into it.
// KEPT: peak memory           7.63 MiB of 953.67 MiB
// KEPT-NEXT: 3.81 MiB  %arg0 : tensor<1000x1000xf32>, argument
func.func @kept(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.exponential %a : tensor<1000x1000xf32>
  %1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %1 : tensor<1000x1000xf32>
}

// DONATED: peak memory           3.81 MiB
func.func @donated(%a: tensor<1000x1000xf32> {jax.buffer_donor = true}) -> tensor<1000x1000xf32> {
  %0 = stablehlo.exponential %a : tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// ALIASED: peak memory           3.82 MiB
func.func @aliased(%a: tensor<1000x1000xf32> {tf.aliasing_output = 0 : i32}, %u: tensor<1x1000xf32>, %i: tensor<i32>) -> tensor<1000x1000xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1000x1000xf32>, tensor<1x1000xf32>, tensor<i32>, tensor<i32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// The argument is kept, the loop works on a copy; each product needs another
// buffer.
// CARRY: peak memory           11.44 MiB
// CARRY: 3.81 MiB  {{%.*#1}} : tensor<1000x1000xf32>, result
func.func @carry(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<1000x1000xf32>
  cond {
    %n = stablehlo.constant dense<64> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
    stablehlo.return %next, %y : tensor<i32>, tensor<1000x1000xf32>
  }
  return %r#1 : tensor<1000x1000xf32>
}

// Zeros that initialize two tensors use the memory of these two, and a mask of
// constants none at all.
// ZEROS: peak memory           7.63 MiB
func.func @zeros(%u: tensor<1x1000xf32>, %i: tensor<i32>) -> (tensor<1000x1000xf32>, tensor<1000x1000xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %f = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<1000x1000xf32>
  %0 = stablehlo.dynamic_update_slice %z, %u, %i, %zero : (tensor<1000x1000xf32>, tensor<1x1000xf32>, tensor<i32>, tensor<i32>) -> tensor<1000x1000xf32>
  %1 = stablehlo.dynamic_update_slice %z, %u, %zero, %i : (tensor<1000x1000xf32>, tensor<1x1000xf32>, tensor<i32>, tensor<i32>) -> tensor<1000x1000xf32>
  return %0, %1 : tensor<1000x1000xf32>, tensor<1000x1000xf32>
}

// A step that does not fit is reported with its largest tensors, after the table.
// TABLE: step time
// LARGE: error: out of memory: 1.12 GiB are needed at the peak, a device has 953.67 MiB
// LARGE-NEXT: 381.47 MiB  %arg0 : tensor<10000x10000xf32>, argument
func.func @large(%a: tensor<10000x10000xf32>, %b: tensor<10000x10000xf32>) -> tensor<10000x10000xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<10000x10000xf32>, tensor<10000x10000xf32>) -> tensor<10000x10000xf32>
  return %0 : tensor<10000x10000xf32>
}
