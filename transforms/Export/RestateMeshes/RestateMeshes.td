//===- RestateMeshes.td - sharding-restate-meshes ----------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_RESTATEMESHES_RESTATEMESHES_TD
#define GSPMD_TRANSFORMS_EXPORT_RESTATEMESHES_RESTATEMESHES_TD

include "transforms/ForeignDialects/ProgramPass.td"

def RestateMeshes : ProgramPass<"sharding-restate-meshes"> {
  let summary = "Writes programs on several meshes as Shardy's annotations";
  let description = [{
    A program in the sharding dialect may be on several meshes, or have ops of
    Shardy that import keeps in such programs. Exported as Shardy's annotations, it
    can be imported again, to one mesh. Other programs are not changed.

    Before:
    ```mlir
    sharding.mesh @a = <["x"=8]>
    sharding.mesh @b = <["y"=4, "z"=2]>
    ```
    After:
    ```mlir
    sdy.mesh @a = <["x"=8]>
    sdy.mesh @b = <["y"=4, "z"=2]>
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect",
                           "::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_EXPORT_RESTATEMESHES_RESTATEMESHES_TD
