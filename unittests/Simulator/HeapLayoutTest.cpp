//===- HeapLayoutTest.cpp - Offsets of buffers in one heap ----------------===//

#include "compiler/Simulator/Memory/HeapLayout.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd;

TEST(HeapLayoutTest, GapsThatAreTooSmallAreFragmentation) {
  EXPECT_EQ(heapBytes({{0, 1, 6}, {0, 3, 2}, {2, 3, 4}, {3, 3, 3}}), 11);
}

// At time 5 there are gaps of 4 bytes at 0 and of 2 at 5. The buffer of 2 takes
// the latter, so that of 4 fits.
TEST(HeapLayoutTest, TheSmallestGapIsTaken) {
  EXPECT_EQ(
      heapBytes(
          {{0, 4, 4}, {1, 9, 1}, {2, 4, 2}, {3, 9, 1}, {5, 9, 2}, {6, 9, 4}}),
      8);
}

TEST(HeapLayoutTest, NeighboringGapsAreOne) {
  // Two buffers of 3 are freed, in either order; one of 6 takes their place.
  EXPECT_EQ(heapBytes({{0, 1, 3}, {0, 2, 3}, {1, 9, 1}, {3, 9, 6}}), 7);
  EXPECT_EQ(heapBytes({{0, 2, 3}, {0, 1, 3}, {1, 9, 1}, {3, 9, 6}}), 7);
}

TEST(HeapLayoutTest, TheEndOfTheHeapIsNoGap) {
  // After the last buffer is freed, a larger one begins where it began.
  EXPECT_EQ(heapBytes({{0, 9, 1}, {1, 1, 4}, {2, 9, 5}}), 6);
}

TEST(HeapLayoutTest, OfOneTimeTheLargestComesFirst) {
  EXPECT_EQ(heapBytes({{0, 0, 5}, {1, 9, 1}, {1, 9, 5}}), 6);
  EXPECT_EQ(heapBytes({}), 0);
  EXPECT_EQ(heapBytes({{0, 9, 0}, {3, 2, 7}}), 0);
}
