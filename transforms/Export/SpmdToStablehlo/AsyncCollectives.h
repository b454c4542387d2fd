//===- AsyncCollectives.h - Asynchronous collectives ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_ASYNCCOLLECTIVES_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_ASYNCCOLLECTIVES_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Replaces StableHLO collectives that an `spmd.done` waits for by
/// `stablehlo.async_start`, and the `spmd.done` by `stablehlo.async_done`. Ops
/// that compute the result from the collective move after the `async_done`. If
/// another op reads the collective, it stays synchronous, with a remark.
void writeAsyncCollectives(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_ASYNCCOLLECTIVES_H
