//===- MeshUnifier.h - One mesh for all of a module's -----------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_MESHUNIFIER_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_MESHUNIFIER_H

#include "dialect/Sdy/SdyDialect.h"
#include "lib/Algebra/Mesh/DeviceDigits.h"

namespace mlir::gspmd {

/// Finds a mesh that all `sdy` shardings of a module can be said of, and says
/// them of it.
class MeshUnifier {
public:
  /// Looks at the meshes that the module's shardings are on. Failure (with an
  /// error) if they are of different numbers of devices.
  static FailureOr<MeshUnifier> get(ModuleOp module);
  /// Leaves every sharding on its own mesh; meshes that are written in place
  /// get names.
  static MeshUnifier keepAll(ModuleOp module);

  /// Is there a mesh at all (with axes, unless all are kept)?
  bool hasMesh() const { return keepsAll() || target.has_value(); }
  const Mesh &mesh() const { return target->mesh(); }
  bool keepsAll() const { return !names.empty(); }
  /// The name by which the mesh of a sharding is kept.
  FlatSymbolRefAttr nameOf(sdy::TensorShardingAttr sharding) const;
  /// All kept meshes with their names: those declared, in order, then the
  /// others.
  ArrayRef<std::pair<sdy::MeshAttr, FlatSymbolRefAttr>> keptMeshes() const {
    return names;
  }
  /// A fully open sharding of a value of `type`.
  sharding::TensorShardingAttr openSharding(Type type) const;
  /// Name of the mesh that is kept.
  FlatSymbolRefAttr name() const { return meshName; }
  /// The op that declared it; null if it was written in place.
  sdy::MeshOp baseOp() const { return base; }

  /// The same sharding on `mesh()`. Null if it says nothing (empty mesh), or
  /// has no exact counterpart; then a remark on `op` tells so.
  sharding::TensorShardingAttr translate(sdy::TensorShardingAttr sharding,
                                         Type type, Operation *op) const;
  /// Axes of `from` on `mesh()`; nullopt if they have no counterpart.
  std::optional<AxisList>
  translateAxes(sdy::MeshAttr from, ArrayRef<sharding::AxisRefAttr> axes) const;

private:
  LogicalResult collect(ModuleOp module);
  void chooseTarget();
  std::optional<AxisList> toTarget(const MeshDigits &from,
                                   ArrayRef<AxisRef> axes) const;

  /// Meshes with axes, in order of declaration.
  SmallVector<sdy::MeshAttr> meshes;
  /// Those of them that manual computations name: their axes must be said.
  llvm::SetVector<Attribute> manualMeshes;
  sdy::MeshOp base;
  sdy::MeshAttr baseMesh;
  FlatSymbolRefAttr meshName;
  std::optional<DeviceNumbering> numbering;
  std::optional<MeshDigits> target;
  SmallVector<std::pair<sdy::MeshAttr, FlatSymbolRefAttr>> names;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_MESHUNIFIER_H
