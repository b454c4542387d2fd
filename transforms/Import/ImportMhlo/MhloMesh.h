//===- MhloMesh.h - Mesh for tile assignments -------------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_MHLOMESH_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_MHLOMESH_H

#include "dialect/Sharding/ShardingDialect.h"
#include "lib/Algebra/Sharding/TileAssignment.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd {

/// Reads all tile assignments of a module and chooses a mesh on which each is a
/// list of axes.
class MhloMesh {
public:
  /// Name of the attribute of an assignment.
  static constexpr llvm::StringLiteral kAttr = "mhlo.sharding";

  explicit MhloMesh(ModuleOp module) : module(module) {}

  /// Parses and verifies `text`, the annotation of `op`. Emits errors at `op`.
  LogicalResult read(Operation *op, StringAttr text);
  /// Chooses the mesh: the module's `sharding.mesh` if there is one, else a
  /// common one for all assignments.
  LogicalResult choose();

  /// Returns true if there is a mesh (more than one device).
  bool hasMesh() const { return digits.has_value(); }
  const Mesh &mesh() const { return digits->mesh(); }
  FlatSymbolRefAttr name() const { return meshName; }
  /// Creates the `sharding.mesh` if there was none.
  void createMeshOp();

  const TileAssignments &assignments(StringAttr text) const {
    return texts.find(text.getValue())->second;
  }
  /// Returns element `i` of `text` (a single element applies to all values) as
  /// the sharding of a value of `type`; dimensions in `openDims` are open.
  /// Returns null if the assignment has no effect or, with a remark, if the
  /// mesh cannot express it; fails if it does not match the type.
  FailureOr<sharding::TensorShardingAttr>
  translate(Operation *op, StringAttr text, unsigned i, Type type,
            ArrayRef<int64_t> openDims = {});
  /// Returns the axes that `text` makes manual.
  std::optional<AxisList> manualAxes(StringAttr text) const;

private:
  int64_t declaredDevices() const;

  ModuleOp module;
  llvm::StringMap<TileAssignments> texts;
  /// In order of reading, so that the result does not depend on hashing.
  SmallVector<const TileAssignments *> inOrder;
  std::optional<int64_t> numDevices;
  std::optional<DeviceNumbering> numbering;
  std::optional<MeshDigits> digits;
  FlatSymbolRefAttr meshName;
  bool isNew = false;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_MHLOMESH_H
