//===- BlockBuffers.h - Buffers of the values of a block --------*- C++ -*-===//
//
// A value is live from the unit that writes it to the last one that reads it.
// Several values share a buffer where no copy is made: a tensor whose slice is
// overwritten in place; a loop-carried value, its initial value and the yielded
// one; the result of an element-wise kernel and a dead operand of the same
// size; a donated argument (`jax.buffer_donor`, `tf.aliasing_output`) and a
// result. Arguments of the entry function that are not donated are live
// throughout, and each of its results has a buffer of its own, even if it is a
// constant. On TPUs, loops read a converted copy of a loop-invariant value
// whose slices they convert (NarrowReads.h).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_MEMORY_BLOCKBUFFERS_H
#define GSPMD_COMPILER_SIMULATOR_MEMORY_BLOCKBUFFERS_H

#include "compiler/Simulator/Memory/HostMemory.h"
#include "compiler/Simulator/Memory/TensorLayouts.h"
#include "compiler/Simulator/Scheduling/TimedUnit.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// The role of a block, which decides who owns its arguments and results: the
/// entry function, the body of a loop, or a branch or called function.
enum class BlockRole { Entry, Loop, Inner };

/// Memory of one or several values, live from unit `first` of the block to unit
/// `last`: -1 is before all units, the number of units is behind them. Never
/// live if `last` is less than `first`.
struct Buffer {
  Value value;
  /// Bytes in the device's memory and in that of the host.
  double bytes = 0, hostBytes = 0;
  int first = 0, last = 0;
  StringRef role = "temporary";
  /// The type in memory.
  Type storedType;
  /// True for a conversion of `value` that the program does not have
  /// (NarrowReads.h).
  bool isConversion = false;
};

struct BlockBuffers {
  std::vector<Buffer> buffers;
  /// The bytes of all arguments and of donated ones; 0 unless the block is that
  /// of the entry function.
  double argumentBytes = 0, donatedBytes = 0;
};

/// The units of a block in the order in which they take memory.
using UnitList = ArrayRef<const TimedUnit *>;

/// Returns the buffers of one run of `block`, whose units are `units`. `entry`
/// is the function of an entry block, `host` the set of values in the host's
/// memory. `assumedDonated` is an argument of `entry` that counts as donated;
/// may be null.
BlockBuffers computeBuffers(Block &block, BlockRole role, UnitList units,
                            FunctionOpInterface entry, const HostMemory &host,
                            const TensorLayouts &layouts,
                            OpPropertyCache &properties,
                            Value assumedDonated = {});

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_BLOCKBUFFERS_H
