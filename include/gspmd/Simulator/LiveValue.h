//===- LiveValue.h - What holds memory at the peak --------------*- C++ -*-===//
#ifndef GSPMD_SIMULATOR_LIVEVALUE_H
#define GSPMD_SIMULATOR_LIVEVALUE_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/Value.h"

namespace mlir::gspmd {

/// A piece of memory that is held when most is.
struct LiveValue {
  /// The value that was there first.
  Value value;
  double bytes = 0;
  /// The op of the value's block that runs, or holds what runs, at the peak;
  /// null: all of them have run.
  Operation *at = nullptr;
  /// Does that op, or what runs as one with it, read or write the value?
  bool isUsedThere = false;
};

} // namespace mlir::gspmd

#endif // GSPMD_SIMULATOR_LIVEVALUE_H
