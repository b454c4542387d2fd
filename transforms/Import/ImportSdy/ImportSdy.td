//===- ImportSdy.td - gspmd-import-sdy ---------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDY_TD
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDY_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ImportSdy : ProgramPass<"gspmd-import-sdy"> {
  let summary = "Imports Shardy's annotations into the sharding dialect";
  let description = [{
    Before:
    ```mlir
    sdy.mesh @mesh = <["x"=4, "y"=2]>
    sdy.mesh @mesh_0 = <["flat"=8]>
    func.func @main(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?} ]>}) {
      %0 = sdy.sharding_constraint %arg0 <@mesh_0, [{"flat"}, {} ]> : tensor<16x8xf32>
    ```
    After:
    ```mlir
    sharding.mesh @mesh = <["x"=4, "y"=2]>
    func.func @main(%arg0: tensor<16x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {?} ]>}) {
      %0 = sharding.mesh_split %arg0 <@mesh, [{"x", "y"}, {} ]> : tensor<16x8xf32>
    ```
    With `unify-meshes`, as here, all meshes become one: the mesh with the most axes
    is kept, and the axes of the others are expressed as lists of its axes and
    sub-axes. If that is not possible, a mesh is created in whose axes all of them
    can be expressed. Without it, meshes, ops and data-flow edges are kept.

    Shardings without an exact counterpart are dropped with a remark that names op
    and mesh: shardings on a mesh whose device order cannot be expressed, and
    shardings on one device (maximal), which count as replicated. Communication ops
    become reshards to their output sharding; partitioning decides where partial
    sums are reduced.

    Annotations in the form of strings are imported first, as by
    `--gspmd-import-sdy-strings`.
  }];
  let options = [
    Option<"unifyMeshes", "unify-meshes", "bool", "true",
           "translate all shardings to one mesh, which partitioning requires">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect",
                           "::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDY_TD
