//===- RowChain.cpp - Values that are constant along a row ----------------===//

#include "compiler/Optimize/RingAttention/RowChain.h"

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::TensorOps;
using stablehlo::typeOf;

/// The most ops between a reduction and its broadcast: guards against infinite
/// maxima take about six.
static constexpr size_t kMaxLinks = 16;

std::optional<RowChain>
RowChain::get(Value value, unsigned dim,
              const llvm::SmallDenseSet<Value> &reductions,
              llvm::function_ref<bool(Operation *)> isDependent,
              llvm::function_ref<bool(Value)> isVarying) {
  RowChain chain;
  chain.value = value;
  chain.dim = dim;
  // The dimension of each value; nullopt if the value does not have it.
  llvm::SmallMapVector<Value, std::optional<unsigned>, 8> values;
  values.insert({value, typeOf(value).getDimSize(dim) == 1
                            ? std::nullopt
                            : std::optional(dim)});
  for (size_t i = 0; i < values.size(); ++i) {
    auto [next, nextDim] = *(values.begin() + i);
    Operation *op = next.getDefiningOp();
    bool isReduction = reductions.contains(next);
    if (!op || !isDependent(op) || isReduction) {
      if (nextDim)
        return std::nullopt; // varies along the dimension
      continue;
    }
    if (isVarying(next) || op->getNumResults() != 1 ||
        op->getNumRegions() != 0 || !isMemoryEffectFree(op) ||
        chain.links.size() == kMaxLinks ||
        isa_and_nonnull<spmd::SpmdDialect>(op->getDialect()))
      return std::nullopt;
    std::optional<BlockedOp> blocked;
    if (nextDim)
      if (blocked = BlockedOp::get(op, op->getNumOperands(), *nextDim,
                                   {typeOf(next).getDimSize(*nextDim), 1});
          !blocked)
        return std::nullopt;
    chain.links.push_back({op, blocked});
    for (auto [k, operand] : llvm::enumerate(op->getOperands())) {
      auto operandDim = blocked ? blocked->dimOf(k) : std::nullopt;
      auto [it, isNew] = values.insert({operand, operandDim});
      if (!isNew && it->second != operandDim)
        return std::nullopt;
    }
  }
  llvm::sort(chain.links, [](const Link &a, const Link &b) {
    return a.op->isBeforeInBlock(b.op);
  });
  return chain;
}

Value RowChain::emit(
    OpBuilder &builder,
    const llvm::SmallDenseMap<Value, Value> &reductions) const {
  TensorOps ops(builder, value.getLoc());
  Value first = ops.scalar(builder.getI32Type(), 0);
  IRMapping mapping;
  for (auto [from, to] : reductions)
    mapping.map(from, to);
  for (const Link &link : links) {
    if (!link.blocked) {
      builder.clone(*link.op, mapping);
      continue;
    }
    SmallVector<Value> operands;
    llvm::SmallBitVector isBlock(link.op->getNumOperands());
    for (auto [i, operand] : llvm::enumerate(link.op->getOperands())) {
      operands.push_back(mapping.lookupOrDefault(operand));
      if (link.blocked->dimOf(i))
        isBlock.set(i);
    }
    mapping.map(link.op->getResult(0),
                link.blocked->emit(builder, first, operands, isBlock));
  }
  if (first.use_empty())
    first.getDefiningOp()->erase();
  Value row = mapping.lookup(value);
  SmallVector<int64_t> shape(typeOf(row).getShape());
  shape.erase(shape.begin() + dim);
  return ops.reshape(row, shape);
}
