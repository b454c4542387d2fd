//===- WrappedReads.cpp - Loops whose subscripts wrap around --------------===//

#include "transforms/Lowering/Bufferize/WrappedReads.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::gspmd::lowering {
namespace {

/// A loop is not split into more segments than this: each is compiled on its
/// own. A stencil of neighbors at both sides has three.
constexpr unsigned kMaxSegments = 5;

/// Subscripts of more nodes than this are left as they are: they are resolved
/// recursively, for each segment.
constexpr unsigned kMaxNodes = 256;

/// The iterations of a loop.
struct Range {
  int64_t from;
  int64_t to; ///< exclusive
};

/// Simplification replaces a modulus by a quotient.
bool isDivision(AffineExpr expr) {
  return expr.getKind() == AffineExprKind::Mod ||
         expr.getKind() == AffineExprKind::FloorDiv;
}

bool hasDivision(AffineExpr expr) {
  return expr
      .walk([](AffineExpr inner) {
        return isDivision(inner) ? WalkResult::interrupt()
                                 : WalkResult::advance();
      })
      .wasInterrupted();
}

bool isLarge(AffineExpr expr) {
  unsigned nodes = 0;
  return expr
      .walk([&](AffineExpr) {
        return ++nodes > kMaxNodes ? WalkResult::interrupt()
                                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// The value of a subscript without divisions as a sum over the loops.
struct Line {
  SmallVector<int64_t> coefficients;
  int64_t offset;
};

std::optional<Line> lineOf(AffineExpr expr, unsigned numLoops) {
  Line line{SmallVector<int64_t>(numLoops, 0), 0};
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    line.offset = constant.getValue();
    return line;
  }
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    line.coefficients[dim.getPosition()] = 1;
    return line;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return std::nullopt;
  std::optional<Line> left = lineOf(binary.getLHS(), numLoops);
  std::optional<Line> right = lineOf(binary.getRHS(), numLoops);
  if (!left || !right)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Add) {
    for (unsigned loop = 0; loop < numLoops; ++loop)
      line.coefficients[loop] =
          left->coefficients[loop] + right->coefficients[loop];
    line.offset = left->offset + right->offset;
    return line;
  }
  if (expr.getKind() != AffineExprKind::Mul)
    return std::nullopt;
  if (llvm::any_of(left->coefficients, [](int64_t c) { return c != 0; }))
    std::swap(left, right);
  if (llvm::any_of(left->coefficients, [](int64_t c) { return c != 0; }))
    return std::nullopt;
  for (unsigned loop = 0; loop < numLoops; ++loop)
    line.coefficients[loop] = left->offset * right->coefficients[loop];
  line.offset = left->offset * right->offset;
  return line;
}

/// Removes the divisions of subscripts that do not wrap in `ranges`.
class Resolver {
public:
  Resolver(ArrayRef<Range> ranges, unsigned splitLoop)
      : ranges(ranges), splitLoop(splitLoop) {}

  AffineExpr resolve(AffineExpr expr) {
    auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
    if (!binary)
      return expr;
    AffineExpr left = resolve(binary.getLHS());
    AffineExpr right = resolve(binary.getRHS());
    auto kept = getAffineBinaryOpExpr(expr.getKind(), left, right);
    auto modulus = dyn_cast<AffineConstantExpr>(right);
    std::optional<Line> line = lineOf(left, ranges.size());
    if (!isDivision(expr) || !modulus || modulus.getValue() <= 0 || !line)
      return kept;
    int64_t size = modulus.getValue();
    int64_t least = line->offset, most = line->offset;
    for (auto [coefficient, range] :
         llvm::zip_equal(line->coefficients, ranges)) {
      int64_t first = coefficient * range.from;
      int64_t last = coefficient * (range.to - 1);
      least += std::min(first, last);
      most += std::max(first, last);
    }
    int64_t turn = llvm::divideFloorSigned(least, size);
    if (turn == llvm::divideFloorSigned(most, size))
      return expr.getKind() == AffineExprKind::Mod
                 ? left - turn * size
                 : getAffineConstantExpr(turn, expr.getContext());
    noteWrap(*line, size, turn);
    return kept;
  }

  /// The first iteration of the split loop at which a subscript wraps, if any.
  std::optional<int64_t> firstWrap;

private:
  void noteWrap(const Line &line, int64_t size, int64_t turn) {
    int64_t step = line.coefficients[splitLoop];
    for (auto [loop, coefficient] : llvm::enumerate(line.coefficients))
      if (loop != splitLoop && coefficient != 0)
        return;
    if (step <= 0)
      return;
    int64_t wrap =
        llvm::divideCeilSigned((turn + 1) * size - line.offset, step);
    firstWrap = std::min(firstWrap.value_or(wrap), wrap);
  }

  ArrayRef<Range> ranges;
  unsigned splitLoop;
};

/// Returns the ranges of the segments of `splitLoop` in which no subscript
/// wraps.
SmallVector<Range> segmentsOf(linalg::GenericOp op, ArrayRef<Range> ranges,
                              unsigned splitLoop) {
  SmallVector<Range> segments;
  SmallVector<Range> segment(ranges);
  for (int64_t end = ranges[splitLoop].to; segment[splitLoop].from < end;) {
    if (segments.size() == kMaxSegments)
      return {ranges[splitLoop]};
    segment[splitLoop].to = end;
    // A nested modulus is seen after the inner one is resolved.
    for (bool found = true; found;) {
      Resolver resolver(segment, splitLoop);
      for (AffineMap map : op.getIndexingMapsArray())
        for (AffineExpr expr : map.getResults())
          resolver.resolve(expr);
      found = resolver.firstWrap.has_value();
      if (found)
        segment[splitLoop].to = *resolver.firstWrap;
    }
    segments.push_back(segment[splitLoop]);
    segment[splitLoop].from = segment[splitLoop].to;
  }
  return segments;
}

/// Returns the loop that may be split: the innermost of more than one
/// iteration, if it is parallel and a subscript of each output.
std::optional<unsigned> loopToSplit(linalg::GenericOp op,
                                    ArrayRef<Range> ranges) {
  for (unsigned loop = ranges.size(); loop-- > 0;) {
    if (ranges[loop].to <= 1)
      continue;
    bool isOwn = llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &out) {
      AffineMap map = op.getMatchingIndexingMap(&out);
      return map.isProjectedPermutation() && map.isFunctionOfDim(loop);
    });
    if (isOwn &&
        op.getIteratorTypesArray()[loop] == utils::IteratorType::parallel)
      return loop;
    return std::nullopt;
  }
  return std::nullopt;
}

/// Builds the iterations of `op` that are in `ranges`.
class SegmentBuilder {
public:
  SegmentBuilder(linalg::GenericOp op, ArrayRef<Range> ranges,
                 unsigned splitLoop)
      : op(op), ranges(ranges), splitLoop(splitLoop), b(op.getLoc(), op) {}

  void build() {
    SmallVector<Value> ins, outs;
    SmallVector<AffineMap> maps;
    for (OpOperand &operand : op->getOpOperands()) {
      AffineMap map = op.getMatchingIndexingMap(&operand);
      Value view = operand.get();
      if (isa<MemRefType>(view.getType()))
        std::tie(view, map) = restrict(view, map, !op.isDpsInput(&operand));
      (op.isDpsInput(&operand) ? ins : outs).push_back(view);
      maps.push_back(map);
    }
    linalg::GenericOp::create(
        b, ins, outs, maps, op.getIteratorTypesArray(),
        [&](OpBuilder &builder, Location loc, ValueRange elements) {
          IRMapping mapping;
          mapping.map(op.getBody()->getArguments(), elements);
          for (Operation &inner : *op.getBody())
            copy(inner, builder, mapping);
        });
  }

private:
  /// Returns the subscripts of `map` in these iterations, and the view of
  /// `buffer` that they are subscripts of.
  std::pair<Value, AffineMap> restrict(Value buffer, AffineMap map,
                                       bool isOutput) {
    auto type = cast<MemRefType>(buffer.getType());
    SmallVector<int64_t> offsets(type.getRank(), 0);
    SmallVector<int64_t> strides(type.getRank(), 1);
    SmallVector<int64_t> sizes(type.getShape());
    Resolver resolver(ranges, splitLoop);
    AffineExpr loop = b.getAffineDimExpr(splitLoop);
    SmallVector<AffineExpr> exprs;
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      AffineExpr own =
          resolver.resolve(expr).replace(loop, loop + ranges[splitLoop].from);
      if (!hasDivision(own))
        own = simplifyAffineExpr(own, map.getNumDims(), /*numSymbols=*/0);
      // Outputs are written by the loops' indices themselves.
      if (isOutput && expr == loop) {
        offsets[dim] = ranges[splitLoop].from;
        own = loop;
      }
      if (auto index = dyn_cast<AffineDimExpr>(own)) {
        const Range &range = ranges[index.getPosition()];
        sizes[dim] = range.to - range.from;
      }
      exprs.push_back(own);
    }
    if (ArrayRef<int64_t>(sizes) != type.getShape())
      buffer = memref::SubViewOp::create(b, buffer, offsets, sizes, strides);
    return {buffer, AffineMap::get(map.getNumDims(), 0, exprs, b.getContext())};
  }

  /// Copies an op of the body. The index of the split loop is that of all
  /// iterations.
  void copy(Operation &inner, OpBuilder &builder, IRMapping &mapping) {
    Operation *clone = builder.clone(inner, mapping);
    auto index = dyn_cast<linalg::IndexOp>(clone);
    if (!index || index.getDim() != splitLoop || !ranges[splitLoop].from)
      return;
    Value from = arith::ConstantIndexOp::create(builder, inner.getLoc(),
                                                ranges[splitLoop].from);
    mapping.map(
        inner.getResult(0),
        arith::AddIOp::create(builder, inner.getLoc(), index.getResult(), from)
            .getResult());
  }

  linalg::GenericOp op;
  ArrayRef<Range> ranges;
  unsigned splitLoop;
  ImplicitLocOpBuilder b;
};

} // namespace

void resolveWrappedReads(linalg::GenericOp op) {
  auto hasSubscript = [&](function_ref<bool(AffineExpr)> isSuch) {
    return llvm::any_of(op.getIndexingMapsArray(), [&](AffineMap map) {
      return llvm::any_of(map.getResults(), isSuch);
    });
  };
  if (!hasSubscript(hasDivision) || hasSubscript(isLarge))
    return;
  SmallVector<Range> ranges;
  for (int64_t size : op.getStaticLoopRanges())
    ranges.push_back({0, size});
  std::optional<unsigned> split = loopToSplit(op, ranges);
  SmallVector<Range> segments = split ? segmentsOf(op, ranges, *split)
                                      : SmallVector<Range>{ranges.back()};
  unsigned loop = split.value_or(ranges.size() - 1);
  for (Range segment : segments) {
    ranges[loop] = segment;
    SegmentBuilder(op, ranges, loop).build();
  }
  op.erase();
}

} // namespace mlir::gspmd::lowering
