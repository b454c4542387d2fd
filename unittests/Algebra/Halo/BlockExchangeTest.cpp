//===- BlockExchangeTest.cpp - Block exchanges on numbered elements -------===//
//
// Executes exchanges on numbered elements and compares the shards of the
// targets with their definition.
//
//===----------------------------------------------------------------------===//
#include "lib/Algebra/Halo/BlockExchange.h"
#include "llvm/ADT/ArrayRef.h"
#include "gtest/gtest.h"
#include <random>
#include <set>
#include <vector>

using namespace mlir::gspmd;

namespace {

using Elements = std::vector<int64_t>;

/// Returns the numbers of the elements of a device's shard.
Elements shardOf(const ShardedRange &range, int64_t shards, int64_t device) {
  int64_t shard = range.size / shards;
  Elements result;
  for (int64_t i = 0; i < shard; ++i)
    result.push_back(range.begin + device * shard + i);
  return result;
}

Elements blockAt(const Elements &elements, int64_t index, int64_t size) {
  auto begin = elements.begin() + index * size;
  return Elements(begin, begin + size);
}

/// Returns each device's shards of the sources, followed by the blocks that it
/// receives; -1 where no device sends to it.
std::vector<Elements> buffersOf(const BlockExchange &exchange,
                                llvm::ArrayRef<ShardedRange> sources,
                                int64_t shards) {
  std::vector<Elements> own(shards);
  for (int64_t p = 0; p < shards; ++p)
    for (const ShardedRange &source : sources) {
      Elements shard = shardOf(source, shards, p);
      own[p].insert(own[p].end(), shard.begin(), shard.end());
    }
  std::vector<Elements> buffers = own;
  for (const BlockPermute &permute : exchange.permutes()) {
    std::vector<Elements> received(shards, Elements(exchange.blockSize(), -1));
    std::set<int64_t> senders, receivers;
    for (size_t i = 0; i < permute.pairs.size(); i += 2) {
      int64_t from = permute.pairs[i], to = permute.pairs[i + 1];
      EXPECT_NE(from, to);
      EXPECT_TRUE(senders.insert(from).second);
      EXPECT_TRUE(receivers.insert(to).second);
      received[to] =
          blockAt(own[from], permute.sent[from], exchange.blockSize());
    }
    for (int64_t p = 0; p < shards; ++p) {
      // Every device slices a block, also if no device receives it.
      EXPECT_LE((permute.sent[p] + 1) * exchange.blockSize(),
                int64_t(own[p].size()));
      buffers[p].insert(buffers[p].end(), received[p].begin(),
                        received[p].end());
    }
  }
  return buffers;
}

/// Returns the exchange, once every device has its shards of the targets.
std::optional<BlockExchange> expectTargets(llvm::ArrayRef<ShardedRange> sources,
                                           llvm::ArrayRef<ShardedRange> targets,
                                           int64_t shards) {
  auto exchange = BlockExchange::plan(sources, targets, shards);
  if (!exchange)
    return exchange;
  exchange->schedule();
  EXPECT_EQ(int64_t(exchange->permutes().size()), exchange->numPermutes());
  std::vector<Elements> buffers = buffersOf(*exchange, sources, shards);
  for (size_t t = 0; t < targets.size(); ++t)
    for (int64_t p = 0; p < shards; ++p) {
      Elements shard;
      for (const auto &places : exchange->places(t)) {
        Elements block = blockAt(buffers[p], places[p], exchange->blockSize());
        shard.insert(shard.end(), block.begin(), block.end());
      }
      EXPECT_EQ(shard, shardOf(targets[t], shards, p));
    }
  return exchange;
}

/// Returns consecutive ranges of `count` random multiples of `unit`.
std::vector<ShardedRange> randomRanges(std::mt19937 &random, int64_t unit,
                                       size_t count) {
  std::vector<ShardedRange> ranges;
  int64_t begin = 0;
  for (size_t i = 0; i < count; ++i) {
    int64_t size = unit * int64_t(1 + random() % 4);
    ranges.push_back({begin, size});
    begin += size;
  }
  return ranges;
}

} // namespace

TEST(BlockExchange, SplitsEqualSlicesByOnePermuteForEach) {
  for (int64_t shards = 1; shards <= 9; ++shards)
    for (int64_t slices = 1; slices <= 8; ++slices) {
      std::vector<ShardedRange> targets;
      for (int64_t i = 0; i < slices; ++i)
        targets.push_back({i * 2 * shards, 2 * shards});
      ShardedRange all{0, slices * 2 * shards};
      auto exchange = expectTargets(all, targets, shards);
      ASSERT_TRUE(exchange);
      EXPECT_LE(exchange->received(), slices * 2);
      auto joined = expectTargets(targets, all, shards);
      ASSERT_TRUE(joined);
      EXPECT_EQ(joined->received(), exchange->received());
    }
}

TEST(BlockExchange, SendsNoMoreThanAShardOfFusedProjections) {
  // Query heads, and fewer key and value heads, over 8 devices.
  auto exchange =
      expectTargets(ShardedRange{0, 96}, {{0, 64}, {64, 16}, {80, 16}}, 8);
  ASSERT_TRUE(exchange);
  EXPECT_EQ(exchange->blockSize(), 2);
  EXPECT_LE(exchange->numPermutes(), 6);
}

TEST(BlockExchange, ReadsSlicesAndOverlappingRanges) {
  EXPECT_TRUE(expectTargets(ShardedRange{0, 32}, ShardedRange{8, 16}, 4));
  EXPECT_TRUE(expectTargets(ShardedRange{0, 32}, {{0, 16}, {8, 16}}, 4));
  EXPECT_TRUE(expectTargets(ShardedRange{0, 32}, {{0, 16}, {0, 16}}, 4));
}

TEST(BlockExchange, DistributesRandomRanges) {
  std::mt19937 random(1);
  unsigned planned = 0;
  for (int i = 0; i < 2000; ++i) {
    int64_t shards = 1 + random() % 12;
    auto sources = randomRanges(random, shards, 1 + random() % 4);
    int64_t size = sources.back().begin + sources.back().size;
    auto targets = randomRanges(random, shards, 1 + random() % 4);
    while (targets.size() > 1 &&
           targets.back().begin + targets.back().size > size)
      targets.pop_back();
    planned += bool(expectTargets(sources, targets, shards));
  }
  EXPECT_GT(planned, 1000u);
}

TEST(BlockExchange, RejectsWhatHasNoBlocks) {
  using Ranges = llvm::ArrayRef<ShardedRange>;
  auto plan = [](Ranges sources, Ranges targets, int64_t shards) {
    return BlockExchange::plan(sources, targets, shards).has_value();
  };
  EXPECT_TRUE(plan({{0, 8}}, {{0, 4}}, 4));
  EXPECT_FALSE(plan({{0, 7}}, {{0, 4}}, 4));        // uneven source
  EXPECT_FALSE(plan({{0, 8}}, {{0, 3}}, 4));        // uneven target
  EXPECT_FALSE(plan({{0, 8}}, {{0, 0}}, 4));        // empty target
  EXPECT_FALSE(plan({{0, 8}}, {{4, 8}}, 4));        // beyond the source
  EXPECT_FALSE(plan({{0, 80}}, {{1, 4}}, 4));       // 20 blocks of one element
  EXPECT_FALSE(plan({{0, 1024}}, {{0, 512}}, 512)); // a table of 512 entries
}
