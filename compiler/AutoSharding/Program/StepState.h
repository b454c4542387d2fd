//===- StepState.h - What a step hands on to the next one -------*- C++ -*-===//
//
// An argument that gives its memory to a result is replaced by that result when
// the step is run again. Of these, products need some: weights. The others are
// only brought up to date: moments of an optimizer, averages, copies of weights
// that are more precise than those that compute.
//
//   h   = x w          w is needed whole, or as products cut it
//   m'  = a m + b g    m is not: it may lie in more parts than w does,
//   w'  = w - c m'     if g is added up to these and w' gathered from them
//
// No names are read: state is what no product is made of before the step ends.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_STEPSTATE_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_STEPSTATE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/BitVector.h"
#include <optional>

namespace mlir::gspmd {

/// Per argument the result that takes its memory: as `tf.aliasing_output` says,
/// and for what may be given away to any (`jax.buffer_donor`) the first of its
/// type that is left, as JAX pairs them.
std::vector<std::optional<unsigned>> replacingResults(FunctionOpInterface func);

/// The arguments of `func` that are state. `imported` is a copy of its module
/// that was imported, with the same arguments. None in a program without
/// products.
llvm::BitVector stateArguments(FunctionOpInterface func, ModuleOp imported);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_STEPSTATE_H
