//===- SpmdToStablehlo.td - spmd-to-stablehlo --------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_SPMDTOSTABLEHLO_TD
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_SPMDTOSTABLEHLO_TD

include "transforms/ForeignDialects/ProgramPass.td"

def SpmdToStablehlo : ProgramPass<"spmd-to-stablehlo"> {
  let summary = "Writes a partitioned program as StableHLO of several processes";
  let description = [{
    Collectives get explicit groups of device numbers and become the fewest
    collectives of StableHLO: a halo exchange becomes one permute for each neighbor
    (one for both in a group of two devices, a gather if every device receives
    everything), a shift one permute, `all_slice` and `axis_index` arithmetic on the
    number of the process.

    Before:
    ```mlir
    sharding.mesh @mesh = <["x"=2, "y"=2]>
      %0 = spmd.reduce_scatter add %arg0 dim 0 over <@mesh ["x"]> : tensor<8xf32> -> tensor<4xf32>
    ```
    After:
    ```mlir
    module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32}
      %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>,
        scatter_dimension = 0 : i64}> ({...}) : (tensor<8xf32>) -> tensor<4xf32>
    ```
    XLA accepts both forms: `replicas` with SPMD partitioning off, `partitions` with
    it on; in that form each op is annotated as manual.

    With `groups=axes`, and by default if the reader knows StableHLO 1.16.0
    (`stablehlo-version=1.16.0`, or `target=stablehlo` without a version), these
    groups are
    ```mlir
        #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>, <name = "y", size = 2> ]>,
          axes = [#stablehlo.axis_ref<name = "x"> ]>
    ```
    on meshes that list no order of devices; permutes list their pairs either way.

    With `async`, an asynchronous collective becomes
    ```mlir
      %1 = "stablehlo.async_start"(%arg0) ({
      ^bb0(%arg1: tensor<8xf32>):
        %4 = "stablehlo.reduce_scatter"(%arg1) ...
        ...
      }) : (tensor<8xf32>) -> !stablehlo.future<tensor<4xf32>>
      ...
      %2 = "stablehlo.async_done"(%1) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
    ```

    Readers of StableHLO accept different collectives in `async_start`. `target`
    names the reader; other collectives become synchronous, with a remark.

    StableHLO has no ragged all-to-all: it becomes an all_gather of all inputs,
    offsets and sizes, of which each device takes its slices, or, with
    `ragged=call`, the custom call of JAX.

    Attributes of arguments and results specify the global tensor:
    `gspmd.global_type`, and `gspmd.sharding` in the format of GSPMD.
    Collectives that the program had outside of manual computations are errors, as
    are ops that are neither of StableHLO nor CHLO. With `other-ops=keep`, ops of
    other dialects (linalg, tensor, a compiler's own) stay as they are.

    With `form=manual-computation`, entry functions keep their global types, and
    the program of one device becomes the body of a manual computation over all
    axes of the mesh, which `export-sdy` writes as `sdy.manual_computation`:
    ```mlir
    func.func @main(%arg0: tensor<8xf32> {sharding.sharding = ...}) -> tensor<8xf32> {
      %0 = sharding.manual_computation(%arg0) in <...> out <...> manual <@mesh ["x", "y"]> {
      ^bb0(%arg1: tensor<4xf32>):
        ...
    ```
    Its axes must divide the dimensions of arguments and results.

    With `collectives=spmd`, the program stays as it is, for compilers that lower
    `spmd`. Shardy's collectives are those of a program of global tensors
    (`export-sdy=reshards=collectives`).
  }];
  let options = [
    Option<"form", "form", "::mlir::gspmd::ProcessForm",
           "::mlir::gspmd::ProcessForm::Replicas",
           "the position of a device in XLA's process grid",
           [{::llvm::cl::values(
             clEnumValN(::mlir::gspmd::ProcessForm::Replicas, "replicas",
                        "a replica; no channels"),
             clEnumValN(::mlir::gspmd::ProcessForm::Partitions, "partitions",
                        "a partition; collectives have channels"),
             clEnumValN(::mlir::gspmd::ProcessForm::ManualComputation,
                        "manual-computation",
                        "a partition; the program is the body of a manual "
                        "computation in functions of global tensors"))}]>,
    Option<"collectives", "collectives", "::mlir::gspmd::CollectiveDialect",
           "::mlir::gspmd::CollectiveDialect::Stablehlo",
           "the dialect of the collectives",
           [{::llvm::cl::values(
             clEnumValN(::mlir::gspmd::CollectiveDialect::Spmd, "spmd",
                        "spmd, over axes of the mesh"),
             clEnumValN(::mlir::gspmd::CollectiveDialect::Stablehlo, "stablehlo",
                        "StableHLO, over groups of processes"),
             clEnumValN(::mlir::gspmd::CollectiveDialect::Sdy, "sdy",
                        "Shardy, which has none of local tensors (an error)"))}]>,
    Option<"groups", "groups", "::mlir::gspmd::ProcessGroups",
           "::mlir::gspmd::ProcessGroups::Auto",
           "how collectives name their groups",
           [{::llvm::cl::values(
             clEnumValN(::mlir::gspmd::ProcessGroups::Auto, "auto",
                        "by axes if the reader reads them (stablehlo-version, or "
                        "target=stablehlo), otherwise by lists"),
             clEnumValN(::mlir::gspmd::ProcessGroups::Lists, "lists",
                        "by lists of processes, which every XLA reads"),
             clEnumValN(::mlir::gspmd::ProcessGroups::Axes, "axes",
                        "by axes of a mesh: one size for any number of devices"))}]>,
    Option<"ragged", "ragged", "::mlir::gspmd::RaggedForm",
           "::mlir::gspmd::RaggedForm::Gather",
           "how a ragged all-to-all is written",
           [{::llvm::cl::values(
             clEnumValN(::mlir::gspmd::RaggedForm::Gather, "gather",
                        "by an all_gather of all inputs, which every XLA runs"),
             clEnumValN(::mlir::gspmd::RaggedForm::Call, "call",
                        "as JAX's custom call @ragged_all_to_all, which XLA for "
                        "CPU does not support"))}]>,
    Option<"async", "async", "bool", /*default=*/"false",
           "write asynchronous collectives as stablehlo.async_start, which XLA's "
           "compiler for CPU supports in part; otherwise they become synchronous">,
    Option<"asyncTarget", "target", "::mlir::gspmd::AsyncTarget",
           "::mlir::gspmd::AsyncTarget::Xla",
           "the reader, which determines the form of groups, and with async the "
           "collectives that are asynchronous",
           [{::llvm::cl::values(
             clEnumValN(::mlir::gspmd::AsyncTarget::Stablehlo, "stablehlo",
                        "any reader of StableHLO's specification"),
             clEnumValN(::mlir::gspmd::AsyncTarget::Xla, "xla",
                        "XLA's reader: collectives of one result"),
             clEnumValN(::mlir::gspmd::AsyncTarget::Tpu, "tpu",
                        "XLA's compiler for TPUs: the same"),
             clEnumValN(::mlir::gspmd::AsyncTarget::Gpu, "gpu",
                        "XLA's compiler for GPUs: the same"),
             clEnumValN(::mlir::gspmd::AsyncTarget::Cpu, "cpu",
                        "XLA's compiler for CPUs: neither all_to_all nor, as "
                        "partitions, all_gather"))}]>,
    Option<"otherOps", "other-ops", "::mlir::gspmd::OtherOps",
           "::mlir::gspmd::OtherOps::Reject",
           "ops that are neither of StableHLO nor CHLO",
           [{::llvm::cl::values(
             clEnumValN(::mlir::gspmd::OtherOps::Reject, "reject",
                        "are errors"),
             clEnumValN(::mlir::gspmd::OtherOps::Keep, "keep",
                        "stay as they are"))}]>,
    Option<"stablehloVersion", "stablehlo-version", "std::string", /*default=*/"",
           "the version of StableHLO that the reader knows, such as 1.16.0">,
  ];
  let dependentDialects = ["::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_SPMDTOSTABLEHLO_TD
