//===- ProgramTensors.cpp - Tensors that users name -----------------------===//

#include "transforms/Support/Diagnostics/ProgramTensors.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "transforms/Support/Regions.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Key of the occurrence of the operand in the location of an added
/// `mesh_split`, beside its name.
static constexpr llvm::StringLiteral kSplitOccurrence =
    "sharding.split_occurrence";

Type ProgramTensor::getType() const {
  return value ? value.getType()
               : FunctionOpInterface(func).getResultTypes()[index];
}

TensorKey ProgramTensor::getKey(ValueNames &names) const {
  if (value)
    return {ValueNames::functionOf(value), names.nameOf(value), occurrence};
  return {FunctionOpInterface(func).getName(), "result" + std::to_string(index),
          occurrence};
}

Location mlir::gspmd::locationOfAddedSplit(const ProgramTensor &tensor,
                                           ValueNames &names) {
  Value value = tensor.value;
  Builder builder(value.getContext());
  return locationWithName(
      withoutNames(value.getLoc()), names.nameOf(value),
      builder.getNamedAttr(kSplitOccurrence,
                           builder.getI32IntegerAttr(tensor.occurrence)));
}

/// Returns the occurrence of the tensor to which an edit added `op`.
static std::optional<unsigned> findSplitOccurrence(Operation *op) {
  if (!isa<sharding::MeshSplitOp>(op))
    return std::nullopt;
  auto fused = dyn_cast<FusedLoc>(op->getLoc());
  auto dict = fused ? dyn_cast_or_null<DictionaryAttr>(fused.getMetadata())
                    : DictionaryAttr();
  auto occurrence =
      dict ? dict.getAs<IntegerAttr>(kSplitOccurrence) : IntegerAttr();
  if (!occurrence)
    return std::nullopt;
  return occurrence.getInt();
}

namespace {
/// Numbers the tensors of each name.
class TensorVisitor {
public:
  TensorVisitor(ValueNames &names,
                llvm::function_ref<void(const ProgramTensor &)> visit)
      : names(names), visitTensor(visit) {}

  void visit(ProgramTensor tensor) {
    auto type = dyn_cast<RankedTensorType>(tensor.getType());
    if (!type || type.getRank() == 0)
      return;
    Operation *op = tensor.value ? tensor.value.getDefiningOp() : nullptr;
    if (auto occurrence = op ? findSplitOccurrence(op) : std::nullopt) {
      tensor.occurrence = *occurrence;
      tensor.isAddedByEdit = true;
    } else {
      TensorKey key = tensor.getKey(names);
      tensor.occurrence = counts[key.function][key.name]++;
    }
    visitTensor(tensor);
  }

private:
  ValueNames &names;
  llvm::function_ref<void(const ProgramTensor &)> visitTensor;
  /// By function and name.
  llvm::StringMap<llvm::StringMap<unsigned>> counts;
};
} // namespace

void mlir::gspmd::forEachTensor(
    ModuleOp module, ValueNames &names,
    llvm::function_ref<void(const ProgramTensor &)> visit) {
  TensorVisitor visitor(names, visit);
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto func = dyn_cast<FunctionOpInterface>(op);
    if (func && !func.isExternal())
      for (BlockArgument arg : func.getArguments())
        visitor.visit({arg, func, arg.getArgNumber(), /*isArgument=*/true});
    if (func)
      for (unsigned i = 0; i < func.getNumResults(); ++i)
        visitor.visit({Value(), func, i});
    for (Value result : op->getResults())
      visitor.visit({result, {}});
    if (!hasProgramRegions(op))
      return WalkResult::skip();
    if (!func)
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (BlockArgument arg : block.getArguments())
            visitor.visit({arg, {}});
    return WalkResult::advance();
  });
}
