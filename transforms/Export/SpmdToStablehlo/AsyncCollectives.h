//===- AsyncCollectives.h - Asynchronous collectives ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_ASYNCCOLLECTIVES_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_ASYNCCOLLECTIVES_H

#include "mlir/IR/BuiltinOps.h"
#include "transforms/Export/SpmdToStablehlo/Passes.h"

namespace mlir::gspmd {

/// Replaces StableHLO collectives that an `spmd.done` waits for by
/// `stablehlo.async_start`, and the `spmd.done` by `stablehlo.async_done`. Ops
/// that compute the result from the collective move after the `async_done`. If
/// another op reads the collective, or `target` does not accept it in this form
/// of the program, it stays synchronous, with a remark.
void writeAsyncCollectives(ModuleOp module, AsyncTarget target,
                           ProcessForm form);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_ASYNCCOLLECTIVES_H
