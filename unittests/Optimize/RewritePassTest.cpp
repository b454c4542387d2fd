//===- RewritePassTest.cpp - Comparison of steps --------------------------===//

#include "compiler/Optimize/Driver/RewritePass.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd;

namespace {

constexpr double kCapacity = 16e9;

StepCost step(double seconds, double peakBytes) {
  return {seconds, peakBytes, kCapacity};
}

TEST(RewritePassTest, TimeDecidesWhereBothFit) {
  EXPECT_TRUE(isBetter(step(1.9, 15e9), step(2, 10e9)));
  EXPECT_TRUE(isWorse(step(2.1, 5e9), step(2, 10e9)));
  EXPECT_FALSE(isBetter(step(2, 5e9), step(2, 10e9)));
  EXPECT_FALSE(isWorse(step(2, 15e9), step(2, 10e9)));
}

/// Above the capacity, gathers count as prefetched, as if they fitted into
/// memory. Below it they take their actual time.
TEST(RewritePassTest, FittingAtLastIsBetter) {
  EXPECT_TRUE(isBetter(step(3, 15.9e9), step(2, 16.1e9)));
  EXPECT_FALSE(isWorse(step(3, 15.9e9), step(2, 16.1e9)));
}

TEST(RewritePassTest, NotFittingAnyMoreIsWorse) {
  EXPECT_TRUE(isWorse(step(1, 16.1e9), step(2, 15.9e9)));
  EXPECT_FALSE(isBetter(step(1, 16.1e9), step(2, 15.9e9)));
}

TEST(RewritePassTest, FurtherBeyondIsWorse) {
  EXPECT_TRUE(isWorse(step(1, 18e9), step(2, 17e9)));
  EXPECT_TRUE(isBetter(step(1, 17e9), step(2, 18e9)));
}

} // namespace
