//===- BlockOrdersTest.cpp - The order in which units begin ---------------===//

#include "compiler/Simulator/Scheduling/BlockOrders.h"
#include "unittests/Simulator/SimulatorTest.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class BlockOrdersTest : public SimulatorTest {
protected:
  /// Returns the seconds of all kernels of `text`, and those of the program.
  std::pair<double, double> secondsOf(StringRef text, StringRef chips) {
    Block &block = parse(text);
    Topology topology = *Topology::parse(chips);
    topology.hardware() = hardware;
    SimulateOptions options;
    options.recordsEvents = false;
    ProgramTimer timer(*module, topology, options);
    timer.setCosts(costsOn(topology));
    FailureOr<double> kernels = kernelSecondsOf(block, timer);
    FailureOr<BlockTimeline> all = timer.run(block);
    EXPECT_TRUE(succeeded(kernels) && succeeded(all));
    return {*kernels, all->seconds};
  }
};

// A product of 2 x 2 takes 32 s: its 32 bytes are slower than its 16 flops.
TEST_F(BlockOrdersTest, KernelsWithoutCollectives) {
  auto [kernels, all] = secondsOf(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %1 = spmd.all_reduce add %0 over <@mesh ["x"]> : tensor<2x2xf32>
      return %1 : tensor<2x2xf32>
    })",
                                  "v4:2x2x1");
  EXPECT_EQ(kernels, 32);
  EXPECT_GT(all, 32);
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
  auto [kernels, all] = secondsOf(text, "v4:1x1x1");
  EXPECT_EQ(kernels, std::ldexp(32, kDepth));
  EXPECT_EQ(all, kernels);
}

} // namespace
