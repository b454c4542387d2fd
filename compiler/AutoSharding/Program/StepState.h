//===- StepState.h - State of a training step -------------------*- C++ -*-===//
//
// A donated argument is replaced by the result that aliases it when the step
// runs again. Products use some of these arguments: weights. The others are
// state, which is only updated: moments of an optimizer, averages,
// high-precision copies of weights.
//
//   h   = x w          w is gathered, or sharded like the product
//   m'  = a m + b g    m may have more shards than w,
//   w'  = w - c m'     if g is reduced to these and w' gathered from them
//
// Names do not matter: state is what no product depends on within the step.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_STEPSTATE_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_STEPSTATE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/BitVector.h"
#include <optional>

namespace mlir::gspmd {

/// Returns for each argument the result that aliases it: the one in
/// `tf.aliasing_output`, and for arguments donated to any result
/// (`jax.buffer_donor`) the first unused one of its type, as JAX pairs them.
std::vector<std::optional<unsigned>> replacingResults(FunctionOpInterface func);

/// Returns the arguments of `func` that are state. `imported` is an imported
/// copy of its module with the same arguments. Empty for a program without
/// products.
llvm::BitVector stateArguments(FunctionOpInterface func, ModuleOp imported);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_STEPSTATE_H
