//===- SourceLocations.h - Source locations of values -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_OPS_SOURCELOCATIONS_H
#define GSPMD_COMPILER_SIMULATOR_OPS_SOURCELOCATIONS_H

#include "gspmd/CostModel/Timeline.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Value.h"

namespace mlir::gspmd {

/// Returns the file position and JAX's name stack of a location.
SourceInfo sourceOf(Location loc);
/// Returns JAX's name stack alone; empty if unknown.
StringRef nameStackOf(Location loc);
/// Returns the location of a value: of its op or its block argument.
SourceInfo sourceOf(Value value);

/// Returns `loc` with a number that identifies the events of the simulation
/// after later passes replaced the op at `loc` by others.
Location markLocation(Location loc, int64_t mark);
/// Removes such numbers from all locations in `root`.
void removeMarks(Operation *root);

/// Returns true if JAX's `checkpoint` marked the op as a recomputation in the
/// name stack.
bool isNamedRecomputation(Location loc);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_OPS_SOURCELOCATIONS_H
