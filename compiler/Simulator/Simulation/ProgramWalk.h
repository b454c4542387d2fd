//===- ProgramWalk.h - The timeline of a block ------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SIMULATION_PROGRAMWALK_H
#define GSPMD_COMPILER_SIMULATOR_SIMULATION_PROGRAMWALK_H

#include "compiler/Simulator/Memory/HostMemory.h"
#include "compiler/Simulator/Ops/Recomputation.h"
#include "compiler/Simulator/Scheduling/TimedUnit.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "gspmd/Simulator/Simulate.h"
#include "lib/CostModel/Collectives/TransferCostCache.h"

namespace mlir::gspmd {

/// What all blocks of a program share.
class ProgramWalk {
public:
  /// `facts`: of the ops of `module`, by walks before; null for none.
  ProgramWalk(ModuleOp module, const Topology &topology,
              const SimulateOptions &options,
              std::shared_ptr<OpFacts> facts = nullptr);

  /// The mesh that `axes` are of; null if the module has none of that name.
  const Mesh *meshOf(sharding::AxesAttr axes);
  /// In which layout transfers are priced.
  void setCosts(std::shared_ptr<TransferCostCache> costs) {
    this->costs = std::move(costs);
  }

  /// The units of a block with their durations, scheduled. Kept, so that the
  /// memory of the block is looked at with the same units.
  FailureOr<std::vector<TimedUnit> *> timeBlock(Block &block);
  FailureOr<BlockTimeline> run(Block &block);

  /// What gathers for the next iteration may hold, instead of all that they
  /// ask for; what was walked is forgotten.
  void limitPrefetch(double freeBytes);

  /// The transfer that an op makes; nullopt for ops without, failure after an
  /// error for axes that are none of a mesh.
  FailureOr<Transfer> transferOf(Operation *op);
  /// The callee of a call, null if it has no body here.
  Block *calleeOf(Operation *call);

  OpFacts &getFacts() { return *facts; }
  /// See SimulateOptions.
  bool recordsEvents() const { return options.recordsEvents; }
  /// What lies in the memory of the host.
  const HostMemory &host() const { return hostMemory; }

  std::vector<std::string> notes;
  /// See Timeline.
  std::map<int64_t, double> bytesByMark;

private:
  void addWritten(const Unit &unit);
  /// Of the units, where they run, and of what runs inside of them.
  static void addEvents(std::vector<TimedUnit> &units, BlockTimeline &result);
  LogicalResult timeUnit(TimedUnit &timed);
  LogicalResult timeCollective(TimedUnit &timed);
  LogicalResult timeHostTransfer(TimedUnit &timed);
  LogicalResult timeControl(TimedUnit &timed);
  LogicalResult timeKernel(TimedUnit &timed);
  void note(Operation *op, const Twine &text);
  /// Says, once for a type, that its products are timed as those of another.
  void noteRate(Operation *op);

  std::shared_ptr<OpFacts> facts;
  const Topology &topology;
  const SimulateOptions &options;
  SymbolTable symbols;
  Recomputation recomputation; ///< nothing where events are not told
  HostMemory hostMemory;
  std::shared_ptr<TransferCostCache> costs;
  double freeBytes = std::numeric_limits<double>::infinity();
  llvm::StringMap<Mesh> meshes;
  llvm::SmallPtrSet<Type, 4> typesWithoutRate; ///< that have their note
  /// Stays where it is while others are added.
  DenseMap<Block *, std::unique_ptr<std::vector<TimedUnit>>> timed;
  /// Calls that are being walked, against recursion.
  SmallVector<Block *> stack;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SIMULATION_PROGRAMWALK_H
