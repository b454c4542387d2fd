//===- OrderByUse.h - Units in the order of their uses ----------*- C++ -*-===//
//
// The order in which the units of a block take memory on TPUs.
//
// On chips for which the compiler hides latencies, it schedules from the
// results to the arguments (`latency_hiding`). Then a unit follows all loops,
// branches and calls that do not depend on it:
//
//   g = gradient of the logits              g = gradient of the logits
//   w = product of the layer's input and g  x = product of its weights and g
//   x = product of its weights and g    ->  loop over the other layers (x)
//   loop over the other layers (x)          w = product of the input and g
//   return optimizer (w)                    return optimizer (w)
//
// So `g` is live during the loop. Where both products compute it from wider
// tensors, the first one writes it, and the second one reads it.
//
// In a loop, a unit that depends only on loop-invariant values (slices of
// stacks, recomputation) immediately precedes the first unit that uses it.
//
// If the program does not fit this way, the compiler searches an order with
// less memory: units then precede regions as in the program.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_MEMORY_ORDERBYUSE_H
#define GSPMD_COMPILER_SIMULATOR_MEMORY_ORDERBYUSE_H

#include "compiler/Simulator/Scheduling/TimedUnit.h"
#include <memory>

namespace mlir::gspmd {

/// The quantity that the order of units minimizes.
enum class OrderGoal { Latency, Memory };

/// A unit that reads or writes other values than in the program.
struct ChangedUnit {
  explicit ChangedUnit(const TimedUnit &other)
      : unit(other.unit), timed(unit, other) {}

  Unit unit;
  TimedUnit timed;
};

struct OrderByUse {
  std::vector<const TimedUnit *> units;
  /// The changed units by their index in `units`; null for the other units.
  std::vector<std::unique_ptr<ChangedUnit>> changed;
};

/// Returns the order of `units`, the units of `block` in program order, which
/// must outlive it. It is program order on hardware without tiles, and in a
/// block with started collectives, whose order a scheduler has chosen.
OrderByUse orderByUse(const std::vector<TimedUnit> &units, Block &block,
                      OpPropertyCache &properties, OrderGoal goal);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_ORDERBYUSE_H
