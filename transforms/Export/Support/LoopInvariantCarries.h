//===- LoopInvariantCarries.h - Loop-invariant carries ----------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_SUPPORT_LOOPINVARIANTCARRIES_H
#define GSPMD_TRANSFORMS_EXPORT_SUPPORT_LOOPINVARIANTCARRIES_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"

namespace mlir::gspmd {

/// Returns true if a loop-carried value of `op` never changes. XLA removes such
/// values when it reads a program but keeps the annotation, which then has too
/// many entries. Such loops are therefore exported without an annotation; the
/// ops around and inside annotate their loop-carried values.
bool hasLoopInvariantCarry(Operation *op, SymbolTableCollection &symbols);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SUPPORT_LOOPINVARIANTCARRIES_H
