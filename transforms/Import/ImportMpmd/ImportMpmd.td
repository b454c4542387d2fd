//===- ImportMpmd.td - gspmd-import-mpmd -------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTMPMD_IMPORTMPMD_TD
#define GSPMD_TRANSFORMS_IMPORT_IMPORTMPMD_IMPORTMPMD_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ImportMpmd : ProgramPass<"gspmd-import-mpmd"> {
  let summary = "Makes pipeline stages of Shardy's computations on meshes";
  let description = [{
    Before:
    ```mlir
    func.func @main(%arg0: !mpmd.mesh_tensor<"m0", tensor<8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<8xf32>>
        attributes {topology = #mpmd.topology<<"m0" : <["x"=2]>>, <"m1" : <["x"=2]>>>} {
      %0 = mpmd.fragment<mesh="m0", origin=["f"], stage=0> (%arg0) (%a: tensor<8xf32>) {
        %3 = math.tanh %a : tensor<8xf32>
        mpmd.return %3 : tensor<8xf32>
      } : (!mpmd.mesh_tensor<"m0", tensor<8xf32>>) -> !mpmd.mesh_tensor<"m0", tensor<8xf32>>
      %1 = mpmd.transfer %0 : (!mpmd.mesh_tensor<"m0", tensor<8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<8xf32>>
      %2 = mpmd.fragment<mesh="m1", origin=["g"], stage=1> (%1) (%a: tensor<8xf32>) {
        %3 = math.exp %a : tensor<8xf32>
        mpmd.return %3 : tensor<8xf32>
      } : (!mpmd.mesh_tensor<"m1", tensor<8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<8xf32>>
      return %2 : !mpmd.mesh_tensor<"m1", tensor<8xf32>>
    }
    ```
    After:
    ```mlir
    sdy.mesh @mesh = <["x"=2]>
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = math.tanh %arg0 {sharding.stage = 0 : i64} : tensor<8xf32>
      %1 = math.exp %0 {sharding.stage = 1 : i64} : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    ```
    The ops of a fragment or a named computation get its stage, and are of the
    backward pass (`sharding.backward`) if its transpose count is not 0. The stage of
    a fragment is its `stage`, otherwise the number of its mesh; stage s is on mesh
    s mod M of the M meshes of the topology. A named computation has the stage or the
    mesh that `assignment` states; without the option, each name is a stage, in the
    order in which the names occur. Fragments without origin have no stage: it is
    inferred, as is what stages send to each other. `sharding.stage_meshes` has the
    meshes if they differ or are fewer than the stages.

    Errors: `mpmd.for`, memory of the host, meshes with different axes, fragments on
    another mesh than that of their stage, and partitioned fragments.
  }];
  let options = [
    Option<"assignment", "assignment", "std::string", "",
           "meshes of named computations, with or without their stages, in "
           "Shardy's form: f@m0/0,g@m1/1">,
  ];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::gspmd::sharding::ShardingDialect",
                           "::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTMPMD_IMPORTMPMD_TD
