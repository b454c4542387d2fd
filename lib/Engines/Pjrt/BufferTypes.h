//===- BufferTypes.h - Element types of buffers -----------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_BUFFERTYPES_H
#define GSPMD_LIB_ENGINES_PJRT_BUFFERTYPES_H

#include "gspmd/Runtime/ElementType.h"
#include "lib/Engines/Pjrt/Api/PjrtApi.h"
#include <optional>

namespace mlir::gspmd::pjrt {

/// Of an element type as MLIR writes it ("bf16", "ui4"). Invalid for what
/// buffers do not hold.
BufferType bufferTypeOf(llvm::StringRef type);

/// What the emulator's memory has for elements of a buffer; none for what it
/// does not hold. Those of less than a byte have a byte each.
std::optional<ElementType> elementTypeOf(BufferType type);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_BUFFERTYPES_H
