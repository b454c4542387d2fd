//===- ElementType.cpp - Names and sizes of element types -----------------===//
#include "gspmd/Runtime/ElementType.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir::gspmd {

int64_t byteSize(ElementType type) {
  switch (type) {
  case ElementType::Bool:
  case ElementType::S8:
  case ElementType::U8:
    return 1;
  case ElementType::S16:
  case ElementType::U16:
  case ElementType::BF16:
  case ElementType::F16:
    return 2;
  case ElementType::S32:
  case ElementType::U32:
  case ElementType::F32:
    return 4;
  case ElementType::S64:
  case ElementType::U64:
  case ElementType::F64:
  case ElementType::C64:
    return 8;
  case ElementType::C128:
    return 16;
  }
  llvm_unreachable("unknown element type");
}

llvm::StringRef toString(ElementType type) {
  static const char *const names[] = {
      "i1",  "i8",   "i16",  "i32",          "i64",
      "ui8", "ui16", "ui32", "ui64",         "bf16",
      "f16", "f32",  "f64",  "complex<f32>", "complex<f64>"};
  return names[static_cast<unsigned>(type)];
}

bool isFloat(ElementType type) {
  return type >= ElementType::BF16 && type <= ElementType::F64;
}
bool isComplex(ElementType type) { return type >= ElementType::C64; }
bool isSignedInt(ElementType type) {
  return type >= ElementType::S8 && type <= ElementType::S64;
}
bool isUnsignedInt(ElementType type) {
  return type >= ElementType::U8 && type <= ElementType::U64;
}

} // namespace mlir::gspmd
