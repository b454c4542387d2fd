// RUN: gspmd-opt %s --gspmd-partition --split-input-file --verify-diagnostics
// RUN: gspmd-opt %s --gspmd-emulator --split-input-file --verify-diagnostics

// expected-error@+1 {{has a region of 2 blocks; write its branches as scf.if, its loops as scf.while}}
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  cf.br ^next
^next:
  %0 = arith.addf %a, %a : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @main(%a: tensor<8xf32>, %c: tensor<i1>) -> tensor<8xf32> {
  %v = tensor.extract %c[] : tensor<i1>
  // expected-error@+1 {{'scf.execute_region' op has a region of 3 blocks}}
  %r = scf.execute_region -> tensor<8xf32> {
    cf.cond_br %v, ^a, ^b
  ^a:
    %0 = arith.addf %a, %a : tensor<8xf32>
    scf.yield %0 : tensor<8xf32>
  ^b:
    %1 = arith.mulf %a, %a : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = scf.for %i = %c0 to %c1 step %c1 iter_args(%now = %a) -> tensor<8xf32> {
    // expected-error@+1 {{'scf.execute_region' op has a region of 2 blocks}}
    %r = scf.execute_region -> tensor<8xf32> no_inline {
      cf.br ^next
    ^next:
      scf.yield %now : tensor<8xf32>
    }
    scf.yield %r : tensor<8xf32>
  }
  return %z : tensor<8xf32>
}
