//===- CallerInference.h - Shardings that callers infer ---------*- C++ -*-===//
#ifndef GSPMD_PJRT_CALLERINFERENCE_H
#define GSPMD_PJRT_CALLERINFERENCE_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::pjrt {

/// Imports `module` and annotates results of calls without a sharding rule,
/// whose partition functions come with functions that tell how results lie.
LogicalResult inferCallerShardings(ModuleOp module);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_CALLERINFERENCE_H
