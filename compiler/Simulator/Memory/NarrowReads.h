//===- NarrowReads.h - Stacks that are read in a narrower type --*- C++ -*-===//
//
// Compilers for TPUs move conversions to a narrower type out of loops, since a
// conversion of a slice is a slice of a conversion:
//
//   loop(weights):                          narrow = convert(weights)
//     w = convert(slice(weights))    ->     loop(narrow):
//     ...                                     w = slice(narrow)
//
// `weights` is still there, so this takes additional memory. A stack that a
// loop fills is instead stored in the narrower type from the beginning:
//
//   loop(stack = zeros):                    for the backward pass
//     next = dynamic_update_slice(stack, x)
//   loop(stack):
//     dot(slice(stack), y)                  dots of f32 round to bf16
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_MEMORY_NARROWREADS_H
#define GSPMD_COMPILER_SIMULATOR_MEMORY_NARROWREADS_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::gspmd {

class OpPropertyCache;

/// Returns the type to which a loop converts slices of a loop-invariant
/// argument of its body, or the entire argument; null if it does not.
/// `properties` are those of the program's ops.
Type convertedTypeOf(BlockArgument invariant, OpPropertyCache &properties);

/// Returns the element types of stacks that are stored in a narrower one, for
/// all values that are names of these stacks. `properties` are those of the
/// module's ops.
llvm::DenseMap<Value, Type> findNarrowedStacks(ModuleOp module,
                                               OpPropertyCache &properties);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_NARROWREADS_H
