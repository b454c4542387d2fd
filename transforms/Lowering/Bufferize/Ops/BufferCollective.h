//===- BufferCollective.h - Collectives on buffers --------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERCOLLECTIVE_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERCOLLECTIVE_H

#include "transforms/Lowering/Bufferize/BufferLowering.h"

namespace mlir::gspmd::lowering {

/// Emits the runtime call that waits for the collective of the `spmd.done` op
/// `done`, which carries the index of that collective (kRuntimeIndex). Emits
/// nothing if it has no index. The result has the buffer of the collective that
/// was started.
LogicalResult emitDone(Operation *done, ImplicitLocOpBuilder &b);

/// Turns a started collective that has an index into a blocking call without a
/// `done`.
void makeSynchronous(Operation *collective);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERCOLLECTIVE_H
