//===- ScheduledProgramTest.cpp - The search for a schedule ---------------===//

#include "compiler/Optimize/Support/ScheduledProgram.h"
#include "unittests/Simulator/SimulatorTest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class ScheduledProgramTest : public SimulatorTest {
protected:
  /// Parses `text`, and returns four chips of which each has `bytes` of memory.
  std::unique_ptr<Target> parseFor(StringRef text, double bytes) {
    parse(text);
    SimulateOptions options;
    options.topology = "v4:2x2x1";
    options.overlap = Overlap::None;
    options.memoryLimit = bytes;
    FailureOr<std::unique_ptr<Target>> target = Target::make(*module, options);
    EXPECT_TRUE(succeeded(target));
    return *std::move(target);
  }
};

// The gather can start before the product of %b, so the order of the critical
// path starts it. A limit of no bytes in flight is tried once, and no smaller
// one.
TEST_F(ScheduledProgramTest, TriesEachLimitOnce) {
  auto target = parseFor(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<256x1024xf32>, %b: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
      %0 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
      %g = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<256x1024xf32> -> tensor<1024x1024xf32>
      %1 = stablehlo.dot_general %g, %0, contracting_dims = [1] x [0] : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
      return %1 : tensor<1024x1024xf32>
    })",
                         /*bytes=*/1);
  FailureOr<ScheduledProgram> scheduled = scheduleWithin(
      std::move(module), *target, /*mayStart=*/nullptr, kFirstOrders);
  ASSERT_TRUE(succeeded(scheduled));
  EXPECT_EQ(scheduled->startedCollectives.size(), 1u);
  EXPECT_FALSE(scheduled->fits());
  // Without a limit, the synchronous program, and with a limit of no bytes.
  EXPECT_EQ(target->numPredictions(), 3u);
}

// Nothing can run during the gather.
TEST_F(ScheduledProgramTest, PredictsNoScheduleThatCannotBeFaster) {
  auto target = parseFor(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<256x1024xf32>) -> tensor<1024x1024xf32> {
      %g = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<256x1024xf32> -> tensor<1024x1024xf32>
      %0 = stablehlo.dot_general %g, %g, contracting_dims = [1] x [0] : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
      return %0 : tensor<1024x1024xf32>
    })",
                         /*bytes=*/1e9);
  FailureOr<StepCost> before = target->predict(*module);
  ASSERT_TRUE(succeeded(before));
  FailureOr<ScheduledProgram> scheduled = scheduleWithin(
      std::move(module), *target, /*mayStart=*/nullptr, kFirstOrders, &*before);
  ASSERT_TRUE(succeeded(scheduled));
  EXPECT_FALSE(scheduled->program);
  EXPECT_DOUBLE_EQ(scheduled->cost.seconds, before->seconds);
  EXPECT_EQ(target->numPredictions(), 1u);
}

} // namespace
