//===- BlockOrdersTest.cpp - The order in which units begin ---------------===//

#include "compiler/Simulator/Scheduling/BlockOrders.h"
#include "unittests/Simulator/SimulatorTest.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class BlockOrdersTest : public SimulatorTest {
protected:
  /// Returns a lower bound of the seconds of `text` in any order, and the
  /// seconds without overlap.
  std::pair<double, double> secondsOf(StringRef text, StringRef chips) {
    Block &block = parse(text);
    Topology topology = *Topology::parse(chips);
    topology.hardware() = hardware;
    SimulateOptions options;
    options.recordsEvents = false;
    ProgramTimer timer(*module, topology, options);
    timer.setCosts(costsOn(topology));
    FailureOr<double> least = leastSecondsOf(block, timer);
    FailureOr<BlockTimeline> all = timer.run(block);
    EXPECT_TRUE(succeeded(least) && succeeded(all));
    return {*least, all->seconds};
  }
};

// A product of 2 x 2 takes 32 s: its 32 bytes are slower than its 16 flops.
// It has to wait for the all_reduces.
TEST_F(BlockOrdersTest, WaitsOfAChain) {
  auto [least, all] = secondsOf(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %0 = spmd.all_reduce add %a over <@mesh ["x"]> : tensor<2x2xf32>
      %1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %2 = spmd.all_reduce add %1 over <@mesh ["x"]> : tensor<2x2xf32>
      return %2 : tensor<2x2xf32>
    })",
                                "v4:2x2x1");
  EXPECT_EQ(least, all);
  EXPECT_GT(all, 32);
}

// A product of 32 s can run during each of the all_reduces, of which the first
// takes longer. They can run at the same time.
TEST_F(BlockOrdersTest, HiddenWaits) {
  auto [least, all] = secondsOf(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<32x32xf32>, %b: tensor<2x2xf32>) -> (tensor<32x32xf32>, tensor<2x2xf32>) {
      %0 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %1 = spmd.all_reduce add %a over <@mesh ["x"]> : tensor<32x32xf32>
      return %1, %0 : tensor<32x32xf32>, tensor<2x2xf32>
    })",
                                "v4:2x2x1");
  EXPECT_EQ(least, all - 32);
  auto [leastOfBoth, allOfBoth] = secondsOf(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<32x32xf32>, %b: tensor<2x2xf32>, %c: tensor<2x2xf32>) -> (tensor<32x32xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
      %0 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %1 = spmd.all_reduce add %a over <@mesh ["x"]> : tensor<32x32xf32>
      %2 = spmd.all_reduce add %c over <@mesh ["x"]> : tensor<2x2xf32>
      return %1, %0, %2 : tensor<32x32xf32>, tensor<2x2xf32>, tensor<2x2xf32>
    })",
                                            "v4:2x2x1");
  EXPECT_EQ(leastOfBoth, least);
  EXPECT_GT(allOfBoth, all);
}

// Each function calls the next one twice, so the last one runs 2^40 times.
TEST_F(BlockOrdersTest, CalledFunctionsAreVisitedOnce) {
  std::string text;
  llvm::raw_string_ostream os(text);
  constexpr int kDepth = 40;
  for (int i = 0; i <= kDepth; ++i) {
    os << (i == 0 ? "func.func @f" : "func.func private @f") << i
       << "(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n";
    if (i < kDepth)
      os << "%0 = func.call @f" << i + 1 << "(%a) : (tensor<2x2xf32>) -> "
         << "tensor<2x2xf32>\n%1 = func.call @f" << i + 1
         << "(%0) : (tensor<2x2xf32>) -> tensor<2x2xf32>\n";
    else
      os << "%1 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : "
            "(tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>\n";
    os << "return %1 : tensor<2x2xf32>\n}\n";
  }
  auto [least, all] = secondsOf(text, "v4:1x1x1");
  EXPECT_EQ(least, std::ldexp(32, kDepth));
  EXPECT_EQ(all, least);
}

} // namespace
