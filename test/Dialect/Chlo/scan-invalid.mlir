// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @dimension(%x: tensor<4x3xf32>, %i: tensor<3xf32>) {
  // expected-error@+1 {{dimension has 2, which is not in [0, 2)}}
  %0:2 = chlo.scan(%x) inits (%i) dimension=2 {
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %a, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<4x3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @sizes(%x: tensor<4x3xf32>, %i: tensor<3xf32>) {
  // expected-error@+1 {{an output has size 5 in the scanned dimension, expected 4}}
  %0:2 = chlo.scan(%x) inits (%i) dimension=0 {
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %a, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<4x3xf32>, tensor<3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @scan_dim_size(%x: tensor<4x3xf32>, %i: tensor<3xf32>) {
  // expected-error@+1 {{an input has size 4 in the scanned dimension, expected 5}}
  %0:2 = chlo.scan(%x) inits (%i) dimension=0 attributes {scan_dim_size = 5 : i64} {
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %a, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<4x3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @arguments(%x: tensor<4x3xf32>, %i: tensor<3xf32>) {
  // expected-error@+1 {{'body' takes (tensor<4xf32>, tensor<3xf32>), expected (tensor<3xf32>, tensor<3xf32>)}}
  %0:2 = chlo.scan(%x) inits (%i) dimension=0 {
  ^bb0(%a: tensor<4xf32>, %c: tensor<3xf32>):
    stablehlo.return %c, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<4x3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @results(%x: tensor<4x3xf32>, %i: tensor<3xf32>) {
  // expected-error@+1 {{'body' returns (tensor<3xf32>), expected (tensor<3xf32>, tensor<3xf32>)}}
  %0:2 = chlo.scan(%x) inits (%i) dimension=0 {
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %c : tensor<3xf32>
  } : (tensor<4x3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @carries(%x: tensor<4x3xf32>, %i: tensor<3xf32>) {
  // expected-error@+1 {{inits and carries have different types: (tensor<3xf32>) and (tensor<3xi32>)}}
  %0:2 = chlo.scan(%x) inits (%i) dimension=0 {
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %a, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<4x3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xi32>)
  return
}

// -----

func.func @no_size(%i: tensor<3xf32>) {
  // expected-error@+1 {{needs an input or scan_dim_size}}
  %0:2 = chlo.scan() inits (%i) dimension=0 {
  ^bb0(%c: tensor<3xf32>):
    stablehlo.return %c, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<3xf32>) -> (tensor<?x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @few_results(%i: tensor<3xf32>) {
  // expected-error@+1 {{expected a carry for each of 1 inits}}
  chlo.scan() inits (%i) dimension=0 {
  ^bb0(%c: tensor<3xf32>):
    stablehlo.return %c : tensor<3xf32>
  } : (tensor<3xf32>) -> ()
  return
}

// -----

func.func @negative_size(%c: tensor<6xf32>) -> tensor<6xf32> {
  // expected-error@+1 {{found scan_dim_size -3, expected 0 to 2^31 - 1}}
  %l = "chlo.scan"(%c) <{dimension = 0 : i64, scan_dim_size = -3 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%d: tensor<6xf32>):
    %s = stablehlo.add %d, %d : tensor<6xf32>
    stablehlo.return %s : tensor<6xf32>
  }) : (tensor<6xf32>) -> (tensor<6xf32>)
  return %l : tensor<6xf32>
}
