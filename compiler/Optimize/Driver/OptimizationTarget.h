//===- OptimizationTarget.h - The hardware to optimize for ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DRIVER_OPTIMIZATIONTARGET_H
#define GSPMD_COMPILER_OPTIMIZE_DRIVER_OPTIMIZATIONTARGET_H

#include "compiler/Simulator/OrderedBlock.h"
#include "compiler/Simulator/Scheduling/LowerBounds.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "gspmd/Simulator/Simulate.h"
#include <limits>

namespace mlir::gspmd {

class OpPropertyCache;
class RescheduledProgram;

/// The cost of a step on one device, in seconds and bytes.
struct StepCost {
  double seconds = 0;
  double peakBytes = 0, capacityBytes = 0;
};

/// Seconds before anything arrives, and seconds during which links are busy.
struct CollectiveCost {
  double latency = 0, wire = 0;
  double seconds() const { return latency + wire; }
};

/// The orders of a program's blocks.
struct OrderedProgram {
  /// For each requested order, the blocks of the public functions.
  SmallVector<std::vector<OrderedBlock>> byOrder;
  /// A lower bound of the seconds of a step in any order.
  double leastSeconds = 0;
};

/// Predicts the cost of collectives and steps on a topology.
class Target {
public:
  /// Returns the devices of `module` on the topology of `options`; if that has
  /// no sizes (default: v4), on a torus of the mesh's shape. Null if the module
  /// has only one device. Fails, after an error, if the devices do not fit.
  static FailureOr<std::unique_ptr<Target>> make(ModuleOp module,
                                                 SimulateOptions options);

  /// Returns the cost of a collective; nullopt if the mesh axes on the hardware
  /// have no sub-axes for its axes.
  std::optional<CollectiveCost>
  costOf(const sharding::CollectiveWork &work) const;
  /// Returns the cost of a collective; zero if it is unknown.
  CollectiveCost costOf(Operation *collective) const;
  /// Returns the seconds of a collective; 0 if they are unknown.
  double secondsOf(const sharding::CollectiveWork &work) const;
  double secondsOf(Operation *collective) const;

  /// Seconds for which the busiest link is occupied by all collectives of the
  /// public functions: a lower bound of the step.
  double linkSeconds(ModuleOp module) const;

  /// Seconds of ops that run as one kernel with `bytes` of memory traffic, and
  /// of the collectives among them.
  double secondsOf(ArrayRef<Operation *> ops, double bytes) const;

  /// Returns the longest step and the highest peak of memory among the public
  /// functions. Unless null, `held` receives the values in memory at that peak
  /// and `exposed` the seconds per execution for which the cores wait for each
  /// collective, and `program` is that of earlier queries about `module`. The
  /// peak of a step of at least `mostSeconds`, unless that is infinite, may be
  /// infinite instead.
  FailureOr<StepCost>
  predict(ModuleOp module, std::vector<LiveValue> *held = nullptr,
          DenseMap<Operation *, double> *exposed = nullptr,
          RescheduledProgram *program = nullptr,
          double mostSeconds = std::numeric_limits<double>::infinity()) const;
  /// Returns the loops for which `isRequested` is true, with their predicted
  /// times and lower bounds of these, outer ones first.
  FailureOr<std::vector<BoundedLoop>>
  boundLoops(ModuleOp module,
             llvm::function_ref<bool(Operation *)> isRequested) const;
  /// Returns the number of calls of `predict`, each of which simulates a step.
  unsigned numPredictions() const { return predictions; }
  /// Returns a cache for several queries about one program.
  RescheduledProgram makeRescheduledProgram() const;
  /// Returns true if the target overlaps collectives by itself, so that passes
  /// need not start them.
  bool overlapsCollectives() const;
  /// Returns true if the options limit the memory of a device.
  bool hasMemoryLimit() const;

  /// Returns, for each of `orders`, the blocks of the public functions with
  /// their units in the order in which they would begin if collectives
  /// overlapped everything that does not depend on them; empty lists if the
  /// target already assumes that overlap. If no order takes less than
  /// `mostSeconds`, there are none.
  FailureOr<OrderedProgram> orderBlocks(ModuleOp module,
                                        ArrayRef<UnitOrder> orders,
                                        RescheduledProgram &program,
                                        double mostSeconds) const;

  /// Returns the number of devices of a group along each hardware dimension
  /// that its axes cover, major to minor; the size of the group if that is
  /// unknown.
  SmallVector<int64_t> sizesOnDims(sharding::AxesAttr axes) const;

  /// See OptimizeOptions::forcedVariant.
  uint64_t forcedVariant() const { return variant; }
  void setForcedVariant(uint64_t number) { variant = number; }

  /// Returns, for a group over several slices, the digit of the index in the
  /// group that is the slice: the product of the sizes of the more major
  /// digits, and the number of slices. Returns nullopt if all devices are in
  /// one slice.
  std::optional<std::pair<int64_t, int64_t>>
  slicesOf(sharding::AxesAttr axes) const;

  const Mesh &meshOf(sharding::AxesAttr axes) const;

  ~Target();

private:
  struct Hardware;
  explicit Target(std::unique_ptr<Hardware> hardware);
  std::unique_ptr<Hardware> hardware;
  uint64_t variant = 0;
  mutable unsigned predictions = 0;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DRIVER_OPTIMIZATIONTARGET_H
