//===- ValueNames.h - Names of values in messages ---------------*- C++ -*-===//
//
// MLIR does not keep the names of values of a file, and passes renumber them. A
// pass at the start of a pipeline writes the names into the locations of ops
// and block arguments, which every pass preserves:
//
//   %y = stablehlo.tanh %x : ...  loc("model.py":3:1)
//     gets the location  loc(fused<{sharding.names = ["%y"]}>["model.py":3:1])
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_VALUENAMES_H
#define GSPMD_TRANSFORMS_SUPPORT_VALUENAMES_H

#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Location.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// Writes names into the locations of `module`: those of `text`, which must be
/// the file that `module` was read from, or, if that is empty or does not
/// match, those that the module would be printed with.
void nameValues(ModuleOp module, StringRef text);

/// Restores the locations of `module` to those before nameValues.
void removeNames(ModuleOp module);

/// Returns true if nameValues wrote names into the locations of `module`.
bool hasNames(ModuleOp module);

/// The names of the values of a module. Valid while the module does not change.
class ValueNames {
public:
  explicit ValueNames(ModuleOp module);

  /// Returns the name in the location, or else the printed one: `%5`, `%5#1`.
  std::string nameOf(Value value);
  /// Returns the name of the function around `value`; empty if there is none.
  static StringRef functionOf(Value value);

private:
  AsmState state;
};

/// Returns all names that nameValues wrote into a location, also of several ops
/// that were fused.
SmallVector<StringRef> listNames(Location loc);
/// Returns these names as a text: `%5, %7`; empty if there are none.
std::string namesIn(Location loc);
/// Returns `loc` as it was before nameValues.
Location withoutNames(Location loc);
/// Returns the text of a location: `model.py:12:3`; `unknown` if it has no
/// file.
std::string fileOf(Location loc);
/// Returns the first name of JAX in a location (`jit(f)/dot_general`, or
/// `params['w']` of an argument); empty if there is none.
StringRef nameIn(Location loc);
/// Returns both: `model.py:12:3 ("jit(f)/dot_general")`.
std::string describe(Location loc);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_VALUENAMES_H
