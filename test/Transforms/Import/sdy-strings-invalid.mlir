// RUN: gspmd-opt %s --gspmd-import-sdy-strings --split-input-file --verify-diagnostics

// expected-error @+1 {{has "{mesh = #sdy.mesh<" as 'xla.sdy.meshes', which is no attribute of Shardy's}}
module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<"}} {
}

// -----

module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\22x\22=2]>}"}} {
  func.func @wrong_kind(%a: tensor<8xf32>) -> tensor<8xf32> {
    // expected-error @+1 {{has "3 : i64" as 'xla.sdy.sharding', which is no attribute of Shardy's}}
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
    // expected-error @+1 {{is no manual computation: expected a function between @xla.sdy.GlobalToLocalShape and @xla.sdy.LocalToGlobalShape}}
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
