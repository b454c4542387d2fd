//===- HaloMessagesTest.cpp - Halo messages on numbered elements ----------===//
//
// Executes message plans on numbered elements and compares the result with the
// definition of a halo exchange.
//
//===----------------------------------------------------------------------===//
#include "lib/Algebra/Halo/HaloMessages.h"
#include "gtest/gtest.h"
#include <set>
#include <vector>

using namespace mlir::gspmd;

namespace {

/// Returns the number of the element at an index of the global dimension; 0
/// beyond its ends.
int64_t globalElementAt(int64_t at, int64_t size, bool wraps) {
  if (wraps && size)
    at = ((at % size) + size) % size;
  return at >= 0 && at < size ? at + 1 : 0;
}

struct Exchange {
  int64_t shardSize, group, left, right;
  bool wraps;
  HaloMessagePlan plan;

  int64_t senderOf(int64_t device, const HaloMessage &message) const {
    int64_t sender = device + message.hop;
    if (wraps)
      return sender % group;
    return sender >= 0 && sender < group ? sender : -1;
  }

  /// Returns the elements that `device` receives, zeros if there is no sender.
  std::vector<int64_t> received(int64_t device,
                                const HaloMessage &message) const {
    int64_t sender = senderOf(device, message);
    std::vector<int64_t> result;
    for (const ShardRange &range : message.ranges)
      for (int64_t at = range.begin; at < range.end; ++at)
        result.push_back(sender < 0 ? 0 : sender * shardSize + at + 1);
    return result;
  }

  std::vector<int64_t> resultOf(int64_t device) const {
    std::vector<int64_t> result;
    for (const HaloSegment &segment : plan.segments)
      for (int64_t i = segment.begin; i < segment.begin + segment.size; ++i)
        result.push_back(
            segment.kind == HaloSegment::Own ? device * shardSize + i + 1
            : segment.kind == HaloSegment::Zeros
                ? 0
                : received(device, plan.messages[segment.message]).at(i));
    return result;
  }

  void expectResults() const {
    for (int64_t device = 0; device < group; ++device) {
      std::vector<int64_t> expected;
      for (int64_t at = device * shardSize - left;
           at < (device + 1) * shardSize + right; ++at)
        expected.push_back(globalElementAt(at, group * shardSize, wraps));
      EXPECT_EQ(resultOf(device), expected) << "device " << device;
    }
  }

  /// Checks that each message is in exactly one permute, and that a device
  /// sends and receives at most once in a permute.
  void expectPermutes() const {
    std::set<unsigned> done;
    for (const HaloPermute &permute : plan.permutes) {
      std::set<int64_t> senders, receivers;
      for (std::optional<unsigned> index :
           {std::optional(permute.first), permute.second}) {
        if (!index)
          continue;
        EXPECT_TRUE(done.insert(*index).second);
        for (int64_t device = 0; device < group; ++device) {
          int64_t sender = senderOf(device, plan.messages[*index]);
          if (sender < 0)
            continue;
          EXPECT_TRUE(senders.insert(sender).second);
          EXPECT_TRUE(receivers.insert(device).second);
        }
      }
      if (permute.second) {
        EXPECT_GT(plan.messages[permute.first].hop, 0);
        EXPECT_LT(plan.messages[*permute.second].hop, 0);
      }
    }
    EXPECT_EQ(done.size(), plan.messages.size());
  }
};

Exchange exchange(int64_t shardSize, int64_t group, int64_t left, int64_t right,
                  bool wraps) {
  return {shardSize, group,
          left,      right,
          wraps,     planHaloMessages(shardSize, group, left, right, wraps)};
}

TEST(HaloMessages, DeliverTheRequestedPositions) {
  for (bool wraps : {false, true})
    for (int64_t group = 1; group <= 5; ++group)
      for (int64_t shardSize = 0; shardSize <= 3; ++shardSize)
        for (int64_t left = -shardSize; left <= 3 * shardSize + 1; ++left)
          for (int64_t right = -shardSize - left < -shardSize
                                   ? -shardSize
                                   : -shardSize - left;
               right <= 2 * shardSize + 1; ++right) {
            if (shardSize + left + right < 0 || (wraps && shardSize == 0))
              continue;
            SCOPED_TRACE(testing::Message()
                         << "shard size " << shardSize << " of " << group
                         << ", left " << left << ", right " << right
                         << (wraps ? ", wraps" : ""));
            Exchange halo = exchange(shardSize, group, left, right, wraps);
            halo.expectResults();
            halo.expectPermutes();
          }
}

TEST(HaloMessages, UseFewPermutes) {
  // One permute for each neighbor; two devices have one neighbor.
  EXPECT_EQ(exchange(8, 4, 1, 1, false).plan.permutes.size(), 2u);
  EXPECT_EQ(exchange(8, 2, 1, 1, false).plan.permutes.size(), 1u);
  EXPECT_EQ(exchange(8, 2, 1, 1, true).plan.permutes.size(), 1u);
  EXPECT_EQ(exchange(8, 4, 1, 0, false).plan.permutes.size(), 1u);
  // Hops of +2 and -1, and of +1 and -2, in a group of three.
  EXPECT_EQ(exchange(4, 3, 5, 5, false).plan.permutes.size(), 2u);
  // No device is that far away.
  EXPECT_EQ(exchange(1, 2, 5, 0, false).plan.permutes.size(), 1u);
  EXPECT_EQ(exchange(4, 1, 3, 3, true).plan.permutes.size(), 0u);
  EXPECT_EQ(exchange(4, 4, -1, 0, false).plan.permutes.size(), 0u);
}

TEST(HaloMessages, GatherIfAllShardsAreNeeded) {
  EXPECT_TRUE(exchange(4, 4, 12, 12, false).plan.gathers);
  EXPECT_TRUE(exchange(4, 4, 8, 4, true).plan.gathers);
  EXPECT_FALSE(exchange(4, 4, 7, 4, true).plan.gathers);
  // One permute costs no more than one gather.
  EXPECT_FALSE(exchange(4, 2, 4, 4, false).plan.gathers);
}

TEST(HaloMessages, SendOverlappingRangesOnce) {
  // In a ring of two devices, the last three and the first three of the other
  // device's four elements are its entire shard.
  HaloMessagePlan plan = planHaloMessages(4, 2, 3, 3, true);
  ASSERT_EQ(plan.messages.size(), 1u);
  EXPECT_EQ(plan.messages[0].size(), 4);
  plan = planHaloMessages(4, 2, 1, 1, true);
  ASSERT_EQ(plan.messages.size(), 1u);
  EXPECT_EQ(plan.messages[0].size(), 2);
}

} // namespace
