//===- BlockSchedulerTest.cpp - Schedules of a block ----------------------===//

#include "compiler/Optimize/Support/StartedCollective.h"
#include "unittests/Simulator/SimulatorTest.h"
#include <limits>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class BlockSchedulerTest : public SimulatorTest {
protected:
  std::string text() {
    std::string result;
    llvm::raw_string_ostream(result) << *module;
    return result;
  }
};

TEST_F(BlockSchedulerTest, SchedulesAreAppliedOneAfterTheOther) {
  Block &block = parse(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
      %0 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %g = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %1 = stablehlo.dot_general %g, %0, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      return %1 : tensor<8x8xf32>
    })");
  constexpr double kUnlimited = std::numeric_limits<double>::infinity();
  Operation *gather = op("all_gather"), *first = op("dot_general"),
            *second = op("dot_general", 1);
  std::string synchronous = text();
  BlockScheduler scheduler(block, properties());

  OrderedBlock early{&block, {gather, first, second}};
  scheduler.start(early, kUnlimited, /*mayStart=*/nullptr);
  ArrayRef<StartedCollective> started = scheduler.started();
  ASSERT_EQ(started.size(), 1u);
  EXPECT_EQ(started[0].collective, gather);
  EXPECT_EQ(started[0].unitsBeside, 1u);
  EXPECT_EQ(&block.front(), gather);
  EXPECT_EQ(spmd::startOf(second->getPrevNode()), gather);
  std::string scheduled = text();

  EXPECT_TRUE(scheduler.undo());
  EXPECT_EQ(text(), synchronous);

  // Nothing overlaps the gather in the order of the program.
  OrderedBlock late{&block, {first, gather, second}};
  scheduler.start(late, kUnlimited, /*mayStart=*/nullptr);
  EXPECT_TRUE(scheduler.started().empty());
  EXPECT_EQ(text(), synchronous);
  EXPECT_FALSE(scheduler.undo());

  scheduler.start(early, kUnlimited, /*mayStart=*/nullptr);
  EXPECT_EQ(text(), scheduled);
}

} // namespace
