//===- Passes.td - From JAX's annotations to `sharding` ----*- tablegen -*-===//

#ifndef GSPMD_IMPORT_PASSES
#define GSPMD_IMPORT_PASSES

include "mlir/Pass/PassBase.td"

def ImportSdyStrings : Pass<"gspmd-import-sdy-strings", "::mlir::ModuleOp"> {
  let summary = "Turns Shardy's annotations that are kept as strings into sdy";
  let description = [{
    Before:
    ```mlir
    module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\22x\22=2]>}"}} {
      func.func @main(%arg0: tensor<8x4xf32> {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@mesh, [{\22x\22}, {} ]>"}}) -> tensor<8x4xf32> {
        %0 = stablehlo.custom_call @xla.sdy.GlobalToLocalShape(%arg0) {has_side_effect = true, mhlo.frontend_attributes = {xla.sdy.in_shardings = ..., xla.sdy.manual_axes = ...}} : (tensor<8x4xf32>) -> tensor<4x4xf32>
        %1 = call @xla.sdy.manual_computation_body(%0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
        %2 = stablehlo.custom_call @xla.sdy.LocalToGlobalShape(%1) ...
    ```
    After:
    ```mlir
    sdy.mesh @mesh = <["x"=2]>
    func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {} ]>}) -> tensor<8x4xf32> {
      %0 = sdy.manual_computation(%arg0) in_shardings=... out_shardings=... manual_axes={"x"} (%arg1: tensor<4x4xf32>) {
    ```
    Constraints, groups, barriers, results of functions and sharding rules likewise.
    `mhlo.sharding` beside the strings, which says the same without names, goes. A
    module without `xla.sdy.meshes` stays as it is. `--gspmd-import-sdy` begins with
    this.
  }];
  let dependentDialects = ["::mlir::gspmd::sdy::SdyDialect"];
}

def ImportSdy : Pass<"gspmd-import-sdy", "::mlir::ModuleOp"> {
  let summary = "Turns Shardy's annotations into the sharding dialect";
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
    With `unify-meshes`, as here, all meshes become one: that with the most axes is
    kept and the axes of the others are written as lists of its axes and sub-axes.
    If that cannot be done, a mesh is made whose axes all of them can be written in.
    Without it, meshes, ops and data-flow edges stay as they are.

    What has no exact counterpart is dropped with a remark that names op and mesh:
    shardings on a mesh whose device order has no such form, and shardings on
    one device (maximal), which count as replicated. Communication ops that
    make partial results are an error.

    Annotations that are kept as strings are read first, as
    `--gspmd-import-sdy-strings` does.
  }];
  let options = [
    Option<"unifyMeshes", "unify-meshes", "bool", "true",
           "bring all shardings to one mesh, which partitioning needs">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect",
                           "::mlir::gspmd::sdy::SdyDialect",
                           "::mlir::gspmd::stablehlo::StablehloDialect"];
}

def ImportShard : Pass<"gspmd-import-shard", "::mlir::ModuleOp"> {
  let summary = "Turns MLIR's shard dialect into sharding and spmd";
  let description = [{
    A grid becomes a mesh whose axes are axis0, axis1, ...; an annotation becomes a
    mesh_split op or, of an argument, where it is not for its users alone, the
    argument's sharding. What upstream's partitioning has left of collectives
    (all_gather, all_reduce, all_slice, all_to_all, reduce_scatter) becomes that of
    spmd, as do the indices of devices. The rest, halo sizes and offsets of parts
    are errors. A module without a grid stays as it is.

    Before:
    ```mlir
    shard.grid @grid(shape = 4)
    func.func @main(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
      %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
      %0 = math.tanh %arg0 : tensor<8x16xf32>
      %1 = shard.shard %0 to %s : tensor<8x16xf32>
    ```
    After:
    ```mlir
    sharding.mesh @grid = <["axis0"=4]>
    func.func @main(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
      %0 = math.tanh %arg0 : tensor<8x16xf32>
      %1 = sharding.mesh_split %0 <@grid, [{"axis0"}, {} ]> : tensor<8x16xf32>
    ```
  }];
  let dependentDialects = [
    "arith::ArithDialect", "tensor::TensorDialect",
    "::mlir::gspmd::sharding::ShardingDialect",
    "::mlir::gspmd::spmd::SpmdDialect"];
}

def LiftGlobals : Pass<"gspmd-lift-globals", "::mlir::ModuleOp"> {
  let summary = "Globals of ml_program become values";
  let description = [{
    Loads of a constant global are a constant. A mutable one begins with the value
    that it is declared with; functions that are called get its value as an
    argument and give it back as a result. What it holds at the end of a public
    function is one more result of that, with `ml_program.global`. An extern one is
    one more argument, named by its location.

    Before:
    ```mlir
    ml_program.global private mutable @count(dense<0> : tensor<i32>) : tensor<i32>
    func.func @main(%a: tensor<i32>) -> tensor<i32> {
      %0 = ml_program.global_load @count : tensor<i32>
      %1 = arith.addi %0, %a : tensor<i32>
      ml_program.global_store @count = %1 : tensor<i32>
      return %0 : tensor<i32>
    ```
    After:
    ```mlir
    func.func @main(%a: tensor<i32>) -> (tensor<i32>, tensor<i32> {ml_program.global = @count}) {
      %0 = arith.constant dense<0> : tensor<i32>
      %1 = arith.addi %0, %a : tensor<i32>
      return %0, %1 : tensor<i32>, tensor<i32>
    ```
    `ml_program.func` becomes `func.func`. A store within a loop or a branch, and
    what is of a graph with tokens, is an error.
  }];
  let dependentDialects = ["arith::ArithDialect", "func::FuncDialect"];
}

def FoldCasts : Pass<"gspmd-fold-casts", "::mlir::ModuleOp"> {
  let summary = "Sizes that casts of MLIR's own dialects hide";
  let description = [{
    Frontends that know a size may forget it for an op and cast back behind it.
    Upstream's canonicalizations of tensor and linalg tell the ops between. A
    program without such casts stays as it is.

    Before:
    ```mlir
    %0 = tensor.cast %a : tensor<1x8xf32> to tensor<?x8xf32>
    %1 = tensor.concat dim(0) %0, %b : (tensor<?x8xf32>, tensor<7x8xf32>) -> tensor<8x8xf32>
    ```
    After:
    ```mlir
    %1 = tensor.concat dim(0) %a, %b : (tensor<1x8xf32>, tensor<7x8xf32>) -> tensor<8x8xf32>
    ```
  }];
  let dependentDialects = ["linalg::LinalgDialect", "tensor::TensorDialect"];
}

def ImportMhlo : Pass<"gspmd-import-mhlo", "::mlir::ModuleOp"> {
  let summary = "Turns GSPMD's annotations into the sharding dialect";
  let description = [{
    Before:
    ```mlir
    func.func @main(%arg0: tensor<8x8xf32> {mhlo.sharding = "{devices=[4,1,2]<=[8] last_tile_dim_replicate}"}) {
      %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "unspecified_dims=[1]",
        mhlo.sharding = "{devices=[2,1,4]<=[4,2]T(1,0) last_tile_dim_replicate}"} : ...
    ```
    After:
    ```mlir
    sharding.mesh @mesh = <["a"=4, "b"=2]>
    func.func @main(%arg0: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"a"}, {} ]>}) {
      %0 = sharding.mesh_split %arg0 <@mesh, [{"b"}, {?} ]> : tensor<8x8xf32>
    ```
    Tile assignments have no axis names: the mesh is the coarsest on which every
    assignment of the module is a list of axes, named a, b, c, ... from major to
    minor. If the module has a `sharding.mesh` already, that one is used.

    `SPMDFullToShardShape` and `SPMDShardToFullShape` enclose what becomes the
    region of a `sharding.manual_computation`. Arguments and results without an
    annotation are open.

    An assignment whose device list has no digits on the mesh is dropped with a
    remark. A module without annotations gets a mesh of one axis over
    `mhlo.num_partitions` devices, and none if that is 1 or missing.

    What `--gspmd-export-stablehlo` wrote, a program of many replicas or partitions
    whose arguments say how the whole tensors lie, is what one device runs. It
    becomes the body of a manual computation, between tensors that are padded
    where parts are; replicas become partitions of the same numbers.

    Before:
    ```mlir
    module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
    func.func @main(%a: tensor<3xf32> {gspmd.global_type = tensor<5xf32>, gspmd.sharding = "{devices=[2]<=[2]}"}) -> ...
      %0 = stablehlo.replica_id : tensor<ui32>
    ```
    After:
    ```mlir
    sharding.mesh @mesh = <["a"=2]>
    func.func @main(%a: tensor<6xf32> {gspmd.global_type = tensor<5xf32>, sharding.sharding = #sharding.sharding<@mesh, [{"a"} ]>}) -> ...
      %0 = sharding.manual_computation %a ... {
      ^bb0(%part: tensor<3xf32>):
        %1 = stablehlo.partition_id : tensor<ui32>
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect",
                           "::mlir::gspmd::stablehlo::StablehloDialect"];
}

def ExpandClientOps : Pass<"gspmd-expand-client-ops", "::mlir::ModuleOp"> {
  let summary = "Writes what clients of StableHLO may use in StableHLO's terms";
  let description = [{
    Ops of chlo that broadcast their operands, its constants and high halves of
    products; asynchronous operations, which run where they start; composites, which
    are calls of their decomposition; reductions in a wider type than that of
    their operands; batch normalization (`--gspmd-expand-batch-norm`); XLA's
    approximate top_k. Ops with dynamic types stay.

    Before:
    ```mlir
    %0 = chlo.broadcast_add %x, %y : (tensor<8x6xf32>, tensor<6xf32>) -> tensor<8x6xf32>
    ```
    After:
    ```mlir
    %y1 = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<6xf32>) -> tensor<8x6xf32>
    %0 = stablehlo.add %x, %y1 : tensor<8x6xf32>
    ```

    A program has one replica, of many partitions; more are an error. Collectives
    across replicas (without a channel), and those whose groups are of one process
    each, pass their operands on; `replica_id` is 0.

    Before:
    ```mlir
    %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({...})
    %1 = stablehlo.add %0, %b : tensor<8xf32>
    ```
    After:
    ```mlir
    %1 = stablehlo.add %a, %b : tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::stablehlo::StablehloDialect",
                           "::mlir::gspmd::chlo::ChloDialect",
                           "::mlir::func::FuncDialect"];
}

def CloneCalls : Pass<"gspmd-clone-calls", "::mlir::ModuleOp"> {
  let summary = "Gives every call its own copy of a private function";
  let description = [{
    So that completion can decide per call site. Calls inside of a
    `sharding.manual_computation` are inlined: what they call is per-device.
    Recursion is an error. Private functions that nobody calls stay as they are.

    Before:
    ```mlir
    %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    %1 = call @f(%0) : (tensor<8xf32>) -> tensor<8xf32>
    ```
    After:
    ```mlir
    %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    %1 = call @f_0(%0) : (tensor<8xf32>) -> tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

def ApplyConstraints : Pass<"sharding-apply-constraints", "::mlir::ModuleOp"> {
  let summary = "Gives values the shardings that their constraints dictate";
  let description = [{
    Completion moves the axes of a `mesh_split` to its operand, but not that its
    dimensions are closed. Where a split (or an operand of a manual computation) is
    fully closed and no other constraint on the value wants something else, the
    value, if it has no sharding, gets that one (an argument only in equal parts). And where a value is constrained
    by a chain of splits alone, what uses it after them uses the last of them.
    These are the rules of Shardy's `-sdy-apply-sharding-constraints`.

    Before:
    ```mlir
    %0 = stablehlo.add %a, %b : tensor<8x8xf32>
    %1 = sharding.mesh_split %0 <@mesh, [{"x"}, {} ]> : tensor<8x8xf32>
    ```
    After: completion cannot cut the second dimension of the sum.
    ```mlir
    %0 = stablehlo.add %a, %b {sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}, {} ]>]>} : tensor<8x8xf32>
    %1 = sharding.mesh_split %0 <@mesh, [{"x"}, {} ]> : tensor<8x8xf32>
    ```
    `--gspmd-complete` runs it; `--gspmd-import` does not, so that the module can
    be laid beside what Shardy's propagation alone makes of it.
  }];
}

def SpecializeShapes : Pass<"gspmd-specialize-shapes", "::mlir::ModuleOp"> {
  let summary = "Gives sizes to the symbolic dimensions of a program";
  let description = [{
    Names are those of JAX's symbolic shapes, which the program was exported with;
    `arg0.1` is dimension 1 of argument 0. All functions get static types; those
    that are called with several shapes become several. What the program asserts
    of its sizes is checked.

    Before, with `sizes=b=4`:
    ```mlir
    func.func @main(%arg0: tensor<?x8xf32>) -> tensor<?x8xf32> {
      %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x8xf32>) -> tensor<i32>
      %1 = call @wrapped(%0, %arg0) : (tensor<i32>, tensor<?x8xf32>) -> tensor<?x8xf32>
      return %1 : tensor<?x8xf32>
    }
    func.func private @wrapped(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x8xf32>) -> tensor<?x8xf32> {
      %0 = stablehlo.tanh %arg1 : tensor<?x8xf32>
    ```
    After:
    ```mlir
    func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %0 = call @wrapped_0(%c, %arg0) : (tensor<i32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    ```
  }];
  let options = [
    Option<"sizes", "sizes", "std::string", /*default=*/"",
           "Sizes of dimensions by name: b=64,s=2048 (in quotes)">,
    Option<"function", "function", "std::string", /*default=*/"\"main\"",
           "The function whose arguments get sizes">,
  ];
  let dependentDialects = ["::mlir::gspmd::stablehlo::StablehloDialect"];
}

#endif // GSPMD_IMPORT_PASSES
