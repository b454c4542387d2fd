//===- TopologyMeshes.h - One mesh for a topology ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTMPMD_TOPOLOGYMESHES_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTMPMD_TOPOLOGYMESHES_H

#include "dialect/Mpmd/MpmdDialect.h"

namespace mlir::gspmd {

/// The mesh of a program that replaces the meshes of its topology. All have the
/// same axes; their sizes may differ.
class TopologyMeshes {
public:
  /// Declares the mesh in `module`, unless it has it. If the meshes differ in
  /// size, replaces them by the first one in all shardings. Errors are emitted.
  static FailureOr<TopologyMeshes> get(ModuleOp module);

  /// Returns true if no function has a topology.
  bool empty() const { return !topology; }
  /// Returns a sharding on the declared mesh.
  sdy::TensorShardingAttr onDeclared(sdy::TensorShardingAttr sharding) const;
  /// Returns the sharding of a replicated tensor of `rank` on it.
  sdy::TensorShardingAttr replicated(int64_t rank) const;
  /// States the meshes of the groups of devices, if they differ or are fewer
  /// than the stages.
  void stateMeshes(ModuleOp module, int64_t numStages) const;

private:
  explicit TopologyMeshes(ModuleOp module) : module(module) {}
  LogicalResult findTopology();
  void declareMesh();
  void replaceMeshes();
  bool hasEqualMeshes() const;

  ModuleOp module;
  mpmd::TopologyAttr topology;
  /// The name of the mesh, and those of all meshes of the module.
  FlatSymbolRefAttr name;
  DenseSet<StringAttr> declared;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTMPMD_TOPOLOGYMESHES_H
