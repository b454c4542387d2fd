//===- ShardingInterfaces.cpp - The generic partition of an op ------------===//

#include "dialect/Sharding/ShardingInterfaces.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::gspmd::sharding;
using ::gspmd::AxisList;
using ::gspmd::FactorKind;
using ::gspmd::FactorMap;
using ::gspmd::TensorSharding;

#include "dialect/Sharding/ShardingInterfaces.cpp.inc"

double mlir::gspmd::sharding::elementBytes(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * complex.getElementType().getIntOrFloatBitWidth() / 8.0;
  return element.isIntOrFloat()
             ? std::max(1.0, element.getIntOrFloatBitWidth() / 8.0)
             : 8;
}

double mlir::gspmd::sharding::tensorBytes(Type type) {
  auto tensor = dyn_cast<ShapedType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return 0;
  double bytes = elementBytes(tensor);
  for (int64_t size : tensor.getShape())
    bytes *= size;
  return bytes;
}

Type PartitionContext::localType(Type type, const TensorSharding &sharding) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return type;
  return tensor.clone(sharding.localShape(tensor.getShape()));
}

RankedTensorType PartitionContext::localResultType(unsigned i) const {
  return cast<RankedTensorType>(
      localType(op->getResult(i).getType(), resultShardings[i]));
}

PropagationDirection
mlir::gspmd::sharding::directionByPriority(Operation *op, int level) {
  int priority = cast<ShardingRuleOpInterface>(op).getPropagationPriority();
  return level >= std::min(priority, 2) ? PropagationDirection::Both
                                        : PropagationDirection::None;
}

/// Is the factor, wherever it occurs, the only one of its dimension?
static bool isAloneEverywhere(const FactorMap &map, unsigned factor) {
  for (unsigned t = 0; t < map.numTensors(); ++t)
    if (auto place = map.findFactor(t, factor))
      if (map.tensor(t)[place->first].size() != 1)
        return false;
  return true;
}

bool mlir::gspmd::sharding::canCutFactorGenerically(Operation *op,
                                                    const FactorMap &map,
                                                    unsigned factor,
                                                    bool uneven) {
  if (uneven && !isAloneEverywhere(map, factor))
    return false;
  switch (map.factor(factor).kind) {
  case FactorKind::PassThrough:
    return true;
  case FactorKind::Reduction:
    return cast<ShardingRuleOpInterface>(op).getReductionKind().has_value();
  case FactorKind::NeedReplication:
  case FactorKind::Permutation:
  case FactorKind::Blocked:
    return false;
  }
  llvm_unreachable("unknown factor kind");
}

/// Overwrites the padding of operands' uneven reduction dimensions, which the
/// op would otherwise mix into its results, with what is neutral to it.
static void maskReducedPadding(Operation *op, const FactorMap &map,
                               PartitionContext &ctx) {
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type)
      continue;
    for (unsigned d = 0; d < type.getRank(); ++d) {
      bool reduced = llvm::any_of(map.operands()[i][d], [&](unsigned f) {
        return map.factor(f).kind == FactorKind::Reduction;
      });
      int64_t shards = ctx.operandShardings[i].numShards(d);
      if (!reduced || type.getDimSize(d) % shards == 0)
        continue;
      ReductionKind kind =
          *cast<ShardingRuleOpInterface>(op).getReductionKind();
      Value fill = ctx.neutralElement(type.getElementType(), kind);
      ctx.operands[i] =
          ctx.maskPadding(ctx.operands[i], type.getShape(),
                          ctx.operandShardings[i], d, fill);
    }
  }
}

SmallVector<Value>
mlir::gspmd::sharding::cloneLocally(Operation *op, PartitionContext &ctx,
                                    ArrayRef<NamedAttribute> attrs) {
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(ctx.operands);
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    state.addTypes(PartitionContext::localType(op->getResult(i).getType(),
                                               ctx.resultShardings[i]));
  NamedAttrList all(op->getAttrDictionary());
  all.erase(ShardingDialect::kShardings);
  for (NamedAttribute attr : attrs)
    all.set(attr.getName(), attr.getValue());
  state.addAttributes(all);
  for (Region &region : op->getRegions()) {
    IRMapping mapping;
    region.cloneInto(state.addRegion(), mapping);
  }
  return SmallVector<Value>(ctx.builder.create(state)->getResults());
}

FailureOr<SmallVector<Value>>
mlir::gspmd::sharding::partitionGenerically(Operation *op,
                                            PartitionContext &ctx) {
  auto ruleOp = cast<ShardingRuleOpInterface>(op);
  maskReducedPadding(op, ruleOp.getShardingRule(/*conservative=*/false), ctx);
  return cloneLocally(op, ctx);
}
