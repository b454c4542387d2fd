//===- Reduction.cpp - Model of reduce ------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Reduce/ArgReduce.h"
#include "transforms/OpModels/Support/InitialValues.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/XlaForm.h"

using namespace mlir;
using namespace mlir::gspmd;

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
      auto operands =
          llvm::map_to_vector(all, [&](unsigned t) { return Place{t, dim}; });
      auto results = llvm::map_to_vector(
          all, [&](unsigned t) { return Place{t, resultDim}; });
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
      return partitionOpaqueReduce(op, ctx);
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
  registerXlaForm<ReduceForXla, stablehlo::ReduceOp>(registry);
}
