//===- BlockBuffers.h - Which values are one piece of memory ----*- C++ -*-===//
//
// A value holds memory from the unit that writes it to the last one that reads
// it. Several values are one buffer where nothing is copied: a part that is
// overwritten in place; a loop's carry, its initial value and what an iteration
// yields for it; an element-wise kernel's result and an operand of its size
// that is not read again; an argument that the caller gave away
// (`jax.buffer_donor`, `tf.aliasing_output`) and a result. Arguments of the
// entry function that were not given away are held throughout, and each of its
// results has memory of its own, though it be a constant.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_MEMORY_BLOCKBUFFERS_H
#define GSPMD_COMPILER_SIMULATOR_MEMORY_BLOCKBUFFERS_H

#include "compiler/Simulator/Memory/HostMemory.h"
#include "compiler/Simulator/Scheduling/TimedUnit.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// Where a block stands, which says who owns its arguments and results: the
/// function that is run, a loop's body, a branch or a function that is called.
enum class BlockRole { Entry, Loop, Inner };

/// Memory that one or several values hold, from unit `first` of the block to
/// unit `last`: -1 is before all units, their number after all. Held never, if
/// `last` is less than `first`.
struct Buffer {
  Value value;
  /// Of the device's memory, and of its host's.
  double bytes = 0, hostBytes = 0;
  int first = 0, last = 0;
  StringRef role = "temporary";
};

struct BlockBuffers {
  std::vector<Buffer> buffers;
  /// Of the entry function: of all arguments, and of those given away.
  double argumentBytes = 0, donatedBytes = 0;
};

/// The buffers of one run of `block`, whose units are `units`; `entry` is the
/// function of an entry block, `host` what lies in the host's memory.
BlockBuffers computeBuffers(Block &block, BlockRole place,
                            const std::vector<TimedUnit> &units,
                            FunctionOpInterface entry, const HostMemory &host,
                            OpFacts &facts);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_BLOCKBUFFERS_H
