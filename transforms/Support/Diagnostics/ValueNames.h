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
#ifndef GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_VALUENAMES_H
#define GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_VALUENAMES_H

#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Location.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// Writes the names of values into their locations. The names are those in
/// `text`, the file that `module` was read from; if `text` is empty or has
/// other ops, they are those with which the module would be printed.
void nameValues(ModuleOp module, StringRef text);

/// Restores the locations of `module` to those before nameValues.
void removeNames(ModuleOp module);

/// Returns true if nameValues wrote names into the locations of `module`.
bool hasNames(ModuleOp module);

/// Looks up the names of a module's values, which must not change meanwhile.
class ValueNames {
public:
  explicit ValueNames(ModuleOp module);

  /// Returns the name in the value's location, else the printed one (`%5#1`).
  std::string nameOf(Value value);
  /// Returns the name of the function around `value`; empty if there is none.
  static StringRef functionOf(Value value);

private:
  AsmState state;
};

/// Returns all names that nameValues wrote into a location. The location of an
/// op that replaces several ops has the names of all of them.
SmallVector<StringRef> listNames(Location loc);
/// Returns the result of listNames as text (`%5, %7`), empty without names.
std::string namesIn(Location loc);
/// Returns `loc` as it was before nameValues.
Location withoutNames(Location loc);
/// Returns `loc` with the name of a single value, as nameValues writes it, and
/// with `note`, which withoutNames removes, too.
Location locationWithName(Location loc, StringRef name, NamedAttribute note);
/// Returns the text of a location: `model.py:12:3`; `unknown` if it has no
/// file.
std::string fileOf(Location loc);
/// Returns the first name of JAX in a location (`jit(f)/dot_general`, or
/// `params['w']` of an argument); empty if there is none.
StringRef nameIn(Location loc);
/// Returns fileOf and nameIn as text: `model.py:12:3 ("jit(f)/dot_general")`.
std::string describe(Location loc);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_VALUENAMES_H
