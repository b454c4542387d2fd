//===- BlockedReduction.cpp - Lowering of one blocked reduction -----------===//

#include "transforms/Lowering/BlockReductions/BlockedReduction.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Lowering/BlockReductions/BlockLoops.h"
#include "transforms/Lowering/BlockReductions/Combiner.h"
#include "transforms/Lowering/SplitKernels/ParallelNest.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SaveAndRestore.h"

namespace mlir::gspmd::lowering {
namespace {

/// Reductions of at most this many elements are sequential.
constexpr int64_t kMaxSequential = 16;

llvm::SmallBitVector reducedOf(linalg::GenericOp op) {
  llvm::SmallBitVector reduced;
  for (utils::IteratorType type : op.getIteratorTypesArray())
    reduced.push_back(type == utils::IteratorType::reduction);
  return reduced;
}

class BlockedReduction : BlockLoops {
public:
  explicit BlockedReduction(linalg::GenericOp op)
      : BlockLoops(op.getStaticLoopRanges(), reducedOf(op), op), op(op) {}

  /// Replaces the op or leaves it unchanged; returns the number of outermost
  /// loops that are parallel.
  unsigned run() {
    if (!op.hasPureBufferSemantics() || op.getNumReductionLoops() == 0 ||
        llvm::is_contained(sizes, ShapedType::kDynamic) ||
        numReduced() <= kMaxSequential || !match())
      return numOuterParallelLoops(op);
    plan();
    allocate();
    startAtZero();
    forEachResult([&] { emitResult(); });
    op.erase();
    return numResultLoops;
  }

private:
  /// Returns true if each result is one op on its accumulator and a value that
  /// does not depend on any accumulator, all results have one indexing map, and
  /// at least one is a float: LLVM vectorizes integer reductions itself.
  bool match() {
    for (OpOperand &out : op.getDpsInitsMutable())
      if (op.getMatchingIndexingMap(&out) !=
          op.getMatchingIndexingMap(op.getDpsInitOperand(0)))
        return false;
    bool hasFloat = false;
    for (auto [index, yielded] :
         llvm::enumerate(op.getBody()->getTerminator()->getOperands())) {
      auto combiner = Combiner::match(
          yielded, op.getBody()->getArgument(op.getNumDpsInputs() + index));
      if (!combiner)
        return false;
      hasFloat |= !yielded.getType().isIntOrIndex();
      combiners.push_back(*combiner);
    }
    return hasFloat;
  }

  /// Returns the number of inputs that are contiguous along `dim` minus the
  /// number of inputs that are strided along it.
  int64_t contiguity(unsigned dim) {
    int64_t score = 0;
    for (OpOperand *input : op.getDpsInputOperands()) {
      AffineMap map = op.getMatchingIndexingMap(input);
      for (auto [position, expr] : llvm::enumerate(map.getResults()))
        if (expr.isFunctionOfDim(dim))
          score += position + 1 == map.getNumResults() ? 1 : -1;
    }
    return score;
  }

  void plan() {
    SmallVector<int64_t> contiguities;
    for (unsigned dim = 0; dim < sizes.size(); ++dim)
      contiguities.push_back(contiguity(dim));
    int64_t bytes = 0;
    for (const Combiner &combiner : combiners)
      bytes += combiner.bytes();
    choose(contiguities, bytes);
  }

  void allocate() {
    SmallVector<int64_t> shape;
    for (const Lane &lane : lanes)
      shape.push_back(lane.size);
    int64_t levels = lanesAreReduced + llvm::count_if(steps, [](const Step &s) {
                       return s.startsBlock;
                     });
    auto function = op->getParentOfType<func::FuncOp>();
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(&function.getBody().front());
    for (int64_t level = 0; level < levels; ++level) {
      SmallVector<Value> buffers;
      for (const Combiner &combiner : combiners)
        buffers.push_back(
            memref::AllocaOp::create(b, MemRefType::get(shape, combiner.type()),
                                     b.getI64IntegerAttr(64)));
      accumulators.push_back(buffers);
    }
  }

  //===--------------------------------------------------------------------===//
  // Loops
  //===--------------------------------------------------------------------===//

  void emitResult() {
    if (!lanesAreReduced)
      return emitSteps(0, -1);
    fill(0);
    emitSteps(0, 0);
    emitTotal();
  }

  /// Emits the steps from `index` on. `level` is the current accumulator; -1 is
  /// the result itself.
  void emitSteps(unsigned index, int level) {
    if (index == steps.size())
      return emitLanes(level, lanes.back().size);
    const Step &step = steps[index];
    bool isInner = index > 0 && steps[index - 1].dim == step.dim;
    Value from = at[step.dim], to = constant(step.extent);
    if (isInner) {
      int64_t size = steps[index - 1].size;
      Value end = arith::AddIOp::create(b, from, constant(size));
      to = step.extent % size == 0 ? end : arith::MinSIOp::create(b, end, to);
    }
    if (index + 1 == steps.size() && isCheap() && !step.startsBlock)
      from = emitSeveralSteps(step, from, to, level);
    loop(from, to, step.size, [&](Value start) {
      llvm::SaveAndRestore<Value> keep(at[step.dim], start);
      if (!step.startsBlock)
        return emitSteps(index + 1, level);
      fill(level + 1);
      emitSteps(index + 1, level + 1);
      merge(level, level + 1);
    });
    if (index + numChunkSteps == steps.size() && numChunkSteps)
      emitRest(level, step);
  }

  /// Returns true if an element takes less time than to load and store its
  /// accumulator.
  bool isCheap() {
    constexpr size_t kMaxOps = 3;
    return op.getBody()->getOperations().size() <= kMaxOps;
  }

  /// Emits iterations of `step` in groups, in which an accumulator is loaded
  /// and stored once. Returns the index of the first one that remains.
  Value emitSeveralSteps(const Step &step, Value from, Value to, int level) {
    constexpr int64_t kGroup = 4;
    Value size = constant(kGroup * step.size);
    Value all = arith::SubIOp::create(b, to, from);
    Value rest = arith::RemUIOp::create(b, all, size);
    Value end = arith::SubIOp::create(b, to, rest);
    loop(from, end, kGroup * step.size, [&](Value start) {
      SmallVector<Value> starts = {start};
      while (starts.size() < kGroup)
        starts.push_back(
            arith::AddIOp::create(b, starts.back(), constant(step.size)));
      emitLanes(level, lanes.back().size, step.dim, starts);
    });
    return end;
  }

  /// Emits the remainder, which does not fill all lanes.
  void emitRest(int level, const Step &step) {
    int64_t rest = sizes[step.dim] - step.extent;
    if (rest == 0)
      return;
    llvm::SaveAndRestore<Value> keep(at[step.dim], constant(step.extent));
    emitLanes(level, rest);
  }

  SmallVector<Value> indicesOf(OpOperand *operand, ArrayRef<Value> position) {
    AffineMap map = op.getMatchingIndexingMap(operand);
    SmallVector<Value> result;
    for (AffineExpr expr : map.getResults()) {
      if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
        result.push_back(position[dim.getPosition()]);
        continue;
      }
      auto single = AffineMap::get(map.getNumDims(), 0, expr);
      result.push_back(affine::AffineApplyOp::create(b, single, position));
    }
    return result;
  }

  /// Returns the buffer of an accumulator and the indices in it.
  std::pair<Value, SmallVector<Value>> accumulator(int level, unsigned result,
                                                   ArrayRef<Value> lane) {
    if (level >= 0)
      return {accumulators[level][result], llvm::to_vector(lane)};
    OpOperand *out = op.getDpsInitOperand(result);
    return {out->get(), indicesOf(out, positionOf(lane))};
  }

  /// Emits the body of the op once for each lane: accumulates the lane's
  /// element at `level`, or those at each of `starts` along `dim`.
  void emitLanes(int level, int64_t count, unsigned dim = 0,
                 ArrayRef<Value> starts = {}) {
    forEachLane(count, [&](ArrayRef<Value> lane) {
      SmallVector<std::pair<Value, SmallVector<Value>>> targets;
      SmallVector<Value> sums;
      for (unsigned i = 0; i < combiners.size(); ++i) {
        targets.push_back(accumulator(level, i, lane));
        sums.push_back(memref::LoadOp::create(b, targets.back().first,
                                              targets.back().second));
      }
      if (starts.empty())
        emitElement(lane, sums);
      for (Value start : starts) {
        llvm::SaveAndRestore<Value> keep(at[dim], start);
        emitElement(lane, sums);
      }
      for (auto [sum, target] : llvm::zip_equal(sums, targets))
        memref::StoreOp::create(b, sum, target.first, target.second);
    });
  }

  /// Emits the body of the op for the element of one lane; replaces the
  /// accumulated `sums` by those with it.
  void emitElement(ArrayRef<Value> lane, MutableArrayRef<Value> sums) {
    SmallVector<Value> position = positionOf(lane);
    IRMapping mapping;
    for (OpOperand *input : op.getDpsInputOperands()) {
      BlockArgument argument = op.getMatchingBlockArgument(input);
      if (argument.use_empty())
        continue;
      Value element = input->get();
      if (isa<MemRefType>(element.getType()))
        element =
            memref::LoadOp::create(b, element, indicesOf(input, position));
      mapping.map(argument, element);
    }
    for (auto [i, sum] : llvm::enumerate(sums))
      mapping.map(op.getBody()->getArgument(op.getNumDpsInputs() + i), sum);
    for (Operation &inner : op.getBody()->without_terminator()) {
      if (auto index = dyn_cast<linalg::IndexOp>(inner))
        mapping.map(index.getResult(), position[index.getDim()]);
      else
        b.clone(inner, mapping);
    }
    for (auto [sum, yielded] :
         llvm::zip_equal(sums, op.getBody()->getTerminator()->getOperands()))
      sum = mapping.lookupOrDefault(yielded);
  }

  void fill(int level) {
    forEachLane(lanes.back().size, [&](ArrayRef<Value> lane) {
      for (auto [combiner, buffer] :
           llvm::zip_equal(combiners, accumulators[level]))
        memref::StoreOp::create(b, combiner.neutral(b), buffer, lane);
    });
  }

  void merge(int into, int from) {
    forEachLane(lanes.back().size, [&](ArrayRef<Value> lane) {
      for (auto [i, combiner] : llvm::enumerate(combiners)) {
        auto [buffer, indices] = accumulator(into, i, lane);
        Value sum = memref::LoadOp::create(b, buffer, indices);
        Value partial = memref::LoadOp::create(b, accumulators[from][i], lane);
        memref::StoreOp::create(b, combiner.combine(b, sum, partial), buffer,
                                indices);
      }
    });
  }

  /// Combines pairs of values with a distance of half of their number, until
  /// one is left.
  Value combinePairwise(const Combiner &combiner, SmallVector<Value> values) {
    while (values.size() > 1) {
      size_t half = (values.size() + 1) / 2;
      for (size_t lane = 0; lane + half < values.size(); ++lane)
        values[lane] = combiner.combine(b, values[lane], values[lane + half]);
      values.resize(half);
    }
    return values.front();
  }

  /// Combines pairs of lanes with a distance of half of `width` in the first
  /// half, which it returns.
  int64_t combineHalves(int64_t width) {
    int64_t half = llvm::divideCeil(width, 2);
    loop(constant(0), constant(width - half), 1, [&](Value lane) {
      Value other = arith::AddIOp::create(b, lane, constant(half));
      for (auto [combiner, buffer] :
           llvm::zip_equal(combiners, accumulators[0])) {
        Value left = memref::LoadOp::create(b, buffer, lane);
        Value right = memref::LoadOp::create(b, buffer, other);
        memref::StoreOp::create(b, combiner.combine(b, left, right), buffer,
                                lane);
      }
    });
    return half;
  }

  /// Combines as combineHalves does until `count` lanes are left, of which
  /// `width` is a multiple by a power of two: in one loop, because each is
  /// vectorized and compiled by itself.
  void combineStrided(int64_t width, int64_t count) {
    loop(constant(0), constant(count), 1, [&](Value lane) {
      for (auto [combiner, buffer] :
           llvm::zip_equal(combiners, accumulators[0])) {
        SmallVector<Value> values = {memref::LoadOp::create(b, buffer, lane)};
        for (int64_t offset = count; offset < width; offset += count) {
          Value other = arith::AddIOp::create(b, lane, constant(offset));
          values.push_back(memref::LoadOp::create(b, buffer, other));
        }
        memref::StoreOp::create(b, combinePairwise(combiner, std::move(values)),
                                buffer, lane);
      }
    });
  }

  /// Combines the lanes pairwise, in loops while there are many, and the total
  /// with the result.
  void emitTotal() {
    constexpr int64_t kMaxUnrolledLanes = 8;
    int64_t width = lanes[0].size;
    while (width > kMaxUnrolledLanes && !llvm::isPowerOf2_64(width))
      width = combineHalves(width);
    if (width > kMaxUnrolledLanes)
      combineStrided(width, kMaxUnrolledLanes);
    width = std::min(width, kMaxUnrolledLanes);
    for (auto [i, combiner] : llvm::enumerate(combiners)) {
      SmallVector<Value> values;
      for (int64_t lane = 0; lane < width; ++lane)
        values.push_back(
            memref::LoadOp::create(b, accumulators[0][i], constant(lane)));
      Value total = combinePairwise(combiner, std::move(values));
      auto [buffer, indices] = accumulator(-1, i, constant(0));
      Value start = memref::LoadOp::create(b, buffer, indices);
      memref::StoreOp::create(b, combiner.combine(b, start, total), buffer,
                              indices);
    }
  }

  linalg::GenericOp op;
  SmallVector<Combiner> combiners;
  SmallVector<SmallVector<Value>> accumulators;
};

} // namespace

unsigned blockReduction(linalg::GenericOp op) {
  return BlockedReduction(op).run();
}

} // namespace mlir::gspmd::lowering
