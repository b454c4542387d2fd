//===- RewritePassTest.cpp - Which of two steps is the better one ---------===//

#include "compiler/Optimize/Support/RewritePass.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd;

namespace {

constexpr double kCapacity = 16e9;

StepCost step(double seconds, double peakBytes) {
  return {seconds, peakBytes, kCapacity};
}

TEST(GuardTest, TimeDecidesWhereBothFit) {
  EXPECT_TRUE(isBetter(step(1.9, 15e9), step(2, 10e9)));
  EXPECT_TRUE(isWorse(step(2.1, 5e9), step(2, 10e9)));
  EXPECT_FALSE(isBetter(step(2, 5e9), step(2, 10e9)));
  EXPECT_FALSE(isWorse(step(2, 15e9), step(2, 10e9)));
}

/// Above the capacity gathers count as made ahead, as if memory had room for
/// them. Below it they take the time that they do.
TEST(GuardTest, FittingAtLastIsBetter) {
  EXPECT_TRUE(isBetter(step(3, 15.9e9), step(2, 16.1e9)));
  EXPECT_FALSE(isWorse(step(3, 15.9e9), step(2, 16.1e9)));
}

TEST(GuardTest, NotFittingAnyMoreIsWorse) {
  EXPECT_TRUE(isWorse(step(1, 16.1e9), step(2, 15.9e9)));
  EXPECT_FALSE(isBetter(step(1, 16.1e9), step(2, 15.9e9)));
}

TEST(GuardTest, FurtherBeyondIsWorse) {
  EXPECT_TRUE(isWorse(step(1, 18e9), step(2, 17e9)));
  EXPECT_TRUE(isBetter(step(1, 17e9), step(2, 18e9)));
}

} // namespace
