//===- ExportMhloSharding.td - export-mhlo-sharding --------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_EXPORTMHLOSHARDING_EXPORTMHLOSHARDING_TD
#define GSPMD_TRANSFORMS_EXPORT_EXPORTMHLOSHARDING_EXPORTMHLOSHARDING_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ExportMhloSharding : ProgramPass<"export-mhlo-sharding"> {
  let summary = "Writes the sharding dialect as GSPMD's annotations";
  let description = [{
    Shardings become V2 tile assignments in `mhlo.sharding`, a tuple for several
    results; `mesh_split` and `reshard` become custom calls @Sharding whose open
    dimensions are `unspecified_dims`; a `manual_computation` becomes its body
    between @SPMDFullToShardShape and @SPMDShardToFullShape.

    Before:
    ```mlir
    sharding.mesh @mesh = <["x"=4, "y"=2]>
      %0 = sharding.mesh_split %arg0 <@mesh, [{"y"}, {?} ]> : tensor<8x8xf32>
    ```
    After:
    ```mlir
      %0 = (custom call @Sharding of %arg0) {backend_config = "unspecified_dims=[1]",
        mhlo.sharding = "{devices=[2,1,4]<=[4,2]T(1,0) last_tile_dim_replicate}"} : ...
    ```
    Open dimensions of arguments and results, priorities, rules, groups and barriers
    cannot be expressed and are dropped (the last two with a remark). Loops with
    loop-invariant carries lose their annotation, which XLA could not read.
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect",
                           "::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_EXPORT_EXPORTMHLOSHARDING_EXPORTMHLOSHARDING_TD
