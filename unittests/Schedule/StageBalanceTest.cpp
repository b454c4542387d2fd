//===- StageBalanceTest.cpp - Layers among pipeline stages ----------------===//
#include "lib/Schedule/StageBalance.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <algorithm>
#include <random>

using namespace mlir::gspmd;

namespace {

struct Costs {
  double seconds = 0, bytes = 0, sent = 0;
};

/// Computes the objectives of a division from their definitions.
Costs costOf(const StageUnits &units, const std::vector<int64_t> &begins,
             int64_t microbatches) {
  Costs result;
  int64_t stages = begins.size(), count = units.seconds.size();
  for (int64_t stage = 0; stage < stages; ++stage) {
    int64_t begin = begins[stage];
    int64_t end = stage + 1 < stages ? begins[stage + 1] : count;
    double seconds = 0, bytes = 0;
    for (int64_t unit = begin; unit < end; ++unit)
      seconds += units.seconds[unit];
    for (const StageUnits::Tensor &tensor : units.tensors) {
      bool isHeld = llvm::any_of(tensor.units, [&](int64_t unit) {
        return unit >= begin && unit < end;
      });
      double copies = tensor.isActivation
                          ? double(std::min(stages - stage, microbatches))
                          : 1;
      bytes += isHeld ? copies * tensor.bytes : 0;
    }
    result.seconds = std::max(result.seconds, seconds);
    result.bytes = std::max(result.bytes, bytes);
    result.sent += stage ? units.sentBytes[begin] : 0;
  }
  return result;
}

/// Calls `visit` with each division of `count` units.
template <typename Visit>
void forEachDivision(int64_t count, int64_t stages, Visit visit) {
  std::vector<int64_t> begins(stages);
  auto extend = [&](auto &self, int64_t stage) -> void {
    if (stage == stages)
      return visit(begins);
    for (int64_t begin = begins[stage - 1] + 1;
         begin <= count - (stages - stage); ++begin) {
      begins[stage] = begin;
      self(self, stage + 1);
    }
  };
  extend(extend, 1);
}

StageUnits randomUnits(std::mt19937 &random, int64_t count) {
  StageUnits units;
  auto below = [&](int64_t n) { return int64_t(random() % n); };
  for (int64_t i = 0; i < count; ++i) {
    units.seconds.push_back(double(1 + below(50)));
    units.sentBytes.push_back(double(1 + below(9)));
  }
  for (int64_t i = 0; i < 2 * count; ++i) {
    StageUnits::Tensor tensor{double(1 + below(20)), {}, below(2) == 0};
    for (int64_t readers = 1 + below(3); readers > 0; --readers)
      tensor.units.push_back(below(count));
    units.tensors.push_back(tensor);
  }
  return units;
}

TEST(StageBalance, IsTheBestOfAllDivisions) {
  std::mt19937 random(7);
  for (int trial = 0; trial < 300; ++trial) {
    int64_t count = 1 + int64_t(random() % 9);
    int64_t stages = 1 + int64_t(random() % count), microbatches = 3;
    StageUnits units = randomUnits(random, count);
    Costs best{1e9, 1e9, 1e9};
    auto visit = [&](auto accept, auto improve) {
      forEachDivision(count, stages, [&](const std::vector<int64_t> &begins) {
        Costs costs = costOf(units, begins, microbatches);
        if (accept(costs))
          improve(costs);
      });
    };
    const double slack = 1 + kBalanceTolerance + 1e-12;
    auto isFast = [&](const Costs &c) {
      return c.seconds <= best.seconds * slack;
    };
    auto isSmall = [&](const Costs &c) {
      return isFast(c) && c.bytes <= best.bytes * slack;
    };
    visit([](const Costs &) { return true; },
          [&](const Costs &c) {
            best.seconds = std::min(best.seconds, c.seconds);
          });
    visit(isFast,
          [&](const Costs &c) { best.bytes = std::min(best.bytes, c.bytes); });
    visit(isSmall,
          [&](const Costs &c) { best.sent = std::min(best.sent, c.sent); });
    std::vector<int64_t> begins = balanceStages(units, stages, microbatches);
    ASSERT_EQ(int64_t(begins.size()), stages);
    EXPECT_EQ(begins.front(), 0);
    Costs costs = costOf(units, begins, microbatches);
    EXPECT_TRUE(isSmall(costs)) << trial;
    EXPECT_DOUBLE_EQ(costs.sent, best.sent) << trial;
  }
}

TEST(StageBalance, MemoryDecidesAmongEqualTimes) {
  // Unit 1 takes no time: with it, the first stage holds 20 bytes and the
  // second one 20; else the second one holds 30.
  StageUnits units;
  units.seconds = {2, 0, 1, 1};
  units.sentBytes = {0, 1, 9, 1};
  units.tensors = {{10, {0}}, {10, {1}}, {20, {3}}};
  EXPECT_EQ(balanceStages(units, 2, 4), (std::vector<int64_t>{0, 2}));
  // With equal memory, too, the cheaper transfer decides.
  units.tensors = {{10, {0}}, {20, {3}}};
  EXPECT_EQ(balanceStages(units, 2, 4), (std::vector<int64_t>{0, 1}));
}

TEST(StageBalance, SlackSavesTransfers) {
  StageUnits units;
  units.seconds = {2, 2, 2, 2};
  units.sentBytes = {0, 9, 9, 1};
  EXPECT_EQ(balanceStages(units, 2, 4), (std::vector<int64_t>{0, 2}));
  EXPECT_EQ(balanceStages(units, 2, 4, 0.4), (std::vector<int64_t>{0, 2}));
  EXPECT_EQ(balanceStages(units, 2, 4, 0.5), (std::vector<int64_t>{0, 3}));
}

} // namespace
