//===- OrderedBlock.h - Units in order of their start -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_ORDEREDBLOCK_H
#define GSPMD_COMPILER_SIMULATOR_ORDEREDBLOCK_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/Block.h"
#include <vector>

namespace mlir::gspmd {

/// The priority among units that are ready. Program: program order.
/// CriticalPath: the longest path to the end of the block first.
/// WorkConserving: like CriticalPath, but no core idles while a kernel is
/// ready, in blocks that end sooner that way.
enum class UnitOrder { Program, CriticalPath, WorkConserving };

/// A block with the lead ops of its units (kernels, collectives, ops with
/// regions), in the order in which the units begin if every collective overlaps
/// all units that do not depend on it. Dependencies precede their users. With
/// WorkConserving, a transfer that begins while a kernel runs precedes that
/// kernel if its operands are available.
struct OrderedBlock {
  Block *block;
  std::vector<Operation *> leads;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_ORDEREDBLOCK_H
