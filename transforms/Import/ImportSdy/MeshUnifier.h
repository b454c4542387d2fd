//===- MeshUnifier.h - One mesh for a module --------------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_MESHUNIFIER_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_MESHUNIFIER_H

#include "dialect/Sdy/SdyDialect.h"
#include "lib/Algebra/Mesh/DeviceDigits.h"

namespace mlir::gspmd {

/// Finds a mesh on which all `sdy` shardings of a module can be expressed, and
/// translates them.
class MeshUnifier {
public:
  /// Collects the meshes of the module's shardings and chooses the common one.
  /// Fails, with an error, if they have different numbers of devices.
  static FailureOr<MeshUnifier> get(ModuleOp module);
  /// Keeps every sharding on its own mesh and names inlined meshes. A program
  /// that was imported before keeps its `sharding` meshes.
  static MeshUnifier keepAll(ModuleOp module);

  /// Returns true if the module has a mesh, with axes unless all are kept.
  bool hasMesh() const { return keepsAll() || target.has_value(); }
  const Mesh &mesh() const { return target->mesh(); }
  bool keepsAll() const { return keeps; }
  /// Returns the name of the kept mesh of a sharding.
  FlatSymbolRefAttr nameOf(sdy::TensorShardingAttr sharding) const;
  /// Returns all kept meshes with their names: the declared ones, in order,
  /// then the inlined ones.
  ArrayRef<std::pair<sdy::MeshAttr, FlatSymbolRefAttr>> keptMeshes() const {
    return names;
  }
  /// Returns a fully open sharding of a value of `type`.
  sharding::TensorShardingAttr openSharding(Type type) const;
  /// Returns the name of the common mesh.
  FlatSymbolRefAttr name() const { return meshName; }
  /// Returns the op that declares the common mesh; null if it was inlined.
  sdy::MeshOp baseOp() const { return base; }

  /// Returns the sharding on `mesh()`. Returns null if its mesh is empty, and
  /// null after a remark on `op` if it cannot be expressed.
  sharding::TensorShardingAttr translate(sdy::TensorShardingAttr sharding,
                                         Type type, Operation *op) const;
  /// Returns the axes of `from` on `mesh()`; nullopt if they cannot be
  /// expressed.
  std::optional<AxisList>
  translateAxes(sdy::MeshAttr from, ArrayRef<sharding::AxisRefAttr> axes) const;

private:
  LogicalResult collect(ModuleOp module);
  void keep(sdy::MeshAttr mesh, FlatSymbolRefAttr name);
  void chooseTarget();
  std::optional<AxisList> toTarget(const MeshDigits &from,
                                   ArrayRef<AxisRef> axes) const;

  /// Meshes with axes, in order of declaration.
  SmallVector<sdy::MeshAttr> meshes;
  /// The meshes of manual computations, whose axes must be expressible.
  llvm::SetVector<Attribute> manualMeshes;
  sdy::MeshOp base;
  sdy::MeshAttr baseMesh;
  FlatSymbolRefAttr meshName;
  std::optional<DeviceNumbering> numbering;
  std::optional<MeshDigits> target;
  SmallVector<std::pair<sdy::MeshAttr, FlatSymbolRefAttr>> names;
  /// Maps each mesh in `names` to its first name.
  DenseMap<Attribute, FlatSymbolRefAttr> nameByMesh;
  bool keeps = false; ///< keepAll found a mesh
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_MESHUNIFIER_H
