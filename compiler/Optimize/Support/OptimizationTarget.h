//===- OptimizationTarget.h - The hardware that a program is optimized for -*-
// C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_OPTIMIZATIONTARGET_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_OPTIMIZATIONTARGET_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "gspmd/Simulator/OrderedBlock.h"
#include "gspmd/Simulator/Simulate.h"

namespace mlir::gspmd {

class OpFacts;

/// What a step takes of one device, in seconds and bytes.
struct StepCost {
  double seconds = 0;
  double peakBytes = 0, capacityBytes = 0;
};

/// Seconds of a collective before anything arrives, and while links are busy.
struct CollectiveCost {
  double latency = 0, wire = 0;
  double seconds() const { return latency + wire; }
};

/// Prices of collectives on a topology, and of whole steps.
class Target {
public:
  /// The devices of `module` on the topology of `options`; where that names
  /// chips alone (v4 if nothing), on a torus of them of the mesh's shape. Null
  /// where the module speaks of one device only. Failure, after an error, if
  /// the devices do not fit.
  static FailureOr<std::unique_ptr<Target>> make(ModuleOp module,
                                                 SimulateOptions options);

  /// nullopt where the layout has no pieces for the axes.
  std::optional<CollectiveCost>
  costOf(const sharding::CollectiveWork &work) const;
  /// Nothing where it is not known.
  CollectiveCost costOf(Operation *collective) const;
  /// Seconds of a collective; 0 where they are not known.
  double secondsOf(const sharding::CollectiveWork &work) const;
  double secondsOf(Operation *collective) const;

  /// How long the link is busy that is so longest, of all collectives of the
  /// public functions: the step cannot take less.
  double linkSeconds(ModuleOp module) const;

  /// Seconds of ops that run as one kernel, which reads and writes so many
  /// bytes, and of the collectives among them.
  double secondsOf(ArrayRef<Operation *> ops, double bytes) const;

  /// The longest step of the public functions and the highest peak of memory,
  /// of the same function or another; `held`, unless null, gets what is in
  /// memory at that peak, `exposed` how long the cores wait for each
  /// collective, each time that it runs. `facts`: of the program's ops.
  FailureOr<StepCost> predict(ModuleOp module,
                              std::vector<LiveValue> *held = nullptr,
                              DenseMap<Operation *, double> *exposed = nullptr,
                              std::shared_ptr<OpFacts> facts = nullptr) const;
  /// For what is asked about one program several times, before ops are erased.
  std::shared_ptr<OpFacts> newFacts() const;
  /// Was it said how much memory a device has?
  bool hasMemoryLimit() const;

  /// The blocks of the public functions, each with its units in the order in
  /// which they would begin if collectives ran beside all that does not need
  /// them: for each of `orders`. Nothing where the target takes that to happen
  /// anyway.
  FailureOr<SmallVector<std::vector<OrderedBlock>>>
  orderBlocks(ModuleOp module, ArrayRef<UnitOrder> orders,
              std::shared_ptr<OpFacts> facts = nullptr) const;

  /// How many devices of a group lie along each dimension of the hardware that
  /// its axes run through, major to minor; all of them where that is not known.
  SmallVector<int64_t> sizesOnDims(sharding::AxesAttr axes) const;

  /// OptimizeOptions::atAnyPrice.
  uint64_t atAnyPrice() const { return anyPrice; }
  void setAtAnyPrice(uint64_t number) { anyPrice = number; }

  /// Of a device's number in a group over several slices, the digit that is its
  /// slice: how many numbers stand before it (the product of the digits more
  /// major), and of how many slices. nullopt where all are in one slice.
  std::optional<std::pair<int64_t, int64_t>>
  slicesOf(sharding::AxesAttr axes) const;

  const Mesh &meshOf(sharding::AxesAttr axes) const;

  ~Target();

private:
  struct Hardware;
  explicit Target(std::unique_ptr<Hardware> hardware);
  std::unique_ptr<Hardware> hardware;
  uint64_t anyPrice = 0;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_OPTIMIZATIONTARGET_H
