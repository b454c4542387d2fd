//===- ExecutedCollectives.h - Collectives after compilation ----*- C++ -*-===//
//
// What the compiler of TPUs, as of 2026, executes for a collective of the
// program.
//
// It keeps a reduce-scatter only where it has a kernel for it, and otherwise
// executes an all-reduce, of which each device keeps a slice: twice the bytes
// on the links. That is so
//
//   on a group of all devices of a slice, if these are 16 or more;
//   for types of 16 bits on v2 and v3, if the last dimension is scattered and
//   a shard of it is not a multiple of `packed_lanes` elements.
//
// Sums of reduce-scatters are one reduce-scatter:
//
//   add(reduce_scatter(a), reduce_scatter(b))  ->  reduce_scatter(add(a, b))
//
// Where f32 numbers are moved and then only rounded to 16 bits, by a
// conversion, by a product of default precision or in a stack that is stored
// in 16 bits (NarrowReads.h), they are rounded first: half of the bytes.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_SIMULATION_EXECUTEDCOLLECTIVES_H
#define GSPMD_COMPILER_SIMULATOR_SIMULATION_EXECUTEDCOLLECTIVES_H

#include "compiler/Simulator/Memory/TensorLayouts.h"
#include "lib/CostModel/Collectives/Transfer.h"
#include "lib/CostModel/Topology/Topology.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Changes the transfer of `op` to the one that is executed. No bytes are left
/// of a reduce-scatter that is part of another one.
void setExecutedTransfer(Operation *op, Transfer &transfer,
                         const Topology &topology,
                         const TensorLayouts &layouts);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SIMULATION_EXECUTEDCOLLECTIVES_H
