//===- JoinedShardsTest.cpp - Ranges of concatenated shards ---------------===//

#include "transforms/OpModels/Shape/JoinedShards.h"
#include "lib/Algebra/Halo/HaloPlan.h"
#include <gtest/gtest.h>

using namespace mlir::gspmd;
using llvm::SmallVector;

namespace {

/// Each element is in the range for the device that needs it.
void checkRanges(llvm::ArrayRef<int64_t> sizes, int64_t shards) {
  JoinedShards joined(sizes, shards);
  int64_t total = 0, locals = 0;
  for (int64_t size : sizes) {
    total += size;
    locals += ShardedDim{size, shards}.shard();
  }
  int64_t shard = ShardedDim{total, shards}.shard();
  EXPECT_LE(joined.rangeSize(), locals);
  for (int64_t from = 0; from < shards; ++from) {
    int64_t begin = 0, local = 0;
    for (int64_t size : sizes) {
      ShardedDim operand{size, shards};
      for (int64_t j = 0; j < operand.valid(from); ++j) {
        int64_t to = (begin + from * operand.shard() + j) / shard;
        int64_t start = joined.start(from, to);
        EXPECT_GE(start, 0);
        EXPECT_LE(start, local + j);
        EXPECT_LT(local + j, start + joined.rangeSize());
      }
      begin += size;
      local += operand.shard();
    }
    for (int64_t to = 0; to < shards; ++to)
      EXPECT_LE(joined.start(from, to) + joined.rangeSize(), locals);
  }
}

TEST(JoinedShards, ContainsWhatEachDeviceNeeds) {
  for (int64_t shards = 1; shards <= 9; ++shards)
    for (int64_t a = 1; a <= 7; ++a)
      for (int64_t b = 1; b <= 7; ++b) {
        checkRanges({a, b}, shards);
        checkRanges({a, a, a, b, 20, a}, shards);
        checkRanges(SmallVector<int64_t>(3 * a, b), shards);
      }
}

TEST(JoinedShards, SendsNoMoreThanAGather) {
  for (int64_t shards = 1; shards <= 9; ++shards)
    for (int64_t count = 1; count <= 40; ++count)
      for (int64_t size : {1, 5, 16}) {
        JoinedShards joined(SmallVector<int64_t>(count, size), shards);
        int64_t shard = ShardedDim{size, shards}.shard();
        EXPECT_LE(joined.sent(), (shards - 1) * count * shard);
      }
  // Of many operands a device sends its shard of the result once.
  EXPECT_EQ(JoinedShards(SmallVector<int64_t>(64, 16), 4).sent(), 3 * 64);
}

} // namespace
