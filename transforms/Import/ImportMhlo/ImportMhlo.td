//===- ImportMhlo.td - gspmd-import-mhlo -------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_IMPORTMHLO_TD
#define GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_IMPORTMHLO_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ImportMhlo : ProgramPass<"gspmd-import-mhlo"> {
  let summary = "Imports GSPMD's annotations into the sharding dialect";
  let description = [{
    Before:
    ```mlir
    module {
      func.func @main(%arg0: tensor<8x8xf32> {mhlo.sharding = "{devices=[4,1,2]<=[8] last_tile_dim_replicate}"}) -> tensor<8x8xf32> {
        %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "unspecified_dims=[1]", mhlo.sharding = "{devices=[2,1,4]<=[4,2]T(1,0) last_tile_dim_replicate}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
        return %0 : tensor<8x8xf32>
      }
    }
    ```
    After:
    ```mlir
    module {
      sharding.mesh @mesh = <["a"=4, "b"=2]>
      func.func @main(%arg0: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"a"}, {} ]>}) -> tensor<8x8xf32> {
        %0 = sharding.mesh_split %arg0 <@mesh, [{"b"}, {?} ]> : tensor<8x8xf32>
        return %0 : tensor<8x8xf32>
      }
    }
    ```
    Tile assignments have no axis names: the mesh is the coarsest on which every
    assignment of the module is a list of axes, named a, b, c, ... from major to
    minor. If the module has a `sharding.mesh` already, that mesh is used.

    `SPMDFullToShardShape` and `SPMDShardToFullShape` enclose what becomes the
    region of a `sharding.manual_computation`. Arguments and results without an
    annotation are open.

    An assignment whose device list cannot be expressed on the mesh is dropped with
    a remark. A module without annotations gets a mesh of one axis over
    `mhlo.num_partitions` devices, and none if that is 1 or missing.

    A program of several replicas or partitions whose arguments specify the
    shardings of global tensors, which `--gspmd-export-stablehlo` writes, is the
    program of one device. It becomes the body of a manual computation on padded
    global tensors; replicas become partitions of the same numbers.

    Before:
    ```mlir
    module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
      func.func @main(%arg0: tensor<3xf32> {gspmd.global_type = tensor<5xf32>, gspmd.sharding = "{devices=[2]<=[2]}"}) -> (tensor<ui32> {gspmd.global_type = tensor<ui32>, gspmd.sharding = "{replicated}"}) {
        %0 = stablehlo.replica_id : tensor<ui32>
        return %0 : tensor<ui32>
      }
    }
    ```
    After:
    ```mlir
    module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
      sharding.mesh @mesh = <["a"=2]>
      func.func @main(%arg0: tensor<6xf32> {gspmd.global_type = tensor<5xf32>, sharding.sharding = #sharding.sharding<@mesh, [{"a"} ]>}) -> (tensor<ui32> {gspmd.global_type = tensor<ui32>, sharding.sharding = #sharding.sharding<@mesh, []>}) {
        %0 = sharding.manual_computation(%arg0) in <[<@mesh, [{"a"} ]>]> out <[<@mesh, []>]> manual <@mesh ["a"]> {
        ^bb0(%arg1: tensor<3xf32>):
          %1 = stablehlo.partition_id : tensor<ui32>
          sharding.return %1 : tensor<ui32>
        } : (tensor<6xf32>) -> tensor<ui32>
        return %0 : tensor<ui32>
      }
    }
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect",
                           "::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_IMPORTMHLO_TD
