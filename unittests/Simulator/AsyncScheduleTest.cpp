//===- AsyncScheduleTest.cpp - Schedules with overlap ---------------------===//

#include "compiler/Simulator/Scheduling/AsyncSchedule.h"
#include "compiler/Simulator/Scheduling/Dependences.h"
#include "compiler/Simulator/Scheduling/SharedResources.h"
#include "unittests/Simulator/SimulatorTest.h"
#include <deque>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class ScheduleTest : public SimulatorTest {
protected:
  /// The units of a block with these durations; collectives occupy physical
  /// dimension 0, in groups of 4.
  std::vector<TimedUnit> timed(Block &block, ArrayRef<double> seconds) {
    const std::vector<Unit> &all =
        blocks.emplace_back(unitsOf(block, properties()));
    std::vector<TimedUnit> result(all.begin(), all.end());
    for (TimedUnit &one : result) {
      if (one.isTransfer()) {
        one.transfer.busyLinks = 1;
        CollectiveInfo info;
        info.kind = one.unit.lead->getName().stripDialect() == "all_gather"
                        ? TransferKind::AllGather
                        : TransferKind::ReduceScatter;
        info.groupSize = 4;
        one.event.collective = info;
      }
    }
    EXPECT_EQ(result.size(), seconds.size());
    for (auto [unit, own] : llvm::zip(result, seconds))
      unit.event.duration = own;
    return result;
  }
  std::deque<std::vector<Unit>> blocks; ///< the units of `timed`
  ScheduleSettings settings(Overlap overlap, bool isLoopBody = false) {
    ScheduleSettings settings{overlap, isLoopBody};
    settings.properties = &properties();
    return settings;
  }
  double run(std::vector<TimedUnit> &units, Overlap overlap) {
    return schedule(units, *units.front().unit.lead->getBlock(),
                    settings(overlap));
  }

  /// A gather that the second product uses, and a product before that.
  Block &gatherBesideProduct() {
    return parse(R"(
      sharding.mesh @mesh = <["x"=4]>
      func.func @f(%a: tensor<2x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
        %g = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
        %0 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        %1 = stablehlo.dot_general %0, %g, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        return %1 : tensor<8x8xf32>
      })");
  }
  Block &gatherThenProduct() {
    return parse(R"(
      sharding.mesh @mesh = <["x"=4]>
      func.func @f(%a: tensor<2x8xf32>) -> tensor<8x8xf32> {
        %g = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
        %0 = stablehlo.dot_general %g, %g, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        return %0 : tensor<8x8xf32>
      })");
  }
  /// The body of a loop over layers: the weights %w are gathered, a value
  /// computed from %x is scattered and stored; only %x and the stack %s change.
  Block &layer() {
    parse(R"(
      sharding.mesh @mesh = <["x"=4]>
      func.func @f(%x0: tensor<8x8xf32>, %w0: tensor<2x8xf32>, %s0: tensor<6x8xf32>) -> tensor<8x8xf32> {
        %z = stablehlo.constant dense<0> : tensor<i32>
        %r:4 = stablehlo.while(%i = %z, %x = %x0, %w = %w0, %s = %s0) : tensor<i32>, tensor<8x8xf32>, tensor<2x8xf32>, tensor<6x8xf32>
        cond {
          %n = stablehlo.constant dense<3> : tensor<i32>
          %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %c : tensor<i1>
        } do {
          %one = stablehlo.constant dense<1> : tensor<i32>
          %zero = stablehlo.constant dense<0> : tensor<i32>
          %next = stablehlo.add %i, %one : tensor<i32>
          %g = spmd.all_gather %w dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
          %y = stablehlo.dot_general %x, %g, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
          %q = spmd.reduce_scatter add %y dim 0 over <@mesh ["x"]> : tensor<8x8xf32> -> tensor<2x8xf32>
          %t = stablehlo.dynamic_update_slice %s, %q, %i, %zero : (tensor<6x8xf32>, tensor<2x8xf32>, tensor<i32>, tensor<i32>) -> tensor<6x8xf32>
          stablehlo.return %next, %y, %w, %t : tensor<i32>, tensor<8x8xf32>, tensor<2x8xf32>, tensor<6x8xf32>
        }
        return %r#1 : tensor<8x8xf32>
      })");
    return op("while")->getRegion(1).front();
  }
};

TEST_F(ScheduleTest, WithoutOverlapOneAfterTheOther) {
  auto units = timed(gatherBesideProduct(), {4, 3, 2});
  EXPECT_EQ(run(units, Overlap::None), 9);
  EXPECT_EQ(units[1].begin, 4);
  EXPECT_EQ(units[2].begin, 7);
  EXPECT_EQ(units[0].event.exposed, 4); // the cores wait throughout
}

TEST_F(ScheduleTest, AGatherRunsBesideWhatDoesNotReadIt) {
  auto units = timed(gatherBesideProduct(), {4, 3, 2});
  // The first product ends at 3, the second waits for the gather until 4.
  EXPECT_EQ(run(units, Overlap::Async), 6);
  EXPECT_EQ(units[1].begin, 0);
  EXPECT_EQ(units[2].begin, 4);
  EXPECT_EQ(units[0].event.exposed, 1);
}

TEST_F(ScheduleTest, CollectivesShareADimensionOneAfterTheOther) {
  Block &block = parse(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
      %0 = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2xf32> -> tensor<8xf32>
      %1 = spmd.all_gather %b dim 0 over <@mesh ["x"]> : tensor<2xf32> -> tensor<8xf32>
      return %0, %1 : tensor<8xf32>, tensor<8xf32>
    })");
  auto units = timed(block, {4, 5});
  EXPECT_EQ(run(units, Overlap::Async), 9);
  units[1].transfer.busyLinks = 2; // another dimension
  EXPECT_EQ(run(units, Overlap::Async), 5);
}

TEST_F(ScheduleTest, WhatWaitsForItsLinksUsesNoMemory) {
  Hardware hardware = unitHardware();
  Unit kernelUnit, collectiveUnit;
  kernelUnit.kind = Unit::Kernel;
  collectiveUnit.kind = Unit::Collective;
  TimedUnit kernel(kernelUnit), collective(collectiveUnit);
  kernelUnit.work.memoryBytes = kernel.event.duration = 2;
  collective.memoryRate = 0.5;
  collective.begin = 5;
  SharedMemory memory(&hardware);
  memory.begin(collective, /*finish=*/20);
  EXPECT_EQ(memory.slowdownSeconds(kernel, 0), 0);
  EXPECT_GT(memory.slowdownSeconds(kernel, 5), 0);
}

TEST_F(ScheduleTest, AProductTakesAGatherInSteps) {
  auto units = timed(gatherThenProduct(), {8, 4});
  EXPECT_EQ(run(units, Overlap::Async), 12);
  // Four steps: a quarter of the gather is available at 2. The gather ends at
  // 8, the last quarter of the product after it at 9.
  EXPECT_EQ(run(units, Overlap::Matmul), 9);
  EXPECT_EQ(units[1].begin, 2);
  // A longer product: 2 + 20.
  units[1].event.duration = 20;
  EXPECT_EQ(run(units, Overlap::Matmul), 22);
}

TEST_F(ScheduleTest, ALoopGathersForTheNextIteration) {
  Block &block = layer();
  // add, gather, product, scatter, store.
  auto units = timed(block, {0, 3, 5, 1, 1});
  EXPECT_EQ(schedule(units, block, settings(Overlap::Async)), 3 + 5 + 1 + 1);
  // The product has its weights: 0 to 5, concurrent with the gather for the
  // next one; scatter and store, of the previous iteration, from 5 to 6.
  EXPECT_EQ(
      schedule(units, block, settings(Overlap::Async, /*isLoopBody=*/true)), 6);
  EXPECT_EQ(units[2].begin, 0);
  EXPECT_EQ(units[1].event.exposed, 0);
}

TEST_F(ScheduleTest, DependencesOfALoopBody) {
  Block &block = layer();
  auto units = timed(block, {0, 3, 5, 1, 1});
  Dependences dependences(units, block, properties());
  EXPECT_EQ(dependences.predecessors(2), ArrayRef<size_t>({1})); // the gather
  EXPECT_EQ(dependences.predecessors(3), ArrayRef<size_t>({2})); // the product
  EXPECT_EQ(dependences.predecessors(4), ArrayRef<size_t>({3})); // the scatter
  dependences.relaxLoop();
  EXPECT_TRUE(dependences.isPrefetched(1));
  EXPECT_FALSE(dependences.isPrefetched(3));
  EXPECT_TRUE(dependences.predecessors(2).empty());
  EXPECT_EQ(dependences.predecessors(3), ArrayRef<size_t>({2}));
  EXPECT_TRUE(dependences.predecessors(4).empty());
}

} // namespace
