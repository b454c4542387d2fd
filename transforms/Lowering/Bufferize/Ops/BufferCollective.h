//===- BufferCollective.h - Communication on buffers ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERCOLLECTIVE_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERCOLLECTIVE_H

#include "transforms/Lowering/Bufferize/BufferLowering.h"

namespace mlir::gspmd::lowering {

/// The call that waits for the collective of a `spmd.done`, whose tensor has
/// the buffer of the one that was started. It has that one's number
/// (kRuntimeIndex); without a number there is nothing to wait for.
LogicalResult emitDone(Operation *done, ImplicitLocOpBuilder &b);

/// A numbered collective is not started but called, and nobody waits for it.
void makeSynchronous(Operation *collective);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERCOLLECTIVE_H
