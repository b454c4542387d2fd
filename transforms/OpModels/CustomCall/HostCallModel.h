//===- HostCallModel.h - Model of host callbacks ----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_HOSTCALLMODEL_H
#define GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_HOSTCALLMODEL_H

#include "dialect/StableHLO/CustomCalls/HostCallbackCall.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Returns the rule: tensors are unsharded, unless the call accepts shards.
FactorRule hostCallRule(const stablehlo::HostCall &call, Operation *op);

/// Executes the call on the first device along all axes that are not manual
/// here; the others receive its results.
PartitionResult partitionHostCall(const stablehlo::HostCall &call,
                                  Operation *op, PartitionContext &ctx);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CUSTOMCALL_HOSTCALLMODEL_H
