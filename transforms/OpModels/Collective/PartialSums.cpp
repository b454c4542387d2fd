//===- PartialSums.cpp - Partial sums of a replicated value ---------------===//

#include "transforms/OpModels/Collective/PartialSums.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"

using namespace mlir;
using namespace mlir::gspmd;

Value mlir::gspmd::makePartialSums(OpBuilder &builder, Location loc,
                                   Value value, const Mesh &mesh,
                                   ArrayRef<AxisRef> axes) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape() ||
      !(type.getElementType().isIntOrFloat() ||
        isa<ComplexType>(type.getElementType())))
    return {};
  stablehlo::TensorOps ops(builder, loc);
  // The mask is a table over all devices: device ids need not follow the axes.
  SmallVector<bool> isFirst;
  for (int64_t device = 0; device < mesh.numDevices(); ++device)
    isFirst.push_back(mesh.indexAlong(device, axes) == 0);
  auto flags = RankedTensorType::get({mesh.numDevices()}, builder.getI1Type());
  Value table =
      ops.constant(DenseElementsAttr::get(flags, ArrayRef<bool>(isFirst)));
  Value id =
      stablehlo::createProcessId(builder, loc, stablehlo::ProcessId::Partition);
  Value flag = ops.reshape(ops.dynamicSlice(table, ValueRange(id), {1}), {});
  return ops.select(flag, value, ops.constant(type, 0));
}
