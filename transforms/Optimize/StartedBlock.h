//===- StartedBlock.h - A block whose collectives begin early ---*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPTIMIZE_STARTEDBLOCK_H
#define GSPMD_TRANSFORMS_OPTIMIZE_STARTEDBLOCK_H

#include "gspmd/Simulator/OrderedBlock.h"
#include "transforms/Optimize/Guard.h"

namespace mlir::gspmd {

/// Which collectives may be started: null for all.
using MayStart = llvm::function_ref<bool(Operation *)>;

/// Puts the ops of a block in the order of its units and starts each collective
/// that other units can run beside; what is done stands before what reads it
/// first. Results of at most `mostBytes` are under way at a time (one more
/// where nothing else is): further collectives wait until some have been read,
/// at the latest until they are read themselves. Those that may not be started
/// are waited for where they stand. Blocks in which nothing starts
/// stay as they are.
void startEarly(const OrderedBlock &ordered, double mostBytes,
                const Target &target, MayStart mayStart, Decisions &decisions);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPTIMIZE_STARTEDBLOCK_H
