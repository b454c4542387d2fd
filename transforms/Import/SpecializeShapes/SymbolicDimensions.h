//===- SymbolicDimensions.h - Sizes of symbolic dimensions ------*- C++ -*-===//
//
// A program that JAX exports with symbolic shapes does not list the names of
// the dimensions of its arguments. It computes the value of each name from
// sizes of arguments, passes it to the inner function (whose argument has the
// name in `jax.global_constant`), and asserts the other constraints on sizes:
//
//   %d = get_dimension_size %x, 0                          x: [2 b, s]
//   %b:2 = call @divmod(%d, 2)
//   shape_assertion(%b#1 == 0)
//   call @_wrapped_jax_export_main(%b#0, ...)
//
// The sizes are solved for: those with which the program computes the requested
// value of each name, and with which all assertions hold.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SYMBOLICDIMENSIONS_H
#define GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SYMBOLICDIMENSIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "transforms/Import/SpecializeShapes/ShapeInterpreter.h"

namespace mlir::gspmd::import {

/// Sizes by name; `arg1.0` is dimension 0 of argument 1.
using NamedSizes = std::map<std::string, int64_t>;

/// Parses "b=64,s=2048"; returns an error text if it does not have that form.
std::optional<std::string> parseSizes(StringRef text, NamedSizes &sizes);

/// Returns the sizes of all dynamic dimensions of the entry's arguments; fails
/// after an error at the entry.
FailureOr<std::map<Dimension, int64_t>>
solveSymbolicSizes(func::FuncOp entry, const NamedSizes &names,
                   SymbolTable &symbols);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SYMBOLICDIMENSIONS_H
