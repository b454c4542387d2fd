//===- ShardingAttrTable.h - Shardings as numbers and as attributes -*-C++-*-=//
//
// A pass works on numbers of a ShardingPool; attributes are what it reads from
// the program and leaves in it. This translates each different sharding once,
// and attaches attributes without building the same dictionary for every op.
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
  /// Of all meshes in the module. Axes are numbered through: those of the
  /// second mesh follow those of the first, so that a list of axes tells their
  /// mesh too.
  explicit ShardingAttrTable(ModuleOp module);

  /// The mesh of a module that has one, else the first.
  const Mesh &mesh() const { return meshes.front().mesh; }
  /// Null if there is no mesh.
  FlatSymbolRefAttr meshName() const { return meshes.front().name; }
  unsigned numMeshes() const { return meshes.size(); }
  /// The number of the mesh that `attr` is on.
  unsigned meshOf(sharding::TensorShardingAttr attr) const;
  /// Has the mesh no axes (and is not a single device)? Then a sharding on it
  /// says nothing of other meshes.
  bool isEmptyMesh(unsigned mesh) const { return meshes[mesh].isEmpty; }
  const Mesh &mesh(unsigned number) const { return meshes[number].mesh; }
  FlatSymbolRefAttr meshName(unsigned number) const {
    return meshes[number].name;
  }
  /// The axes of all meshes in one, as they are numbered: for texts.
  const Mesh &allAxes() const { return meshes.size() == 1 ? mesh() : allAxes_; }
  /// Sizes of the axes of all meshes.
  ArrayRef<int64_t> axisSizes() const { return axisSizes_; }
  AxisList toAxes(sharding::AxesAttr attr) const;
  ShardingPool &pool() { return pool_; }
  const TensorSharding &operator[](unsigned id) const { return pool_[id]; }

  /// The number of the sharding that `attr`, which is on the mesh, tells.
  unsigned idOf(sharding::TensorShardingAttr attr);
  /// The same with every dimension closed.
  unsigned closedIdOf(sharding::TensorShardingAttr attr);
  /// The number of the closed form of a sharding.
  unsigned closedId(unsigned id);
  /// As TensorSharding::samePlacement, of two numbers.
  bool haveSamePlacement(unsigned a, unsigned b) const {
    return a == b || pool_[a].samePlacement(pool_[b]);
  }
  unsigned openId(unsigned rank);
  unsigned replicatedId(unsigned rank);
  sharding::TensorShardingAttr attrOf(unsigned id, unsigned mesh = 0);

  /// As sharding::setSharding(result, attrOf(id)), where `result` is the only
  /// one of its op.
  void attachToOnlyResult(Operation *op, unsigned id, unsigned mesh = 0);

private:
  struct MeshEntry {
    Mesh mesh;
    FlatSymbolRefAttr name;
    unsigned firstAxis;
    bool isEmpty;
  };
  void addMesh(Mesh mesh, FlatSymbolRefAttr name, bool isEmpty);

  /// At least one.
  std::vector<MeshEntry> meshes;
  DenseMap<Attribute, unsigned> meshNumbers;
  SmallVector<int64_t> axisSizes_;
  Mesh allAxes_; ///< of several meshes
  ShardingPool pool_;
  DenseMap<Attribute, unsigned> ids, closedIds;
  std::vector<unsigned> closed, open, replicated;  ///< number + 1; 0: not yet
  std::vector<sharding::TensorShardingAttr> attrs; ///< of the first mesh
  DenseMap<std::pair<unsigned, unsigned>, sharding::TensorShardingAttr>
      otherAttrs; ///< by number and mesh
  /// An op's attributes before, and the sharding: its attributes after.
  DenseMap<std::pair<Attribute, Attribute>, DictionaryAttr> attached;
  StringAttr shardingsName;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_SHARDINGATTRTABLE_H
