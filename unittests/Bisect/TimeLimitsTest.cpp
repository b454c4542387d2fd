//===- TimeLimitsTest.cpp - Time limits of the runs of a plugin -----------===//
#include "compiler/Bisect/Suspects/TimeLimits.h"
#include "gtest/gtest.h"

using mlir::gspmd::bisect::TimeLimits;

TEST(TimeLimits, ANormalRunHasTheLimitOfTheUser) {
  TimeLimits limits(60);
  EXPECT_EQ(limits.limitFor(1000), 60u);
  limits.addRun(1000, 2);
  EXPECT_EQ(limits.limitFor(1000), 60u);
}

TEST(TimeLimits, AMuchLargerProgramMayTakeLonger) {
  TimeLimits limits(60);
  limits.addRun(1000, 2);
  EXPECT_EQ(limits.limitFor(20000), 200u);
}

TEST(TimeLimits, AfterAHangTheLimitIsThatOfANormalRun) {
  TimeLimits limits(60);
  limits.addRun(1000, 2);
  limits.addHang(60);
  EXPECT_EQ(limits.limitFor(1000), 10u);
  EXPECT_EQ(limits.limitFor(10), 10u) << "a small program has no shorter limit";
  EXPECT_EQ(limits.limitFor(20000), 60u) << "no longer than the user's";
  limits.addRun(10, 0.1);
  EXPECT_EQ(limits.limitFor(1000), 10u);
}

TEST(TimeLimits, WithoutANormalRunEachHangShortensTheLimit) {
  TimeLimits limits(60);
  limits.addHang(60);
  EXPECT_EQ(limits.limitFor(1000), 30u);
  limits.addHang(30);
  EXPECT_EQ(limits.limitFor(1000), 20u);
}

TEST(TimeLimits, TheTotalIsBounded) {
  TimeLimits limits(60);
  unsigned total = 0;
  while (!limits.isBudgetSpent()) {
    unsigned limit = limits.limitFor(1000);
    limits.addHang(limit);
    total += limit;
  }
  EXPECT_GE(total, 300u);
  EXPECT_LE(total, 360u);
}
