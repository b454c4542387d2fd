//===- StepTimes.h - Run times of a program ---------------------*- C++ -*-===//
#ifndef GSPMD_RUNTIME_STEPTIMES_H
#define GSPMD_RUNTIME_STEPTIMES_H

#include "llvm/ADT/ArrayRef.h"

namespace mlir::gspmd {

/// The run times of a program on one engine, in milliseconds.
struct StepTimes {
  /// The time of the first run.
  double runMilliseconds = 0;
  /// The fastest and the median of all runs but the first, which fills caches
  /// and pools; the first run counts if it is the only one.
  double stepMilliseconds = 0;
  double medianMilliseconds = 0;

  /// Computes the statistics of `runs`, in order. Precondition: at least one
  /// run.
  static StepTimes fromRuns(llvm::ArrayRef<double> runs);
};

} // namespace mlir::gspmd

#endif // GSPMD_RUNTIME_STEPTIMES_H
