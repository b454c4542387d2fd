//===- CriticalPathScheduleTest.cpp - List scheduling ---------------------===//

#include "compiler/Simulator/Scheduling/CriticalPathSchedule.h"
#include "unittests/Simulator/SimulatorTest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class CriticalFirstTest : public SimulatorTest {
protected:
  using Scheduler = void(std::vector<TimedUnit> &, Block &, OpPropertyCache &);

  /// The begins of the block's units with these durations; collectives occupy
  /// one link.
  std::vector<double> begins(Block &block, ArrayRef<double> seconds,
                             Scheduler *schedule = scheduleByCriticalPath) {
    std::vector<Unit> all = unitsOf(block, properties());
    std::vector<TimedUnit> units(all.begin(), all.end());
    for (TimedUnit &one : units)
      one.transfer.busyLinks = one.isTransfer() ? 1 : 0;
    EXPECT_EQ(units.size(), seconds.size());
    for (auto [unit, own] : llvm::zip(units, seconds))
      unit.event.duration = own;
    schedule(units, block, properties());
    starts = issueTimesOf(units, Dependences(units, block, properties()));
    std::vector<double> found;
    for (const TimedUnit &timed : units)
      found.push_back(timed.begin);
    return found;
  }
  std::vector<double>
      starts; ///< the starts that the last call of `begins` returned
};

} // namespace

TEST_F(CriticalFirstTest, WhatAProductWaitsForIsSentFirst) {
  Block &block = parse(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2x8xf32>, %b: tensor<2x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
      %u = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %g = spmd.all_gather %b dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %0 = stablehlo.dot_general %g, %g, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      return %u, %0 : tensor<8x8xf32>, tensor<8x8xf32>
    })");
  EXPECT_EQ(begins(block, {4, 3, 5}), (std::vector<double>{3, 0, 3}));
}

TEST_F(CriticalFirstTest, WhatNobodyWaitsForRunsInGapsThatAreLongEnough) {
  Block &block = parse(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2x8xf32>, %b: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x8xf32>) {
      %u = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %0 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %s = spmd.reduce_scatter add %0 dim 0 over <@mesh ["x"]> : tensor<8x8xf32> -> tensor<2x8xf32>
      %1 = stablehlo.dot_general %s, %b, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
      return %u, %1 : tensor<8x8xf32>, tensor<2x8xf32>
    })");
  // Before the sum is ready; behind it.
  EXPECT_EQ(begins(block, {3, 3, 2, 4}), (std::vector<double>{0, 0, 3, 5}));
  EXPECT_EQ(begins(block, {3.5, 3, 2, 4}), (std::vector<double>{5, 0, 3, 5}));
}

TEST_F(CriticalFirstTest, LongKernelsRunWhileTheWayWaitsWhereThatIsSooner) {
  Block &block = parse(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2x8xf32>, %b: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
      %g = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %0 = stablehlo.dot_general %g, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %s = spmd.reduce_scatter add %0 dim 0 over <@mesh ["x"]> : tensor<8x8xf32> -> tensor<2x8xf32>
      %h = spmd.all_gather %s dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %1 = stablehlo.dot_general %h, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %2 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
    })");
  // The other product is longer than each gap of the cores.
  EXPECT_EQ(begins(block, {3, 1, 2, 2, 6, 5}),
            (std::vector<double>{0, 3, 4, 6, 8, 14}));
  EXPECT_EQ(begins(block, {3, 1, 2, 2, 6, 5}, scheduleWorkConserving),
            (std::vector<double>{0, 5, 6, 8, 10, 0}));
  // It is shorter; it is longer, but there is a longer gap later.
  EXPECT_EQ(begins(block, {3, 1, 2, 2, 6, 3}, scheduleWorkConserving),
            (std::vector<double>{0, 3, 4, 6, 8, 0}));
  EXPECT_EQ(begins(block, {3, 1, 1, 9, 6, 5}, scheduleWorkConserving),
            (std::vector<double>{0, 3, 4, 5, 14, 4}));
}

TEST_F(CriticalFirstTest, WhatTheNextKernelNeedsIsSentBeforeWhatItDoesNot) {
  Block &block = parse(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2x8xf32>, %b: tensor<8x8xf32>, %c: tensor<2x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
      %u = spmd.all_gather %c dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %t = stablehlo.tanh %a : tensor<2x8xf32>
      %g = spmd.all_gather %t dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %0 = stablehlo.dot_general %g, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %1 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      return %0, %1, %u : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
    })");
  EXPECT_EQ(begins(block, {4, 1, 2, 3, 4}, scheduleWorkConserving),
            (std::vector<double>{3, 0, 1, 5, 1}));
}

TEST_F(CriticalFirstTest, WhatIsThereIsStartedBeforeTheKernelThatRunsThen) {
  Block &block = parse(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2x8xf32>, %b: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<32x8xf32>, tensor<8x8xf32>) {
      %u = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %v = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %w = spmd.all_gather %v dim 0 over <@mesh ["x"]> : tensor<8x8xf32> -> tensor<32x8xf32>
      %0 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      return %u, %w, %0 : tensor<8x8xf32>, tensor<32x8xf32>, tensor<8x8xf32>
    })");
  EXPECT_EQ(begins(block, {2, 4, 3, 10}, scheduleWorkConserving),
            (std::vector<double>{7, 0, 4, 0}));
  EXPECT_EQ(starts, (std::vector<double>{0, 0, 4, 0}));
}

TEST_F(CriticalFirstTest, WhatFeedsALateTransferComesFirst) {
  Block &block = parse(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2x8xf32>, %b: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
      %0 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %t = stablehlo.tanh %a : tensor<2x8xf32>
      %g = spmd.all_gather %t dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      return %0, %g : tensor<8x8xf32>, tensor<8x8xf32>
    })");
  EXPECT_EQ(begins(block, {10, 2, 3}), (std::vector<double>{2, 0, 2}));
}
