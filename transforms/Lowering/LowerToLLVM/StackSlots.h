//===- StackSlots.h - Room on the stack for descriptors ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_STACKSLOTS_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_STACKSLOTS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace mlir::gspmd::lowering {

/// Moves allocas of one element to the start of `function`, those that are not
/// in use at the same time to one place. Every call of the runtime comes with
/// allocas for the descriptors of its tensors: in loops they would fill the
/// stack, and a device's stack is small.
void shareStackSlots(LLVM::LLVMFuncOp function);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_STACKSLOTS_H
