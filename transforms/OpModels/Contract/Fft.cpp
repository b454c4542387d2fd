//===- Fft.cpp - Model of fft ---------------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

namespace {

/// Returns the first of the transformed dimensions.
unsigned firstTransformed(stablehlo::FftOp op) {
  return shapeOf(op.getOperand()).size() - op.getFftLength().size();
}

bool isComplexToComplex(stablehlo::FftOp op) {
  return op.getFftType() == stablehlo::FftType::FFT ||
         op.getFftType() == stablehlo::FftType::IFFT;
}

/// Returns true if a line is transformed in four steps: it is the only
/// dimension of more than one element.
bool isSingleLine(stablehlo::FftOp op) {
  return llvm::count_if(shapeOf(op.getOperand()),
                        [](int64_t size) { return size > 1; }) == 1;
}

/// A transformed dimension is sharded while others are transformed, and moved
/// to another dimension for its own transform, if no batch dimension can take
/// its sharding for the entire op. A single line is transformed in four steps.
/// A dimension whose size changes (the last one of a real transform) is
/// unsharded, and blocked, because shards of the two sizes do not correspond.
struct FftModel : HaloDefaults {
  static FactorRule rule(stablehlo::FftOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> shape = shapeOf(op.getOperand());
    unsigned first = firstTransformed(op), last = shape.size() - 1;
    bool hasBatch = llvm::any_of(shape.take_front(first),
                                 [](int64_t size) { return size > 1; });
    for (auto [d, size] : llvm::enumerate(shape)) {
      FactorRole role;
      bool canMove = !hasBatch && (isComplexToComplex(op) || d != last);
      if (d >= first)
        role = {canMove ? FactorKind::Halo : FactorKind::NeedReplication,
                FactorKind::NeedReplication,
                /*isBlocked=*/size != dimOf(op.getResult(), d)};
      rule.addFactor(size, {{0, unsigned(d)}}, {{0, unsigned(d)}}, role);
    }
    return rule;
  }
  static double communicated(stablehlo::FftOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes);
  static PartitionResult partition(stablehlo::FftOp op, PartitionContext &ctx);
  /// Returns the usual count of an FFT: 5 n log2 n for each line of n complex
  /// numbers, half of it if one side is real.
  static double flops(stablehlo::FftOp op) {
    bool isReal =
        !isa<ComplexType>(op.getOperand().getType().getElementType()) ||
        !isa<ComplexType>(op.getResult().getType().getElementType());
    double logs = 0;
    for (int64_t length : op.getFftLength())
      logs += std::log2(static_cast<double>(std::max<int64_t>(length, 1)));
    double elements =
        std::max(elementsOf(op.getOperand()), elementsOf(op.getResult()));
    return (isReal ? 2.5 : 5) * logs * elements;
  }
};

} // namespace

/// The largest number of elements of a line in four steps: products of two
/// indices are integers of 64 bits.
static constexpr int64_t kMaxLine = int64_t(1) << 31;

/// Each sharded dimension is moved to another one and back; a single line takes
/// three all-to-alls.
double FftModel::communicated(stablehlo::FftOp op, const FactorMap &map,
                              ArrayRef<AxisList> axes) {
  double elements = sharding::elementBytes(op.getResult().getType());
  if (!isa<ComplexType>(op.getResult().getType().getElementType()))
    elements = sharding::elementBytes(op.getOperand().getType());
  int64_t largest = 1;
  for (unsigned f = 0; f < map.numFactors(); ++f)
    elements *= llvm::divideCeil(map.factor(f).size, axisListSize(axes[f]));
  double bytes = 0;
  for (unsigned f = firstTransformed(op); f < map.numFactors(); ++f) {
    int64_t shards = axisListSize(axes[f]), size = map.factor(f).size;
    if (shards == 1)
      continue;
    bool isDivisible = size % (shards * shards) == 0 && size <= kMaxLine;
    if (isSingleLine(op) && !isDivisible)
      return std::numeric_limits<double>::infinity();
    largest = 1;
    for (unsigned g = 0; g < map.numFactors(); ++g)
      if (g != f)
        largest = std::max(largest, map.factor(g).size / axisListSize(axes[g]));
    // Shards of a dimension that is too small for all devices are padded.
    double padding = isSingleLine(op)
                         ? 1
                         : double(llvm::divideCeil(largest, shards) * shards) /
                               double(largest);
    bytes += (isSingleLine(op) ? 3 : 2) * elements * padding *
             double(shards - 1) / double(shards);
  }
  return bytes;
}

namespace {

/// Builds the transform of a tensor of global `shape`, of which this device has
/// the shard `local` by `sharding`, dimension by dimension.
class LocalFft {
public:
  LocalFft(stablehlo::FftOp op, PartitionContext &ctx)
      : op(op), ctx(ctx), ops(ctx), shape(shapeOf(op.getOperand())),
        local(ctx.operands[0]), sharding(ctx.operandShardings[0]) {}

  Value transformByDims();
  Value transformLine(unsigned d);

private:
  Value transform(Value value, unsigned d, stablehlo::FftType type,
                  int64_t length);
  void transformDim(unsigned d);
  void moveAxesOf(unsigned d);
  Value twiddle(Value value, ArrayRef<AxisRef> axes);

  stablehlo::FftOp op;
  PartitionContext &ctx;
  LocalOps ops;
  SmallVector<int64_t> shape;
  Value local;
  TensorSharding sharding;
  llvm::SmallBitVector isDone;
};

} // namespace

/// Transforms dimension `d` of a local tensor, to `length` elements if a real
/// transform changes its size.
Value LocalFft::transform(Value value, unsigned d, stablehlo::FftType type,
                          int64_t length) {
  auto order = llvm::to_vector(llvm::seq(typeOf(value).getRank()));
  std::swap(order[d], order.back());
  Value line = ops.transpose(value, order);
  RankedTensorType from = typeOf(line);
  SmallVector<int64_t> sizes(from.getShape());
  Type element = from.getElementType();
  if (type == stablehlo::FftType::RFFT) {
    sizes.back() = length / 2 + 1;
    element = ComplexType::get(element);
  } else if (type == stablehlo::FftType::IRFFT) {
    sizes.back() = length;
    element = cast<ComplexType>(element).getElementType();
  }
  Value result = stablehlo::FftOp::create(
      ctx.builder, op.getLoc(), RankedTensorType::get(sizes, element), line,
      type, ArrayRef<int64_t>(length));
  return ops.transpose(result, order);
}

/// Moves the axes of dimension `d` to another one: the one whose shards are
/// even, if there is one, and that is transformed already or the largest.
void LocalFft::moveAxesOf(unsigned d) {
  std::optional<unsigned> best;
  auto rank = [&](unsigned e) {
    int64_t shards = sharding.numShards(e) * sharding.numShards(d);
    return std::tuple(shape[e] % shards == 0, shape[e] >= shards, isDone[e],
                      shape[e]);
  };
  for (unsigned e = 0; e < shape.size(); ++e)
    if (e != d && (!best || rank(e) > rank(*best)))
      best = e;
  AxisList axes(sharding.axesOf(*best));
  llvm::append_range(axes, sharding.axesOf(d));
  TensorSharding to = sharding.withAxes(d, {}).withAxes(*best, canonical(axes));
  local = ctx.reshard(local, shape, sharding, to);
  sharding = to;
}

void LocalFft::transformDim(unsigned d) {
  if (!sharding.axesOf(d).empty())
    moveAxesOf(d);
  stablehlo::FftType type = op.getFftType();
  if (d + 1 != shape.size() && !isComplexToComplex(op))
    type = type == stablehlo::FftType::RFFT ? stablehlo::FftType::FFT
                                            : stablehlo::FftType::IFFT;
  local =
      transform(local, d, type, op.getFftLength()[d - firstTransformed(op)]);
  shape[d] = dimOf(op.getResult(), d);
  isDone.set(d);
}

/// Transforms unsharded dimensions first. The half spectrum of a real transform
/// is made first and resolved last.
Value LocalFft::transformByDims() {
  unsigned last = shape.size() - 1;
  isDone.resize(shape.size());
  SmallVector<unsigned> order;
  for (unsigned d = firstTransformed(op); d <= last; ++d)
    order.push_back(d);
  auto turn = [&](unsigned d) {
    bool isHalf = d == last && !isComplexToComplex(op);
    if (isHalf)
      return op.getFftType() == stablehlo::FftType::RFFT ? 0 : 3;
    return sharding.axesOf(d).empty() ? 1 : 2;
  };
  llvm::stable_sort(order,
                    [&](unsigned a, unsigned b) { return turn(a) < turn(b); });
  for (unsigned d : order)
    transformDim(d);
  return ctx.reshard(local, shape, sharding, ctx.resultShardings[0]);
}

/// Multiplies element [k, i] of p x m, whose columns are sharded by `axes`,
/// with exp(-2 pi i k / (p m)), or its conjugate for the inverse transform.
Value LocalFft::twiddle(Value value, ArrayRef<AxisRef> axes) {
  RankedTensorType type = typeOf(value);
  int64_t rank = type.getRank(), columns = type.getDimSize(rank - 1);
  int64_t length = type.getDimSize(rank - 2) * columns * axisListSize(axes);
  Type i64 = ctx.builder.getI64Type();
  RankedTensorType indices = type.clone(i64);
  Value column = ops.add(ops.iota(indices, rank - 1),
                         ops.splat(ops.offset(axes, columns, i64), indices));
  Value turns = ops.remainder(ops.multiply(column, ops.iota(indices, rank - 2)),
                              ops.constant(indices, length));
  Type element = cast<ComplexType>(type.getElementType()).getElementType();
  RankedTensorType part = type.clone(element);
  bool isInverse = op.getFftType() == stablehlo::FftType::IFFT;
  double unit = (isInverse ? 2 : -2) * M_PI / double(length);
  // Angles between -pi and pi are the most exact.
  Value isFar = ops.less(ops.constant(indices, length / 2), turns);
  Value nearest = ops.select(
      isFar, ops.subtract(turns, ops.constant(indices, length)), turns);
  Value angle =
      ops.multiply(ops.convert(nearest, element), ops.number(part, unit));
  Value cosine = ops.cosine(angle);
  Value sine = stablehlo::SineOp::create(ctx.builder, op.getLoc(), part, angle);
  return ops.multiply(value, ops.complex(cosine, sine));
}

/// Transforms a line of p m elements, m on each of p devices, as a matrix of p
/// rows: along its columns, by twiddle factors, along its rows, and by a
/// transposition. The columns are distributed for the first, the rows for the
/// second, and the columns for the last step, each by an all-to-all.
Value LocalFft::transformLine(unsigned d) {
  AxisList axes(sharding.axesOf(d));
  int64_t devices = axisListSize(axes), length = shape[d];
  int64_t rows = length / devices;
  SmallVector<int64_t> matrix{devices, rows};
  TensorSharding byRow = TensorSharding::tiled({axes, {}});
  TensorSharding byColumn = TensorSharding::tiled({{}, axes});
  Value value = ops.reshape(local, {1, rows});
  value = ctx.reshard(value, matrix, byRow, byColumn);
  value = transform(value, 0, op.getFftType(), devices);
  value = twiddle(value, axes);
  value = ctx.reshard(value, matrix, byColumn, byRow);
  value = transform(value, 1, op.getFftType(), rows);
  value = ctx.reshard(value, matrix, byRow, byColumn);
  value = ops.transpose(value, {1, 0});
  return ops.reshape(value, ctx.localResultType(0).getShape());
}

PartitionResult FftModel::partition(stablehlo::FftOp op,
                                    PartitionContext &ctx) {
  for (unsigned d = firstTransformed(op); d < shapeOf(op.getOperand()).size();
       ++d) {
    if (ctx.operandShardings[0].axesOf(d).empty())
      continue;
    LocalFft fft(op, ctx);
    return SmallVector<Value>{isSingleLine(op) ? fft.transformLine(d)
                                               : fft.transformByDims()};
  }
  return sharding::cloneLocally(ctx);
}

void mlir::gspmd::registerFftModels(DialectRegistry &registry) {
  registerModel<FftModel, stablehlo::FftOp>(registry);
}
