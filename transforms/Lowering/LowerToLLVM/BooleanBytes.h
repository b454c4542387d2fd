//===- BooleanBytes.h - Booleans in memory as bytes -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_BOOLEANBYTES_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_BOOLEANBYTES_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace mlir::gspmd::lowering {

/// Loads and stores of i1 become those of the byte that each is in. LLVM takes
/// no vectors of a type that does not fill its bytes: loops with one element
/// of it in memory stayed scalar.
void accessBooleansAsBytes(LLVM::LLVMFuncOp function);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_BOOLEANBYTES_H
