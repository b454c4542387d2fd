//===- Passes.td - From `sharding` to JAX's annotations ----*- tablegen -*-===//

#ifndef GSPMD_EXPORT_PASSES
#define GSPMD_EXPORT_PASSES

include "mlir/Pass/PassBase.td"

def ExportSdy : Pass<"export-sdy", "::mlir::ModuleOp"> {
  let summary = "Writes the sharding dialect as Shardy's annotations";
  let description = [{
    Prints what it is given, op for op: nothing is completed or moved.

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
    A reshard becomes a constraint; one that combines partial results other than
    by addition is an error: there is no word for it. Loops that pass a value
    through unchanged lose their annotation, which XLA could not read.
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect",
                           "::mlir::gspmd::sdy::SdyDialect"];
}

def ExportMhloSharding : Pass<"export-mhlo-sharding", "::mlir::ModuleOp"> {
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
      %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "unspecified_dims=[1]",
        mhlo.sharding = "{devices=[2,1,4]<=[4,2]T(1,0) last_tile_dim_replicate}"} : ...
    ```
    The form has no word for some things, which are left out: open dimensions of
    arguments and results, priorities, rules, groups and barriers (the last two
    with a remark). Loops that pass a value through unchanged lose their
    annotation, which XLA could not read.
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect",
                           "::mlir::gspmd::stablehlo::StablehloDialect"];
}

def ExportShard : Pass<"export-shard", "::mlir::ModuleOp"> {
  let summary = "Writes sharding and spmd as MLIR's shard dialect";
  let description = [{
    Of a completed program, each value that has a sharding is told it; of a
    partitioned one, collectives become those of shard.

    Before:
    ```mlir
    sharding.mesh @grid = <["axis0"=4]>
      %1 = sharding.mesh_split %0 <@grid, [{"axis0"}, {} ]> : tensor<8x16xf32>
    ```
    After:
    ```mlir
    shard.grid @grid(shape = 4)
      %s = shard.sharding @grid split_axes = [[0], []] : !shard.sharding
      %1 = shard.shard %0 to %s : tensor<8x16xf32>
    ```
    What the dialect has no word for is an error that names it: parts of axes, open
    dimensions, partial results, an order of devices, manual computations, groups,
    barriers, and of the collectives shifts, permutations and halo exchanges.
  }];
  let dependentDialects = ["arith::ArithDialect", "shard::ShardDialect",
                           "tensor::TensorDialect"];
}

def StripAnnotations : Pass<"sharding-strip-annotations", "::mlir::ModuleOp"> {
  let summary = "Removes every annotation: the program of one device";
  let description = [{
    Meshes, splits, reshards, groups, barriers and all attributes of the `sharding`
    dialect go; what is computed stays. After `--gspmd-import` this is the program
    without Shardy's or GSPMD's annotations, as any StableHLO compiler takes it.

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
    A manual computation says what single devices do and is an error, as is what a
    partitioner writes (`sharding.rotate`).
  }];
  let options = [
    Option<"keepMeshes", "keep-meshes", "bool", /*default=*/"false",
           "Keep the meshes, by which ops of `spmd` name devices">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

def RestateMeshes : Pass<"sharding-restate-meshes", "::mlir::ModuleOp"> {
  let summary = "Writes programs on several meshes as Shardy's annotations";
  let description = [{
    A program that is in the sharding dialect already may still be on several
    meshes, or hold ops of Shardy's that import leaves in such programs. Written
    as Shardy's it is imported again, to one mesh. All others stay as they are.

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
                           "::mlir::gspmd::sdy::SdyDialect"];
}

#endif // GSPMD_EXPORT_PASSES
