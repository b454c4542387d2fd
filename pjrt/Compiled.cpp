//===- Compiled.cpp - A program that was compiled -------------------------===//
#include "Compiled.h"

namespace mlir::gspmd::pjrt {

int64_t Compiled::argumentBytes() const {
  int64_t bytes = 0;
  for (const BoundaryTensor &tensor : arguments)
    bytes += tensor.shape.numBytes();
  return bytes;
}

int64_t Compiled::resultBytes() const {
  int64_t bytes = 0;
  for (const BoundaryTensor &tensor : results)
    bytes += tensor.shape.numBytes();
  return bytes;
}

} // namespace mlir::gspmd::pjrt
