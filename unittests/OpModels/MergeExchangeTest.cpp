//===- MergeExchangeTest.cpp - Rounds that sort shards --------------------===//

#include "transforms/OpModels/Sort/ShardedSort.h"
#include "llvm/Support/MathExtras.h"
#include <gtest/gtest.h>

using namespace mlir::gspmd;

namespace {

/// A network that sorts all sequences of zeros and ones sorts everything
/// (Knuth, The Art of Computer Programming, 5.3.4, theorem Z).
TEST(MergeExchange, SortsZerosAndOnes) {
  for (int64_t count = 1; count <= 14; ++count) {
    auto rounds = mergeExchange(count);
    int64_t log = llvm::Log2_64_Ceil(count);
    EXPECT_EQ(int64_t(rounds.size()), log * (log + 1) / 2);
    for (uint64_t bits = 0; bits < uint64_t(1) << count; ++bits) {
      uint64_t ordered = bits;
      for (const ExchangePairs &pairs : rounds)
        for (auto [first, second] : pairs)
          if ((ordered >> first & 1) && !(ordered >> second & 1))
            ordered ^= uint64_t(1) << first | uint64_t(1) << second;
      uint64_t ones = llvm::popcount(bits);
      ASSERT_EQ(ordered, ((uint64_t(1) << ones) - 1) << (count - ones))
          << count << " shards, " << bits;
    }
  }
}

TEST(MergeExchange, PairsEachShardOnceInARound) {
  for (int64_t count : {2, 3, 7, 16, 100}) {
    for (const ExchangePairs &pairs : mergeExchange(count)) {
      std::vector<int> uses(count, 0);
      for (auto [first, second] : pairs) {
        EXPECT_LT(first, second);
        EXPECT_EQ(++uses[first], 1);
        EXPECT_EQ(++uses[second], 1);
      }
    }
  }
}

} // namespace
