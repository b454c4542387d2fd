//===- Arguments.h - What there is to choose shardings of -------*- C++ -*-===//
#ifndef GSPMD_LIB_AUTOSHARDING_ARGUMENTS_H
#define GSPMD_LIB_AUTOSHARDING_ARGUMENTS_H

#include "mlir/Interfaces/FunctionInterfaces.h"
#include <string>
#include <vector>

namespace mlir::gspmd {

/// Arguments that are cut alike: of one type, and either of dimensions that ops
/// connect (a weight and its optimizer state) or of names that differ in
/// numbers (a layer and the next).
struct ArgumentGroup {
  /// Of the first: its name in the source, or `arg3`.
  std::string name;
  /// Numbers of the arguments, ascending.
  std::vector<unsigned> members;
  std::vector<int64_t> shape;
  /// Per dimension, a number that it shares with dimensions that ops would
  /// have cut alike: `[B, D]` of `x` and `[D, F]` of `w` in `x * w` share D.
  std::vector<unsigned> dimClasses;
  /// Bytes of all members, not cut.
  double bytes = 0;
};

/// The groups of those arguments of `entry` that have dimensions to cut and no
/// sharding yet, largest first. `module` is one that partitioning takes; an
/// error where it cannot be imported.
FailureOr<std::vector<ArgumentGroup>> argumentGroups(ModuleOp module,
                                                     StringRef entry);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_AUTOSHARDING_ARGUMENTS_H
