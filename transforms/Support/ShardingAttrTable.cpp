//===- ShardingAttrTable.cpp - Shardings as numbers and as IR -------------===//

#include "transforms/Support/ShardingAttrTable.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Returns element `index` of a list, which grows as needed.
template <typename T>
static T &at(std::vector<T> &list, unsigned index) {
  if (index >= list.size())
    list.resize(index + 1);
  return list[index];
}

ShardingAttrTable::ShardingAttrTable(ModuleOp module) {
  for (auto op : module.getOps<MeshOp>())
    addMesh(op.toMesh(), FlatSymbolRefAttr::get(op.getSymNameAttr()),
            op.getMesh().isEmpty());
  if (meshes.empty())
    addMesh(Mesh(), {}, /*isEmpty=*/true);
  if (meshes.size() == 1)
    return;
  SmallVector<MeshAxis> all;
  for (const MeshEntry &entry : meshes)
    llvm::append_range(all, entry.mesh.axes());
  allAxes_ = Mesh(all);
}

void ShardingAttrTable::addMesh(Mesh mesh, FlatSymbolRefAttr name,
                                bool isEmpty) {
  unsigned firstAxis = axisSizes_.size();
  for (const MeshAxis &axis : mesh.axes())
    axisSizes_.push_back(axis.size);
  meshNumbers[name] = meshes.size();
  meshes.push_back({std::move(mesh), name, firstAxis, isEmpty});
}

unsigned ShardingAttrTable::meshOf(TensorShardingAttr attr) const {
  return meshNumbers.lookup(attr.getMesh());
}

/// Returns the axes with `offset` added to their numbers.
static AxisList renumbered(ArrayRef<AxisRef> axes, int offset) {
  AxisList result;
  for (const AxisRef &axis : axes)
    result.push_back({axis.axis() + offset, axis.preSize(), axis.size()});
  return result;
}

static TensorSharding renumbered(const TensorSharding &sharding, int offset) {
  if (offset == 0)
    return sharding;
  SmallVector<DimSharding> dims(sharding.dims());
  for (DimSharding &dim : dims)
    dim.axes = renumbered(dim.axes, offset);
  return TensorSharding(dims, renumbered(sharding.replicatedAxes(), offset),
                        renumbered(sharding.unreducedAxes(), offset),
                        sharding.reduction());
}

AxisList ShardingAttrTable::toAxes(AxesAttr attr) const {
  const MeshEntry &on = meshes[meshNumbers.lookup(attr.getMesh())];
  return renumbered(attr.toAxes(on.mesh), on.firstAxis);
}

unsigned ShardingAttrTable::idOf(TensorShardingAttr attr) {
  auto [it, isNew] = ids.try_emplace(attr);
  if (isNew) {
    const MeshEntry &on = meshes[meshOf(attr)];
    it->second = pool_.idOf(renumbered(attr.toSharding(on.mesh), on.firstAxis));
  }
  return it->second;
}

unsigned ShardingAttrTable::closedIdOf(TensorShardingAttr attr) {
  auto [it, isNew] = closedIds.try_emplace(attr);
  if (isNew)
    it->second = closedId(idOf(attr));
  return it->second;
}

unsigned ShardingAttrTable::closedId(unsigned id) {
  unsigned &known = at(closed, id);
  if (known == 0)
    known = pool_.idOf(pool_[id].closed()) + 1;
  return known - 1;
}

unsigned ShardingAttrTable::openId(unsigned rank) {
  unsigned &known = at(open, rank);
  if (known == 0)
    known = pool_.idOf(TensorSharding::open(rank)) + 1;
  return known - 1;
}

unsigned ShardingAttrTable::replicatedId(unsigned rank) {
  unsigned &known = at(replicated, rank);
  if (known == 0)
    known = pool_.idOf(TensorSharding::replicated(rank)) + 1;
  return known - 1;
}

TensorShardingAttr ShardingAttrTable::attrOf(unsigned id, unsigned mesh) {
  TensorShardingAttr &attr = mesh == 0 ? at(attrs, id) : otherAttrs[{id, mesh}];
  const MeshEntry &on = meshes[mesh];
  if (!attr)
    attr = TensorShardingAttr::get(on.name.getContext(), on.name, on.mesh,
                                   renumbered(pool_[id], -int(on.firstAxis)));
  return attr;
}

void ShardingAttrTable::attachToOnlyResult(Operation *op, unsigned id,
                                           unsigned mesh) {
  DictionaryAttr before = op->getRawDictionaryAttrs();
  TensorShardingAttr sharding = attrOf(id, mesh);
  auto [it, isNew] = attached.try_emplace({before, sharding});
  if (isNew) {
    if (!shardingsName)
      shardingsName =
          StringAttr::get(before.getContext(), ShardingDialect::kShardings);
    NamedAttrList all(before);
    all.set(shardingsName,
            TensorShardingPerValueAttr::get(before.getContext(), sharding));
    it->second = all.getDictionary(before.getContext());
  }
  op->setDiscardableAttrs(it->second);
}
