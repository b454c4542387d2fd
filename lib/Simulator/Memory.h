//===- Memory.h - What holds memory when ------------------------*- C++ -*-===//
//
// A value holds memory from the unit that writes it to the last one that reads
// it. Several values are one buffer where nothing is copied: a part that is
// overwritten in place; a loop's carry, its initial value and what an iteration
// yields for it; an element-wise kernel's result and an operand of its size
// that is not read again; an argument that the caller gave away
// (`jax.buffer_donor`, `tf.aliasing_output`) and a result. Arguments of the
// entry function that were not given away are held throughout.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_SIMULATOR_MEMORY_H
#define GSPMD_LIB_SIMULATOR_MEMORY_H

#include "lib/Simulator/Walk.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// Adds the memory curve, the peak and what is alive there to `timeline`.
LogicalResult addMemory(FunctionOpInterface function, Walk &walk,
                        const ::gspmd::Topology &topology,
                        ::gspmd::Timeline &timeline);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SIMULATOR_MEMORY_H
