//===- ShardingInference.h - Shardings that callers infer -------*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_SHARDINGINFERENCE_H
#define GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_SHARDINGINFERENCE_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::pjrt {

/// Completes `module`, if it has calls of partition functions without a
/// sharding rule, which come with functions that tell how results lie: those
/// become annotations. False if it has none and is not completed.
FailureOr<bool> completeByInference(ModuleOp module);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_SHARDINGINFERENCE_H
