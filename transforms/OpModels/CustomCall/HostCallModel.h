//===- HostCallModel.h - Rule and partition of calls of the host -*- C++
//-*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_HOSTCALLMODEL_H
#define GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_HOSTCALLMODEL_H

#include "dialect/StableHLO/CustomCalls/HostCallbackCall.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Whole tensors; parts where the call takes them.
FactorRule hostCallRule(const stablehlo::HostCall &call, Operation *op);

/// The call on the first device along all axes that are not manual here; the
/// others get its results from there.
PartitionResult partitionHostCall(const stablehlo::HostCall &call,
                                  Operation *op, PartitionContext &ctx);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_HOSTCALLMODEL_H
