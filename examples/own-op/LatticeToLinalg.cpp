//===- LatticeToLinalg.cpp - The op as a loop over elements ---------------===//

#include "Lattice.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;

/// d[i, j] += (a[i, k] - b[j, k])^2
static Value buildLoops(lattice::PairwiseDistanceOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  auto type = op.getResult().getType();
  Value zero = arith::ConstantOp::create(b, b.getF32FloatAttr(0));
  Value empty = tensor::EmptyOp::create(b, type.getShape(), b.getF32Type());
  Value zeros = linalg::FillOp::create(b, ValueRange(zero), ValueRange(empty))
                    .getResult(0);
  AffineExpr i, j, k;
  bindDims(b.getContext(), i, j, k);
  SmallVector<AffineMap> maps = AffineMap::inferFromExprList(
      {ArrayRef{i, k}, ArrayRef{j, k}, ArrayRef{i, j}}, b.getContext());
  auto parallel = utils::IteratorType::parallel;
  auto loops = linalg::GenericOp::create(
      b, TypeRange(type), ValueRange{op.getLhs(), op.getRhs()},
      ValueRange(zeros), maps,
      ArrayRef{parallel, parallel, utils::IteratorType::reduction},
      [](OpBuilder &inner, Location loc, ValueRange args) {
        ImplicitLocOpBuilder b(loc, inner);
        Value difference = arith::SubFOp::create(b, args[0], args[1]);
        Value square = arith::MulFOp::create(b, difference, difference);
        Value sum = arith::AddFOp::create(b, args[2], square);
        linalg::YieldOp::create(b, sum);
      });
  return loops.getResult(0);
}

/// Adds up the slices of the matrix that start at each offset of the window.
static Value addSlices(lattice::WindowSumOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  auto type = op.getResult().getType();
  int64_t radius = op.getRadius();
  Value input = op.getInput();
  if (!op.getValid()) {
    Value zero = arith::ConstantOp::create(b, b.getF32FloatAttr(0));
    SmallVector<OpFoldResult> widths = {b.getIndexAttr(radius),
                                        b.getIndexAttr(0)};
    auto padded = RankedTensorType::get(
        {type.getDimSize(0) + 2 * radius, type.getDimSize(1)}, b.getF32Type());
    input = tensor::PadOp::create(b, padded, input, widths, widths, zero);
  }
  SmallVector<OpFoldResult> sizes = {b.getIndexAttr(type.getDimSize(0)),
                                     b.getIndexAttr(type.getDimSize(1))};
  SmallVector<OpFoldResult> strides(2, b.getIndexAttr(1));
  Value sum;
  for (int64_t offset = 0; offset <= 2 * radius; ++offset) {
    SmallVector<OpFoldResult> offsets = {b.getIndexAttr(offset),
                                         b.getIndexAttr(0)};
    Value slice =
        tensor::ExtractSliceOp::create(b, type, input, offsets, sizes, strides);
    sum = sum ? arith::AddFOp::create(b, sum, slice).getResult() : slice;
  }
  return sum;
}

/// Creates a loop over the dimensions of `maps`; those that the last map (of
/// the result) does not have are reductions, which begin with `initial`.
static Value
buildLoop(ImplicitLocOpBuilder &b, ArrayRef<ArrayRef<AffineExpr>> maps,
          ValueRange inputs, ArrayRef<int64_t> shape, double initial,
          function_ref<Value(ImplicitLocOpBuilder &, ValueRange)> body) {
  auto type = RankedTensorType::get(shape, b.getF32Type());
  Value start = arith::ConstantOp::create(b, b.getF32FloatAttr(initial));
  Value empty = tensor::EmptyOp::create(b, shape, b.getF32Type());
  Value initials =
      linalg::FillOp::create(b, ValueRange(start), ValueRange(empty))
          .getResult(0);
  SmallVector<AffineMap> affineMaps =
      AffineMap::inferFromExprList(maps, b.getContext());
  SmallVector<utils::IteratorType> iterators(affineMaps.back().getNumDims(),
                                             utils::IteratorType::reduction);
  for (AffineExpr expr : affineMaps.back().getResults())
    iterators[cast<AffineDimExpr>(expr).getPosition()] =
        utils::IteratorType::parallel;
  return linalg::GenericOp::create(
             b, TypeRange(type), inputs, ValueRange(initials), affineMaps,
             iterators,
             [&](OpBuilder &inner, Location loc, ValueRange args) {
               ImplicitLocOpBuilder b(loc, inner);
               linalg::YieldOp::create(b, body(b, args));
             })
      .getResult(0);
}

static Value multiplyAdd(ImplicitLocOpBuilder &b, ValueRange args) {
  Value product = arith::MulFOp::create(b, args[0], args[1]);
  return arith::AddFOp::create(b, args[2], product);
}

/// Returns the weighted sums, with the sums of the weights in the last column,
/// and the largest logits.
template <typename OpT>
static std::pair<Value, Value> buildAttention(ImplicitLocOpBuilder &b, OpT op) {
  AffineExpr i, j, k;
  bindDims(b.getContext(), i, j, k);
  int64_t rows = op.getQueries().getType().getDimSize(0),
          keys = op.getKeys().getType().getDimSize(0),
          columns = op.getValues().getType().getDimSize(1) + 1;
  Value products =
      buildLoop(b, {{i, k}, {j, k}, {i, j}}, {op.getQueries(), op.getKeys()},
                {rows, keys}, 0, multiplyAdd);
  Value logits = buildLoop(b, {{i, j}, {j}, {i, j}}, {products, op.getBias()},
                           {rows, keys}, 0, [](auto &b, ValueRange args) {
                             return arith::AddFOp::create(b, args[0], args[1]);
                           });
  // A finite maximum: if the biases of all keys here are minus infinity, the
  // weights are 0, where the difference of two infinities would be NaN.
  Value maxima = buildLoop(
      b, {{i, j}, {i}}, {logits}, {rows}, -std::numeric_limits<float>::max(),
      [](auto &b, ValueRange args) {
        return arith::MaximumFOp::create(b, args[0], args[1]);
      });
  Value weights = buildLoop(b, {{i, j}, {i}, {i, j}}, {logits, maxima},
                            {rows, keys}, 0, [](auto &b, ValueRange args) {
                              Value difference =
                                  arith::SubFOp::create(b, args[0], args[1]);
                              return math::ExpOp::create(b, difference);
                            });
  Value one = arith::ConstantOp::create(b, b.getF32FloatAttr(1));
  SmallVector<OpFoldResult> low(2, b.getIndexAttr(0)),
      high = {b.getIndexAttr(0), b.getIndexAttr(1)};
  Value values = tensor::PadOp::create(
      b, RankedTensorType::get({keys, columns}, b.getF32Type()), op.getValues(),
      low, high, one);
  Value sums = buildLoop(b, {{i, k}, {k, j}, {i, j}}, {weights, values},
                         {rows, columns}, 0, multiplyAdd);
  return {sums, maxima};
}

static Value normalize(ImplicitLocOpBuilder &b, Value sums) {
  AffineExpr i, j;
  bindDims(b.getContext(), i, j);
  auto type = cast<RankedTensorType>(sums.getType());
  int64_t rows = type.getDimSize(0), columns = type.getDimSize(1) - 1;
  auto slice = [&](int64_t column, ArrayRef<int64_t> shape) -> Value {
    SmallVector<OpFoldResult> offsets = {b.getIndexAttr(0),
                                         b.getIndexAttr(column)};
    SmallVector<OpFoldResult> sizes = {b.getIndexAttr(rows),
                                       b.getIndexAttr(column ? 1 : columns)};
    SmallVector<OpFoldResult> strides(2, b.getIndexAttr(1));
    return tensor::ExtractSliceOp::create(
        b, RankedTensorType::get(shape, b.getF32Type()), sums, offsets, sizes,
        strides);
  };
  return buildLoop(b, {{i, j}, {i}, {i, j}},
                   {slice(0, {rows, columns}), slice(columns, {rows})},
                   {rows, columns}, 0, [](auto &b, ValueRange args) {
                     return arith::DivFOp::create(b, args[0], args[1]);
                   });
}

static Value rescale(lattice::RescaleOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  AffineExpr i, j;
  bindDims(b.getContext(), i, j);
  return buildLoop(
      b, {{i, j}, {i}, {i}, {i, j}}, op->getOperands(),
      op.getSums().getType().getShape(), 0, [](auto &b, ValueRange args) {
        Value difference = arith::SubFOp::create(b, args[1], args[2]);
        Value factor = math::ExpOp::create(b, difference);
        return arith::MulFOp::create(b, args[0], factor);
      });
}

namespace {

struct LatticeToLinalg : PassWrapper<LatticeToLinalg, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LatticeToLinalg)
  StringRef getArgument() const override { return "lattice-to-linalg"; }
  StringRef getDescription() const override {
    return "Write the ops of the lattice dialect as loops over elements";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, linalg::LinalgDialect,
                    math::MathDialect, tensor::TensorDialect>();
  }
  void runOnOperation() override {
    getOperation().walk([](Operation *op) {
      ImplicitLocOpBuilder b(op->getLoc(), op);
      SmallVector<Value> results;
      if (auto distances = dyn_cast<lattice::PairwiseDistanceOp>(op)) {
        results = {buildLoops(distances)};
      } else if (auto window = dyn_cast<lattice::WindowSumOp>(op)) {
        results = {addSlices(window)};
      } else if (auto attention = dyn_cast<lattice::AttentionOp>(op)) {
        results = {normalize(b, buildAttention(b, attention).first)};
      } else if (auto partial = dyn_cast<lattice::PartialAttentionOp>(op)) {
        auto [sums, maxima] = buildAttention(b, partial);
        results = {sums, maxima};
      } else if (auto scaled = dyn_cast<lattice::RescaleOp>(op)) {
        results = {rescale(scaled)};
      } else if (auto sums = dyn_cast<lattice::NormalizeOp>(op)) {
        results = {normalize(b, sums.getSums())};
      } else if (auto select = dyn_cast<lattice::SelectOp>(op)) {
        results = {arith::SelectOp::create(
            b, select.getCondition(), select.getOnTrue(), select.getOnFalse())};
      } else {
        return;
      }
      op->replaceAllUsesWith(results);
      op->erase();
    });
  }
};

} // namespace

void lattice::registerLatticeToLinalg() { PassRegistration<LatticeToLinalg>(); }
