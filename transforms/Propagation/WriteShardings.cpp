//===- WriteShardings.cpp - From the side table to attributes -------------===//

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Propagation/ShardingTable.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Is there something to say of the tensor (always so with `all`)?
bool ShardingTable::isWritten(int number, bool all) const {
  if (number < 0)
    return false;
  return all || tensors[number].annotated ||
         llvm::any_of(shardingOf(number).dims(),
                      [](const auto &dim) { return !dim.axes.empty(); });
}

/// What nothing is known of is on the first mesh.
unsigned ShardingTable::meshOf(int number) const {
  unsigned mesh = tensors[number].mesh;
  return mesh == TensorEntry::kNoMesh ? 0 : mesh;
}

TensorShardingAttr ShardingTable::attrOf(int number) {
  return shardings->attrOf(tensors[number].sharding, meshOf(number));
}

void ShardingTable::writeResults(Operation *op, bool all) {
  bool isPlain = op->getNumResults() == 1 && !isa<ManualComputationOp>(op);
  for (Value result : op->getResults()) {
    int number = findNumber(result);
    if (!isWritten(number, all))
      continue;
    if (isPlain)
      shardings->attachToOnlyResult(op, tensors[number].sharding,
                                    meshOf(number));
    else
      setSharding(result, attrOf(number));
  }
}

/// Arguments and results.
void ShardingTable::writeFunction(FunctionOpInterface func, bool all) {
  auto name = StringAttr::get(func.getContext(), ShardingDialect::kSharding);
  // All at once: each change of one entry would copy the list.
  auto update = [&](ArrayRef<int> numbers, auto attrsOf, auto setAll) {
    SmallVector<DictionaryAttr> attrs;
    bool isChanged = false;
    for (auto [i, number] : llvm::enumerate(numbers)) {
      DictionaryAttr old = attrsOf(i);
      attrs.push_back(old ? old : DictionaryAttr::get(func.getContext()));
      if (!isWritten(number, all))
        continue;
      NamedAttrList list(attrs.back());
      list.set(name, attrOf(number));
      attrs.back() = list.getDictionary(func.getContext());
      isChanged = true;
    }
    if (isChanged)
      setAll(attrs);
  };
  if (!func.isExternal()) {
    SmallVector<int> numbers;
    for (BlockArgument arg : func.getArguments())
      numbers.push_back(findNumber(arg));
    update(
        numbers, [&](unsigned i) { return func.getArgAttrDict(i); },
        [&](ArrayRef<DictionaryAttr> attrs) { func.setAllArgAttrs(attrs); });
  }
  update(
      resultNumbers.lookup(func),
      [&](unsigned i) { return func.getResultAttrDict(i); },
      [&](ArrayRef<DictionaryAttr> attrs) { func.setAllResultAttrs(attrs); });
}

void ShardingTable::write(bool all) {
  if (!getMeshName())
    return;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    writeResults(op, all);
    if (op->getNumRegions() == 0)
      return WalkResult::skip();
    if (isa<ManualComputationOp>(op) ||
        op->hasAttr(ShardingDialect::kBlockArgs))
      for (BlockArgument arg : op->getRegion(0).getArguments())
        if (int number = findNumber(arg); isWritten(number, all))
          setSharding(arg, attrOf(number));
    if (auto func = dyn_cast<FunctionOpInterface>(op))
      writeFunction(func, all);
    return hasProgramRegions(op) ? WalkResult::advance() : WalkResult::skip();
  });
}
