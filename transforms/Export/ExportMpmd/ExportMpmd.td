//===- ExportMpmd.td - export-mpmd -------------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_EXPORTMPMD_EXPORTMPMD_TD
#define GSPMD_TRANSFORMS_EXPORT_EXPORTMPMD_EXPORTMPMD_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ExportMpmd : ProgramPass<"export-mpmd"> {
  let summary = "Writes the tasks of pipeline stages as fragments of Shardy's mpmd";
  let description = [{
    Requires a program of `--pipeline-remove-microbatches` in Shardy's annotations
    (`--export-sdy`), as `--gspmd-export-mpmd` makes it. Each task becomes a fragment:
    of stage s, on mesh s mod N of the topology's N meshes m0, m1, ..., and of origin
    `stageS`, with a transpose count of 1 in the backward pass. Fragments have the
    tensors of the full batch, so an update belongs to the backward pass; what depends
    on no microbatch is a fragment without origin. What a task reads of another mesh, or in another sharding, is transferred
    before it. An argument is on the mesh of the first task that reads it.

    Before:
    ```mlir
    module {
      func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
        %0 = call @stage0_forward(%x) {sharding.stage = 0 : i64, sharding.task = "forward"} : (tensor<8xf32>) -> tensor<8xf32>
        %1 = call @stage0_to_stage1(%0) {sharding.transfer = array<i64: 0, 1>} : (tensor<8xf32>) -> tensor<8xf32>
        %2 = call @stage1_forward(%1) {sharding.stage = 1 : i64, sharding.task = "forward"} : (tensor<8xf32>) -> tensor<8xf32>
        return %2 : tensor<8xf32>
      }
      func.func private @stage0_forward(%a: tensor<8xf32>) -> tensor<8xf32> {
        %0 = math.tanh %a : tensor<8xf32>
        return %0 : tensor<8xf32>
      }
      func.func private @stage0_to_stage1(%a: tensor<8xf32>) -> tensor<8xf32> {
        return %a : tensor<8xf32>
      }
      func.func private @stage1_forward(%a: tensor<8xf32>) -> tensor<8xf32> {
        %0 = math.exp %a : tensor<8xf32>
        return %0 : tensor<8xf32>
      }
    }
    ```
    After:
    ```mlir
    module {
      sdy.mesh @mesh = <["device"=1]>
      func.func @main(%x: !mpmd.mesh_tensor<"m0", tensor<8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<8xf32>> attributes {topology = #mpmd.topology<<"m0" : <["device"=1]>>, <"m1" : <["device"=1]>>>} {
        %0 = mpmd.fragment<mesh="m0", origin=["stage0"], stage=0> (%x) (%a: tensor<8xf32>) {
          %3 = math.tanh %a : tensor<8xf32>
          mpmd.return %3 : tensor<8xf32>
        } : (!mpmd.mesh_tensor<"m0", tensor<8xf32>>) -> !mpmd.mesh_tensor<"m0", tensor<8xf32>>
        %1 = mpmd.transfer %0 : (!mpmd.mesh_tensor<"m0", tensor<8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<8xf32>>
        %2 = mpmd.fragment<mesh="m1", origin=["stage1"], stage=1> (%1) (%a: tensor<8xf32>) {
          %3 = math.exp %a : tensor<8xf32>
          mpmd.return %3 : tensor<8xf32>
        } : (!mpmd.mesh_tensor<"m1", tensor<8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<8xf32>>
        return %2 : !mpmd.mesh_tensor<"m1", tensor<8xf32>>
      }
    }
    ```
    With `fragment-calls`, each fragment is an `mpmd.fragment_call` of a private function,
    which fragments with identical bodies on meshes of equal shape share.

    The meshes are those of `sharding.stage_meshes`, otherwise each is the mesh of the
    program; without one, each has one device.
  }];
  let options = [
    Option<"groups", "groups", "int64_t", "0",
           "number of meshes (0: that of `sharding.stage_meshes`, otherwise that of "
           "the stages)">,
    Option<"fragmentCalls", "fragment-calls", "bool", "false",
           "write the bodies of fragments as functions that they call">,
    Option<"entry", "entry", "std::string", "\"main\"", "entry function">,
  ];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::gspmd::sharding::ShardingDialect",
                           "::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_EXPORT_EXPORTMPMD_EXPORTMPMD_TD
