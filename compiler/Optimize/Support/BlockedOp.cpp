//===- BlockedOp.cpp - Ops executed block by block ------------------------===//

#include "compiler/Optimize/Support/BlockedOp.h"

#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/OpModels/Support/NeutralElements.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ReductionKind;
using stablehlo::TensorOps;
using stablehlo::typeOf;

namespace {

/// The context of the op's partition: blocks take the role of shards along a
/// mesh axis, and differ only in their index.
class BlockContext : public sharding::PartitionContext {
public:
  BlockContext(Operation *op, OpBuilder &builder, const Mesh &mesh,
               Value blockIndex)
      : PartitionContext(op, builder, mesh,
                         FlatSymbolRefAttr::get(op->getContext(), "blocks")),
        blockIndex(blockIndex) {}

  Value maskPadding(Value local, ArrayRef<int64_t> fullShape,
                    const TensorSharding &sharding, unsigned dim,
                    Value fill) override {
    RankedTensorType type = typeOf(local);
    int64_t size = type.getDimSize(dim);
    if (size * sharding.numShards(dim) == fullShape[dim])
      return local;
    TensorOps ops(builder, op->getLoc());
    auto line = RankedTensorType::get({size}, builder.getI32Type());
    Value start =
        ops.multiply(blockIndex, ops.scalar(line.getElementType(), size));
    Value positions = ops.add(ops.iota(line, 0), ops.splat(start, line));
    Value isInside = ops.less(positions, ops.constant(line, fullShape[dim]));
    auto mask = type.clone(builder.getI1Type());
    return ops.select(ops.broadcast(isInside, mask, int64_t(dim)), local,
                      ops.splat(fill, type));
  }
  Value neutralElement(Type type, ReductionKind kind) override {
    return gspmd::neutralElement(builder, op->getLoc(), type, kind);
  }
  Value selectionNeutralElement(Type type) override {
    return gspmd::selectionNeutralElement(builder, op->getLoc(), type);
  }
  const TensorSharding &shardingOf(Value) override { reportCommunication(); }
  Value globalTensorOf(Value, unsigned, ArrayRef<AxisRef>) override {
    return {};
  }
  Value axisIndex(ArrayRef<AxisRef>) override {
    dependsOnBlockIndex = true;
    return blockIndex;
  }
  bool dependsOnBlockIndex = false;

  // The op declared that it does not communicate.
  Value allReduce(Value, ArrayRef<AxisRef>, ReductionKind) override {
    reportCommunication();
  }
  Value allGather(Value, unsigned, ArrayRef<AxisRef>) override {
    reportCommunication();
  }
  Value haloExchange(Value, unsigned, int64_t, int64_t, int64_t,
                     ArrayRef<AxisRef>) override {
    reportCommunication();
  }
  Value mirror(Value, int64_t, ArrayRef<AxisRef>) override {
    reportCommunication();
  }
  /// Takes the block of a tensor that every block has, such as a constant.
  Value reshard(Value local, ArrayRef<int64_t> fullShape,
                const TensorSharding &from, const TensorSharding &to) override {
    for (unsigned d = 0; d < fullShape.size(); ++d) {
      if (!from.axesOf(d).empty())
        reportCommunication();
      if (to.axesOf(d).empty())
        continue;
      dependsOnBlockIndex = true;
      local = takeBlock(builder, op->getLoc(), local, d, {to.numShards(d), 1},
                        blockIndex);
    }
    return local;
  }

private:
  [[noreturn]] static void reportCommunication() {
    llvm_unreachable("op communicates although communicatedBytesOf returned 0");
  }

  Value blockIndex;
};

} // namespace

static Value tensorOf(Operation *op, unsigned tensor) {
  return tensor < op->getNumOperands() ? op->getOperand(tensor)
                                       : op->getResult(0);
}

std::optional<BlockedOp> BlockedOp::get(Operation *op, unsigned tensorIndex,
                                        unsigned dim, Blocking blocking,
                                        BlockedOpExtensions extensions) {
  // Blocking an empty tensor gains nothing, and zero communicated bytes do not
  // prove that the op does not communicate.
  auto isEmpty = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && llvm::is_contained(tensor.getShape(), 0);
  };
  if (llvm::any_of(op->getOperandTypes(), isEmpty) ||
      llvm::any_of(op->getResultTypes(), isEmpty))
    return std::nullopt;
  // An op without operands, such as a constant, would become a dynamic slice.
  bool isSource = op->getNumOperands() == 0;
  if ((isSource && !extensions.sources) || op->getNumResults() != 1 ||
      !isMemoryEffectFree(op) || !sharding::hasPartitionRule(op))
    return std::nullopt;
  std::optional<ReductionKind> kind = sharding::reductionKindOf(op);
  bool isMaximum = extensions.maxima && kind == ReductionKind::Max;
  if (op->getNumRegions() != 0 &&
      !(extensions.regions && sharding::isSelfContained(op)))
    return std::nullopt;
  FactorMap map = sharding::partitionRuleOf(op);
  ArrayRef<unsigned> factors = map.tensor(tensorIndex)[dim];
  if (factors.empty())
    return std::nullopt;
  // Blocks of the dimension are those of its major factor.
  unsigned factor = factors.front();
  bool isUneven = !blocking.divides(map.factor(factor).size);
  if ((isUneven && !(extensions.unevenBlocks && blocking.segments == 1)) ||
      !sharding::canShardFactorOf(op, map, factor, isUneven))
    return std::nullopt;
  SmallVector<AxisList> axes(map.numFactors());
  axes[factor] = {AxisRef(0, 1, blocking.blocks)};
  if (sharding::communicatedBytesOf(op, map, axes) > 0)
    return std::nullopt;
  BlockedOp blocked(op, blocking);
  if (!blocked.setDims(map, factor, isUneven))
    return std::nullopt;
  if (blocked.accumulatesBlocks() && !isMaximum &&
      (kind != ReductionKind::Add || !blocked.yieldsPartialSums()))
    return std::nullopt;
  // The index may matter beyond the block: for example, the preceding groups of
  // a ragged_dot.
  if (!isSource && blocked.dependsOnPosition())
    return std::nullopt;
  return blocked;
}

bool BlockedOp::setDims(const FactorMap &map, unsigned factor, bool isUneven) {
  for (unsigned t = 0; t < map.numTensors(); ++t) {
    auto position = map.findFactor(t, factor);
    if (!position) {
      dims.push_back(std::nullopt);
      continue;
    }
    if (position->second != 0)
      return false; // blocks of a minor factor are not contiguous
    int64_t size = cast<RankedTensorType>(tensorOf(op, t).getType())
                       .getDimSize(position->first);
    // With strides, the windows may end before the last block does.
    if (isUneven ? size != map.factor(factor).size : !blocking.divides(size))
      return false;
    dims.push_back(position->first);
  }
  return true;
}

std::optional<RankedTensorType> mlir::gspmd::accumulationTypeOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return std::nullopt;
  Type element = tensor.getElementType();
  if (auto real = dyn_cast<FloatType>(element); real && real.getWidth() < 32)
    return RankedTensorType::get(tensor.getShape(),
                                 Float32Type::get(type.getContext()),
                                 tensor.getEncoding());
  if (element.isInteger(1) ||
      !isa<FloatType, IntegerType, ComplexType>(element))
    return std::nullopt;
  return tensor;
}

RankedTensorType BlockedOp::partialResultType() const {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  return sharding::reductionKindOf(op) == ReductionKind::Add
             ? *accumulationTypeOf(type)
             : type;
}

BlockedOp::EmittedBlock BlockedOp::emitTrial(Block &scratch) const {
  OpBuilder builder(op->getContext());
  builder.setInsertionPointToStart(&scratch);
  Value blockIndex =
      TensorOps(builder, op->getLoc()).scalar(builder.getI32Type(), 0);
  return emitBlock(builder, blockIndex, op->getOperands(),
                   llvm::SmallBitVector(op->getNumOperands()));
}

/// Returns true if the op's partial sums can be accumulated and the op supports
/// their type, which is verified on a trial op.
bool BlockedOp::yieldsPartialSums() const {
  Type type = op->getResult(0).getType();
  auto sumType = accumulationTypeOf(type);
  if (!sumType || *sumType == type)
    return sumType.has_value();
  Block scratch;
  Value term = emitTrial(scratch).value;
  // Suppresses the verifier's diagnostics of the trial op.
  ScopedDiagnosticHandler quiet(op->getContext(),
                                [](Diagnostic &) { return success(); });
  bool isValid =
      term.getType() == *sumType && llvm::all_of(scratch, [](Operation &inner) {
        return succeeded(verify(&inner));
      });
  scratch.dropAllReferences();
  return isValid;
}

bool BlockedOp::dependsOnPosition() const {
  Block scratch;
  bool dependsOnBlockIndex = emitTrial(scratch).dependsOnBlockIndex;
  scratch.dropAllReferences();
  return dependsOnBlockIndex;
}

SmallVector<unsigned> BlockedOp::operandsInBlocks() const {
  SmallVector<unsigned> operands;
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    if (dims[i])
      operands.push_back(i);
  return operands;
}

Value BlockedOp::emit(OpBuilder &builder, Value blockIndex, ValueRange operands,
                      const llvm::SmallBitVector &isBlock) const {
  return emitBlock(builder, blockIndex, operands, isBlock).value;
}

BlockedOp::EmittedBlock
BlockedOp::emitBlock(OpBuilder &builder, Value blockIndex, ValueRange operands,
                     const llvm::SmallBitVector &isBlock) const {
  Mesh mesh({{"block", blocking.blocks}});
  BlockContext ctx(op, builder, mesh, blockIndex);
  std::vector<TensorSharding> shardings;
  for (unsigned t = 0; t < dims.size(); ++t) {
    auto type = dyn_cast<RankedTensorType>(tensorOf(op, t).getType());
    TensorSharding full = TensorSharding::replicated(type ? type.getRank() : 0);
    shardings.push_back(dims[t] ? full.withAxes(*dims[t], mesh.fullAxis(0))
                                : full);
  }
  for (auto [i, operand] : llvm::enumerate(operands)) {
    bool isFull = dims[i] && !isBlock.test(i);
    ctx.operands.push_back(isFull ? takeBlock(builder, op->getLoc(), operand,
                                              *dims[i], blocking, blockIndex)
                                  : operand);
    ctx.operandShardings.push_back(shardings[i]);
  }
  ctx.resultShardings.push_back(shardings.back());
  ctx.resultTypes.push_back(sharding::PartitionContext::localType(
      accumulatesBlocks() ? partialResultType() : op->getResult(0).getType(),
      shardings.back()));
  FailureOr<SmallVector<Value>> results = sharding::partitionOf(op, ctx);
  assert(succeeded(results) && "op can be partitioned");
  return {results->front(), ctx.dependsOnBlockIndex};
}

/// Returns `value` with dimension `dim` replaced by these dimensions.
static Value reshapeDims(TensorOps &ops, Value value, unsigned dim,
                         unsigned dimsBefore, ArrayRef<int64_t> dimsAfter) {
  SmallVector<int64_t> shape(typeOf(value).getShape());
  shape.erase(shape.begin() + dim, shape.begin() + dim + dimsBefore);
  shape.insert(shape.begin() + dim, dimsAfter.begin(), dimsAfter.end());
  return ops.reshape(value, shape);
}

Value mlir::gspmd::takeBlock(OpBuilder &builder, Location loc, Value value,
                             unsigned dim, Blocking blocking,
                             Value blockIndex) {
  TensorOps ops(builder, loc);
  int64_t segments = blocking.segments;
  int64_t full = typeOf(value).getDimSize(dim);
  int64_t size = llvm::divideCeil(full, segments * blocking.blocks);
  Value start = ops.multiply(
      blockIndex, ops.scalar(typeOf(blockIndex).getElementType(), size));
  if (int64_t missing = size * blocking.blocks - full;
      segments == 1 && missing > 0)
    value = ops.pad(value, ops.scalar(typeOf(value).getElementType(), 0), dim,
                    0, missing);
  if (segments == 1)
    return ops.dynamicSlice(value, dim, start, size);
  Value inSegments =
      reshapeDims(ops, value, dim, 1, {segments, size * blocking.blocks});
  return reshapeDims(ops, ops.dynamicSlice(inSegments, dim + 1, start, size),
                     dim, 2, {segments * size});
}

Value mlir::gspmd::putBlock(OpBuilder &builder, Location loc, Value value,
                            unsigned dim, Blocking blocking, Value blockIndex,
                            Value block) {
  TensorOps ops(builder, loc);
  Type type = typeOf(blockIndex).getElementType();
  int64_t segments = blocking.segments, full = typeOf(value).getDimSize(dim);
  int64_t size = full / (segments * blocking.blocks);
  bool hasSegments = segments > 1;
  Value target = value;
  if (hasSegments) {
    target = reshapeDims(ops, value, dim, 1, {segments, full / segments});
    block = reshapeDims(ops, block, dim, 1, {segments, size});
  }
  SmallVector<Value> starts(typeOf(target).getRank(), ops.scalar(type, 0));
  starts[dim + hasSegments] = ops.multiply(blockIndex, ops.scalar(type, size));
  Value result = ops.dynamicUpdateSlice(target, block, starts);
  return hasSegments ? reshapeDims(ops, result, dim, 2, {full}) : result;
}
