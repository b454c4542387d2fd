// RUN: gspmd-opt %s --gspmd-split-kernels | FileCheck %s

// A loop that writes each row at its own index, as a gather of rows. Writing others, or reading a row that another
// iteration writes, needs the order of iterations. Bounds that are not constant are not split.
// CHECK-LABEL: func private @rows(
// CHECK-SAME: gspmd.num_chunks = 16
// CHECK-LABEL: func private @scattered(
// CHECK-NOT: gspmd.num_chunks
// CHECK-LABEL: func private @previous_row(
// CHECK-NOT: gspmd.num_chunks
// CHECK-LABEL: func private @may_alias(
// CHECK-NOT: gspmd.num_chunks
// CHECK-LABEL: func private @from_argument(
// CHECK-NOT: gspmd.num_chunks
func.func private @rows(%i: memref<16384xindex> {llvm.noalias}, %a: memref<999x64xf32> {llvm.noalias}, %b: memref<16384x64xf32> {llvm.noalias}) attributes {llvm.bareptr} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c16384 = arith.constant 16384 : index
  scf.for %n = %c0 to %c16384 step %c1 {
    %row = memref.load %i[%n] : memref<16384xindex>
    scf.for %j = %c0 to %c64 step %c1 {
      %x = memref.load %a[%row, %j] : memref<999x64xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %b[%n, %j] : memref<16384x64xf32>
    }
  }
  return
}
func.func private @scattered(%i: memref<16384xindex> {llvm.noalias}, %a: memref<16384x64xf32> {llvm.noalias}, %b: memref<999x64xf32> {llvm.noalias}) attributes {llvm.bareptr} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c16384 = arith.constant 16384 : index
  scf.for %n = %c0 to %c16384 step %c1 {
    %row = memref.load %i[%n] : memref<16384xindex>
    scf.for %j = %c0 to %c64 step %c1 {
      %x = memref.load %a[%n, %j] : memref<16384x64xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %b[%row, %j] : memref<999x64xf32>
    }
  }
  return
}
func.func private @previous_row(%b: memref<16384x64xf32> {llvm.noalias}) attributes {llvm.bareptr} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c16384 = arith.constant 16384 : index
  scf.for %n = %c1 to %c16384 step %c1 {
    %row = arith.subi %n, %c1 : index
    scf.for %j = %c0 to %c64 step %c1 {
      %x = memref.load %b[%row, %j] : memref<16384x64xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %b[%n, %j] : memref<16384x64xf32>
    }
  }
  return
}
func.func private @may_alias(%a: memref<16384x64xf32>, %b: memref<16384x64xf32>) attributes {llvm.bareptr} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c16384 = arith.constant 16384 : index
  scf.for %n = %c0 to %c16384 step %c1 {
    scf.for %j = %c0 to %c64 step %c1 {
      %x = memref.load %a[%c0, %j] : memref<16384x64xf32>
      memref.store %x, %b[%n, %j] : memref<16384x64xf32>
    }
  }
  return
}
func.func private @from_argument(%from: index, %b: memref<16384x64xf32> {llvm.noalias}) attributes {llvm.bareptr} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c16000 = arith.constant 16000 : index
  %to = arith.addi %from, %c16000 overflow<nsw> : index
  scf.for %n = %from to %to step %c1 {
    scf.for %j = %c0 to %c64 step %c1 {
      %x = memref.load %b[%n, %j] : memref<16384x64xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %b[%n, %j] : memref<16384x64xf32>
    }
  }
  return
}

// A buffer under another name: the inner loop carries the one that the outer loop reads.
// CHECK-LABEL: func private @carried(
// CHECK-NOT: gspmd.num_chunks
func.func private @carried(%a: memref<16384x64xf32> {llvm.noalias}, %b: memref<16384x64xf32> {llvm.noalias}) attributes {llvm.bareptr} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c16384 = arith.constant 16384 : index
  scf.for %n = %c0 to %c16384 step %c1 {
    %x = memref.load %a[%c0, %c1] : memref<16384x64xf32>
    %end = scf.for %j = %c0 to %c64 step %c1 iter_args(%row = %a) -> memref<16384x64xf32> {
      memref.store %x, %row[%n, %j] : memref<16384x64xf32>
      scf.yield %row : memref<16384x64xf32>
    }
  }
  return
}
