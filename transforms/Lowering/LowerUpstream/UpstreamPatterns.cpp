//===- UpstreamPatterns.cpp - Contractions and parallel loops -------------===//

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "transforms/Lowering/LowerUpstream/LowerUpstream.h"

namespace mlir::gspmd::lowering {
namespace {

//===----------------------------------------------------------------------===//
// linalg
//===----------------------------------------------------------------------===//

/// Returns `jk` for a map to dimensions 1 and 2; empty if a result is no plain
/// dimension.
std::string lettersOf(AffineMap map) {
  std::string letters;
  for (AffineExpr expr : map.getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim || dim.getPosition() >= 26)
      return {};
    char letter = 'a' + dim.getPosition();
    if (letters.find(letter) != std::string::npos)
      return {};
    letters += letter;
  }
  return letters;
}

/// Returns true if the body is `out + a * b`, in the elements' own type.
bool isSumOfProducts(linalg::LinalgOp op) {
  auto ops = op.getBlock()->without_terminator();
  if (std::distance(ops.begin(), ops.end()) != 2)
    return false;
  Operation *product = &*ops.begin(), *sum = product->getNextNode();
  bool isFloat = isa<arith::MulFOp>(product) && isa<arith::AddFOp>(sum);
  bool isInteger = isa<arith::MulIOp>(product) && isa<arith::AddIOp>(sum);
  Block &body = *op.getBlock();
  auto reads = [](Operation *inner, Value a, Value b) {
    return (inner->getOperand(0) == a && inner->getOperand(1) == b) ||
           (inner->getOperand(0) == b && inner->getOperand(1) == a);
  };
  return (isFloat || isInteger) &&
         reads(product, body.getArgument(0), body.getArgument(1)) &&
         reads(sum, product->getResult(0), body.getArgument(2)) &&
         body.getTerminator()->getOperand(0) == sum->getResult(0);
}

bool isZeroFill(Value value) {
  auto fill = value.getDefiningOp<linalg::FillOp>();
  return fill && (matchPattern(fill.getInputs().front(), m_AnyZeroFloat()) ||
                  matchPattern(fill.getInputs().front(), m_Zero()));
}

/// Rewrites a contraction of two tensors to an einsum, which uses the matrix
/// library.
struct ContractionToEinsum : OpInterfaceRewritePattern<linalg::LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics() || op.getNumDpsInputs() != 2 ||
        op.getNumDpsInits() != 1 || !linalg::isaContractionOpInterface(op) ||
        !isSumOfProducts(op))
      return failure();
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    std::string letters[3];
    for (unsigned i = 0; i < 3; ++i) {
      letters[i] = lettersOf(maps[i]);
      if (int64_t(letters[i].size()) != maps[i].getNumResults())
        return failure();
    }
    // A loop that indexes one operand alone is a sum that a matrix product does
    // not have.
    for (unsigned i = 0; i < 2; ++i)
      for (char letter : letters[i])
        if (letters[1 - i].find(letter) == std::string::npos &&
            letters[2].find(letter) == std::string::npos)
          return failure();
    Value init = op.getDpsInits().front();
    Value product = stablehlo::EinsumOp::create(
        rewriter, op.getLoc(), init.getType(), op.getDpsInputs()[0],
        op.getDpsInputs()[1],
        letters[0] + "," + letters[1] + "->" + letters[2]);
    if (!isZeroFill(init))
      product = stablehlo::TensorOps(rewriter, op.getLoc()).add(init, product);
    rewriter.replaceOp(op, product);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// scf
//===----------------------------------------------------------------------===//

/// Inlines a region that is executed once, with or without `no_inline`, which
/// is about generated code. Regions of several blocks are rejected before.
struct InlineExecuteRegion : OpRewritePattern<scf::ExecuteRegionOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::ExecuteRegionOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getRegion().hasOneBlock())
      return failure();
    Block &body = op.getRegion().front();
    Operation *end = body.getTerminator();
    SmallVector<Value> values(end->getOperands());
    rewriter.inlineBlockBefore(&body, op);
    rewriter.replaceOp(op, values);
    rewriter.eraseOp(end);
    return success();
  }
};

/// Executes the iterations sequentially; each updates the results of the
/// previous ones.
struct ForallToFor : OpRewritePattern<scf::ForallOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::ForallOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    SmallVector<Value> ivs;
    auto lower =
        getValueOrCreateConstantIndexOp(rewriter, loc, op.getMixedLowerBound());
    auto upper =
        getValueOrCreateConstantIndexOp(rewriter, loc, op.getMixedUpperBound());
    auto step =
        getValueOrCreateConstantIndexOp(rewriter, loc, op.getMixedStep());
    scf::LoopNest nest = scf::buildLoopNest(
        rewriter, loc, lower, upper, step, op.getOutputs(),
        [&](OpBuilder &b, Location, ValueRange positions, ValueRange outs) {
          return scf::ValueVector(outs.begin(), outs.end());
        });
    scf::ForOp inner = nest.loops.back();
    for (scf::ForOp loop : nest.loops)
      ivs.push_back(loop.getInductionVar());
    IRMapping mapping;
    mapping.map(op.getInductionVars(), ivs);
    mapping.map(op.getRegionIterArgs(), inner.getRegionIterArgs());
    rewriter.setInsertionPoint(inner.getBody()->getTerminator());
    for (Operation &bodyOp : op.getBody()->without_terminator())
      rewriter.clone(bodyOp, mapping);
    SmallVector<Value> current(inner.getRegionIterArgs());
    for (Operation &insertOp : op.getTerminator().getYieldingOps()) {
      auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(insertOp);
      if (!insert)
        return rewriter.notifyMatchFailure(op, "an unknown op in parallel");
      auto shared = cast<BlockArgument>(insert.getDest());
      unsigned number = shared.getArgNumber() - op.getInductionVars().size();
      auto map = [&](ArrayRef<OpFoldResult> values) {
        return llvm::map_to_vector(values, [&](OpFoldResult value) {
          if (auto dynamic = dyn_cast<Value>(value))
            return OpFoldResult(mapping.lookupOrDefault(dynamic));
          return value;
        });
      };
      current[number] = tensor::InsertSliceOp::create(
          rewriter, insert.getLoc(),
          mapping.lookupOrDefault(insert.getSource()), current[number],
          map(insert.getMixedOffsets()), map(insert.getMixedSizes()),
          map(insert.getMixedStrides()));
    }
    inner.getBody()->getTerminator()->setOperands(current);
    rewriter.replaceOp(op, nest.results);
    return success();
  }
};

/// Upstream's own expansion exchanges the bounds.
struct ClampToBounds : OpRewritePattern<math::ClampFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::ClampFOp op,
                                PatternRewriter &rewriter) const override {
    Value low = arith::MaximumFOp::create(rewriter, op.getLoc(), op.getValue(),
                                          op.getMin());
    rewriter.replaceOpWithNewOp<arith::MinimumFOp>(op, low, op.getMax());
    return success();
  }
};

/// Expands classifications of numbers without a conversion to LLVM to
/// comparisons of the magnitude, which are false for NaN.
template <typename OpTy>
struct ClassOfNumber : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Type type = op.getOperand().getType();
    const llvm::fltSemantics &semantics =
        cast<FloatType>(getElementTypeOrSelf(type)).getFloatSemantics();
    auto constant = [&](const APFloat &number) -> Value {
      TypedAttr value =
          rewriter.getFloatAttr(getElementTypeOrSelf(type), number);
      if (auto shaped = dyn_cast<ShapedType>(type))
        value = DenseElementsAttr::get(shaped, value);
      return arith::ConstantOp::create(rewriter, loc, value);
    };
    Value magnitude = math::AbsFOp::create(rewriter, loc, op.getOperand());
    Value infinity = constant(APFloat::getInf(semantics));
    auto compare = [&](arith::CmpFPredicate how, Value other) -> Value {
      return arith::CmpFOp::create(rewriter, loc, how, magnitude, other);
    };
    if (std::is_same_v<OpTy, math::IsInfOp>) {
      rewriter.replaceOp(op, compare(arith::CmpFPredicate::OEQ, infinity));
      return success();
    }
    Value isFinite = compare(arith::CmpFPredicate::OLT, infinity);
    Value isLarge =
        compare(arith::CmpFPredicate::OGE,
                constant(APFloat::getSmallestNormalized(semantics)));
    rewriter.replaceOpWithNewOp<arith::AndIOp>(op, isFinite, isLarge);
    return success();
  }
};

} // namespace

void populateLowerUpstreamPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  patterns.add<ContractionToEinsum>(context, /*benefit=*/2);
  patterns
      .add<ForallToFor, ClassOfNumber<math::IsInfOp>,
           ClassOfNumber<math::IsNormalOp>, ClampToBounds, InlineExecuteRegion>(
          context);
  arith::populateCeilFloorDivExpandOpsPatterns(patterns);
}

} // namespace mlir::gspmd::lowering
