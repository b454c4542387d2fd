// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s

// CHECK-LABEL: func @while
func.func @while(%arg0: tensor<i32>, %arg1: tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>) {
  // CHECK: %[[N:.*]] = stablehlo.constant
  %n = stablehlo.constant dense<5> : tensor<i32>
  // CHECK-NEXT: %[[R:.*]]:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<i32>, tensor<8xf32>
  // CHECK-NEXT: cond {
  // CHECK-NEXT:   %[[P:.*]] = stablehlo.compare LT, %iterArg, %[[N]]
  // CHECK-NEXT:   stablehlo.return %[[P]] : tensor<i1>
  // CHECK-NEXT: } do {
  // CHECK-NEXT:   %[[I:.*]] = stablehlo.add %iterArg, %[[N]] : tensor<i32>
  // CHECK-NEXT:   stablehlo.return %[[I]], %iterArg_0 : tensor<i32>, tensor<8xf32>
  // CHECK-NEXT: }
  %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<i32>, tensor<8xf32>
  cond {
    %1 = stablehlo.compare LT, %iterArg, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.add %iterArg, %n : tensor<i32>
    stablehlo.return %1, %iterArg_0 : tensor<i32>, tensor<8xf32>
  }
  return %0#0, %0#1 : tensor<i32>, tensor<8xf32>
}

// CHECK-LABEL: func @while_attributes
func.func @while_attributes(%arg0: tensor<i1>) -> tensor<i1> {
  // CHECK: stablehlo.while(%iterArg = %arg0) : tensor<i1> attributes {mhlo.sharding = "{replicated}"}
  // CHECK-NEXT: cond {
  %0 = stablehlo.while(%x = %arg0) : tensor<i1> attributes {mhlo.sharding = "{replicated}"}
  cond {
    stablehlo.return %x : tensor<i1>
  } do {
    stablehlo.return %x : tensor<i1>
  }
  return %0 : tensor<i1>
}

// CHECK-LABEL: func @while_empty
func.func @while_empty(%arg0: tensor<i1>) {
  // CHECK: stablehlo.while()
  // CHECK-NEXT: cond {
  stablehlo.while() cond {
    stablehlo.return %arg0 : tensor<i1>
  } do {
    // CHECK: stablehlo.return{{ *$}}
    stablehlo.return
  }
  return
}

// CHECK-LABEL: func @case
func.func @case(%arg0: tensor<i32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: "stablehlo.case"(%arg0) ({
  // CHECK-NEXT:   stablehlo.return %arg1 : tensor<8xf32>
  // CHECK-NEXT: }, {
  // CHECK-NEXT:   %[[N:.*]] = stablehlo.negate %arg1 : tensor<8xf32>
  // CHECK-NEXT:   stablehlo.return %[[N]] : tensor<8xf32>
  // CHECK-NEXT: }) : (tensor<i32>) -> tensor<8xf32>
  %0 = "stablehlo.case"(%arg0) ({
    stablehlo.return %arg1 : tensor<8xf32>
  }, {
    %1 = stablehlo.negate %arg1 : tensor<8xf32>
    stablehlo.return %1 : tensor<8xf32>
  }) : (tensor<i32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func @if
func.func @if(%arg0: tensor<i1>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: "stablehlo.if"(%arg0) ({
  // CHECK: }, {
  // CHECK: }) : (tensor<i1>) -> tensor<8xf32>
  %0 = "stablehlo.if"(%arg0) ({
    stablehlo.return %arg1 : tensor<8xf32>
  }, {
    %1 = stablehlo.negate %arg1 : tensor<8xf32>
    stablehlo.return %1 : tensor<8xf32>
  }) : (tensor<i1>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func @optimization_barrier
func.func @optimization_barrier(%arg0: tensor<8xf32>, %arg1: tensor<i32>) -> (tensor<8xf32>, tensor<i32>) {
  // CHECK: %[[R:.*]]:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<8xf32>, tensor<i32>
  %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<8xf32>, tensor<i32>
  // CHECK: stablehlo.optimization_barrier()
  stablehlo.optimization_barrier()
  return %0#0, %0#1 : tensor<8xf32>, tensor<i32>
}

// CHECK-LABEL: func @tuple
func.func @tuple(%arg0: tensor<8xf32>, %arg1: tensor<i32>) -> tensor<i32> {
  // CHECK: %[[T:.*]] = stablehlo.tuple %arg0, %arg1 : tuple<tensor<8xf32>, tensor<i32>>
  %0 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<8xf32>, tensor<i32>>
  // CHECK: stablehlo.tuple : tuple<>
  %1 = stablehlo.tuple : tuple<>
  // CHECK: stablehlo.get_tuple_element %[[T]][1] : (tuple<tensor<8xf32>, tensor<i32>>) -> tensor<i32>
  %2 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<8xf32>, tensor<i32>>) -> tensor<i32>
  return %2 : tensor<i32>
}

// CHECK-LABEL: func @tokens
func.func @tokens() -> !stablehlo.token {
  // CHECK: %[[T:.*]] = stablehlo.create_token : !stablehlo.token
  %0 = stablehlo.create_token : !stablehlo.token
  // CHECK: %[[A:.*]] = stablehlo.after_all %[[T]], %[[T]] : !stablehlo.token
  %1 = stablehlo.after_all %0, %0 : !stablehlo.token
  // CHECK: stablehlo.after_all : !stablehlo.token
  %2 = stablehlo.after_all : !stablehlo.token
  return %1 : !stablehlo.token
}
