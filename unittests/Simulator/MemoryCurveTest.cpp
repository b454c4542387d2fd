//===- MemoryCurveTest.cpp - Memory over the time of a step ---------------===//

#include "compiler/Simulator/Memory/MemoryCurve.h"
#include "compiler/Simulator/Simulation/SimulateWithLayout.h"
#include "unittests/Simulator/SimulatorTest.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class MemoryTest : public SimulatorTest {
protected:
  Timeline memoryOf(StringRef text, StringRef chips = "v4:1x1x1",
                    Overlap overlap = Overlap::None) {
    Block &block = parse(text);
    Topology topology = *Topology::parse(chips);
    topology.hardware() = hardware;
    SimulateOptions options;
    options.overlap = overlap;
    ProgramTimer walk(*module, topology, options);
    walk.setCosts(costsOn(topology));
    FailureOr<BlockTimeline> steps = walk.run(block);
    EXPECT_TRUE(succeeded(steps));
    Timeline timeline;
    timeline.stepSeconds = steps->seconds;
    EXPECT_TRUE(
        succeeded(addMemory(cast<FunctionOpInterface>(block.getParentOp()),
                            walk, SimulateOptions(), timeline,
                            /*held=*/nullptr)));
    return timeline;
  }
  static std::string textOf(const std::vector<MemoryPoint> &curve) {
    std::string text;
    llvm::raw_string_ostream os(text);
    for (const MemoryPoint &point : curve)
      os << int64_t(point.time) << ":" << int64_t(point.bytes) << " ";
    return text;
  }
};

// The step takes 32 s.
TEST_F(MemoryTest, StepsOfTooManySecondsGetNoMemory) {
  parse(R"(
    func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      return %0 : tensor<2x2xf32>
    })");
  Topology topology = *Topology::parse("v4:1x1x1");
  topology.hardware() = hardware;
  SimulationContext context;
  for (auto [mostSeconds, peak] :
       {std::pair(33.0, 32.0), std::pair(32.0, HUGE_VAL)}) {
    context.mostSeconds = mostSeconds;
    FailureOr<Timeline> step =
        simulateWithLayout(*module, "f", topology, SimulateOptions(),
                           AxisLayout::rowMajor(topology, Mesh()), context);
    ASSERT_TRUE(succeeded(step));
    EXPECT_EQ(step->stepSeconds, 32);
    EXPECT_EQ(step->peakBytes, peak);
  }
}

// A product of 2 x 2 by itself takes 16 flops, 16 bytes read and 16 written: 32
// s, as memory is slower.
TEST_F(MemoryTest, TheCurveOfAChain) {
  Timeline timeline = memoryOf(R"(
    func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      return %1 : tensor<2x2xf32>
    })");
  // The argument with the first product; then also the second; then without the
  // first.
  EXPECT_EQ(textOf(timeline.memory), "0:32 32:48 64:32 ");
  EXPECT_EQ(timeline.peakBytes, 48);
  EXPECT_EQ(timeline.peakTime, 32);
  EXPECT_EQ(timeline.argumentBytes, 16);
  ASSERT_EQ(timeline.aliveAtPeak.size(), 3u);
  EXPECT_EQ(timeline.aliveAtPeak[0].name, "%arg0");
  EXPECT_EQ(timeline.aliveAtPeak[2].role, "result");
}

// Around the loop: the argument (16) and the carried values (16 and 4 bytes of
// counter). Inside: the product's buffers beside the carried value (16).
TEST_F(MemoryTest, APeakWithinALoop) {
  Timeline timeline = memoryOf(R"(
    func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %z = stablehlo.constant dense<0> : tensor<i32>
      %r:2 = stablehlo.while(%i = %z, %x = %a) : tensor<i32>, tensor<2x2xf32>
      cond {
        %n = stablehlo.constant dense<8> : tensor<i32>
        %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %next = stablehlo.add %i, %one : tensor<i32>
        %y = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        stablehlo.return %next, %y : tensor<i32>, tensor<2x2xf32>
      }
      return %r#1 : tensor<2x2xf32>
    })");
  EXPECT_EQ(timeline.peakBytes, 16 + 16 + 4 + 16);
}

// The second gather and the users of the first wait for the first, the product
// does not: units run in another order than in the program.
TEST_F(MemoryTest, TheCurveGoesForwardWhereUnitsRunAhead) {
  const char *program = R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2xf32>, %b: tensor<2x2xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<2x2xf32>) {
      %0 = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2xf32> -> tensor<8xf32>
      %n = stablehlo.negate %0 : tensor<8xf32>
      %1 = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2xf32> -> tensor<8xf32>
      %2 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      return %n, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<2x2xf32>
    })";
  Timeline inOrder = memoryOf(program, "v4:1x1x4");
  Timeline ahead = memoryOf(program, "v4:1x1x4", Overlap::Async);
  EXPECT_LT(ahead.stepSeconds, inOrder.stepSeconds);
  auto goesForward = [](const Timeline &timeline) {
    return llvm::is_sorted(timeline.memory,
                           [](const MemoryPoint &a, const MemoryPoint &b) {
                             return a.time < b.time;
                           });
  };
  EXPECT_TRUE(goesForward(inOrder)) << textOf(inOrder.memory);
  EXPECT_TRUE(goesForward(ahead)) << textOf(ahead.memory);
  EXPECT_LE(ahead.memory.back().time, ahead.stepSeconds);
  // Both have the live ranges of program order.
  EXPECT_EQ(ahead.peakBytes, inOrder.peakBytes);
}

} // namespace
