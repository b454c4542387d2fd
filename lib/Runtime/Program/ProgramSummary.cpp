//===- ProgramSummary.cpp - A program's collectives and memory ------------===//
#include "lib/Runtime/Program/ProgramSummary.h"

namespace mlir::gspmd {

int64_t localBytes(const EntryTensor &tensor) {
  int64_t bytes = byteSize(tensor.elementType);
  for (int64_t size : tensor.localShape)
    bytes *= size;
  return bytes;
}

} // namespace mlir::gspmd
