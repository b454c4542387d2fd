//===- HaloPlanTest.cpp - Halo plans on numbered elements -----------------===//
//
// Each plan is executed on numbered elements. The tests compare the windows of
// the devices with what they need, and the number of received elements with the
// number that the plan states.
//
//===----------------------------------------------------------------------===//

#include "unittests/Algebra/Halo/HaloPlanInterpreter.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <random>
#include <set>

using namespace gspmd;

namespace {

std::string describe(const ShardedDim &dim, const WindowRead &read) {
  std::string text = "size " + std::to_string(dim.size) + " in " +
                     std::to_string(dim.shards) + ", window of " +
                     std::to_string(read.size) + " at";
  for (int64_t p = 0; p < dim.shards; ++p)
    text += " " + std::to_string(read.start.at(p)) + "+" +
            std::to_string(read.needed(p));
  return text;
}

/// Checks the plans for every kind of fill, sharded and replicated.
void expectValidPlans(const ShardedDim &dim, const WindowRead &read) {
  for (WindowFill fill :
       {WindowFill::None, WindowFill::Zero, WindowFill::Other})
    for (bool isReplicated : {false, true}) {
      WindowPlan plan = planWindow(dim, read, fill, isReplicated);
      std::string error = validatePlan(dim, read, fill, isReplicated, plan);
      ASSERT_EQ(error, "") << describe(dim, read);
    }
}

TEST(HaloPlan, WindowsWithAConstantStep) {
  for (int64_t size = 1; size <= 9; ++size)
    for (int64_t shards = 1; shards <= 5; ++shards)
      for (int64_t step = -3; step <= 5; ++step)
        for (int64_t bias = -7; bias <= 10; ++bias)
          for (int64_t window = 1; window <= 6; ++window) {
            ShardedDim dim{size, shards};
            auto all = [=](int64_t) { return window; };
            expectValidPlans(dim, {{step, bias}, window, all});
            if (HasFatalFailure())
              return;
          }
}

TEST(HaloPlan, DevicesWithPartialWindows) {
  for (int64_t size : {1, 4, 5, 7, 8})
    for (int64_t shards = 1; shards <= 5; ++shards)
      for (int64_t outSize = 1; outSize <= 9; ++outSize)
        for (int64_t begin = -4; begin <= 8; ++begin)
          for (int64_t stride = 1; stride <= 3; ++stride) {
            ShardedDim dim{size, shards}, out{outSize, shards};
            WindowRead read{
                {out.shard() * stride, begin},
                (out.shard() - 1) * stride + 1,
                [=](int64_t p) { return (out.valid(p) - 1) * stride + 1; }};
            expectValidPlans(dim, read);
            if (HasFatalFailure())
              return;
          }
}

TEST(HaloPlan, RoundedStarts) {
  std::mt19937 random(1);
  auto pick = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  };
  for (int trial = 0; trial < 50000; ++trial) {
    ShardedDim dim{pick(1, 12), pick(1, 6)};
    ShardOffset start{pick(-4, 6), pick(-9, 9), pick(1, 4), pick(1, 3),
                      pick(-4, 4)};
    int64_t window = pick(1, 7);
    std::vector<int64_t> needed;
    for (int64_t p = 0; p < dim.shards; ++p)
      needed.push_back(pick(-1, window));
    expectValidPlans(dim,
                     {start, window, [=](int64_t p) { return needed[p]; }});
    if (HasFatalFailure())
      return;
  }
}

TEST(HaloPlan, HeaderExample) {
  ShardedDim dim{8, 4};
  WindowRead read{{2, -1}, 4, [](int64_t) { return 4; }};
  WindowPlan plan = planWindow(dim, read, WindowFill::Zero);
  EXPECT_EQ(plan.left, 1);
  EXPECT_EQ(plan.right, 1);
  EXPECT_EQ(plan.received(dim), 2);
  EXPECT_EQ(plan.constantOffset, 0);
  EXPECT_FALSE(plan.gathers || plan.masksLow || plan.masksHigh);
}

TEST(HaloPlan, SegmentsExample) {
  ShardedDim dim{64, 8};
  WindowRead read{
      {2, 1}, 2, [](int64_t p) -> int64_t { return p < 7 ? 2 : 0; }};
  WindowPlan plan = planWindow(dim, read, WindowFill::None);
  ASSERT_TRUE(plan.segments);
  EXPECT_EQ(plan.left, 35);
  EXPECT_EQ(plan.received(dim), 12);
}

/// Several reads of one dimension, as in concatenations and stencils.
TEST(HaloPlan, SharedBuffers) {
  std::mt19937 random(2);
  auto pick = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  };
  unsigned shared = 0;
  for (int trial = 0; trial < 20000; ++trial) {
    ShardedDim dim{pick(1, 12), pick(2, 5)};
    std::vector<WindowRead> reads;
    for (int64_t i = pick(1, 4); i > 0; --i) {
      int64_t window = pick(1, 5);
      reads.push_back({{pick(-1, 5), pick(-12, 4)}, window, [=](int64_t) {
                         return window;
                       }});
    }
    WindowFill fill = pick(0, 1) ? WindowFill::Zero : WindowFill::Other;
    WindowPlans plans = planWindows(dim, reads, fill);
    int64_t separate = 0;
    std::set<std::tuple<bool, int64_t, int64_t>> buffers;
    int64_t received = 0;
    for (auto [read, plan] : llvm::zip_equal(reads, plans.plans)) {
      ASSERT_EQ(findMissingElement(dim, read, fill, plan), "")
          << describe(dim, read);
      separate += planWindow(dim, read, fill).received(dim);
      auto buffer = plan.gathers ? std::tuple(true, int64_t(0), int64_t(0))
                                 : std::tuple(false, plan.left, plan.right);
      if (!plan.isEmpty && (plan.segments || buffers.insert(buffer).second))
        received += plan.received(dim);
    }
    ASSERT_LE(received, plans.received);
    ASSERT_LE(plans.received, separate);
    ASSERT_LE(plans.received,
              std::max<int64_t>(dim.shards * dim.shard(), separate / 4));
    shared += plans.received < separate;
  }
  EXPECT_GT(shared, 2000u);
}

TEST(ShardOffset, LiftedDividendsAreNonNegative) {
  for (int64_t step = -4; step <= 4; ++step)
    for (int64_t bias = -9; bias <= 9; ++bias)
      for (int64_t divisor = 1; divisor <= 4; ++divisor)
        for (int64_t scale : {-2, 1, 3})
          for (int64_t shards = 1; shards <= 5; ++shards) {
            ShardOffset start{step, bias, divisor, scale, 5};
            ShardOffset lifted = start.withoutNegativeDividends(shards);
            for (int64_t p = 0; p < shards; ++p) {
              int64_t dividend = lifted.step * p + lifted.bias;
              ASSERT_GE(dividend, 0);
              ASSERT_EQ(lifted.scale * (dividend / divisor) + lifted.offset,
                        start.at(p));
            }
          }
}

TEST(ShardOffset, DifferencesOfSteps) {
  ShardOffset a{3, 1, 1, 2, 5}, b{4, -7}, rounded{1, 0, 2};
  for (int64_t p = 0; p < 5; ++p)
    EXPECT_EQ(a.minus(b)->at(p), a.at(p) - b.at(p));
  EXPECT_FALSE(a.minus(rounded));
  EXPECT_FALSE(rounded.minus(a));
}

} // namespace
