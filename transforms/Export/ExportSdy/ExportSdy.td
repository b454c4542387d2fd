//===- ExportSdy.td - export-sdy ---------------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_EXPORTSDY_EXPORTSDY_TD
#define GSPMD_TRANSFORMS_EXPORT_EXPORTSDY_EXPORTSDY_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ExportSdy : ProgramPass<"export-sdy"> {
  let summary = "Writes the sharding dialect as Shardy's annotations";
  let description = [{
    Exports the program op for op: nothing is completed or moved.

    Before:
    ```mlir
    sharding.mesh @mesh = <["x"=4, "y"=2]>
    func.func @main(%arg0: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {?} ]>}) {
      %0 = sharding.mesh_split %arg0 <@mesh, [{}, {"y"} ]> : tensor<8x8xf32>
    ```
    After:
    ```mlir
    sdy.mesh @mesh = <["x"=4, "y"=2]>
    func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?} ]>}) {
      %0 = sdy.sharding_constraint %arg0 <@mesh, [{}, {"y"} ]> : tensor<8x8xf32>
    ```
    A reshard becomes a constraint; a reshard that combines partial results other
    than by addition has no counterpart and is an error. Loops with loop-invariant
    carries lose their annotation, which XLA could not read.
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect",
                           "::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_EXPORT_EXPORTSDY_EXPORTSDY_TD
