//===- HaloReachTest.cpp - Halo elements of other devices -----------------===//
#include "lib/Algebra/Halo/HaloReach.h"
#include "gtest/gtest.h"
#include <algorithm>
#include <set>

namespace mlir::gspmd {
namespace {

int64_t floorDivide(int64_t a, int64_t b) {
  return a >= 0 ? a / b : -((-a + b - 1) / b);
}

/// Expects what a count of every index yields, on device 0 of a ring.
void expectCounts(int64_t ring, int64_t shard, int64_t left, int64_t right) {
  int64_t received = 0;
  std::set<int64_t> before, behind;
  for (int64_t p = -left; p < shard + right; ++p) {
    int64_t other = floorDivide(p, shard);
    if (ring ? other % ring == 0 : other == 0)
      continue;
    ++received;
    (other < 0 ? before : behind).insert(other);
  }
  HaloReach reach(shard, left, right, ring);
  EXPECT_EQ(reach.received(), received)
      << ring << " shards of " << shard << ", " << left << " " << right;
  EXPECT_EQ(reach.senders(reach.skippedBefore, reach.before),
            int64_t(before.size()));
  EXPECT_EQ(reach.senders(reach.skippedAfter, reach.behind),
            int64_t(behind.size()));
}

TEST(HaloReach, CountsEveryPosition) {
  for (int64_t ring : {0, 1, 2, 3, 5})
    for (int64_t shard : {1, 2, 3, 4})
      for (int64_t left = -9; left <= 13; ++left)
        for (int64_t right = std::max<int64_t>(-9, -shard - left); right <= 13;
             ++right)
          expectCounts(ring, shard, left, right);
}

} // namespace
} // namespace mlir::gspmd
