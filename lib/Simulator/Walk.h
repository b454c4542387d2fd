//===- Walk.h - The timeline of a block -------------------------*- C++ -*-===//
#ifndef GSPMD_LIB_SIMULATOR_WALK_H
#define GSPMD_LIB_SIMULATOR_WALK_H

#include "lib/CostModel/Network.h"
#include "lib/Simulator/Recomputation.h"
#include "lib/Simulator/Simulate.h"
#include "lib/Simulator/Units.h"

namespace mlir::gspmd {

/// How a block runs once: times are from its begin, `parent` -1 is the block.
struct BlockTimeline {
  double seconds = 0;
  std::vector<::gspmd::TimelineEvent> events;
};

/// One unit of a block with what it takes.
struct TimedUnit {
  Unit unit;
  ::gspmd::TimelineEvent event;
  ::gspmd::TransferCost transfer; ///< of a collective
  /// The events inside, from the unit's begin; of a loop, its first iteration.
  BlockTimeline inside;
  double begin = 0;
};

/// What all blocks of a program share.
class Walk {
public:
  Walk(ModuleOp module, const ::gspmd::Topology &topology,
       const SimulateOptions &options);

  /// The mesh that `axes` are of; null if the module has none of that name.
  const ::gspmd::Mesh *meshOf(sharding::AxesAttr axes);
  void setLayout(::gspmd::AxisLayout layout) {
    this->layout = std::move(layout);
  }

  /// The units of a block with their durations, scheduled. Kept, so that the
  /// memory of the block is looked at with the same units.
  FailureOr<std::vector<TimedUnit> *> timeBlock(Block &block);
  FailureOr<BlockTimeline> run(Block &block);

  /// The transfer that an op makes; nullopt for ops without, failure after an
  /// error for axes that are none of a mesh.
  FailureOr<::gspmd::Transfer> transferOf(Operation *op);
  /// The callee of a call, null if it has no body here.
  Block *calleeOf(Operation *call);

  std::vector<std::string> notes;

private:
  LogicalResult timeUnit(TimedUnit &timed);
  LogicalResult timeCollective(TimedUnit &timed);
  LogicalResult timeControl(TimedUnit &timed);
  void timeKernel(TimedUnit &timed);
  void note(Operation *op, const Twine &text);
  /// Says, once for a type, that its products are timed as those of another.
  void noteRate(Operation *op);

  const ::gspmd::Topology &topology;
  ::gspmd::Network network;
  const SimulateOptions &options;
  SymbolTable symbols;
  Recomputation recomputation;
  std::optional<::gspmd::AxisLayout> layout;
  llvm::StringMap<::gspmd::Mesh> meshes;
  llvm::SmallPtrSet<Type, 4> typesWithoutRate; ///< that have their note
  /// Stays where it is while others are added.
  DenseMap<Block *, std::unique_ptr<std::vector<TimedUnit>>> timed;
  /// Calls that are being walked, against recursion.
  SmallVector<Block *> stack;
};

/// Sets `begin` of each unit of a block in the order in which they run, the
/// `exposed` time of collectives; returns when all is done. `isLoopBody`: what
/// hangs on nothing that an iteration changes may run beside the one before.
double schedule(std::vector<TimedUnit> &units, Block &block, Overlap overlap,
                bool isLoopBody);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SIMULATOR_WALK_H
