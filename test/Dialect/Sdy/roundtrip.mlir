// RUN: gspmd-opt %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: gspmd-opt %s --mlir-print-op-generic | gspmd-opt | FileCheck %s --match-full-lines --strict-whitespace

//      CHECK:  sdy.mesh @mesh = <["x"=4, "y"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}]}}
// CHECK-NEXT:  sdy.mesh @reordered = <["x"=2, "y"=2], device_ids=[3, 2, 1, 0]>
// CHECK-NEXT:  sdy.mesh @empty_mesh = <[]>
// CHECK-NEXT:  sdy.mesh @maximal_3 = <[], device_ids=[3]>
sdy.mesh @mesh = <["x"=4, "y"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}]}}
sdy.mesh @reordered = <["x"=2, "y"=2], device_ids=[3, 2, 1, 0]>
sdy.mesh @empty_mesh = <[]>
sdy.mesh @maximal_3 = <[], device_ids=[3]>
// CHECK-NEXT:  sdy.mesh @flipped = <["x"=4, "y"=2], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>
sdy.mesh @flipped = <["x"=4, "y"=2], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>

// CHECK-NEXT:  func.func @attached(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, ?}p1, {}], replicated={"y"}>}, %arg1: tensor<f32> {sdy.sharding = #sdy.sharding<@empty_mesh, []>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=8]>, [{?}, {"a"}]>}) {
func.func @attached(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, ?}p1, {}], replicated={"y"}>}, %arg1: tensor<f32> {sdy.sharding = #sdy.sharding<@empty_mesh, []>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=8]>, [{?}, {"a"}]>}) {
// CHECK-NEXT:    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"x"}], unreduced={"y"}>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} need_replication={i} blocked_propagation={i, j}>} : tensor<8x8xf32>
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"x"}], unreduced={"y"}>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} need_replication={i} blocked_propagation={i, j}>} : tensor<8x8xf32>
// CHECK-NEXT:    %1 = stablehlo.custom_call @f(%0) {sdy.sharding_rule = #sdy.op_sharding_rule<([ij, *])->([i, j]) {i=2, j=4} permutation={i}, custom>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.custom_call @f(%0) {sdy.sharding_rule = #sdy.op_sharding_rule<([ij, *])->([i, j]) {i=2, j=4} permutation={i}, custom>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT:    return %1 : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
// CHECK-NEXT:  }
}

// CHECK-NEXT:  func.func @ops(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
func.func @ops(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
// CHECK-NEXT:    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {?}]> : tensor<8x8xf32>
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {?}]> : tensor<8x8xf32>
// CHECK-NEXT:    %1 = sdy.reshard %0 <@mesh, [{}, {"x"}]> {a = 1 : i64} : tensor<8x8xf32>
  %1 = sdy.reshard %0 <@mesh, [{}, {"x"}]> {a = 1 : i64} : tensor<8x8xf32>
// CHECK-NEXT:    sdy.sharding_group %1 group_id=3 : tensor<8x8xf32>
  sdy.sharding_group %1 group_id=3 : tensor<8x8xf32>
// CHECK-NEXT:    %2 = sdy.propagation_barrier %1 allowed_direction=BACKWARD : tensor<8x8xf32>
  %2 = sdy.propagation_barrier %1 allowed_direction=BACKWARD : tensor<8x8xf32>
// CHECK-NEXT:    %3 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
  %3 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
// CHECK-NEXT:    %4 = stablehlo.add %2, %3 : tensor<8x8xf32>
  %4 = stablehlo.add %2, %3 : tensor<8x8xf32>
// CHECK-NEXT:    %5 = sdy.data_flow_edge %4 sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %5 = sdy.data_flow_edge %4 sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
// CHECK-NEXT:    %6 = sdy.named_computation<"foo">(%5) in_shardings=[<@mesh, [{"x"}, {}]>] (%arg1: tensor<8x8xf32>) {
  %6 = sdy.named_computation<"foo">(%5) in_shardings=[<@mesh, [{"x"}, {}]>] (%arg1: tensor<8x8xf32>) {
// CHECK-NEXT:      sdy.return %arg1 : tensor<8x8xf32>
    sdy.return %arg1 : tensor<8x8xf32>
// CHECK-NEXT:    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT:    %7 = sdy.manual_computation(%6) in_shardings=[<@mesh, [{"x", "y"}, {?}]>] out_shardings=[<@mesh, [{"x", ?}, {}]>] manual_axes={"x"} (%arg1: tensor<2x8xf32>) {
  %7 = sdy.manual_computation(%6) in_shardings=[<@mesh, [{"x", "y"}, {?}]>] out_shardings=[<@mesh, [{"x", ?}, {}]>] manual_axes={"x"} (%arg1: tensor<2x8xf32>) {
// CHECK-NEXT:      sdy.return %arg1 : tensor<2x8xf32>
    sdy.return %arg1 : tensor<2x8xf32>
// CHECK-NEXT:    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT:    sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
// CHECK-NEXT:      sdy.return
    sdy.return
// CHECK-NEXT:    } : () -> ()
  } : () -> ()
// CHECK-NEXT:    return %7 : tensor<8x8xf32>
  return %7 : tensor<8x8xf32>
// CHECK-NEXT:  }
}

// CHECK-NEXT:  func.func @collectives(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {}]>}, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}, {}, {}]>}) {
func.func @collectives(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {}]>}, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}, {}, {}]>}) {
// CHECK-NEXT:    %0 = sdy.all_gather [{"y"}, {}] %arg0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %0 = sdy.all_gather [{"y"}, {}] %arg0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
// CHECK-NEXT:    %1 = sdy.all_slice [{}, {"y"}] %0 out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<8x8xf32>
  %1 = sdy.all_slice [{}, {"y"}] %0 out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<8x8xf32>
// CHECK-NEXT:    %2 = sdy.all_to_all [{"x":(2)2}: 0->1] %1 out_sharding=<@mesh, [{"x":(1)2}, {"y", "x":(2)2}]> : tensor<8x8xf32>
  %2 = sdy.all_to_all [{"x":(2)2}: 0->1] %1 out_sharding=<@mesh, [{"x":(1)2}, {"y", "x":(2)2}]> : tensor<8x8xf32>
// CHECK-NEXT:    %3 = sdy.collective_permute %2 out_sharding=<@mesh, [{"y"}, {"x"}]> : tensor<8x8xf32>
  %3 = sdy.collective_permute %2 out_sharding=<@mesh, [{"y"}, {"x"}]> : tensor<8x8xf32>
// CHECK-NEXT:    %4 = stablehlo.tanh %3 {sdy.sharding = #sdy.sharding_per_value<[<mesh<["z"=8]>, [{}, {}], unreduced={"z"}>]>} : tensor<8x8xf32>
  %4 = stablehlo.tanh %3 {sdy.sharding = #sdy.sharding_per_value<[<mesh<["z"=8]>, [{}, {}], unreduced={"z"}>]>} : tensor<8x8xf32>
// CHECK-NEXT:    %5 = sdy.all_reduce {"z"} %4 out_sharding=<mesh<["z"=8]>, [{}, {}]> : tensor<8x8xf32>
  %5 = sdy.all_reduce {"z"} %4 out_sharding=<mesh<["z"=8]>, [{}, {}]> : tensor<8x8xf32>
// CHECK-NEXT:    %6 = sdy.reduce_scatter [{"z"}, {}] %4 out_sharding=<mesh<["z"=8]>, [{"z"}, {}]> : tensor<8x8xf32>
  %6 = sdy.reduce_scatter [{"z"}, {}] %4 out_sharding=<mesh<["z"=8]>, [{"z"}, {}]> : tensor<8x8xf32>
// CHECK-NEXT:    %7 = sdy.sharded_to_unreduced [{"z"}, {}] %6 out_sharding=<mesh<["z"=8]>, [{}, {}], unreduced={"z"}> : tensor<8x8xf32>
  %7 = sdy.sharded_to_unreduced [{"z"}, {}] %6 out_sharding=<mesh<["z"=8]>, [{}, {}], unreduced={"z"}> : tensor<8x8xf32>
// CHECK-NEXT:    %8 = sdy.replicated_to_unreduced {"z"} %5 out_sharding=<mesh<["z"=8]>, [{}, {}], unreduced={"z"}> : tensor<8x8xf32>
  %8 = sdy.replicated_to_unreduced {"z"} %5 out_sharding=<mesh<["z"=8]>, [{}, {}], unreduced={"z"}> : tensor<8x8xf32>
// CHECK-NEXT:    %9 = sdy.all_slice [{}, {"y"}] %arg1 out_sharding=<@mesh, [{}, {"y"}]> : tensor<8x8xf32>
  %9 = sdy.all_slice [{}, {"y"}] %arg1 out_sharding=<@mesh, [{}, {"y"}]> : tensor<8x8xf32>
// CHECK-NEXT:    %10 = sdy.collective_permute %9 out_sharding=<@flipped, [{}, {"y"}]> : tensor<8x8xf32>
  %10 = sdy.collective_permute %9 out_sharding=<@flipped, [{}, {"y"}]> : tensor<8x8xf32>
// CHECK-NEXT:    %11 = sdy.all_to_all [{"x"}: 0->2, {"y"}: 1->3] %arg2 out_sharding=<@mesh, [{}, {}, {"x"}, {"y"}]> : tensor<8x8x8x8xf32>
  %11 = sdy.all_to_all [{"x"}: 0->2, {"y"}: 1->3] %arg2 out_sharding=<@mesh, [{}, {}, {"x"}, {"y"}]> : tensor<8x8x8x8xf32>
// CHECK-NEXT:    return
  return
// CHECK-NEXT:  }
}

// CHECK-NEXT:  func.func @single_device(%arg0: tensor<8x8xf32>, %arg1: !stablehlo.token {sdy.sharding = #sdy.sharding<@mesh, []>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@maximal_3, []>}) {
func.func @single_device(%arg0: tensor<8x8xf32>, %arg1: !stablehlo.token {sdy.sharding = #sdy.sharding<@mesh, []>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@maximal_3, []>}) {
// CHECK-NEXT:    %0 = stablehlo.custom_call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@maximal_3, []>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %0 = stablehlo.custom_call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@maximal_3, []>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT:    stablehlo.custom_call @f(%arg0) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@maximal_3, []>]>} : (tensor<8x8xf32>) -> ()
  stablehlo.custom_call @f(%arg0) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@maximal_3, []>]>} : (tensor<8x8xf32>) -> ()
// CHECK-NEXT:    %1 = stablehlo.after_all  {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : !stablehlo.token
  %1 = stablehlo.after_all  {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : !stablehlo.token
// CHECK-NEXT:    return %0 : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
// CHECK-NEXT:  }
}
// CHECK-NEXT:  func.func @regions(%arg0: tensor<8x8xf32>, %arg1: !stablehlo.token) -> tensor<8x8xf32> {
func.func @regions(%arg0: tensor<8x8xf32>, %arg1: !stablehlo.token) -> tensor<8x8xf32> {
// CHECK-NEXT:    %0:2 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"x":(1)2}, {}]>, <@mesh, []>] out_shardings=[<@mesh, [{"x":(1)2}, {}]>, <@empty_mesh, []>] manual_axes={"x"} (%arg2: tensor<4x8xf32>, %arg3: !stablehlo.token) {
  %0:2 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"x":(1)2}, {}]>, <@mesh, []>] out_shardings=[<@mesh, [{"x":(1)2}, {}]>, <@empty_mesh, []>] manual_axes={"x"} (%arg2: tensor<4x8xf32>, %arg3: !stablehlo.token) {
// CHECK-NEXT:      sdy.return %arg2, %arg3 : tensor<4x8xf32>, !stablehlo.token
    sdy.return %arg2, %arg3 : tensor<4x8xf32>, !stablehlo.token
// CHECK-NEXT:    } : (tensor<8x8xf32>, !stablehlo.token) -> (tensor<8x8xf32>, !stablehlo.token)
  } : (tensor<8x8xf32>, !stablehlo.token) -> (tensor<8x8xf32>, !stablehlo.token)
// CHECK-NEXT:    %1 = sdy.data_flow_edge %0#0 : tensor<8x8xf32>
  %1 = sdy.data_flow_edge %0#0 : tensor<8x8xf32>
// CHECK-NEXT:    %2 = sdy.named_computation<"f">(%1) out_shardings=[<@mesh, [{?}, {?}p1]>] (%arg2: tensor<8x8xf32>) {
  %2 = sdy.named_computation<"f">(%1) out_shardings=[<@mesh, [{?}, {?}p1]>] (%arg2: tensor<8x8xf32>) {
// CHECK-NEXT:      %4 = sdy.data_flow_edge %arg2 sharding=<@mesh, [{?}, {"x"}]> : tensor<8x8xf32>
    %4 = sdy.data_flow_edge %arg2 sharding=<@mesh, [{?}, {"x"}]> : tensor<8x8xf32>
// CHECK-NEXT:      sdy.return %4 : tensor<8x8xf32>
    sdy.return %4 : tensor<8x8xf32>
// CHECK-NEXT:    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT:    %3 = stablehlo.negate %2 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8} need_replication={i} permutation={j} blocked_propagation={i}, custom>} : tensor<8x8xf32>
  %3 = stablehlo.negate %2 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8} need_replication={i} permutation={j} blocked_propagation={i}, custom>} : tensor<8x8xf32>
// CHECK-NEXT:    return %3 : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
// CHECK-NEXT:  }
}
