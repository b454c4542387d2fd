//===- Lifetimes.h - When ops run and memory is held ------------*- C++ -*-===//
#ifndef GSPMD_LIB_AUTOSHARDING_LIFETIMES_H
#define GSPMD_LIB_AUTOSHARDING_LIFETIMES_H

#include "ProgramTensors.h"
#include "gspmd/Search/Problem.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::gspmd {

struct RunningOp {
  Operation *op;
  /// How often, in one call of the entry.
  double runs;
  /// In the times of HeldBuffer.
  int64_t time;
};

/// What is passed on as it is, under all its names.
struct HeldBuffer {
  std::optional<unsigned> variable;
  /// Of the largest tensor, not cut.
  double bytes = 0;
  search::Interval live;
};

struct Lifetimes {
  /// In the order in which they run, those of loops once.
  std::vector<RunningOp> ops;
  /// By ProgramTensors::bufferOf; without those that fusion leaves out.
  llvm::MapVector<unsigned, HeldBuffer> buffers;
};

/// Arguments are held to the end. What a loop uses and does not make is held
/// until it ends.
Lifetimes lifetimesOf(ProgramTensors &tensors, StringRef entry,
                      double unknownTrips);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_AUTOSHARDING_LIFETIMES_H
