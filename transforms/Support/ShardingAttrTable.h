//===- ShardingAttrTable.h - Shardings as numbers and as IR -----*- C++ -*-===//
//
// Passes work on numbers of a ShardingPool; attributes are read from and
// written to the IR. This class translates each distinct sharding once, and
// attaches attributes without building the same dictionary for every op.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_SHARDINGATTRTABLE_H
#define GSPMD_TRANSFORMS_SUPPORT_SHARDINGATTRTABLE_H

#include "dialect/Sharding/ShardingDialect.h"
#include "lib/Algebra/Sharding/Interning.h"

namespace mlir::gspmd {

class ShardingAttrTable {
public:
  ShardingAttrTable(Mesh mesh, FlatSymbolRefAttr meshName) {
    addMesh(std::move(mesh), meshName, /*isEmpty=*/false);
  }
  /// Creates a table for all meshes of the module. Axes are numbered
  /// consecutively over the meshes, so that a list of axes identifies its mesh.
  explicit ShardingAttrTable(ModuleOp module);

  /// Returns the only mesh, or the first one.
  const Mesh &mesh() const { return meshes.front().mesh; }
  /// Returns null if there is no mesh.
  FlatSymbolRefAttr meshName() const { return meshes.front().name; }
  unsigned numMeshes() const { return meshes.size(); }
  /// Returns the number of the mesh of `attr`.
  unsigned meshOf(sharding::TensorShardingAttr attr) const;
  /// Returns true if the mesh has no axes (and is not a single device). A
  /// sharding on it is compatible with other meshes.
  bool isEmptyMesh(unsigned mesh) const { return meshes[mesh].isEmpty; }
  const Mesh &mesh(unsigned number) const { return meshes[number].mesh; }
  FlatSymbolRefAttr meshName(unsigned number) const {
    return meshes[number].name;
  }
  /// Returns a mesh with the axes of all meshes by their numbers, for messages.
  const Mesh &allAxes() const { return meshes.size() == 1 ? mesh() : allAxes_; }
  /// Returns the sizes of the axes of all meshes.
  ArrayRef<int64_t> axisSizes() const { return axisSizes_; }
  AxisList toAxes(sharding::AxesAttr attr) const;
  ShardingPool &pool() { return pool_; }
  const TensorSharding &operator[](unsigned id) const { return pool_[id]; }

  /// Returns the number of the sharding `attr`.
  unsigned idOf(sharding::TensorShardingAttr attr);
  /// Returns the number of the sharding `attr` with every dimension closed.
  unsigned closedIdOf(sharding::TensorShardingAttr attr);
  /// Returns the number of the closed form of a sharding.
  unsigned closedId(unsigned id);
  /// Returns TensorSharding::samePlacement of two numbers.
  bool haveSamePlacement(unsigned a, unsigned b) const {
    return a == b || pool_[a].samePlacement(pool_[b]);
  }
  unsigned openId(unsigned rank);
  unsigned replicatedId(unsigned rank);
  sharding::TensorShardingAttr attrOf(unsigned id, unsigned mesh = 0);

  /// Equivalent to sharding::setSharding(result, attrOf(id)), where `result` is
  /// the only result of `op`.
  void attachToOnlyResult(Operation *op, unsigned id, unsigned mesh = 0);

private:
  struct MeshEntry {
    Mesh mesh;
    FlatSymbolRefAttr name;
    unsigned firstAxis;
    bool isEmpty;
  };
  void addMesh(Mesh mesh, FlatSymbolRefAttr name, bool isEmpty);

  /// There is at least one mesh.
  std::vector<MeshEntry> meshes;
  DenseMap<Attribute, unsigned> meshNumbers;
  SmallVector<int64_t> axisSizes_;
  Mesh allAxes_; ///< set if there are several meshes
  ShardingPool pool_;
  DenseMap<Attribute, unsigned> ids, closedIds;
  std::vector<unsigned> closed, open,
      replicated; ///< number + 1; 0 if not computed
  std::vector<sharding::TensorShardingAttr>
      attrs; ///< attributes on the first mesh
  DenseMap<std::pair<unsigned, unsigned>, sharding::TensorShardingAttr>
      otherAttrs; ///< attributes on other meshes, by number and mesh
  /// The attributes of an op before, and the sharding: the attributes after.
  DenseMap<std::pair<Attribute, Attribute>, DictionaryAttr> attached;
  StringAttr shardingsName;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_SHARDINGATTRTABLE_H
