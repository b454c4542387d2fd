//===- BufferHostCall.h - Calls of the host on buffers ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERHOSTCALL_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERHOSTCALL_H

#include "transforms/Lowering/Bufferize/BufferLowering.h"

namespace mlir::gspmd::lowering {

/// The entry of a call of the host; null for other ops.
const BufferEntry *lookupHostCall(Operation *op);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERHOSTCALL_H
