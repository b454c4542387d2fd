//===- StripAnnotations.td - sharding-strip-annotations ----*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_STRIPANNOTATIONS_STRIPANNOTATIONS_TD
#define GSPMD_TRANSFORMS_EXPORT_STRIPANNOTATIONS_STRIPANNOTATIONS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def StripAnnotations : ProgramPass<"sharding-strip-annotations"> {
  let summary = "Removes every annotation: the program of one device";
  let description = [{
    Removes meshes, splits, reshards, groups, barriers and all attributes of the
    `sharding` dialect, and keeps the computation. After `--gspmd-import` the result
    is the program without annotations of Shardy or GSPMD, which any StableHLO
    compiler accepts.

    Before:
    ```mlir
    sharding.mesh @mesh = <["x"=4]>
    func.func @main(%arg0: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {} ]>}) -> tensor<8x8xf32> {
      %0 = sharding.mesh_split %arg0 <@mesh, [{}, {"x"} ]> : tensor<8x8xf32>
      return %0 : tensor<8x8xf32>
    ```
    After:
    ```mlir
    func.func @main(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
      return %arg0 : tensor<8x8xf32>
    ```
    A manual computation specifies the program of each device and is an error, as
    are ops that partitioning creates (`sharding.rotate`).
  }];
  let options = [
    Option<"keepMeshes", "keep-meshes", "bool", /*default=*/"false",
           "keep the meshes, which ops of `spmd` refer to">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_EXPORT_STRIPANNOTATIONS_STRIPANNOTATIONS_TD
