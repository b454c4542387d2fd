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
    A reshard becomes a constraint. One that combines partial results other than by
    addition needs an input whose sharding states how (`unreduced=max{"y"}`). A
    partitioned program is an error: its tensors are local. Loops with loop-invariant
    carries lose their annotation, which XLA could not read.

    With `reshards=collectives`, each reshard of a resharded program becomes the
    collectives of its cheapest plan, for compilers that lower these, and loops keep
    their annotations:
    ```mlir
      %0 = sdy.all_gather [{"x"}, {} ] %arg0 out_sharding=<@mesh, [{}, {} ]> : tensor<8x8xf32>
      %1 = sdy.all_slice [{}, {"y"} ] %0 out_sharding=<@mesh, [{}, {"y"} ]> : tensor<8x8xf32>
    ```
    With `reshards=reshards`, they become `sdy.reshard`, which XLA does not accept as
    input, and loops keep their annotations: the import of the result is the program
    itself.

    Shardy reduces by addition, `max` and `min` (`or` and `and` of booleans); other
    reductions are errors, as are ops that communicate themselves.
  }];
  let options = [
    Option<"reshards", "reshards", "::mlir::gspmd::SdyReshards",
           "::mlir::gspmd::SdyReshards::Constraints",
           "how changes of sharding are written",
           [{::llvm::cl::values(
             clEnumValN(::mlir::gspmd::SdyReshards::Constraints, "constraints",
                        "as sharding constraints, which XLA reads"),
             clEnumValN(::mlir::gspmd::SdyReshards::Collectives, "collectives",
                        "as Shardy's collectives, of a resharded program"),
             clEnumValN(::mlir::gspmd::SdyReshards::Reshards, "reshards",
                        "as sdy.reshard, for another import"))}]>,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect",
                           "::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_EXPORT_EXPORTSDY_EXPORTSDY_TD
