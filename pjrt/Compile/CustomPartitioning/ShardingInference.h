//===- ShardingInference.h - Shardings inferred by callers ------*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_SHARDINGINFERENCE_H
#define GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_SHARDINGINFERENCE_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::pjrt {

/// Completes `module` if it has calls of partition functions without a sharding
/// rule, whose functions infer the shardings of results: these become
/// annotations. Returns false, without completing, if it has none.
FailureOr<bool> completeByInference(ModuleOp module);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_SHARDINGINFERENCE_H
