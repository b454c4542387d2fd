// RUN: gspmd-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(gspmd-lower-to-linalg,gspmd-fuse-elementwise),gspmd-bufferize,gspmd-outline-kernels,func.func(gspmd-block-reductions,convert-linalg-to-loops),gspmd-split-kernels,cse)' | FileCheck %s
// RUN: gspmd-opt %s --split-input-file --gspmd-emulator | FileCheck %s --check-prefix=LLVM

// The last of the chunks of a prime number of elements is shorter; all have a multiple of 64.
// CHECK-LABEL: func @main
// CHECK: call @kernel_1(%{{.*}}, %arg0, %arg1)
// CHECK: func private @kernel_1(%[[CHUNK:.*]]: index, {{.*}}) attributes {gspmd.num_chunks = 11 : i64, llvm.bareptr}
// CHECK: %[[SIZE:.*]] = arith.constant 90944 : index
// CHECK: %[[FIRST:.*]] = arith.muli %[[CHUNK]], %[[SIZE]]
// CHECK: %[[NEXT:.*]] = arith.addi %[[FIRST]], %[[SIZE]]
// CHECK: %[[ALL:.*]] = arith.constant 1000003 : index
// CHECK: %[[END:.*]] = arith.minsi %[[NEXT]], %[[ALL]]
// CHECK: scf.for %{{.*}} = %[[FIRST]] to %[[END]]
// LLVM: llvm.func @gspmd_rt_parallel_for(i64, !llvm.ptr, i64, !llvm.ptr)
// LLVM-LABEL: llvm.func @main
// LLVM-DAG: %[[KERNEL:.*]] = llvm.mlir.addressof @kernel_1
// LLVM-DAG: %[[CHUNKS:.*]] = llvm.mlir.constant(11 : i64)
// LLVM-DAG: %[[COUNT:.*]] = llvm.mlir.constant(2 : i64)
// LLVM: llvm.call @gspmd_rt_parallel_for(%[[CHUNKS]], %[[KERNEL]], %[[COUNT]], %{{.*}})
// LLVM: llvm.func internal @kernel_1(%arg0: i64, %arg1: !llvm.ptr {llvm.noalias}, %arg2: !llvm.ptr {llvm.noalias})
func.func @main(%a: tensor<1000003xf32>) -> tensor<1000003xf32> {
  %0 = stablehlo.add %a, %a : tensor<1000003xf32>
  return %0 : tensor<1000003xf32>
}

// -----

// Sums of rows: chunks of rows. A sum of all elements has no parallel loop.
// CHECK-LABEL: func @main
// CHECK: func private @kernel_2(%[[CHUNK:.*]]: index, {{.*}}) attributes {gspmd.num_chunks = 24 : i64, llvm.bareptr}
// CHECK: %[[ROWS:.*]] = arith.constant 86 : index
// CHECK: %[[FIRST:.*]] = arith.muli %[[CHUNK]], %[[ROWS]]
// CHECK: scf.for %{{.*}} = %[[FIRST]] to %{{.*}}
// CHECK: func private @kernel_3({{.*}}) attributes {llvm.bareptr}
func.func @main(%a: tensor<2048x1024xf32>) -> (tensor<2048xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2048x1024xf32>, tensor<f32>) -> tensor<2048xf32>
  %1 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2048x1024xf32>, tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<2048xf32>, tensor<f32>
}

// -----

// Sums of columns: chunks of the loop over lanes, in multiples of its step.
// CHECK-LABEL: func @main
// CHECK: func private @kernel_2(%[[CHUNK:.*]]: index, {{.*}}) attributes {gspmd.num_chunks = 15 : i64, llvm.bareptr}
// CHECK: %[[SIZE:.*]] = arith.constant 4608 : index
// CHECK: %[[FIRST:.*]] = arith.muli %[[CHUNK]], %[[SIZE]]
// CHECK: %[[STEP:.*]] = arith.constant 1536 : index
// CHECK: scf.for %{{.*}} = %[[FIRST]] to %{{.*}} step %[[STEP]]
func.func @main(%a: tensor<20x65536xf32>) -> tensor<65536xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<20x65536xf32>, tensor<f32>) -> tensor<65536xf32>
  return %0 : tensor<65536xf32>
}

// -----

// Little work is not split.
// CHECK-LABEL: func @main
// CHECK-NOT: gspmd.num_chunks
// LLVM-LABEL: llvm.func @main
// LLVM: llvm.call @kernel_1
func.func @main(%a: tensor<1000xf32>) -> tensor<1000xf32> {
  %0 = stablehlo.add %a, %a : tensor<1000xf32>
  return %0 : tensor<1000xf32>
}

// -----

// A function of the runtime that has no side effects runs on any thread.
// CHECK-LABEL: func @main
// CHECK: func private @kernel_1({{.*}}gspmd.num_chunks
// CHECK: call @gspmd_rt_complex_tanh
func.func @main(%a: tensor<100000xcomplex<f32>>) -> tensor<100000xcomplex<f32>> {
  %0 = stablehlo.tanh %a : tensor<100000xcomplex<f32>>
  return %0 : tensor<100000xcomplex<f32>>
}

// -----

// Iterations over rows write the same elements, in the order of the rows.
// CHECK-LABEL: func @main
// CHECK-NOT: gspmd.num_chunks
func.func @main(%a: tensor<2048x1024xf32>, %b: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<2048x1024xf32>) outs(%b : tensor<1024xf32>) {
  ^bb0(%element: f32, %sum: f32):
    %next = arith.addf %sum, %element : f32
    linalg.yield %next : f32
  } -> tensor<1024xf32>
  return %0 : tensor<1024xf32>
}
