//===- LowerBoundsTest.cpp - Least times of blocks ------------------------===//

#include "compiler/Simulator/Scheduling/LowerBounds.h"
#include "unittests/Simulator/SimulatorTest.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class LowerBoundsTest : public SimulatorTest {
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
    FailureOr<BlockBounds> bounds = boundsOf(block, timer);
    FailureOr<BlockTimeline> all = timer.run(block);
    EXPECT_TRUE(succeeded(bounds) && succeeded(all));
    FailureOr<std::vector<BoundedLoop>> found = boundLoops(block, timer);
    EXPECT_TRUE(succeeded(found));
    loops = *found;
    return {bounds->seconds(), all->seconds};
  }

  /// The loops of the program of the last call of `secondsOf`.
  std::vector<BoundedLoop> loops;
};

// A product of 2 x 2 takes 32 s: its 32 bytes are slower than its 16 flops.
// It has to wait for the all_reduces.
TEST_F(LowerBoundsTest, WaitsOfAChain) {
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
// takes longer. They use the same links.
TEST_F(LowerBoundsTest, HiddenWaits) {
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
  EXPECT_EQ(leastOfBoth, allOfBoth - 32);
  EXPECT_GT(allOfBoth, all);
}

// An iteration of the inner loop takes 40 s: 32 s of a product, and 8 s to read
// and write the counter. Three of them and the other counter take 128 s. The
// sum of 1024 bytes over a ring of 4 devices sends 2 * 3/4 * 1024 bytes, one
// half in each direction: 768 s, in which the loop could run.
constexpr StringLiteral kLoops = R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2x2xf32>, %b: tensor<256xf32>) -> (tensor<2x2xf32>, tensor<256xf32>) {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %r:3 = stablehlo.while(%i = %zero, %x = %a, %y = %b) : tensor<i32>, tensor<2x2xf32>, tensor<256xf32>
      cond {
        %n = stablehlo.constant dense<2> : tensor<i32>
        %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %next = stablehlo.add %i, %one : tensor<i32>
        %q:2 = stablehlo.while(%k = %zero, %z = %x) : tensor<i32>, tensor<2x2xf32>
        cond {
          %n = stablehlo.constant dense<3> : tensor<i32>
          %c = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %c : tensor<i1>
        } do {
          %after = stablehlo.add %k, %one : tensor<i32>
          %p = stablehlo.dot_general %z, %z, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
          stablehlo.return %after, %p : tensor<i32>, tensor<2x2xf32>
        }
        %s = spmd.all_reduce add %y over <@mesh ["x"]> : tensor<256xf32>
        stablehlo.return %next, %q#1, %s : tensor<i32>, tensor<2x2xf32>, tensor<256xf32>
      }
      return %r#1, %r#2 : tensor<2x2xf32>, tensor<256xf32>
    })";

TEST_F(LowerBoundsTest, Loops) {
  auto [least, all] = secondsOf(kLoops, "v4:2x2x1");
  ASSERT_EQ(loops.size(), 2u);
  const BoundedLoop &outer = loops[0], &inner = loops[1];
  EXPECT_EQ(inner.iterations, 3);
  EXPECT_EQ(inner.iterationSeconds, 40);
  EXPECT_EQ(inner.seconds, 3 * 40);
  EXPECT_EQ(inner.bounds.cores, 40);
  EXPECT_EQ(inner.bounds.path, 0);
  EXPECT_EQ(inner.bounds.link, 0);
  EXPECT_EQ(outer.iterations, 2);
  EXPECT_EQ(outer.iterationSeconds, 128 + 768);
  EXPECT_EQ(outer.bounds.cores, 768);
  EXPECT_EQ(outer.bounds.path, 768);
  EXPECT_EQ(outer.bounds.link, 768);
  EXPECT_EQ(all - least, 2 * 128);
}

// Each function calls the next one twice, so the last one runs 2^40 times.
TEST_F(LowerBoundsTest, CalledFunctionsAreVisitedOnce) {
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
