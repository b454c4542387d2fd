//===- Reduction.cpp - Model of reduce ------------------------------------===//

#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/IndexedExtremes.h"
#include "transforms/OpModels/Support/InitialValues.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/RangeModel.h"
#include "transforms/OpModels/Support/Reducers.h"
#include "transforms/OpModels/Support/XlaForm.h"

using namespace mlir;
using namespace mlir::gspmd;

//===----------------------------------------------------------------------===//
// Reductions without an all-reduce
//
// If each result has a reduction kind of its own (a sum and a maximum in one
// op), each has its own all-reduce. The index of a largest or smallest element
// takes two:
//
//   argmax of [8, 16] along dimension 1, sharded by "x"=4:
//     reduce [8, 4]   -> [8]     the shard's largest and its index
//     all_reduce max  -> [8]     the largest
//     all_reduce min  -> [8]     the least index of shards that have it
//
// Otherwise each device reduces its shard, the results of the shards are
// gathered in order and reduced by the same body:
//
//     reduce [8, 4] -> [8], as [8, 1]
//     all_gather    -> [8, 4]
//     reduce        -> [8]
//
// The body need not be commutative, so the order of elements (row-major over
// the reduced dimensions) is preserved: sharded dimensions are gathered from
// the most minor to the most major, each after all dimensions minor to it are
// reduced. Each element carries a flag whether it is present, so that shards
// begin with no value, padding is absent, and the init value is used once, at
// the end.
//
//===----------------------------------------------------------------------===//

namespace {

class OpaqueReduce {
public:
  OpaqueReduce(stablehlo::ReduceOp op, PartitionContext &ctx)
      : op(op), ctx(ctx), ops(ctx), count(op.getInputs().size()),
        values(ArrayRef<Value>(ctx.operands).take_front(count)),
        inits(ArrayRef<Value>(ctx.operands).drop_front(count)),
        dims(op.getDimensions()) {
    llvm::sort(dims);
  }

  SmallVector<Value> byKinds(ArrayRef<std::optional<ReductionKind>> kinds);
  SmallVector<Value> byExtreme(ReductionKind kind);
  SmallVector<Value> byGathering();

private:
  ArrayRef<AxisRef> axesOf(int64_t dim) const {
    return ctx.operandShardings[0].axesOf(dim);
  }
  void maskPadding(unsigned input, Value fill);
  SmallVector<Value> reduce(ArrayRef<int64_t> along);
  SmallVector<Value> reducePresent(ArrayRef<int64_t> along, Value present,
                                   bool isLast);
  void makePresentBody(Region &body);
  Value isPresent(std::optional<int64_t> gathered);

  stablehlo::ReduceOp op;
  PartitionContext &ctx;
  LocalOps ops;
  unsigned count;
  SmallVector<Value> values, inits;
  SmallVector<int64_t> dims; ///< the reduced ones, ascending
};

} // namespace

/// Overwrites the padding of the reduced dimensions by `fill`.
void OpaqueReduce::maskPadding(unsigned input, Value fill) {
  for (int64_t dim : dims)
    values[input] =
        ctx.maskPadding(values[input], shapeOf(op.getInputs()[input]),
                        ctx.operandShardings[input], dim, fill);
}

/// Adds the result types and the `dimensions` attribute of a reduction of
/// `values` over some dimensions to `state`.
static void addResults(OperationState &state, ArrayRef<Value> values,
                       ArrayRef<int64_t> along) {
  for (Value value : values) {
    RankedTensorType type = tensorType(value);
    SmallVector<int64_t> shape;
    for (auto [d, size] : llvm::enumerate(type.getShape()))
      if (!llvm::is_contained(along, int64_t(d)))
        shape.push_back(size);
    state.addTypes(type.clone(shape));
  }
  state.addAttribute("dimensions",
                     DenseI64ArrayAttr::get(state.getContext(), along));
}

/// Applies the op to the current values along some of its dimensions.
SmallVector<Value> OpaqueReduce::reduce(ArrayRef<int64_t> along) {
  OperationState state(op.getLoc(), op->getName());
  state.addOperands(values);
  state.addOperands(inits);
  addResults(state, values, along);
  IRMapping mapping;
  op.getBody().cloneInto(state.addRegion(), mapping);
  return SmallVector<Value>(ctx.builder.create(state)->getResults());
}

SmallVector<Value>
OpaqueReduce::byKinds(ArrayRef<std::optional<ReductionKind>> kinds) {
  AxisList axes;
  for (int64_t dim : dims)
    llvm::append_range(axes, axesOf(dim));
  axes = canonical(axes);
  for (unsigned i = 0; i < count; ++i) {
    Type element = cast<RankedTensorType>(inits[i].getType()).getElementType();
    Value neutral = ctx.neutralElement(element, *kinds[i]);
    maskPadding(i, neutral);
    inits[i] = ops.onFirstOnly(axes, inits[i], neutral);
  }
  SmallVector<Value> results = reduce(dims);
  for (unsigned i = 0; i < count; ++i)
    results[i] = ctx.allReduce(results[i], axes, *kinds[i]);
  return results;
}

/// Reduces pairs of a value and its index along one dimension. The initial pair
/// may count once on each device, because the reduction is idempotent.
SmallVector<Value> OpaqueReduce::byExtreme(ReductionKind kind) {
  Type element = cast<RankedTensorType>(inits[0].getType()).getElementType();
  Type indexElement =
      cast<RankedTensorType>(inits[1].getType()).getElementType();
  Value last = ctx.neutralElement(indexElement, ReductionKind::Min);
  maskPadding(0, ctx.neutralElement(element, kind));
  maskPadding(1, last);
  AxisList axes(axesOf(dims.front()));
  SmallVector<Value> results = reduce(dims);
  Value value = results[0];
  results[0] = ctx.allReduce(value, axes, kind);
  Value isFound = ops.equal(value, results[0]);
  RankedTensorType type = tensorType(results[1]);
  if (isa<FloatType>(element)) // NaN is found, and equals nothing
    isFound = ops.select(ops.equal(value, value), isFound,
                         ops.constant(type.clone(ctx.builder.getI1Type()), 1));
  Value index = ops.select(isFound, results[1], ops.splat(last, type));
  results[1] = ctx.allReduce(index, axes, ReductionKind::Min);
  return results;
}

/// Returns which elements of the current values are present: not the padding of
/// dimensions that are still sharded, nor, along the gathered dimension, the
/// results of shards that are all padding.
Value OpaqueReduce::isPresent(std::optional<int64_t> gathered) {
  Type i1 = ctx.builder.getI1Type();
  RankedTensorType type = tensorType(values.front());
  Value present = ops.constant(type.clone(i1), 1);
  ArrayRef<int64_t> globalShape = shapeOf(op.getInputs().front());
  for (int64_t dim : dims) {
    if (gathered && dim > *gathered)
      continue;
    if (dim != gathered) {
      present = ctx.maskPadding(present, globalShape, ctx.operandShardings[0],
                                dim, ops.scalar(i1, 0));
      continue;
    }
    int64_t shardSize = dimOf(ctx.operands[0], dim);
    int64_t count =
        shardSize == 0 ? 0 : llvm::divideCeil(globalShape[dim], shardSize);
    if (count == type.getDimSize(dim))
      continue;
    auto line =
        RankedTensorType::get({type.getDimSize(dim)}, ctx.builder.getI32Type());
    Value counts = ops.less(ops.iota(line, 0), ops.constant(line, count));
    present =
        ops.logicalAnd(present, ops.broadcast(counts, type.clone(i1), dim));
  }
  return present;
}

/// The body combines (a, is a present) and (b, is b present): by the op's body
/// if both are present, otherwise it returns the present one.
void OpaqueReduce::makePresentBody(Region &body) {
  OpBuilder &b = ctx.builder;
  OpBuilder::InsertionGuard guard(b);
  SmallVector<Type> types(inits.size());
  for (unsigned i = 0; i < count; ++i)
    types[i] = inits[i].getType();
  types.push_back(RankedTensorType::get({}, b.getI1Type()));
  SmallVector<Type> both(types);
  llvm::append_range(both, types);
  Block *block = b.createBlock(&body, body.end(), both,
                               SmallVector<Location>(both.size(), op.getLoc()));
  Block &old = op.getBody().front();
  IRMapping mapping;
  for (unsigned i = 0; i < count; ++i) {
    mapping.map(old.getArgument(i), block->getArgument(i));
    mapping.map(old.getArgument(count + i), block->getArgument(count + 1 + i));
  }
  for (Operation &one : old.without_terminator())
    b.clone(one, mapping);
  Value a = block->getArgument(count), c = block->getArgument(2 * count + 1);
  Value areBoth = ops.logicalAnd(a, c);
  SmallVector<Value> results;
  for (unsigned i = 0; i < count; ++i) {
    Value one =
        ops.select(a, block->getArgument(i), block->getArgument(count + 1 + i));
    Value combined =
        mapping.lookupOrDefault(old.getTerminator()->getOperand(i));
    results.push_back(ops.select(areBoth, combined, one));
  }
  results.push_back(ops.logicalOr(a, c));
  stablehlo::endRegion(b, op.getLoc(), results);
}

/// Reduces the current values along some dimensions, starting from no value or,
/// at the last step, from the init values.
SmallVector<Value> OpaqueReduce::reducePresent(ArrayRef<int64_t> along,
                                               Value present, bool isLast) {
  SmallVector<Value> all(values);
  all.push_back(present);
  OperationState state(op.getLoc(), op->getName());
  state.addOperands(all);
  state.addOperands(inits);
  state.addOperands(ops.scalar(ctx.builder.getI1Type(), isLast));
  addResults(state, all, along);
  makePresentBody(*state.addRegion());
  SmallVector<Value> results(ctx.builder.create(state)->getResults());
  results.pop_back();
  return results;
}

SmallVector<Value> OpaqueReduce::byGathering() {
  SmallVector<int64_t> minor;
  std::optional<int64_t> gathered;
  for (int64_t dim : llvm::reverse(dims)) {
    minor.insert(minor.begin(), dim);
    if (axesOf(dim).empty())
      continue;
    SmallVector<int64_t> shape(shapeOf(values.front()));
    for (int64_t d : minor)
      shape[d] = 1;
    values = reducePresent(minor, isPresent(gathered), /*isLast=*/false);
    for (Value &value : values)
      value = ctx.allGather(ops.reshape(value, shape), dim, axesOf(dim));
    minor = {dim};
    gathered = dim;
  }
  return reducePresent(dims, isPresent(gathered), /*isLast=*/true);
}

/// Number of shards above which the all-reduces of a value and an index send
/// less than the gathers of both: of each, 2 (n - 1) / n elements instead of
/// n - 1.
static constexpr int64_t kMostGatheredShards = 2;

/// Returns the kind of a reduction of values with their positions along the
/// reduced dimension, if two all-reduces compute it.
static std::optional<ReductionKind> extremeKind(stablehlo::ReduceOp op) {
  std::optional<ReductionKind> kind = indexedExtremeKind(op.getBody());
  if (!kind || op.getDimensions().size() != 1)
    return std::nullopt;
  int64_t dim = op.getDimensions().front();
  Value indices = op.getInputs()[1];
  if (stablehlo::iotaDimensionOf(indices) != dim)
    return std::nullopt;
  // Positions ascend unless they overflow.
  unsigned width = tensorType(indices).getElementTypeBitWidth() - 1;
  if (width < 63 && dimOf(indices, dim) > int64_t(1) << width)
    return std::nullopt;
  // A maximum does not keep the sign of zero.
  bool isFloat = isa<FloatType>(tensorType(op.getInputs()[0]).getElementType());
  if (isFloat && !op->getResult(0).use_empty())
    return std::nullopt;
  return kind;
}

/// Partitions a reduce that is sharded along reduced dimensions and whose body
/// has no reduction kind (argmax: pairs of value and index). The results are
/// replicated.
static PartitionResult partitionOpaqueReduce(stablehlo::ReduceOp op,
                                             PartitionContext &ctx,
                                             ArrayRef<AxisRef> axes) {
  auto kinds = reducerKinds(op.getBody());
  OpaqueReduce reduce(op, ctx);
  if (llvm::all_of(kinds, [](auto kind) { return kind.has_value(); }))
    return reduce.byKinds(kinds);
  if (axisListSize(axes) > kMostGatheredShards)
    if (std::optional<ReductionKind> kind = extremeKind(op))
      return reduce.byExtreme(*kind);
  return reduce.byGathering();
}

/// Returns the bytes that each device receives for that if factor f is sharded
/// by `axes[f]`.
static double opaqueReduceBytes(stablehlo::ReduceOp op, const FactorMap &map,
                                ArrayRef<AxisList> axes) {
  double elements = 1;
  int64_t shards = 1;
  for (unsigned f = 0; f < map.numFactors(); ++f) {
    int64_t factorShards = axisListSize(axes[f]);
    if (map.factor(f).partitionKind == FactorKind::Reduction)
      shards *= factorShards;
    else
      elements *= llvm::divideCeil(map.factor(f).size, factorShards);
  }
  double elementBytes = 0;
  for (Value init : op.getInitValues())
    elementBytes += sharding::elementBytes(init.getType());
  // Depends on the op only, not on its operands as `extremeKind`.
  if (shards > kMostGatheredShards && indexedExtremeKind(op.getBody()))
    return 2.0 * (shards - 1) / shards * elements * elementBytes;
  return (shards - 1) * elements * elementBytes;
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

namespace {

/// `([i, j], [])->([i]) reduction={j}`; all inputs have the same factors.
struct ReduceModel : ModelDefaults {
  /// Includes the init values, because each shard starts from its own.
  static LinearOperands linearOperands(stablehlo::ReduceOp op,
                                       ReductionKind kind) {
    return reductionKind(op) == kind ? movedOperands(op) : LinearOperands();
  }
  static WorkKind workKind(Operation *) { return WorkKind::Reduce; }
  static FactorRule rule(stablehlo::ReduceOp op) {
    FactorRule rule = emptyRule(op);
    auto all = llvm::to_vector(llvm::seq<unsigned>(op.getInputs().size()));
    unsigned resultDim = 0;
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getInputs().front()))) {
      unsigned dim = d;
      if (llvm::is_contained(op.getDimensions(), int64_t(d))) {
        addDim(rule, size, all, {}, dim, FactorKind::Reduction);
        continue;
      }
      auto operands = llvm::map_to_vector(
          all, [&](unsigned t) { return TensorDim{t, dim}; });
      auto results = llvm::map_to_vector(
          all, [&](unsigned t) { return TensorDim{t, resultDim}; });
      rule.addFactor(size, operands, results);
      ++resultDim;
    }
    return rule;
  }

  static std::optional<ReductionKind> reductionKind(stablehlo::ReduceOp op) {
    return reducerKind(op.getBody());
  }
  /// `partition` handles reductions without an all-reduce too.
  static bool canShard(Operation *, const FactorMap &, unsigned, bool) {
    return true;
  }

  static double communicated(stablehlo::ReduceOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    return reductionKind(op) ? 0 : opaqueReduceBytes(op, map, axes);
  }

  /// Every device of a sharded reduction starts from an init value, which must
  /// count once: on all but the first device it is replaced by the neutral
  /// element.
  static PartitionResult partition(stablehlo::ReduceOp op,
                                   PartitionContext &ctx) {
    AxisList axes = reductionAxes(ctx, rule(op).forPartition());
    std::optional<ReductionKind> kind = reductionKind(op);
    if (!axes.empty() && !kind)
      return partitionOpaqueReduce(op, ctx, axes);
    if (!axes.empty() && kind && !sharding::isIdempotent(*kind)) {
      unsigned numInputs = op.getInputs().size();
      for (auto [i, init] : llvm::enumerate(op.getInitValues())) {
        if (sharding::isNeutral(init, *kind))
          continue;
        Value &local = ctx.operands[numInputs + i];
        Type element = cast<RankedTensorType>(init.getType()).getElementType();
        local = LocalOps(ctx).onFirstOnly(axes, local,
                                          ctx.neutralElement(element, *kind));
      }
    }
    return sharding::partitionGenerically(op, ctx);
  }

  /// The body is evaluated once for each reduced element: never, if there is
  /// nothing to reduce and the result consists of init values.
  static double evaluations(stablehlo::ReduceOp op) {
    return std::max<double>(0, elementsOf(op.getInputs().front()) -
                                   elementsOf(op->getResult(0)));
  }
  static double flops(stablehlo::ReduceOp op) {
    return evaluations(op) * bodyFlops(op.getBody());
  }
  static double transcendentals(stablehlo::ReduceOp op) {
    return evaluations(op) * bodyTranscendentals(op.getBody());
  }
};

/// A shard may have one element to reduce where the global tensor has many.
struct ReduceForXla {
  static bool hasSingleElements(stablehlo::ReduceOp op) {
    return llvm::all_of(op.getDimensions(), [&](int64_t dim) {
      return dimOf(op.getInputs().front(), dim) == 1;
    });
  }

  static bool isRight(stablehlo::ReduceOp op, bool single,
                      std::optional<ReductionKind> kind) {
    // Other bodies are unknown, but XLA's users start them from neutral
    // elements as well.
    if (!kind)
      return !single;
    return llvm::all_of(op.getInitValues(), [&](Value init) {
      return sharding::isNeutral(init, *kind);
    });
  }

  static LogicalResult write(stablehlo::ReduceOp op, RewriterBase &rewriter) {
    std::optional<ReductionKind> kind = reducerKind(op.getBody());
    bool single = hasSingleElements(op);
    if (isRight(op, single, kind))
      return success();
    Location loc = op.getLoc();
    stablehlo::TensorOps ops(rewriter, loc);
    SmallVector<Value> partial;
    if (single) {
      for (auto [input, result] :
           llvm::zip_equal(op.getInputs(), op->getResults()))
        partial.push_back(ops.reshape(input, shapeOf(result)));
    } else {
      SmallVector<Value> operands = op.getInputs();
      llvm::append_range(
          operands, neutralInits(rewriter, loc, op.getInitValues(), *kind));
      Operation *reduce = rewriter.clone(*op);
      reduce->setOperands(operands);
      partial = reduce->getResults();
    }
    rewriter.replaceOp(op, combineWithInits(rewriter, loc, op.getBody(),
                                            op.getInitValues(), partial));
    return success();
  }
};

} // namespace

void mlir::gspmd::registerReductionModels(DialectRegistry &registry) {
  registerModel<ReduceModel, stablehlo::ReduceOp>(registry);
  registerRange<PassThroughRange, stablehlo::ReduceOp>(registry);
  registerXlaForm<ReduceForXla, stablehlo::ReduceOp>(registry);
}
