//===- LatticeToLinalg.cpp - The op as a loop over elements ---------------===//

#include "Lattice.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
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

namespace {

struct LatticeToLinalg : PassWrapper<LatticeToLinalg, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LatticeToLinalg)
  StringRef getArgument() const override { return "lattice-to-linalg"; }
  StringRef getDescription() const override {
    return "Write the ops of the lattice dialect as loops over elements";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, linalg::LinalgDialect,
                    tensor::TensorDialect>();
  }
  void runOnOperation() override {
    getOperation().walk([](lattice::PairwiseDistanceOp op) {
      op.getResult().replaceAllUsesWith(buildLoops(op));
      op.erase();
    });
    getOperation().walk([](lattice::WindowSumOp op) {
      op.getResult().replaceAllUsesWith(addSlices(op));
      op.erase();
    });
  }
};

} // namespace

void lattice::registerLatticeToLinalg() { PassRegistration<LatticeToLinalg>(); }
