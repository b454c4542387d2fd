//===- ShardingTable.cpp - Shardings during completion --------------------===//

#include "transforms/Propagation/Table/ShardingTable.h"
#include "transforms/Propagation/Table/ShardingTableBuilder.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// A tensor without axes is on the first mesh.
unsigned ShardingTable::meshOf(int number) const {
  unsigned mesh = tensors[number].mesh;
  return mesh == TensorEntry::kNoMesh ? 0 : mesh;
}

TensorShardingAttr ShardingTable::attrOf(int number) {
  return shardings->attrOf(tensors[number].sharding, meshOf(number));
}

std::optional<unsigned>
ShardingTable::commonMesh(const PropagationNode &node) const {
  std::optional<unsigned> common;
  for (int number : getTensorsOf(node)) {
    if (number < 0 || tensors[number].mesh == TensorEntry::kNoMesh)
      continue;
    unsigned mesh = tensors[number].mesh;
    if (!common || shardings->isEmptyMesh(*common))
      common = mesh;
    else if (mesh != *common && !shardings->isEmptyMesh(mesh))
      return std::nullopt;
  }
  return common;
}

FailureOr<ShardingTable> ShardingTable::build(ModuleOp module,
                                              bool conservative) {
  ShardingTable table;
  table.module = module;
  table.conservative = conservative;
  table.shardings = std::make_unique<ShardingAttrTable>(module);
  if (failed(ShardingTableBuilder(table).run()))
    return failure();
  return table;
}
