//===- XlaForm.cpp - Forms of ops for XLA ---------------------------------===//
#include "transforms/OpModels/Support/XlaForm.h"

#include "transforms/OpModels/XlaForm.cpp.inc"

using namespace mlir;

Type mlir::gspmd::unpackedForXla(Type element) {
  if (!element.isIntOrFloat() || element.isInteger(1) ||
      element.getIntOrFloatBitWidth() >= 8)
    return element;
  if (auto integer = dyn_cast<IntegerType>(element))
    return IntegerType::get(element.getContext(), 8, integer.getSignedness());
  return BFloat16Type::get(element.getContext());
}
