//===- Sort.cpp - Model of sort -------------------------------------------===//

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Sort/ShardedSort.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/MemoryUse.h"
#include "transforms/OpModels/Support/Model.h"
#include "transforms/OpModels/Support/XlaForm.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// The sharding of the sorted dimension is moved to another dimension for the
/// sort, and propagates along it, if there is one: that takes two all-to-alls.
/// A dimension by itself is sorted by exchanges of shards (ShardedSort.h), if
/// that moves fewer bytes than to gather it.
struct SortModel : HaloDefaults {
  static SortForm form(stablehlo::SortOp op) {
    return {op, op.getSortedDimension(), op.getComparator().front()};
  }
  static FactorRule rule(stablehlo::SortOp op) {
    ArrayRef<int64_t> shape = shapeOf(op->getOperand(0));
    int64_t sorted = op.getSortedDimension();
    bool isAlone = llvm::all_of(llvm::enumerate(shape), [&](auto dim) {
      return int64_t(dim.index()) == sorted || dim.value() == 1;
    });
    auto all = llvm::to_vector(llvm::seq(op->getNumOperands()));
    FactorRule rule = emptyRule(op);
    FactorRole role =
        isAlone ? FactorRole(FactorKind::Halo, FactorKind::NeedReplication,
                             /*isBlocked=*/true)
                : FactorRole(FactorKind::NeedReplication);
    for (auto [d, size] : llvm::enumerate(shape))
      addDim(rule, size, all, all, d,
             int64_t(d) == sorted ? role : FactorRole());
    return rule;
  }
  static double communicated(stablehlo::SortOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    int64_t shards = axisListSize(axes[op.getSortedDimension()]);
    double elements = 1;
    for (unsigned f = 0; f < map.numFactors(); ++f)
      elements *= llvm::divideCeil(map.factor(f).size, axisListSize(axes[f]));
    return shards == 1 ? 0 : elements * exchangedBytes(form(op), shards);
  }
  static PartitionResult partition(stablehlo::SortOp op,
                                   PartitionContext &ctx) {
    ArrayRef<AxisRef> axes =
        ctx.operandShardings[0].axesOf(op.getSortedDimension());
    return axes.empty() ? sharding::cloneLocally(ctx)
                        : sortShards(form(op), ctx, axes);
  }
  static double flops(stablehlo::SortOp op) {
    double elements = elementsOf(op->getOperand(0));
    return elements * llvm::Log2_64_Ceil(std::max<uint64_t>(1, elements));
  }
};

/// The elements of a row are ordered, together with those of the other
/// operands.
struct SortMemory : MemoryUseDefaults {
  static double orderedBytes(stablehlo::SortOp op) {
    double bytes = 0;
    for (Value operand : op->getOperands())
      bytes += double(dimOf(operand, op.getSortedDimension())) *
               sharding::elementBytes(operand.getType());
    return bytes;
  }
};

/// Sorts elements of less than a byte in a wider type; the body receives the
/// original type.
struct SortForXla {
  static LogicalResult write(stablehlo::SortOp op, RewriterBase &rewriter) {
    stablehlo::TensorOps ops(rewriter, op.getLoc());
    bool changes = false;
    SmallVector<Value> operands;
    for (Value operand : op->getOperands()) {
      Type element = stablehlo::typeOf(operand).getElementType();
      operands.push_back(ops.convert(operand, unpackedForXla(element)));
      changes |= operands.back() != operand;
    }
    if (!changes)
      return success();
    Operation *wide = rewriter.clone(*op);
    wide->setOperands(operands);
    for (auto [result, operand] : llvm::zip_equal(wide->getResults(), operands))
      result.setType(operand.getType());
    unpackArguments(wide->getRegion(0).front(), rewriter);
    SmallVector<Value> results;
    for (auto [result, old] :
         llvm::zip_equal(wide->getResults(), op->getResults()))
      results.push_back(
          ops.convert(result, stablehlo::typeOf(old).getElementType()));
    rewriter.replaceOp(op, results);
    return success();
  }

  static void unpackArguments(Block &body, RewriterBase &rewriter) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(&body);
    for (BlockArgument argument : body.getArguments()) {
      auto type = stablehlo::typeOf(argument);
      Type element = type.getElementType();
      if (unpackedForXla(element) == element)
        continue;
      argument.setType(type.clone(unpackedForXla(element)));
      Value narrow = stablehlo::TensorOps(rewriter, argument.getLoc())
                         .convert(argument, element);
      argument.replaceAllUsesExcept(narrow, narrow.getDefiningOp());
    }
  }
};

} // namespace

void mlir::gspmd::registerSortModels(DialectRegistry &registry) {
  registerXlaForm<SortForXla, stablehlo::SortOp>(registry);
  registerModel<SortModel, stablehlo::SortOp>(registry);
  registerMemoryUse<SortMemory, stablehlo::SortOp>(registry);
}
