//===- ImportSdyStrings.td - gspmd-import-sdy-strings ------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_IMPORTSDYSTRINGS_TD
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_IMPORTSDYSTRINGS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ImportSdyStrings : ProgramPass<"gspmd-import-sdy-strings"> {
  let summary = "Imports Shardy's annotations in the form of strings into sdy";
  let description = [{
    Before:
    ```mlir
    module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\22x\22=2]>}"}} {
      func.func @main(%arg0: tensor<8x4xf32> {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@mesh, [{\22x\22}, {} ]>"}}) -> tensor<8x4xf32> {
        %0 = stablehlo.custom_call @xla.sdy.GlobalToLocalShape(%arg0) {has_side_effect = true, mhlo.frontend_attributes = {xla.sdy.in_shardings = "#sdy.sharding_per_value<[<@mesh, [{\22x\22}, {} ]>]>", xla.sdy.manual_axes = "#sdy<manual_axes{\22x\22}>"}} : (tensor<8x4xf32>) -> tensor<4x4xf32>
        %1 = call @xla.sdy.manual_computation_body(%0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
        %2 = stablehlo.custom_call @xla.sdy.LocalToGlobalShape(%1) {mhlo.frontend_attributes = {xla.sdy.manual_axes = "#sdy<manual_axes{\22x\22}>", xla.sdy.out_shardings = "#sdy.sharding_per_value<[<@mesh, [{\22x\22}, {} ]>]>"}} : (tensor<4x4xf32>) -> tensor<8x4xf32>
        return %2 : tensor<8x4xf32>
      }
      func.func private @xla.sdy.manual_computation_body(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
        %0 = stablehlo.negate %arg0 : tensor<4x4xf32>
        return %0 : tensor<4x4xf32>
      }
    }
    ```
    After:
    ```mlir
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {} ]>}) -> tensor<8x4xf32> {
        %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {} ]>] out_shardings=[<@mesh, [{"x"}, {} ]>] manual_axes={"x"} (%arg1: tensor<4x4xf32>) {
          %1 = stablehlo.negate %arg1 : tensor<4x4xf32>
          sdy.return %1 : tensor<4x4xf32>
        } : (tensor<8x4xf32>) -> tensor<8x4xf32>
        return %0 : tensor<8x4xf32>
      }
    }
    ```
    Constraints, groups, barriers, results of functions and sharding rules are
    imported, too. `mhlo.sharding` attributes, which are equivalent but without
    names, are removed. A module without `xla.sdy.meshes` is not changed.
    `--gspmd-import-sdy` runs this pass first.
  }];
  let dependentDialects = ["::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_IMPORTSDYSTRINGS_TD
