//===- BooleanBytes.h - Access to booleans as bytes -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_BOOLEANBYTES_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_BOOLEANBYTES_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace mlir::gspmd::lowering {

/// Rewrites loads and stores of i1 to loads and stores of the byte that holds
/// it. LLVM does not vectorize memory accesses of types that do not fill their
/// bytes, so a single i1 access keeps a loop scalar.
void accessBooleansAsBytes(LLVM::LLVMFuncOp function);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_BOOLEANBYTES_H
