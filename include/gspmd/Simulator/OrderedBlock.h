//===- OrderedBlock.h - Units in the order in which they begin --*- C++ -*-===//
#ifndef GSPMD_SIMULATOR_ORDEREDBLOCK_H
#define GSPMD_SIMULATOR_ORDEREDBLOCK_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/Block.h"
#include <vector>

namespace mlir::gspmd {

/// Which of the units that could begin begins first: that which the program has
/// first, or that from which the way to the end of the block is longest. Busy:
/// as Critical, but for blocks that end sooner where the cores wait for nothing
/// while a kernel could run.
enum class UnitOrder { Program, CriticalPath, WorkConserving };

/// A block with the ops that lead its units (kernels, collectives, ops with
/// regions), in the order in which these begin where every collective runs
/// beside all that does not need it. What a unit waits for stands before it. In
/// order Busy, what begins to be sent while a kernel runs stands before that,
/// where it is there already.
struct OrderedBlock {
  Block *block;
  std::vector<Operation *> leads;
};

} // namespace mlir::gspmd

#endif // GSPMD_SIMULATOR_ORDEREDBLOCK_H
