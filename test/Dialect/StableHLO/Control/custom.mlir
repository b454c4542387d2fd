// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s

// CHECK-LABEL: func @custom_call
func.func @custom_call(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
  // CHECK: stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<8x6xf32>) -> tensor<8x6xf32>
  %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<8x6xf32>) -> tensor<8x6xf32>
  // CHECK: stablehlo.custom_call @"a b"() {has_side_effect = true} : () -> ()
  stablehlo.custom_call @"a b"() {has_side_effect = true} : () -> ()
  // CHECK: stablehlo.custom_call @ffi(%arg0) {api_version = 4 : i32, backend_config = {n = 1 : i32}} : (tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<f32>)
  %1:2 = stablehlo.custom_call @ffi(%arg0) {api_version = 4 : i32, backend_config = {n = 1 : i32}} : (tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<f32>)
  // CHECK: stablehlo.custom_call @full(%arg0) {called_computations = [@callee], operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}
  %2 = stablehlo.custom_call @full(%arg0) {called_computations = [@callee], operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}

func.func private @callee(tensor<8xf32>, tensor<i32>) -> tensor<8xf32>

// CHECK-LABEL: func @composite
func.func @composite(%arg0: tensor<8xf32>, %arg1: tensor<i32>) -> tensor<8xf32> {
  // CHECK: stablehlo.composite "ns.op" %arg0, %arg1 {composite_attributes = {n = 1 : i32}, decomposition = @callee, version = 1 : i32} : (tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
  %0 = stablehlo.composite "ns.op" %arg0, %arg1 {composite_attributes = {n = 1 : i32}, decomposition = @callee, version = 1 : i32} : (tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
  // CHECK: stablehlo.composite "ns.op" %arg0, %arg1 ({
  // CHECK-NEXT: ^bb0(%[[ELEMENT:.*]]: tensor<f32>):
  // CHECK-NEXT:   stablehlo.return %[[ELEMENT]] : tensor<f32>
  // CHECK-NEXT: }, {
  // CHECK: }) {decomposition = @callee} : (tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
  %1 = stablehlo.composite "ns.op" %arg0, %arg1 ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }, {
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) {decomposition = @callee} : (tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
