//===- AsyncCollectives.h - Started collectives of StableHLO ----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_ASYNCCOLLECTIVES_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_ASYNCCOLLECTIVES_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Puts `stablehlo.async_start` in place of collectives of StableHLO that an
/// `spmd.done` waits for, and `stablehlo.async_done` in place of that. What was
/// written behind the collective to make the result of it comes behind the
/// `async_done`. Where something else reads the collective it is waited for
/// where it stands, which a remark tells.
void writeAsyncCollectives(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_ASYNCCOLLECTIVES_H
