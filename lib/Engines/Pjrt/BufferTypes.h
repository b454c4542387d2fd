//===- BufferTypes.h - Element types of buffers -----------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_BUFFERTYPES_H
#define GSPMD_LIB_ENGINES_PJRT_BUFFERTYPES_H

#include "gspmd/Runtime/ElementType.h"
#include "lib/Engines/Pjrt/Api/PjrtApi.h"
#include <optional>

namespace mlir::gspmd::pjrt {

/// Returns the buffer type of an element type in MLIR's spelling ("bf16",
/// "ui4"). Returns Invalid for types that buffers do not support.
BufferType bufferTypeOf(llvm::StringRef type);

/// Returns the element type of a buffer in the emulator's memory, or nullopt if
/// it is not supported. Elements of less than a byte take a byte each.
std::optional<ElementType> elementTypeOf(BufferType type);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_BUFFERTYPES_H
