//===- LiveValue.h - A value in memory at the peak --------------*- C++ -*-===//
#ifndef GSPMD_SIMULATOR_LIVEVALUE_H
#define GSPMD_SIMULATOR_LIVEVALUE_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/Value.h"

namespace mlir::gspmd {

/// A buffer that is live at the peak of memory.
struct LiveValue {
  /// The first value that the buffer holds.
  Value value;
  double bytes = 0;
  /// The op of the value's block that runs, or contains the op that runs, at
  /// the peak; null if all of them have run.
  Operation *at = nullptr;
  /// True if that op, or another op of its unit (kernel or collective), reads
  /// or writes the value.
  bool isUsedThere = false;
};

} // namespace mlir::gspmd

#endif // GSPMD_SIMULATOR_LIVEVALUE_H
