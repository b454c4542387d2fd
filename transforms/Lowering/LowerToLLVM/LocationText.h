//===- LocationText.h - Locations in runtime messages -----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_LOCATIONTEXT_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_LOCATIONTEXT_H

#include "mlir/IR/Location.h"
#include <string>

namespace mlir::gspmd::lowering {

/// Returns "file.py:12:3" for a file location, and the printed form of any
/// other location.
std::string locationText(Location loc);

/// Returns the first name in a location, as JAX's "jit(step)/ffn/dot_general";
/// empty if there is none.
StringRef locationName(Location loc);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_LOCATIONTEXT_H
