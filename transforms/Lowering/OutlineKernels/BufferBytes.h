//===- BufferBytes.h - What a buffer takes ----------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_BUFFERBYTES_H
#define GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_BUFFERBYTES_H

#include "mlir/IR/BuiltinTypes.h"

namespace mlir::gspmd::lowering {

/// Of a buffer of static shape.
int64_t bytesOf(MemRefType type);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_BUFFERBYTES_H
