//===- BlockedOp.cpp - Ops executed block by block ------------------------===//

#include "compiler/Optimize/Support/BlockedOp.h"

#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/OpModels/Support/NeutralElements.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::TensorOps;
using stablehlo::typeOf;

namespace {

/// The context of the op's partition: blocks take the role of shards along a
/// mesh axis, and differ only in their index.
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
  Value selectionNeutralElement(Type type) override {
    return gspmd::selectionNeutralElement(builder, op->getLoc(), type);
  }
  Value globalTensorOf(Value, unsigned, ArrayRef<AxisRef>) override {
    return {};
  }
  Value axisIndex(ArrayRef<AxisRef>) override {
    dependsOnBlockIndex = true;
    return number;
  }
  bool dependsOnBlockIndex = false;

  // The op declared that it does not communicate.
  Value allReduce(Value, ArrayRef<AxisRef>, sharding::ReductionKind) override {
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
  Value reshard(Value, ArrayRef<int64_t>, const TensorSharding &,
                const TensorSharding &) override {
    reportCommunication();
  }

private:
  [[noreturn]] static void reportCommunication() {
    llvm_unreachable("communicates, but declares no bytes");
  }

  Value number;
};

} // namespace

static Value tensorOf(Operation *op, unsigned tensor) {
  return tensor < op->getNumOperands() ? op->getOperand(tensor)
                                       : op->getResult(0);
}

std::optional<BlockedOp> BlockedOp::make(Operation *op, unsigned tensor,
                                         unsigned dim, Blocking blocking) {
  // Nothing is gained without elements, and bytes do not state if such an
  // op communicates.
  auto isEmpty = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && llvm::is_contained(tensor.getShape(), 0);
  };
  if (llvm::any_of(op->getOperandTypes(), isEmpty) ||
      llvm::any_of(op->getResultTypes(), isEmpty))
    return std::nullopt;
  // A constant would be sliced by the index.
  if (op->getNumOperands() == 0 || op->getNumResults() != 1 ||
      op->getNumRegions() != 0 || !isMemoryEffectFree(op) ||
      !sharding::hasPartitionRule(op))
    return std::nullopt;
  FactorMap map = sharding::partitionRuleOf(op);
  ArrayRef<unsigned> factors = map.tensor(tensor)[dim];
  if (factors.empty())
    return std::nullopt;
  // Blocks of the dimension are those of its major factor.
  unsigned factor = factors.front();
  if (map.factor(factor).size % (blocking.blocks * blocking.runs) != 0 ||
      !sharding::canShardFactorOf(op, map, factor, /*uneven=*/false))
    return std::nullopt;
  SmallVector<AxisList> axes(map.numFactors());
  axes[factor] = {AxisRef(0, 1, blocking.blocks)};
  if (sharding::communicatedBytesOf(op, map, axes) > 0)
    return std::nullopt;
  BlockedOp blocked(op, blocking);
  for (unsigned t = 0; t < map.numTensors(); ++t) {
    auto position = map.findFactor(t, factor);
    if (position && position->second != 0)
      return std::nullopt; // blocks of a minor factor are not contiguous
    // With strides, the windows may end before the last block does.
    if (position && cast<RankedTensorType>(tensorOf(op, t).getType())
                                .getDimSize(position->first) %
                            (blocking.blocks * blocking.runs) !=
                        0)
      return std::nullopt;
    blocked.dims.push_back(position ? std::optional(position->first)
                                    : std::nullopt);
  }
  if (blocked.accumulatesBlocks() &&
      (sharding::reductionKindOf(op) != sharding::ReductionKind::Add ||
       !blocked.yieldsPartialSums()))
    return std::nullopt;
  // The index may matter beyond the block: for example, the preceding groups of
  // a ragged_dot.
  if (blocked.dependsOnPosition())
    return std::nullopt;
  return blocked;
}

std::optional<RankedTensorType> mlir::gspmd::sumTypeOf(Type type) {
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

RankedTensorType BlockedOp::partialSumType() const {
  return *sumTypeOf(op->getResult(0).getType());
}

/// Returns true if the op's partial sums can be accumulated and the op supports
/// their type. To find out, the op is created, verified and erased.
bool BlockedOp::yieldsPartialSums() const {
  Type type = op->getResult(0).getType();
  auto sumType = sumTypeOf(type);
  if (!sumType || *sumType == type)
    return sumType.has_value();
  Block scratch;
  OpBuilder builder(op->getContext());
  builder.setInsertionPointToStart(&scratch);
  Value number =
      TensorOps(builder, op->getLoc()).scalar(builder.getI32Type(), 0);
  Value term = emit(builder, number, op->getOperands(),
                    llvm::SmallBitVector(op->getNumOperands()));
  // Suppresses the diagnostic if it does not.
  ScopedDiagnosticHandler quiet(op->getContext(),
                                [](Diagnostic &) { return success(); });
  bool makes =
      term.getType() == *sumType && llvm::all_of(scratch, [](Operation &inner) {
        return succeeded(verify(&inner));
      });
  scratch.dropAllReferences();
  return makes;
}

/// To find out, the partition is emitted and erased.
bool BlockedOp::dependsOnPosition() const {
  Block scratch;
  OpBuilder builder(op->getContext());
  builder.setInsertionPointToStart(&scratch);
  Value number =
      TensorOps(builder, op->getLoc()).scalar(builder.getI32Type(), 0);
  bool dependsOnBlockIndex = false;
  emit(builder, number, op->getOperands(),
       llvm::SmallBitVector(op->getNumOperands()), dependsOnBlockIndex);
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

Value BlockedOp::emit(OpBuilder &builder, Value number, ValueRange operands,
                      const llvm::SmallBitVector &isBlock) const {
  bool dependsOnBlockIndex = false;
  return emit(builder, number, operands, isBlock, dependsOnBlockIndex);
}

Value BlockedOp::emit(OpBuilder &builder, Value number, ValueRange operands,
                      const llvm::SmallBitVector &isBlock,
                      bool &dependsOnBlockIndex) const {
  Mesh mesh({{"block", blocking.blocks}});
  BlockContext ctx(op, builder, mesh, number);
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
                                              *dims[i], blocking, number)
                                  : operand);
    ctx.operandShardings.push_back(shardings[i]);
  }
  ctx.resultShardings.push_back(shardings.back());
  ctx.resultTypes.push_back(sharding::PartitionContext::localType(
      accumulatesBlocks() ? partialSumType() : op->getResult(0).getType(),
      shardings.back()));
  FailureOr<SmallVector<Value>> results = sharding::partitionOf(op, ctx);
  assert(succeeded(results) && "op can be partitioned");
  dependsOnBlockIndex = ctx.dependsOnBlockIndex;
  return results->front();
}

/// Returns `value` with dimension `dim` replaced by these dimensions.
static Value withDim(TensorOps &ops, Value value, unsigned dim,
                     unsigned dimsBefore, ArrayRef<int64_t> dimsAfter) {
  SmallVector<int64_t> shape(typeOf(value).getShape());
  shape.erase(shape.begin() + dim, shape.begin() + dim + dimsBefore);
  shape.insert(shape.begin() + dim, dimsAfter.begin(), dimsAfter.end());
  return ops.reshape(value, shape);
}

Value mlir::gspmd::takeBlock(OpBuilder &builder, Location loc, Value value,
                             unsigned dim, Blocking blocking, Value number) {
  TensorOps ops(builder, loc);
  int64_t runs = blocking.runs;
  int64_t size = typeOf(value).getDimSize(dim) / (runs * blocking.blocks);
  Value start =
      ops.multiply(number, ops.scalar(typeOf(number).getElementType(), size));
  if (runs == 1)
    return ops.dynamicSlice(value, dim, start, size);
  Value inRuns = withDim(ops, value, dim, 1, {runs, size * blocking.blocks});
  return withDim(ops, ops.dynamicSlice(inRuns, dim + 1, start, size), dim, 2,
                 {runs * size});
}

Value mlir::gspmd::putBlock(OpBuilder &builder, Location loc, Value value,
                            unsigned dim, Blocking blocking, Value number,
                            Value block) {
  TensorOps ops(builder, loc);
  Type type = typeOf(number).getElementType();
  int64_t runs = blocking.runs, full = typeOf(value).getDimSize(dim);
  int64_t size = full / (runs * blocking.blocks);
  bool isInRuns = runs > 1;
  Value target = value;
  if (isInRuns) {
    target = withDim(ops, value, dim, 1, {runs, full / runs});
    block = withDim(ops, block, dim, 1, {runs, size});
  }
  SmallVector<Value> starts(typeOf(target).getRank(), ops.scalar(type, 0));
  starts[dim + isInRuns] = ops.multiply(number, ops.scalar(type, size));
  Value result = ops.dynamicUpdateSlice(target, block, starts);
  return isInRuns ? withDim(ops, result, dim, 2, {full}) : result;
}
