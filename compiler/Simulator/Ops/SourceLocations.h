//===- SourceLocations.h - Where values came from ---------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_OPS_SOURCELOCATIONS_H
#define GSPMD_COMPILER_SIMULATOR_OPS_SOURCELOCATIONS_H

#include "gspmd/CostModel/Timeline.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Value.h"

namespace mlir::gspmd {

/// File position and JAX's name stack of a location.
SourceInfo sourceOf(Location loc);
/// JAX's name stack alone; empty if unknown.
StringRef nameStackOf(Location loc);
/// Location of a value: of its op or its block argument.
SourceInfo sourceOf(Value value);

/// `loc` with a number by which events of the simulation are found again, after
/// the passes in between have made other ops of the one at `loc`.
Location markLocation(Location loc, int64_t mark);

/// Is the op a second computation of what the forward pass computed, by what
/// JAX's `checkpoint` calls it in the name stack?
bool isNamedRecomputation(Location loc);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_OPS_SOURCELOCATIONS_H
