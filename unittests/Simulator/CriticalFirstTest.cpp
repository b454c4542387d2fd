//===- CriticalFirstTest.cpp - A schedule by what is waited for most ------===//

#include "lib/Simulator/CriticalFirst.h"
#include "SimulatorTest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class CriticalFirstTest : public SimulatorTest {
protected:
  /// When the units of the block begin, each taking the seconds given;
  /// collectives keep one link busy.
  std::vector<double> begins(Block &block, ArrayRef<double> seconds) {
    std::vector<TimedUnit> units;
    for (Unit &unit : unitsOf(block, facts())) {
      TimedUnit &one = units.emplace_back();
      one.unit = std::move(unit);
      one.transfer.busyLinks = one.isTransfer() ? 1 : 0;
    }
    EXPECT_EQ(units.size(), seconds.size());
    for (auto [unit, own] : llvm::zip(units, seconds))
      unit.event.duration = own;
    scheduleCriticalFirst(units, block, facts());
    std::vector<double> found;
    for (const TimedUnit &timed : units)
      found.push_back(timed.begin);
    return found;
  }
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
