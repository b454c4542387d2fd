//===- RaggedAllToAll.cpp - Model of ragged_all_to_all --------------------===//

#include "transforms/OpModels/Collective/RaggedAllToAll.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/CustomCalls/RaggedAllToAllCall.h"
#include "transforms/OpModels/Collective/CollectiveGroups.h"
#include "transforms/OpModels/Collective/CollectiveUtils.h"
#include "transforms/OpModels/Support/LocalOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::RaggedOperand;

FactorRule mlir::gspmd::raggedAllToAllRule(Operation *call) {
  if (!stablehlo::isValidRaggedAllToAll(call))
    return opaqueRule(call);
  constexpr unsigned input = RaggedOperand::Input,
                     output = RaggedOperand::Output;
  FactorRule rule = emptyRule(call);
  addDim(rule, dimOf(call->getOperand(input), 0), {input}, {}, 0,
         FactorKind::NeedReplication);
  ArrayRef<int64_t> shape = shapeOf(call->getOperand(output));
  addDim(rule, shape[0], {output}, {0}, 0, FactorKind::NeedReplication);
  for (unsigned d = 1; d < shape.size(); ++d)
    addDim(rule, shape[d], {input, output}, {0}, d);
  for (unsigned i = RaggedOperand::InputOffsets; i < RaggedOperand::Count; ++i)
    addDim(rule, dimOf(call->getOperand(i), 0), {i}, {}, 0,
           FactorKind::NeedReplication);
  return rule;
}

/// Converts offsets and sizes to one type, which the op requires: i32 if all
/// are, else i64.
static SmallVector<Value> inOneType(PartitionContext &ctx, ValueRange numbers) {
  Type i32 = ctx.builder.getI32Type();
  bool areShort = llvm::all_of(numbers, [&](Value value) {
    return getElementTypeOrSelf(value.getType()) == i32;
  });
  return llvm::map_to_vector(numbers, [&](Value value) {
    return LocalOps(ctx).convert(value,
                                 areShort ? i32 : ctx.builder.getI64Type());
  });
}

PartitionResult mlir::gspmd::partitionRaggedAllToAll(Operation *call,
                                                     PartitionContext &ctx) {
  if (failed(stablehlo::verifyRaggedAllToAll(call)))
    return failure();
  FailureOr<CollectiveGroups> groups = collectiveGroupsOf(call, ctx);
  if (failed(groups))
    return failure();
  AxisList axes = groups->axes;
  IntegerAttr size;
  DenseI64ArrayAttr members;
  if (groups->members) {
    AxisGroups along = toAxisGroups(ctx.mesh, groups->members->getGroups(),
                                    manualAxesAround(call, ctx));
    if (failed(checkManual(call, ctx, along.axes)))
      return failure();
    axes = along.axes;
    SmallVector<int64_t> flat;
    for (const DeviceList &list : along.lists)
      llvm::append_range(flat, list);
    size = ctx.builder.getI64IntegerAttr(groups->members->size());
    members = ctx.builder.getDenseI64ArrayAttr(flat);
  }
  SmallVector<Value> numbers = inOneType(
      ctx, ValueRange(ctx.operands).drop_front(RaggedOperand::InputOffsets));
  return SmallVector<Value>{spmd::RaggedAllToAllOp::create(
      ctx.builder, call->getLoc(), ctx.localResultType(0),
      ctx.operands[RaggedOperand::Input], ctx.operands[RaggedOperand::Output],
      numbers[0], numbers[1], numbers[2], numbers[3], size, members,
      axesAttr(ctx, axes))};
}
