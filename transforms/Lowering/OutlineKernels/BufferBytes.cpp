//===- BufferBytes.cpp - Sizes of buffers ---------------------------------===//

#include "transforms/Lowering/OutlineKernels/BufferBytes.h"

namespace mlir::gspmd::lowering {

int64_t bytesOf(MemRefType type) {
  Type element = type.getElementType();
  int64_t bits = IndexType::kInternalStorageBitWidth;
  if (auto complexType = dyn_cast<ComplexType>(element))
    bits = 2 * complexType.getElementType().getIntOrFloatBitWidth();
  else if (!element.isIndex())
    bits = element.getIntOrFloatBitWidth();
  return type.getNumElements() * ((bits + 7) / 8);
}

} // namespace mlir::gspmd::lowering
