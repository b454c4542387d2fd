//===- BufferTypes.cpp - Element types of buffers -------------------------===//
#include "lib/Engines/Pjrt/BufferTypes.h"
#include "llvm/ADT/StringSwitch.h"

namespace mlir::gspmd::pjrt {

BufferType bufferTypeOf(llvm::StringRef type) {
  return llvm::StringSwitch<BufferType>(type)
      .Case("i1", BufferType::Pred)
      .Case("i2", BufferType::S2)
      .Case("i4", BufferType::S4)
      .Case("i8", BufferType::S8)
      .Case("i16", BufferType::S16)
      .Case("i32", BufferType::S32)
      .Case("i64", BufferType::S64)
      .Case("ui2", BufferType::U2)
      .Case("ui4", BufferType::U4)
      .Case("ui8", BufferType::U8)
      .Case("ui16", BufferType::U16)
      .Case("ui32", BufferType::U32)
      .Case("ui64", BufferType::U64)
      .Case("f4E2M1FN", BufferType::F4E2M1FN)
      .Case("f8E3M4", BufferType::F8E3M4)
      .Case("f8E4M3", BufferType::F8E4M3)
      .Case("f8E4M3B11FNUZ", BufferType::F8E4M3B11FNUZ)
      .Case("f8E4M3FN", BufferType::F8E4M3FN)
      .Case("f8E4M3FNUZ", BufferType::F8E4M3FNUZ)
      .Case("f8E5M2", BufferType::F8E5M2)
      .Case("f8E5M2FNUZ", BufferType::F8E5M2FNUZ)
      .Case("f8E8M0FNU", BufferType::F8E8M0FNU)
      .Case("bf16", BufferType::BF16)
      .Case("f16", BufferType::F16)
      .Case("f32", BufferType::F32)
      .Case("f64", BufferType::F64)
      .Case("complex<f32>", BufferType::C64)
      .Case("complex<f64>", BufferType::C128)
      .Default(BufferType::Invalid);
}

std::optional<ElementType> elementTypeOf(BufferType type) {
  switch (type) {
  case BufferType::Pred:
    return ElementType::Bool;
  case BufferType::S2:
  case BufferType::S4:
  case BufferType::S8:
    return ElementType::S8;
  case BufferType::S16:
    return ElementType::S16;
  case BufferType::S32:
    return ElementType::S32;
  case BufferType::S64:
    return ElementType::S64;
  case BufferType::U16:
    return ElementType::U16;
  case BufferType::U32:
    return ElementType::U32;
  case BufferType::U64:
    return ElementType::U64;
  case BufferType::F16:
    return ElementType::F16;
  case BufferType::BF16:
    return ElementType::BF16;
  case BufferType::F32:
    return ElementType::F32;
  case BufferType::F64:
    return ElementType::F64;
  case BufferType::C64:
    return ElementType::C64;
  case BufferType::C128:
    return ElementType::C128;
  case BufferType::U2:
  case BufferType::U4:
  case BufferType::U8:
  case BufferType::F4E2M1FN:
  case BufferType::F8E3M4:
  case BufferType::F8E4M3:
  case BufferType::F8E4M3B11FNUZ:
  case BufferType::F8E4M3FN:
  case BufferType::F8E4M3FNUZ:
  case BufferType::F8E5M2:
  case BufferType::F8E5M2FNUZ:
  case BufferType::F8E8M0FNU:
    return ElementType::U8;
  case BufferType::Invalid:
  case BufferType::Token:
    return std::nullopt;
  }
  return std::nullopt;
}

} // namespace mlir::gspmd::pjrt
