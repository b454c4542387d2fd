//===- BufferCollective.h - Communication on buffers ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERCOLLECTIVE_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERCOLLECTIVE_H

#include "transforms/Lowering/BufferLowering.h"

namespace mlir::gspmd::lowering {

/// The call that waits for the collective of a `spmd.done`, whose tensor has
/// the buffer of the one that was started.
LogicalResult emitDone(Operation *done, ImplicitLocOpBuilder &b);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERCOLLECTIVE_H
