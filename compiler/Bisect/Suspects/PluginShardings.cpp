//===- PluginShardings.cpp - Shardings that plugins support ---------------===//
#include "compiler/Bisect/Suspects/PluginShardings.h"
#include "dialect/Sharding/ProgramPhases.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "transforms/Support/SignatureAttrs.h"

namespace mlir::gspmd::bisect {

/// Makes the annotations of the results of an op reshards of all their uses:
/// import attaches them to the op, but XLA computes an annotated op otherwise
/// than one before an annotation.
static void makeReshards(Operation *op) {
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  for (Value value : op->getResults()) {
    sharding::TensorShardingAttr annotated = sharding::getSharding(value);
    if (!annotated)
      continue;
    auto reshard = sharding::ReshardOp::create(
        builder, op->getLoc(), value, annotated, sharding::ReductionKind::Add);
    value.replaceAllUsesExcept(reshard.getResult(), reshard);
  }
}

void removeCompletion(ModuleOp module) {
  module->removeAttr(sharding::kPhaseAttrName);
  std::vector<Operation *> annotated;
  module.walk([&](Operation *op) {
    if (hasAnnotatedResults(op) && !isa<sharding::ReshardOp>(op))
      annotated.push_back(op);
  });
  llvm::for_each(annotated, makeReshards);
  module.walk([](Operation *op) {
    op->removeAttr(sharding::ShardingDialect::kShardings);
    op->removeAttr(sharding::ShardingDialect::kBlockArgs);
    op->removeAttr(sharding::kAnnotatedAttrName);
  });
}

/// Returns the sharding without the axes of dimensions that they do not divide.
static sharding::TensorShardingAttr
dropUnevenAxes(ModuleOp program, sharding::TensorShardingAttr sharding,
               ArrayRef<int64_t> shape) {
  Mesh mesh = sharding::lookupMesh(program, sharding.getMesh()).toMesh();
  SmallVector<DimSharding> dims =
      llvm::to_vector(sharding.toSharding(mesh).dims());
  for (auto [dim, size] : llvm::zip_equal(dims, shape))
    if (size % dim.numShards() != 0)
      dim = DimSharding();
  return sharding::TensorShardingAttr::get(
      program.getContext(), sharding.getMesh(), mesh, TensorSharding(dims));
}

void makeBoundaryEven(ModuleOp program) {
  auto main = program.lookupSymbol<func::FuncOp>("main");
  OpBuilder builder = OpBuilder::atBlockBegin(&main.front());
  auto makeEven = [&](NamedAttrList &attrs, Type type) {
    auto uneven = dyn_cast_or_null<sharding::TensorShardingAttr>(
        attrs.get(sharding::ShardingDialect::kSharding));
    if (!uneven)
      return uneven;
    sharding::TensorShardingAttr even = dropUnevenAxes(
        program, uneven, cast<RankedTensorType>(type).getShape());
    if (even.getDims() == uneven.getDims())
      return sharding::TensorShardingAttr();
    attrs.set(sharding::ShardingDialect::kSharding, even);
    return uneven;
  };
  editArgAttrs(main, [&](unsigned i, NamedAttrList &attrs) {
    Value argument = main.getArgument(i);
    sharding::TensorShardingAttr uneven = makeEven(attrs, argument.getType());
    if (!uneven)
      return;
    auto reshard =
        sharding::ReshardOp::create(builder, argument.getLoc(), argument,
                                    uneven, sharding::ReductionKind::Add);
    sharding::setSharding(reshard.getResult(), uneven);
    argument.replaceAllUsesExcept(reshard.getResult(), reshard);
  });
  Operation *exit = main.front().getTerminator();
  builder.setInsertionPoint(exit);
  editResultAttrs(main, [&](unsigned i, NamedAttrList &attrs) {
    sharding::TensorShardingAttr uneven =
        makeEven(attrs, main.getResultTypes()[i]);
    if (!uneven)
      return;
    Value result = exit->getOperand(i);
    auto reshard = sharding::ReshardOp::create(
        builder, result.getLoc(), result, uneven, sharding::ReductionKind::Add);
    sharding::setSharding(reshard.getResult(), uneven);
    exit->setOperand(i, reshard.getResult());
  });
}

} // namespace mlir::gspmd::bisect
