//===- PeakChanges.h - Changes that lower the peak of memory ----*- C++ -*-===//
//
// For each of the largest tensors at the peak, the changes that the user can
// make: donate an argument, shard it along axes that it is replicated over, or
// recompute a value that is only kept for a later use. Each is ranked by the
// peak that the program would have with it, everything else being the same. On
// hardware with tiled layouts, each estimate assigns heap addresses anew.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_MEMORY_PEAKCHANGES_H
#define GSPMD_COMPILER_SIMULATOR_MEMORY_PEAKCHANGES_H

#include "compiler/Simulator/Memory/BlockAnalysis.h"
#include "transforms/Support/Diagnostics/ValueNames.h"

namespace mlir::gspmd {

/// At the peak, in bytes of one device: of live tensors, of the heap that the
/// compiler assigns for them, and of the device's memory.
struct PeakMemory {
  double live, assigned, capacity;
};

/// Returns the changes that lower the peak most, largest first. `alive` are the
/// buffers at the peak, largest first; `analysis` is that of the entry block.
std::vector<PeakChange>
findPeakChanges(FunctionOpInterface function, ArrayRef<AliveBuffer> alive,
                const PeakMemory &peak, ProgramTimer &timer,
                const BlockAnalysis &analysis, ValueNames &names);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_PEAKCHANGES_H
