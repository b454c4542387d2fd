//===- Linalg.cpp - Model of structured ops -------------------------------===//
//
// Indexing maps, iterators and body define a structured op of linalg
// completely, so one model serves all of them (LinalgLoops.h, LocalLinalg.h).
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Upstream/LocalLinalg.h"
#include "transforms/OpModels/Upstream/UnevenShards.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Each loop is a factor: parallel loops pass through, reduction loops reduce,
/// and along the leading loops of windows halos are exchanged.
struct LinalgModel : HaloDefaults {
  static FactorRule rule(linalg::LinalgOp op, bool conservative = false) {
    return LinalgLoops(op).rule(conservative);
  }
  static std::optional<ReductionKind> reductionKind(linalg::LinalgOp op) {
    return linalgReductionKind(op);
  }
  static LinearOperands linearOperands(linalg::LinalgOp op, ReductionKind) {
    // A fill is neutral if its scalar is.
    return isa<linalg::FillOp>(*op) ? linearIn(op, {0}) : LinearOperands();
  }
  static bool isElementwise(linalg::LinalgOp op);
  static int priority(linalg::LinalgOp op) {
    return op.getNumReductionLoops() == 0 ? 0 : 1;
  }
  static bool canShard(linalg::LinalgOp op, const FactorMap &map,
                       unsigned factor, bool uneven);
  static double communicated(linalg::LinalgOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes);
  static PartitionResult partition(linalg::LinalgOp op, PartitionContext &ctx) {
    return LocalLinalg(op, ctx).make();
  }
  static double evaluations(linalg::LinalgOp op) {
    return llvm::product_of(op.getStaticLoopRanges(), double(1));
  }
  /// Returns the number of evaluations of the ops of the body that `counts`
  /// selects.
  static double computed(linalg::LinalgOp op,
                         function_ref<bool(Operation *)> counts) {
    double number = 0;
    op.getBlock()->walk([&](Operation *inner) {
      number += inner->getNumResults() > 0 && counts(inner);
    });
    return evaluations(op) * number;
  }
  /// Constants, indices and casts are not counted as arithmetic.
  static double flops(linalg::LinalgOp op) {
    return computed(op, [](Operation *inner) {
      return !inner->hasTrait<OpTrait::ConstantLike>() &&
             !isa<linalg::IndexOp>(inner) && !isa<CastOpInterface>(inner) &&
             !isTranscendental(inner);
    });
  }
  static double transcendentals(linalg::LinalgOp op) {
    return computed(op, isTranscendental);
  }
  static bool isTranscendental(Operation *op) {
    return isa_and_present<math::MathDialect>(op->getDialect()) &&
           !isa<math::AbsFOp, math::AbsIOp, math::CeilOp, math::CopySignOp,
                math::FloorOp, math::FmaOp, math::RoundEvenOp, math::RoundOp,
                math::TruncOp>(op);
  }
  static WorkKind workKind(linalg::LinalgOp op);
  static std::optional<MatrixWork> matrixWork(linalg::LinalgOp op);
};

} // namespace

/// Returns true if the tensor's dimensions are the loops in order; its other
/// dimensions have size 1.
static bool matchesLoops(linalg::LinalgOp op, OpOperand &operand) {
  int64_t last = -1;
  for (auto [index, size] :
       llvm::zip_equal(op.getMatchingIndexingMap(&operand).getResults(),
                       op.getShape(&operand))) {
    auto loop = dyn_cast<AffineDimExpr>(index);
    if (loop ? int64_t(loop.getPosition()) <= last : size != 1)
      return false;
    last = loop ? loop.getPosition() : last;
  }
  return true;
}

/// linalg treats transposes and index ops as element-wise too; this does not.
bool LinalgModel::isElementwise(linalg::LinalgOp op) {
  return linalg::isElementwise(op) && !op.hasIndexSemantics() &&
         llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
           return matchesLoops(op, operand);
         });
}

bool LinalgModel::canShard(linalg::LinalgOp op, const FactorMap &map,
                           unsigned factor, bool uneven) {
  return canShardWithHalo(op, map, factor, uneven) &&
         !(uneven && needsEvenShards(op));
}

double LinalgModel::communicated(linalg::LinalgOp op, const FactorMap &map,
                                 ArrayRef<AxisList> axes) {
  LinalgLoops loops(op);
  double bytes = 0;
  for (const LinalgWindow &window : loops.windows()) {
    TensorSharding sharding = shardingFromFactors(map, window.operand, axes);
    int64_t shards = sharding.numShards(window.dim);
    if (shards > 1)
      bytes += windowBytes(op->getOperand(window.operand), sharding, window.dim,
                           readOf(window, loops.range(window.lead), shards));
  }
  return bytes;
}

/// Returns true if the body adds products.
static bool addsProducts(linalg::LinalgOp op) {
  return linalg::detail::isContractionBody(
      *op.getBlock(), [](Operation *product, Operation *sum) {
        return (isa<arith::MulFOp>(product) && isa<arith::AddFOp>(sum)) ||
               (isa<arith::MulIOp>(product) && isa<arith::AddIOp>(sum)) ||
               (isa<complex::MulOp>(product) && isa<complex::AddOp>(sum));
      });
}

WorkKind LinalgModel::workKind(linalg::LinalgOp op) {
  if (linalg::isaContractionOpInterface(op) ||
      (linalg::isaConvolutionOpInterface(op) && addsProducts(op)))
    return WorkKind::Contract;
  if (op.getNumReductionLoops() > 0)
    return WorkKind::Reduce;
  auto ops = op.getBlock()->without_terminator();
  if (op.getNumDpsInputs() == 0 || isa<linalg::FillOp>(*op))
    return WorkKind::Source;
  return ops.empty() ? WorkKind::Move : WorkKind::Pointwise;
}

std::optional<MatrixWork> LinalgModel::matrixWork(linalg::LinalgOp op) {
  if (workKind(op) != WorkKind::Contract)
    return std::nullopt;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  auto product = [&](ArrayRef<unsigned> loops) {
    double size = 1;
    for (unsigned loop : loops)
      size *= ranges[loop];
    return size;
  };
  if (auto dims = linalg::inferContractionDims(op);
      succeeded(dims) && !linalg::isaConvolutionOpInterface(op))
    return MatrixWork{product(dims->batch), product(dims->m), product(dims->n),
                      product(dims->k)};
  if (auto dims = linalg::inferConvolutionDims(op); succeeded(dims))
    return MatrixWork{product(dims->depth),
                      product(dims->batch) * product(dims->outputImage),
                      product(dims->outputChannel),
                      product(dims->filterLoop) * product(dims->inputChannel)};
  return std::nullopt;
}

void mlir::gspmd::registerLinalgModels(DialectRegistry &registry) {
  // Registers every structured op of the dialect, as listed by its definition.
  registerModel<LinalgModel,
#define GET_OP_LIST
#include "mlir/Dialect/Linalg/IR/LinalgStructuredOps.cpp.inc"
#include "llvm/ADT/STLExtras.h"
                >(registry);
}
