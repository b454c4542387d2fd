//===- ProgramSummary.cpp - A program's collectives and memory ------------===//
#include "lib/Runtime/Program/ProgramSummary.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd {

int64_t localBytes(const EntryTensor &tensor) {
  return llvm::product_of(tensor.localShape, byteSize(tensor.elementType));
}

} // namespace mlir::gspmd
