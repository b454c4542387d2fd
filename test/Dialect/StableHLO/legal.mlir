// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s
//
// Valid programs of unusual forms: sizes of zero, scalars, dynamic and bounded dimensions,
// and rarely used attributes.

// CHECK-LABEL: func @bounds
func.func @bounds(%a: tensor<?x4xf32, #stablehlo.bounds<3, ?>>, %b: tensor<3x4xf32>, %n: tensor<i32>) {
  // CHECK: stablehlo.add %arg0, %arg1 : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %0 = stablehlo.add %a, %b : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>, tensor<3x4xf32>) -> tensor<3x4xf32>
  // CHECK: stablehlo.tanh %arg0 : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>) -> tensor<?x4xf32>
  %1 = stablehlo.tanh %a : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>) -> tensor<?x4xf32>
  // CHECK: stablehlo.transpose
  %2 = stablehlo.transpose %a, dims = [1, 0] : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>) -> tensor<4x?xf32, #stablehlo.bounds<?, 3>>
  // CHECK: stablehlo.set_dimension_size
  %3 = stablehlo.set_dimension_size %b, %n, dim = 0 : (tensor<3x4xf32>, tensor<i32>) -> tensor<?x4xf32, #stablehlo.bounds<3, ?>>
  // CHECK: stablehlo.concatenate
  %4 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>, tensor<3x4xf32>) -> tensor<?x4xf32, #stablehlo.bounds<6, ?>>
  // CHECK: stablehlo.slice
  %5 = stablehlo.slice %a [0:2, 0:4] : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>) -> tensor<2x4xf32>
  // CHECK: stablehlo.broadcast_in_dim
  %6 = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<8>>
  // CHECK: stablehlo.get_dimension_size
  %7 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>) -> tensor<i32>
  // CHECK: stablehlo.dot_general
  %8 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>, tensor<3x4xf32>) -> tensor<?x3xf32, #stablehlo.bounds<3, ?>>
  return
}

// CHECK-LABEL: func @dynamic
func.func @dynamic(%a: tensor<?x4xf32>, %b: tensor<3x?xf32>, %i: tensor<?x?xi32>, %s: tensor<2xindex>, %v: tensor<f32>) {
  // CHECK: stablehlo.multiply
  %0 = stablehlo.multiply %a, %b : (tensor<?x4xf32>, tensor<3x?xf32>) -> tensor<3x4xf32>
  // CHECK: stablehlo.select
  %p = stablehlo.compare LT, %a, %b, FLOAT : (tensor<?x4xf32>, tensor<3x?xf32>) -> tensor<?x?xi1>
  %1 = stablehlo.select %p, %a, %b : (tensor<?x?xi1>, tensor<?x4xf32>, tensor<3x?xf32>) -> tensor<3x4xf32>
  // CHECK: stablehlo.dynamic_reshape
  %2 = stablehlo.dynamic_reshape %a, %s : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  // CHECK: stablehlo.dynamic_broadcast_in_dim
  %3 = stablehlo.dynamic_broadcast_in_dim %v, %s, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x?xf32>
  // CHECK: stablehlo.reduce
  %4 = stablehlo.reduce(%a init: %v) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<?x4xf32>, tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.gather
  %5 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<?x4xf32>, tensor<?x?xi32>) -> tensor<?x4xf32>
  // CHECK: stablehlo.pad
  %6 = stablehlo.pad %a, %v, low = [-1, 0], high = [0, -4], interior = [2, 0] : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x0xf32>
  // CHECK: stablehlo.bitcast_convert
  %7 = stablehlo.bitcast_convert %a : (tensor<?x4xf32>) -> tensor<?x4x2xi16>
  return
}

// CHECK-LABEL: func @nothing
func.func @nothing(%a: tensor<0x4xf32>, %v: tensor<f32>, %i: tensor<0x1xi32>, %b: tensor<6x4xf32>) {
  // CHECK: stablehlo.reshape
  %0 = stablehlo.reshape %a : (tensor<0x4xf32>) -> tensor<2x0xf32>
  // CHECK: stablehlo.slice %arg0 [0:0, 4:4]
  %1 = stablehlo.slice %a [0:0, 4:4] : (tensor<0x4xf32>) -> tensor<0x0xf32>
  // CHECK: stablehlo.concatenate
  %2 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<0x4xf32>, tensor<0x4xf32>) -> tensor<0x4xf32>
  // CHECK: stablehlo.dot_general
  %3 = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<0x4xf32>, tensor<0x4xf32>) -> tensor<4x4xf32>
  // CHECK: stablehlo.reduce
  %4 = stablehlo.reduce(%a init: %v) applies stablehlo.add across dimensions = [] : (tensor<0x4xf32>, tensor<f32>) -> tensor<0x4xf32>
  // CHECK: stablehlo.gather
  %5 = "stablehlo.gather"(%b, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 0, 4>}> : (tensor<6x4xf32>, tensor<0x1xi32>) -> tensor<0x4xf32>
  // CHECK: stablehlo.sort
  %6 = "stablehlo.sort"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %lt = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) {dimension = 0 : i64, is_stable = true} : (tensor<0x4xf32>) -> tensor<0x4xf32>
  // CHECK: stablehlo.reduce_window
  %7 = "stablehlo.reduce_window"(%a, %v) <{window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %m = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<0x4xf32>, tensor<f32>) -> tensor<0x3xf32>
  return
}

// CHECK-LABEL: func @scalars
func.func @scalars(%a: tensor<f32>, %c: tensor<complex<f64>>, %i: tensor<i4>) {
  // CHECK: stablehlo.transpose %arg0, dims = []
  %0 = stablehlo.transpose %a, dims = [] : (tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.dot_general %arg0, %arg0, contracting_dims = [] x []
  %1 = stablehlo.dot_general %a, %a, contracting_dims = [] x [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.dynamic_slice %arg0, sizes = []
  %2 = stablehlo.dynamic_slice %a, sizes = [] : (tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.dynamic_update_slice %arg0, %arg0
  %3 = stablehlo.dynamic_update_slice %a, %a : (tensor<f32>, tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.reverse %arg0, dims = []
  %4 = stablehlo.reverse %a, dims = [] : tensor<f32>
  // CHECK: stablehlo.pad %arg0, %arg0, low = [], high = [], interior = []
  %5 = stablehlo.pad %a, %a, low = [], high = [], interior = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.bitcast_convert
  %6 = stablehlo.bitcast_convert %i : (tensor<i4>) -> tensor<2xi2>
  // CHECK: stablehlo.convert
  %7 = stablehlo.convert %c : (tensor<complex<f64>>) -> tensor<complex<f32>>
  // CHECK: stablehlo.clamp
  %8 = stablehlo.clamp %a, %a, %a : tensor<f32>
  // CHECK: stablehlo.while()
  stablehlo.while()
   cond {
    %p = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return
  }
  return
}

// CHECK-LABEL: func @calls
func.func @calls(%a: tensor<4xf32>, %t: !stablehlo.token) {
  // CHECK: stablehlo.custom_call @f(%arg0, %arg1)
  %0:2 = stablehlo.custom_call @f(%a, %t) {api_version = 4 : i32, backend_config = {n = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4xf32>, !stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  // CHECK: stablehlo.custom_call @"a b"()
  stablehlo.custom_call @"a b"() {has_side_effect = true} : () -> ()
  // CHECK: stablehlo.custom_call @g
  %1 = stablehlo.custom_call @g(%a) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.infeed
  %2:3 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = [[0, 1], [0]]}> : (!stablehlo.token) -> (tensor<3x2xi32>, tensor<4xf32>, !stablehlo.token)
  // CHECK: stablehlo.infeed
  %3 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = []}> : (!stablehlo.token) -> !stablehlo.token
  // CHECK: stablehlo.recv
  %4 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>}> : (!stablehlo.token) -> !stablehlo.token
  // CHECK: stablehlo.send
  %5 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  // CHECK: stablehlo.outfeed
  %6 = "stablehlo.outfeed"(%t) : (!stablehlo.token) -> !stablehlo.token
  // CHECK: stablehlo.optimization_barrier
  %7:2 = stablehlo.optimization_barrier %a, %t : tensor<4xf32>, !stablehlo.token
  return
}

// CHECK-LABEL: func @groups
func.func @groups(%a: tensor<4x2xf32>, %b: tensor<4x?xbf16>) {
  // CHECK: stablehlo.all_gather
  %0:2 = "stablehlo.all_gather"(%a, %b) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids}> : (tensor<4x2xf32>, tensor<4x?xbf16>) -> (tensor<4x4xf32>, tensor<4x?xbf16>)
  // CHECK: stablehlo.all_reduce
  %1 = "stablehlo.all_reduce"(%b) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x?xbf16>) -> tensor<4x?xf32>
  // CHECK: stablehlo.all_to_all
  %2:2 = "stablehlo.all_to_all"(%a, %a) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>)
  // CHECK: stablehlo.collective_permute
  %3 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  // CHECK: stablehlo.collective_broadcast
  %4 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[7, 3]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  // CHECK: stablehlo.reduce_scatter
  %5 = "stablehlo.reduce_scatter"(%a) <{scatter_dimension = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}

// CHECK-LABEL: func @wider
func.func @wider(%a: tensor<4x2xi8>, %z: tensor<i8>, %i: tensor<3x1xi32>, %u: tensor<3x2xi8>) {
  // CHECK: stablehlo.reduce
  %0 = stablehlo.reduce(%a init: %z) across dimensions = [0] : (tensor<4x2xi8>, tensor<i8>) -> tensor<2xi32>
   reducer(%x: tensor<i32>, %y: tensor<i32>)  {
    %s = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }
  // CHECK: stablehlo.scatter
  %1 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4x2xi8>, tensor<3x1xi32>, tensor<3x2xi8>) -> tensor<4x2xi32>
  return
}

// CHECK-LABEL: func @accuracy
func.func @accuracy(%a: tensor<2xf32>) {
  // The default accuracy is not printed.
  // CHECK: stablehlo.exponential %arg0 : tensor<2xf32>
  %0 = "stablehlo.exponential"(%a) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}> : (tensor<2xf32>) -> tensor<2xf32>
  // CHECK: stablehlo.cbrt %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2xf32>
  %1 = stablehlo.cbrt %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2xf32>
  return
}

// CHECK-LABEL: func @mixed
func.func @mixed(%a: tensor<2x3xbf16>, %b: tensor<3x2xf32>, %c: tensor<3x2xi8>) {
  // Operands may have element types that differ from each other and from the result's.
  // CHECK-COUNT-2: stablehlo.dot_general
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %1 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3x2xi8>) -> tensor<2x2xf32>
  return
}
