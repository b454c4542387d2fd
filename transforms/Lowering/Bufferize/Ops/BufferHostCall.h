//===- BufferHostCall.h - Host callbacks on buffers -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERHOSTCALL_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERHOSTCALL_H

#include "transforms/Lowering/Bufferize/BufferLowering.h"

namespace mlir::gspmd::lowering {

/// Returns the table entry of a host callback; null for other ops.
const BufferEntry *lookupHostCall(Operation *op);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERHOSTCALL_H
