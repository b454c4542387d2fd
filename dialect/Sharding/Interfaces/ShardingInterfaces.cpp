//===- ShardingInterfaces.cpp - Defaults of the op interfaces -------------===//

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Sharding/ForeignEdges.h"
#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

#include "dialect/Sharding/ShardingInterfaces.cpp.inc"

double mlir::gspmd::sharding::elementBytes(Type type) {
  // Fast path: most types are tensors of numbers.
  auto tensor = dyn_cast<RankedTensorType>(type);
  Type element = tensor ? tensor.getElementType() : getElementTypeOrSelf(type);
  if (element.isIntOrFloat())
    return std::max(1.0, element.getIntOrFloatBitWidth() / 8.0);
  if (auto quantized = dyn_cast<quant::QuantizedType>(element))
    element = quantized.getStorageType();
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * complex.getElementType().getIntOrFloatBitWidth() / 8.0;
  return element.isIntOrFloat()
             ? std::max(1.0, element.getIntOrFloatBitWidth() / 8.0)
             : 8;
}

static double bytesOf(Type element, ArrayRef<int64_t> shape) {
  double bytes = elementBytes(element);
  for (int64_t size : shape) {
    if (ShapedType::isDynamic(size))
      return 0;
    bytes *= size;
  }
  return bytes;
}

double mlir::gspmd::sharding::tensorBytes(Type type) {
  // Fast path: most types are tensors.
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return bytesOf(tensor.getElementType(), tensor.getShape());
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasRank()
             ? bytesOf(shaped.getElementType(), shaped.getShape())
             : 0;
}

Type PartitionContext::localType(Type type, const TensorSharding &sharding) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return type;
  return tensor.clone(sharding.localShape(tensor.getShape()));
}

PropagationDirection mlir::gspmd::sharding::directionByPriority(Operation *op,
                                                                int level) {
  int priority = cast<ShardingRuleOpInterface>(op).getPropagationPriority();
  return priority == 0 || level >= kFirstLevelOfAllOps
             ? PropagationDirection::Both
             : PropagationDirection::None;
}

/// Returns true if the map has an entry for every dimension of the op's
/// tensors.
static bool fits(Operation *op, const FactorMap &map) {
  auto ranksMatch = [](ValueRange values, ArrayRef<TensorFactors> tensors) {
    return values.size() == tensors.size() &&
           llvm::all_of(llvm::zip_equal(values, tensors), [](auto pair) {
             auto type =
                 dyn_cast<RankedTensorType>(std::get<0>(pair).getType());
             return (type ? type.getRank() : 0) ==
                    int64_t(std::get<1>(pair).size());
           });
  };
  return ranksMatch(op->getOperands(), map.operands()) &&
         ranksMatch(op->getResults(), map.results());
}

std::optional<FactorMap> mlir::gspmd::sharding::annotatedRule(Operation *op) {
  if (auto rule = op->getAttrOfType<RuleAttr>(ShardingDialect::kRule)) {
    FactorMap map = rule.toFactorMap();
    if (fits(op, map))
      return map;
  }
  return std::nullopt;
}

std::optional<FactorMap>
mlir::gspmd::sharding::shardingRuleOf(Operation *op, bool conservative) {
  if (std::optional<FactorMap> written = annotatedRule(op))
    return written;
  if (auto model = dyn_cast<ShardingRuleOpInterface>(op))
    return model.getShardingRule(conservative);
  return std::nullopt;
}

/// Returns true if the factor is the only one of its dimension in every tensor.
static bool ownsItsDims(const FactorMap &map, unsigned factor) {
  for (unsigned t = 0; t < map.numTensors(); ++t)
    if (auto position = map.findFactor(t, factor))
      if (map.tensor(t)[position->first].size() != 1)
        return false;
  return true;
}

bool mlir::gspmd::sharding::canShardFactorGenerically(Operation *op,
                                                      const FactorMap &map,
                                                      unsigned factor,
                                                      bool uneven) {
  if (uneven && !ownsItsDims(map, factor))
    return false;
  switch (map.factor(factor).partitionKind) {
  case FactorKind::PassThrough:
    return true;
  case FactorKind::Reduction:
    return reductionKindOf(op).has_value();
  case FactorKind::NeedReplication:
  case FactorKind::Halo:
  case FactorKind::None:
    return false;
  }
  llvm_unreachable("unknown factor kind");
}

/// Overwrites the padding of the uneven reduction dimensions of operands, which
/// would otherwise contribute to the results, with the neutral element.
static void maskReducedPadding(Operation *op, const FactorMap &map,
                               PartitionContext &ctx) {
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type)
      continue;
    for (unsigned d = 0; d < type.getRank(); ++d) {
      bool reduced = llvm::any_of(map.operands()[i][d], [&](unsigned f) {
        return map.factor(f).partitionKind == FactorKind::Reduction;
      });
      int64_t shards = ctx.operandShardings[i].numShards(d);
      if (!reduced || type.getDimSize(d) % shards == 0)
        continue;
      ReductionKind kind = *reductionKindOf(op);
      Value fill = ctx.neutralElement(type.getElementType(), kind);
      ctx.operands[i] = ctx.maskPadding(ctx.operands[i], type.getShape(),
                                        ctx.operandShardings[i], d, fill);
    }
  }
}

/// Returns the op's discardable attributes without shardings.
static DictionaryAttr attrsWithoutShardings(Operation *op) {
  DictionaryAttr attrs = op->getRawDictionaryAttrs();
  bool hasRecords = attrs.contains(kForeignEdges);
  if (!attrs.contains(ShardingDialect::kShardings) && !hasRecords)
    return attrs;
  if (attrs.size() == 1)
    return DictionaryAttr::get(op->getContext());
  NamedAttrList kept(attrs);
  kept.erase(ShardingDialect::kShardings);
  if (hasRecords)
    kept.erase(kForeignEdges);
  return kept.getDictionary(op->getContext());
}

SmallVector<Value>
mlir::gspmd::sharding::cloneLocally(PartitionContext &ctx, ValueRange operands,
                                    TypeRange types,
                                    ArrayRef<NamedAttribute> attrs) {
  Operation *op = ctx.op;
  // Properties are copied directly: as attributes they would be uniqued.
  Operation *localOp =
      Operation::create(op->getLoc(), op->getName(), types, operands,
                        attrsWithoutShardings(op), op->getPropertiesStorage(),
                        /*successors=*/BlockRange(), op->getNumRegions());
  for (NamedAttribute attr : attrs)
    localOp->setAttr(attr.getName(), attr.getValue());
  for (auto [from, to] :
       llvm::zip_equal(op->getRegions(), localOp->getRegions())) {
    IRMapping mapping;
    from.cloneInto(&to, mapping);
  }
  ctx.builder.insert(localOp);
  return SmallVector<Value>(localOp->getResults());
}

/// Returns true if some operand is sharded unevenly.
static bool isUneven(Operation *op, const PartitionContext &ctx) {
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (auto type = dyn_cast<RankedTensorType>(operand.getType()))
      if (!ctx.operandShardings[i].isEven(type.getShape()))
        return true;
  return false;
}

FailureOr<SmallVector<Value>>
mlir::gspmd::sharding::partitionGenerically(Operation *op,
                                            PartitionContext &ctx) {
  if (isUneven(op, ctx))
    maskReducedPadding(op, partitionRuleOf(op), ctx);
  return cloneLocally(ctx);
}
