//===- BufferBytes.h - Sizes of buffers -------------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_BUFFERBYTES_H
#define GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_BUFFERBYTES_H

#include "mlir/IR/BuiltinTypes.h"

namespace mlir::gspmd::lowering {

/// Returns the number of bytes of a buffer of static shape.
int64_t bytesOf(MemRefType type);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_BUFFERBYTES_H
