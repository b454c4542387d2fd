//===- ValueNames.h - What values are called in messages --------*- C++ -*-===//
//
// MLIR forgets the names of values when it has read a file, and passes renumber
// them. A pass at the start of a pipeline writes the names into the locations
// of the ops and block arguments, which every pass hands on:
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
/// the file that `module` was read from, or if that is empty (or does not
/// match) those that the module would be printed with.
void nameValues(ModuleOp module, StringRef text);

/// The names of a module's values, as long as it does not change.
class ValueNames {
public:
  explicit ValueNames(ModuleOp module);

  /// `%5`, `%5#1`: the name from the location, else as it would be printed.
  std::string of(Value value);
  /// The name of the function around `value`; empty if there is none.
  static StringRef functionOf(Value value);

private:
  AsmState state;
};

/// All names that nameValues wrote into a location, also of several ops that
/// became one: `%5, %7`; empty if there are none.
std::string namesIn(Location loc);
/// `loc` as it was before nameValues.
Location withoutNames(Location loc);
/// The text of a location: `model.py:12:3`; `unknown` if it has no file.
std::string fileOf(Location loc);
/// The first of JAX's names in a location (`jit(f)/dot_general`, or an
/// argument's `params['w']`); empty if there is none.
StringRef nameIn(Location loc);
/// Both: `model.py:12:3 ("jit(f)/dot_general")`.
std::string describe(Location loc);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_VALUENAMES_H
