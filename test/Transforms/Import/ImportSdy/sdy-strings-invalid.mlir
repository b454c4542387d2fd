// RUN: gspmd-opt %s --gspmd-import-sdy-strings --split-input-file --verify-diagnostics

// expected-error @+1 {{has "{mesh = #sdy.mesh<" as 'xla.sdy.meshes'; expected a Shardy attribute of that kind}}
module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<"}} {
}

// -----

module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\22x\22=2]>}"}} {
  func.func @wrong_kind(%a: tensor<8xf32>) -> tensor<8xf32> {
    // expected-error @+1 {{has "3 : i64" as 'xla.sdy.sharding'; expected a Shardy attribute of that kind}}
    %0 = stablehlo.custom_call @Sharding(%a) {mhlo.frontend_attributes = {xla.sdy.sharding = "3 : i64"}}
      : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\22x\22=2]>}"}} {
  func.func @lacks(%a: tensor<8xf32>) {
    // expected-error @+1 {{lacks 'xla.sdy.sharding_group_id'}}
    stablehlo.custom_call @xla.sdy.ShardingGroup(%a) {has_side_effect = true} : (tensor<8xf32>) -> ()
    return
  }
}

// -----

module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\22x\22=2]>}"}} {
  func.func @alone(%a: tensor<8xf32>) -> tensor<8xf32> {
    // expected-error @+1 {{is not a manual computation; expected a function between @xla.sdy.GlobalToLocalShape and @xla.sdy.LocalToGlobalShape}}
    %0 = call @xla.sdy.manual_computation_body(%a) : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @xla.sdy.manual_computation_body(%a: tensor<8xf32>) -> tensor<8xf32> {
    return %a : tensor<8xf32>
  }
}

// -----

// expected-error @+1 {{there is a symbol of the name of mesh @main}}
module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{main = #sdy.mesh<[\22x\22=2]>}"}} {
  func.func @main() {
    return
  }
}

// -----

// Each copy would add two calls.
module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\22x\22=2]>}"}} {
  func.func @circle(%a: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.custom_call @xla.sdy.GlobalToLocalShape(%a) {has_side_effect = true,
      mhlo.frontend_attributes = {xla.sdy.in_shardings = "#sdy.sharding_per_value<[<@mesh, [{}]>]>", xla.sdy.manual_axes = "#sdy<manual_axes{}>"}}
      : (tensor<8xf32>) -> tensor<8xf32>
    %1 = call @xla.sdy.manual_computation_body(%0) : (tensor<8xf32>) -> tensor<8xf32>
    %2 = stablehlo.custom_call @xla.sdy.LocalToGlobalShape(%1) {has_side_effect = true,
      mhlo.frontend_attributes = {xla.sdy.out_shardings = "#sdy.sharding_per_value<[<@mesh, [{}]>]>", xla.sdy.manual_axes = "#sdy<manual_axes{}>"}}
      : (tensor<8xf32>) -> tensor<8xf32>
    return %2 : tensor<8xf32>
  }
  func.func @xla.sdy.manual_computation_body(%a: tensor<8xf32>) -> tensor<8xf32> {
    %0 = call @xla.sdy.manual_computation_body_1(%a) : (tensor<8xf32>) -> tensor<8xf32>
    %1 = call @xla.sdy.manual_computation_body_1(%0) : (tensor<8xf32>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func @xla.sdy.manual_computation_body_1(%a: tensor<8xf32>) -> tensor<8xf32> {
    // expected-error @+1 {{is recursive: @xla.sdy.manual_computation_body is being called already}}
    %0 = call @xla.sdy.manual_computation_body(%a) : (tensor<8xf32>) -> tensor<8xf32>
    %1 = call @xla.sdy.manual_computation_body(%0) : (tensor<8xf32>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\22x\22=4]>}"}} {
  func.func @body_operand_with_other_users(%a: tensor<8xf32>) -> (tensor<8xf32>, tensor<2xf32>) {
    %0 = stablehlo.custom_call @xla.sdy.GlobalToLocalShape(%a) {mhlo.frontend_attributes = {xla.sdy.in_shardings = "#sdy.sharding_per_value<[<@mesh, [{\22x\22}]>]>", xla.sdy.manual_axes = "#sdy<manual_axes{\22x\22}>"}} : (tensor<8xf32>) -> tensor<2xf32>
    // expected-error @+1 {{is not a manual computation; expected a function between @xla.sdy.GlobalToLocalShape and @xla.sdy.LocalToGlobalShape}}
    %1 = call @xla.sdy.manual_computation_body(%0) : (tensor<2xf32>) -> tensor<2xf32>
    %2 = stablehlo.custom_call @xla.sdy.LocalToGlobalShape(%1) {mhlo.frontend_attributes = {xla.sdy.out_shardings = "#sdy.sharding_per_value<[<@mesh, [{\22x\22}]>]>", xla.sdy.manual_axes = "#sdy<manual_axes{\22x\22}>"}} : (tensor<2xf32>) -> tensor<8xf32>
    return %2, %0 : tensor<8xf32>, tensor<2xf32>
  }
  func.func private @xla.sdy.manual_computation_body(%a: tensor<2xf32>) -> tensor<2xf32> {
    return %a : tensor<2xf32>
  }
}

// -----

module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\22x\22=4]>}"}} {
  func.func @other_type(%a: tensor<8x8xf32>) -> tensor<4x8xf32> {
    // expected-error @+1 {{@Sharding has an operand of type 'tensor<8x8xf32>' and a result of type 'tensor<4x8xf32>'; expected the same type}}
    %0 = stablehlo.custom_call @Sharding(%a) {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding_per_value<[<@mesh, [{\22x\22}, {}]>]>"}} : (tensor<8x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
}

// -----

func.func @barrier_in_both_directions(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{has direction 3; expected 0, 1 or 2}}
  %0 = stablehlo.custom_call @xla.sdy.PropagationBarrier(%a) {mhlo.frontend_attributes = {xla.sdy.allowed_direction = "3 : i64"}} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
