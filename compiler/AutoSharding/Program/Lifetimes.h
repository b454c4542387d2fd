//===- Lifetimes.h - When ops run and memory is held ------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_LIFETIMES_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_LIFETIMES_H

#include "compiler/AutoSharding/Program/ProgramTensors.h"
#include "gspmd/Search/Problem.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::gspmd {

struct RunningOp {
  Operation *op;
  /// How often, in one call of the entry.
  double runs;
  /// In the times of LiveBuffer.
  int64_t time;
};

/// What is passed on as it is, under all its names.
struct LiveBuffer {
  std::optional<unsigned> variable;
  /// Of the largest tensor, not cut.
  double bytes = 0;
  search::Interval live;
};

struct Lifetimes {
  /// In the order in which they run, those of loops once.
  std::vector<RunningOp> ops;
  /// By ProgramTensors::bufferOf; without those that fusion leaves out.
  llvm::MapVector<unsigned, LiveBuffer> buffers;
};

/// Arguments are held to the end. What a loop uses and does not make is held
/// until it ends.
Lifetimes lifetimesOf(ProgramTensors &tensors, StringRef entry,
                      double unknownTripCount);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_LIFETIMES_H
