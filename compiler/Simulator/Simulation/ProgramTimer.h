//===- ProgramTimer.h - The timelines of blocks -----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SIMULATION_PROGRAMTIMER_H
#define GSPMD_COMPILER_SIMULATOR_SIMULATION_PROGRAMTIMER_H

#include "compiler/Simulator/Kernels/RescheduledProgram.h"
#include "compiler/Simulator/Kernels/SharedUnits.h"
#include "compiler/Simulator/Scheduling/TimedUnit.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "gspmd/Simulator/Simulate.h"
#include "lib/CostModel/Collectives/TransferCostCache.h"

namespace mlir::gspmd {

/// Computes the timelines of the blocks of one program, with shared caches.
class ProgramTimer {
public:
  /// `properties` are those of the ops of `module` from previous walks, `units`
  /// the units of its blocks, and `rescheduled` what previous walks found,
  /// which replaces `properties`. They may be null and must outlive this.
  ProgramTimer(ModuleOp module, const Topology &topology,
               const SimulateOptions &options,
               std::shared_ptr<OpPropertyCache> properties = nullptr,
               SharedUnits *units = nullptr,
               RescheduledProgram *rescheduled = nullptr);

  /// Returns the mesh of `axes`; null if the module has none of that name.
  const Mesh *meshOf(sharding::AxesAttr axes);
  /// Sets the layout in which transfers are timed.
  void setCosts(std::shared_ptr<TransferCostCache> costs) {
    this->costs = std::move(costs);
  }

  /// Returns the scheduled units of a block with their durations. Cached, since
  /// the memory analysis uses the same units.
  FailureOr<std::vector<TimedUnit> *> timeBlock(Block &block);
  FailureOr<BlockTimeline> run(Block &block);
  /// Times `entry` and the blocks that ops in it execute, each once, and calls
  /// `visit` with the units of each. Stops at the first failure.
  LogicalResult forEachExecutedBlock(
      Block &entry,
      llvm::function_ref<LogicalResult(Block &, std::vector<TimedUnit> &)>
          visit);

  /// Limits the memory of prefetched values, which is unlimited by default, and
  /// clears the caches.
  void limitPrefetch(double freeBytes);

  /// Returns the transfer of an op; nullopt for ops without communication.
  /// Fails after an error if the axes belong to no mesh.
  FailureOr<Transfer> transferOf(Operation *op);
  /// Returns the callee of a call; null if it is only declared.
  Block *calleeOf(Operation *call);
  /// Returns the blocks that a call or an op with regions executes: the callee,
  /// the body of a loop, or all branches.
  SmallVector<Block *> executedBlocks(Operation *op);

  OpPropertyCache &getProperties() { return *properties; }
  /// See SimulateOptions.
  bool recordsEvents() const { return options.recordsEvents; }
  Overlap overlap() const { return options.overlap; }
  int64_t assumedTripCount() const { return options.assumedTripCount; }
  const Hardware &hardware() const { return topology.hardware(); }
  /// Returns the values in the host's memory.
  const HostMemory &host() const { return analyses->host; }
  const TensorLayouts &tensorLayouts() const { return analyses->layouts(); }

  std::vector<std::string> notes;
  /// See Timeline.
  std::map<int64_t, double> bytesByMark;

private:
  /// `work` is that of `op`.
  FailureOr<Transfer> transferOf(Operation *op,
                                 const sharding::CollectiveWork &work);
  void addWritten(const Unit &unit);
  /// Adds the events of units at their begin, including nested ones.
  static void addEvents(std::vector<TimedUnit> &units, BlockTimeline &result);
  LogicalResult timeUnit(TimedUnit &timed);
  LogicalResult timeCollective(TimedUnit &timed);
  LogicalResult timeHostTransfer(TimedUnit &timed);
  LogicalResult timeCall(TimedUnit &timed);
  LogicalResult timeControl(TimedUnit &timed);
  LogicalResult timeKernel(TimedUnit &timed);
  void note(Operation *op, const Twine &text);
  /// Notes, once per type, that its products are timed like those of another.
  void noteRate(Operation *op);

  std::shared_ptr<OpPropertyCache> properties;
  SharedUnits *const sharedUnits;
  RescheduledProgram *const rescheduled;
  const Topology &topology;
  const SimulateOptions &options;
  SymbolTable symbols;
  std::shared_ptr<const ProgramAnalyses> analyses;
  std::shared_ptr<TransferCostCache> costs;
  double freeBytes = std::numeric_limits<double>::infinity();
  llvm::StringMap<Mesh> meshes;
  llvm::SmallPtrSet<Type, 4>
      typesWithoutRate; ///< types for which there is a note
  struct TimedBlock {
    /// Null if `sharedUnits` has the units.
    std::shared_ptr<const std::vector<Unit>> own;
    std::vector<TimedUnit> units;
  };
  /// Addresses are stable while others are added.
  DenseMap<Block *, std::unique_ptr<TimedBlock>> timed;
  /// Calls being walked, to detect recursion.
  SmallVector<Block *> stack;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SIMULATION_PROGRAMTIMER_H
