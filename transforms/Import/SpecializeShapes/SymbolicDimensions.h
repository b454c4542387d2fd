//===- SymbolicDimensions.h - Sizes of dimensions by name -------*- C++ -*-===//
//
// A program that JAX exports with symbolic shapes does not say which dimensions
// of its arguments have which name. It computes the value of each name from
// sizes of arguments, hands it to the function that does the work (whose
// argument has the name in `jax.global_constant`), and asserts what else must
// hold of sizes:
//
//   %d = get_dimension_size %x, 0                          x: [2 b, s]
//   %b:2 = call @divmod(%d, 2)
//   shape_assertion(%b#1 == 0)
//   call @_wrapped_jax_export_main(%b#0, ...)
//
// So a size is found that makes the program compute the value that was asked
// for, and of which all assertions hold.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SYMBOLICDIMENSIONS_H
#define GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SYMBOLICDIMENSIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "transforms/Import/SpecializeShapes/ShapeInterpreter.h"

namespace mlir::gspmd::import {

/// Names with their sizes; `arg1.0` is dimension 0 of argument 1.
using NamedSizes = std::map<std::string, int64_t>;

/// "b=64,s=2048"; an error text where it is not of that form.
std::optional<std::string> parseSizes(StringRef text, NamedSizes &sizes);

/// The sizes of all dynamic dimensions of the entry's arguments; failure after
/// an error at the entry, which says what is wrong or lacks.
FailureOr<std::map<Dimension, int64_t>>
solveSymbolicSizes(func::FuncOp entry, const NamedSizes &names,
                   SymbolTable &symbols);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SYMBOLICDIMENSIONS_H
