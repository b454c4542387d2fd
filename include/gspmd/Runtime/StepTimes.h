//===- StepTimes.h - How long the runs of a program took --------*- C++ -*-===//
#ifndef GSPMD_RUNTIME_STEPTIMES_H
#define GSPMD_RUNTIME_STEPTIMES_H

#include "llvm/ADT/ArrayRef.h"

namespace mlir::gspmd {

/// Of one engine, in milliseconds.
struct StepTimes {
  /// The first run.
  double runMilliseconds = 0;
  /// The fastest and the median of all runs but the first, which fills caches
  /// and pools; it counts where it is the only one.
  double stepMilliseconds = 0;
  double medianMilliseconds = 0;

  /// Of at least one run, in the order in which they were.
  static StepTimes of(llvm::ArrayRef<double> runs);
};

} // namespace mlir::gspmd

#endif // GSPMD_RUNTIME_STEPTIMES_H
