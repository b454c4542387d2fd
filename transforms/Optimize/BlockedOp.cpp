//===- BlockedOp.cpp - An op, one block of a dimension at a time ----------===//

#include "transforms/Optimize/BlockedOp.h"

#include "dialect/Sharding/WrittenRules.h"
#include "dialect/StableHLO/TensorOps.h"
#include "transforms/OpModels/Support/NeutralElements.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::AxisList;
using ::gspmd::AxisRef;
using ::gspmd::FactorMap;
using ::gspmd::Mesh;
using ::gspmd::TensorSharding;
using stablehlo::TensorOps;
using stablehlo::typeOf;

namespace {

/// What the op's partition is told: its blocks are the parts of devices along
/// an axis, which differ in their number only.
class BlockContext : public sharding::PartitionContext {
public:
  BlockContext(Operation *op, OpBuilder &builder, const Mesh &mesh,
               Value number)
      : PartitionContext(op, builder, mesh,
                         FlatSymbolRefAttr::get(op->getContext(), "blocks")),
        number(number) {}

  Value maskPadding(Value local, ArrayRef<int64_t>, const TensorSharding &,
                    unsigned, Value) override {
    return local; // blocks are even
  }
  Value neutralElement(Type type, sharding::ReductionKind kind) override {
    return gspmd::neutralElement(builder, op->getLoc(), type, kind);
  }
  Value absentElement(Type type) override {
    return gspmd::absentElement(builder, op->getLoc(), type);
  }
  Value wholeOf(Value, unsigned, ArrayRef<AxisRef>) override { return {}; }
  Value axisIndex(ArrayRef<AxisRef>) override { return number; }

  // The op has said that it exchanges nothing.
  Value allReduce(Value, ArrayRef<AxisRef>, sharding::ReductionKind) override {
    refuse();
  }
  Value allGather(Value, unsigned, ArrayRef<AxisRef>) override { refuse(); }
  Value haloExchange(Value, unsigned, int64_t, int64_t, int64_t,
                     ArrayRef<AxisRef>) override {
    refuse();
  }
  Value mirror(Value, int64_t, ArrayRef<AxisRef>) override { refuse(); }
  Value reshard(Value, ArrayRef<int64_t>, const TensorSharding &,
                const TensorSharding &) override {
    refuse();
  }

private:
  [[noreturn]] static void refuse() {
    llvm_unreachable("exchanges something, but tells of no bytes");
  }

  Value number;
};

} // namespace

static Value tensorOf(Operation *op, unsigned tensor) {
  return tensor < op->getNumOperands() ? op->getOperand(tensor)
                                       : op->getResult(0);
}

std::optional<BlockedOp> BlockedOp::make(Operation *op, unsigned tensor,
                                         unsigned dim, int64_t blocks) {
  if (op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      !sharding::hasPartitionRule(op))
    return std::nullopt;
  FactorMap map = sharding::partitionRuleOf(op);
  ArrayRef<unsigned> factors = map.tensor(tensor)[dim];
  if (factors.empty())
    return std::nullopt;
  // Blocks of the dimension are those of its major factor.
  unsigned factor = factors.front();
  if (map.factor(factor).size % blocks != 0 ||
      !sharding::canCutFactorOf(op, map, factor, /*uneven=*/false))
    return std::nullopt;
  SmallVector<AxisList> axes(map.numFactors());
  axes[factor] = {AxisRef(0, 1, blocks)};
  if (sharding::communicatedBytesOf(op, map, axes) > 0)
    return std::nullopt;
  BlockedOp blocked(op, blocks);
  for (unsigned t = 0; t < map.numTensors(); ++t) {
    auto place = map.findFactor(t, factor);
    if (place && place->second != 0)
      return std::nullopt; // blocks of the minor part lie apart
    blocked.dims.push_back(place ? std::optional(place->first) : std::nullopt);
  }
  if (blocked.sumsBlocks() &&
      sharding::reductionKindOf(op) != sharding::ReductionKind::Add)
    return std::nullopt;
  return blocked;
}

SmallVector<unsigned> BlockedOp::operandsInBlocks() const {
  SmallVector<unsigned> operands;
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    if (dims[i])
      operands.push_back(i);
  return operands;
}

Value BlockedOp::emit(OpBuilder &builder, Value number, ValueRange operands,
                      const llvm::SmallBitVector &isBlock) const {
  Mesh mesh({{"block", blocks}});
  BlockContext ctx(op, builder, mesh, number);
  std::vector<TensorSharding> shardings;
  for (unsigned t = 0; t < dims.size(); ++t) {
    auto type = dyn_cast<RankedTensorType>(tensorOf(op, t).getType());
    TensorSharding whole =
        TensorSharding::replicated(type ? type.getRank() : 0);
    shardings.push_back(dims[t] ? whole.withAxes(*dims[t], mesh.fullAxis(0))
                                : whole);
  }
  for (auto [i, operand] : llvm::enumerate(operands)) {
    bool isWhole = dims[i] && !isBlock.test(i);
    int64_t size = isWhole ? typeOf(operand).getDimSize(*dims[i]) / blocks : 0;
    ctx.operands.push_back(isWhole ? takeBlock(builder, op->getLoc(), operand,
                                               *dims[i], number, size)
                                   : operand);
    ctx.operandShardings.push_back(shardings[i]);
  }
  ctx.resultShardings.push_back(shardings.back());
  ctx.resultTypes.push_back(sharding::PartitionContext::localType(
      op->getResult(0).getType(), shardings.back()));
  FailureOr<SmallVector<Value>> results = sharding::partitionOf(op, ctx);
  assert(succeeded(results) && "could be cut");
  return results->front();
}

static Value startOf(TensorOps &ops, Value number, int64_t size) {
  Type type = typeOf(number).getElementType();
  return ops.multiply(number, ops.scalar(type, size));
}

Value mlir::gspmd::takeBlock(OpBuilder &builder, Location loc, Value value,
                             unsigned dim, Value number, int64_t size) {
  TensorOps ops(builder, loc);
  return ops.dynamicSlice(value, dim, startOf(ops, number, size), size);
}

Value mlir::gspmd::putBlock(OpBuilder &builder, Location loc, Value value,
                            unsigned dim, Value number, Value block) {
  TensorOps ops(builder, loc);
  Type type = typeOf(number).getElementType();
  SmallVector<Value> starts(typeOf(value).getRank(), ops.scalar(type, 0));
  starts[dim] = startOf(ops, number, typeOf(block).getDimSize(dim));
  return ops.dynamicUpdateSlice(value, block, starts);
}
