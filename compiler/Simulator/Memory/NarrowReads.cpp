//===- NarrowReads.cpp - Stacks that are read in a narrower type ----------===//

#include "compiler/Simulator/Memory/NarrowReads.h"
#include "compiler/Simulator/Memory/AliasEdges.h"
#include "compiler/Simulator/Memory/LoopCarriedValues.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/OpPropertyCache.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

static FloatType floatTypeOf(Value value) {
  return dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
}

/// The type of the result of a conversion to a narrower float; else null.
static FloatType convertedType(OpOperand &use, OpPropertyCache &properties) {
  Operation *op = use.getOwner();
  if (properties.workKindOf(op) != WorkKind::Pointwise ||
      op->getNumOperands() != 1 || op->getNumResults() != 1)
    return {};
  FloatType from = floatTypeOf(use.get()), to = floatTypeOf(op->getResult(0));
  return from && to && to.getWidth() < from.getWidth() ? to : FloatType();
}

/// The type to which a matrix product rounds an operand; else null.
static FloatType roundedType(OpOperand &use) {
  auto cost = dyn_cast<EmulationCostOpInterface>(use.getOwner());
  FloatType from = floatTypeOf(use.get());
  if (!cost || !from || !from.isF32())
    return {};
  std::optional<MatrixWork> work = cost.getMatrixWork();
  return work && work->passes == 1 ? BFloat16Type::get(from.getContext())
                                   : FloatType();
}

/// The value that is the operand or slices of it in another form; else null.
static Value forwardedValue(OpOperand &use, OpPropertyCache &properties) {
  Operation *op = use.getOwner();
  const OpPropertyCache::Kind &is = properties.kindOf(op);
  if (is.forwardsOperands && op->getNumOperands() == op->getNumResults())
    return op->getResult(use.getOperandNumber());
  if ((is.workKind == WorkKind::View || is.workKind == WorkKind::Move) &&
      op->getNumResults() == 1 && use.getOperandNumber() == 0)
    return op->getResult(0);
  if (!is.isControl)
    return {};
  if (std::optional<LoopCarriedValues> carries = LoopCarriedValues::get(op))
    if (auto i = carries->findByOperand(use.getOperandNumber());
        i && carries->isUnchanged(*i))
      return carries->argument(*i);
  return {};
}

/// Adds the uses of `value` and of its slices in any form, of which there may
/// be a chain of any length.
static void addReaders(Value value, OpPropertyCache &properties,
                       SmallVectorImpl<OpOperand *> &readers) {
  SmallVector<OpOperand *> open;
  auto addUses = [&](Value name) {
    size_t begin = open.size();
    for (OpOperand &use : name.getUses())
      open.push_back(&use);
    std::reverse(open.begin() + begin, open.end());
  };
  addUses(value);
  while (!open.empty()) {
    OpOperand *use = open.pop_back_val();
    if (Value forwarded = forwardedValue(*use, properties))
      addUses(forwarded);
    else
      readers.push_back(use);
  }
}

Type mlir::gspmd::convertedTypeOf(BlockArgument invariant,
                                  OpPropertyCache &properties) {
  if (!floatTypeOf(invariant))
    return {};
  SmallVector<OpOperand *> readers;
  addReaders(invariant, properties, readers);
  for (OpOperand *use : readers)
    if (Type type = convertedType(*use, properties))
      return type;
  return {};
}

namespace {

class NarrowedStackFinder {
public:
  explicit NarrowedStackFinder(OpPropertyCache &properties)
      : properties(properties) {}
  llvm::DenseMap<Value, Type> run(ModuleOp module) {
    SmallVector<Value> seeds;
    module.walk([&](Operation *op) {
      if (properties.workKindOf(op) != WorkKind::Update)
        return;
      for (OpResult result : op->getResults())
        if (floatTypeOf(result) && updatedOperand(result))
          seeds.push_back(result);
    });
    if (seeds.empty())
      return std::move(narrowed);
    edges = AliasEdges(module);
    for (Value seed : seeds)
      if (seen.insert(seed).second)
        visit(seed);
    return std::move(narrowed);
  }

private:
  Value updatedOperand(OpResult result) {
    std::optional<unsigned> operand = properties.inPlaceOperandOf(
        result.getOwner(), result.getResultNumber());
    return operand ? result.getOwner()->getOperand(*operand) : Value();
  }

  /// Collects all names of the stack `seed`, and how it is read.
  void visit(Value seed) {
    SmallVector<Value> names = {seed};
    Type type;
    bool isNarrow = true;
    for (size_t i = 0; i < names.size(); ++i) {
      Value value = names[i];
      if (properties.isCheapConstant(value))
        continue; // several stacks may begin as the same zeros
      auto add = [&](Value name) {
        if (seen.insert(name).second)
          names.push_back(name);
      };
      isNarrow &= isMadeHere(value);
      edges.forEachName(value, add);
      if (auto result = dyn_cast<OpResult>(value))
        if (Value operand = updatedOperand(result))
          add(operand);
      for (OpOperand &use : value.getUses())
        if (Value result = updatedResult(use))
          add(result);
        else if (!edges.isSource(use))
          isNarrow &= isReadAs(use, type);
    }
    if (isNarrow && type)
      for (Value name : names)
        narrowed[name] = type;
  }

  /// Returns true if the program's caller does not hold the stack, and it is
  /// filled by updates alone.
  bool isMadeHere(Value value) {
    if (isa<BlockArgument>(value))
      return !isProgramArgument(value);
    const OpPropertyCache::Kind &is = properties.kindOf(value.getDefiningOp());
    return is.isControl || is.forwardsOperands ||
           updatedOperand(cast<OpResult>(value));
  }

  Value updatedResult(OpOperand &use) {
    if (properties.workKindOf(use.getOwner()) != WorkKind::Update)
      return {};
    for (OpResult result : use.getOwner()->getResults())
      if (properties.inPlaceOperandOf(use.getOwner(),
                                      result.getResultNumber()) ==
          use.getOperandNumber())
        return result;
    return {};
  }

  /// Returns true if all that is read by `use` is read in one narrower type,
  /// `type` if that is not null.
  bool isReadAs(OpOperand &use, Type &type) {
    SmallVector<OpOperand *> readers;
    Value forwarded = forwardedValue(use, properties);
    if (forwarded)
      addReaders(forwarded, properties, readers);
    else
      readers.push_back(&use);
    for (OpOperand *reader : readers) {
      Type narrow = convertedType(*reader, properties);
      if (!narrow)
        narrow = roundedType(*reader);
      if (!narrow || (type && type != narrow))
        return false;
      type = narrow;
    }
    return true;
  }

  OpPropertyCache &properties;
  llvm::DenseMap<Value, Type> narrowed;
  llvm::DenseSet<Value> seen;
  AliasEdges edges;
};

} // namespace

llvm::DenseMap<Value, Type>
mlir::gspmd::findNarrowedStacks(ModuleOp module, OpPropertyCache &properties) {
  return NarrowedStackFinder(properties).run(module);
}
