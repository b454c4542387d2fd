//===- HostCallModel.cpp - Model of host callbacks ------------------------===//

#include "transforms/OpModels/CustomCall/HostCallModel.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/NeutralElements.h"

using namespace mlir;
using namespace mlir::gspmd;

FactorRule mlir::gspmd::hostCallRule(const stablehlo::HostCall &call,
                                     Operation *op) {
  if (!call.isPartitioned)
    return opaqueRule(op);
  FactorRule rule = emptyRule(op);
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    for (auto [d, size] : llvm::enumerate(shapeOf(operand)))
      addDim(rule, size, {unsigned(i)}, {}, d);
  return rule;
}

/// Returns the axes whose devices share one call.
static AxisList axesOfCall(Operation *op, const Mesh &mesh) {
  AxisList manual;
  for (auto around = op->getParentOfType<sharding::ManualComputationOp>();
       around;
       around = around->getParentOfType<sharding::ManualComputationOp>())
    llvm::append_range(manual, around.getManualAxes().toAxes(mesh));
  return mesh.freeAxes(manual);
}

/// Broadcasts the value of the first device along `axes` by a sum with neutral
/// elements.
static Value fromFirst(LocalOps &ops, PartitionContext &ctx,
                       const AxisList &axes, Value value) {
  Type element = stablehlo::typeOf(value).getElementType();
  Value contribution =
      ops.onFirstOnly(axes, value, ctx.selectionNeutralElement(element));
  return ctx.allReduce(contribution, axes, selectionReductionKind(element));
}

PartitionResult mlir::gspmd::partitionHostCall(const stablehlo::HostCall &call,
                                               Operation *op,
                                               PartitionContext &ctx) {
  AxisList axes = axesOfCall(op, ctx.mesh);
  if (call.isPartitioned || axes.empty())
    return sharding::partitionGenerically(op, ctx);
  LocalOps ops(ctx);
  Value index = ctx.axisIndex(axes);
  Value isFirst = ops.equal(
      index, ops.scalar(stablehlo::typeOf(index).getElementType(), 0));
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(ctx.operands);
  state.addOperands(isFirst);
  state.addTypes(ctx.resultTypes);
  for (StringRef name :
       {"call_target_name", "has_side_effect", "backend_config",
        "mhlo.backend_config", "api_version"})
    if (Attribute value = op->getAttr(name))
      state.addAttribute(name, value);
  state.addAttribute(stablehlo::kGuarded, ctx.builder.getUnitAttr());
  Operation *local = ctx.builder.create(state);
  SmallVector<Value> results;
  for (Value result : local->getResults())
    results.push_back(fromFirst(ops, ctx, axes, result));
  return results;
}
