//===- StackSlots.h - Stack coloring of descriptors -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_STACKSLOTS_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_STACKSLOTS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace mlir::gspmd::lowering {

/// Moves single-element allocas to the entry of `function`, and merges those
/// that are never live at the same time. Every runtime call allocates
/// descriptors of its tensors: inside loops they would overflow the stack, and
/// a device's stack is small.
void shareStackSlots(LLVM::LLVMFuncOp function);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_STACKSLOTS_H
