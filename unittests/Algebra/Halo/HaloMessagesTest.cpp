//===- HaloMessagesTest.cpp -----------------------------------------------===//
//
// Follows plans on numbers and compares with what an exchange is to bring.
//
//===----------------------------------------------------------------------===//
#include "lib/Algebra/Halo/HaloMessages.h"
#include "gtest/gtest.h"
#include <set>
#include <vector>

using namespace mlir::gspmd;

namespace {

/// The number at a position of the whole dimension; 0 beyond its ends.
int64_t wholeAt(int64_t at, int64_t size, bool wraps) {
  if (wraps && size)
    at = ((at % size) + size) % size;
  return at >= 0 && at < size ? at + 1 : 0;
}

struct Exchange {
  int64_t part, group, left, right;
  bool wraps;
  HaloMessagePlan plan;

  int64_t senderOf(int64_t device, const HaloMessage &message) const {
    int64_t sender = device + message.hop;
    if (wraps)
      return sender % group;
    return sender >= 0 && sender < group ? sender : -1;
  }

  /// What a message brings to `device`, zeros if nobody sends.
  std::vector<int64_t> received(int64_t device,
                                const HaloMessage &message) const {
    int64_t sender = senderOf(device, message);
    std::vector<int64_t> result;
    for (const ShardRange &range : message.ranges)
      for (int64_t at = range.begin; at < range.end; ++at)
        result.push_back(sender < 0 ? 0 : sender * part + at + 1);
    return result;
  }

  std::vector<int64_t> resultOf(int64_t device) const {
    std::vector<int64_t> result;
    for (const HaloSegment &piece : plan.segments)
      for (int64_t i = piece.begin; i < piece.begin + piece.size; ++i)
        result.push_back(
            piece.kind == HaloSegment::Own ? device * part + i + 1
            : piece.kind == HaloSegment::Zeros
                ? 0
                : received(device, plan.messages[piece.message]).at(i));
    return result;
  }

  void expectResults() const {
    for (int64_t device = 0; device < group; ++device) {
      std::vector<int64_t> expected;
      for (int64_t at = device * part - left; at < (device + 1) * part + right;
           ++at)
        expected.push_back(wholeAt(at, group * part, wraps));
      EXPECT_EQ(resultOf(device), expected) << "device " << device;
    }
  }

  /// Each message is in one permute, in which nobody sends or gets twice.
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

Exchange exchange(int64_t part, int64_t group, int64_t left, int64_t right,
                  bool wraps) {
  return {part,  group, left,
          right, wraps, planHaloMessages(part, group, left, right, wraps)};
}

TEST(HaloMessages, BringWhatIsAsked) {
  for (bool wraps : {false, true})
    for (int64_t group = 1; group <= 5; ++group)
      for (int64_t part = 0; part <= 3; ++part)
        for (int64_t left = -part; left <= 3 * part + 1; ++left)
          for (int64_t right = -part - left < -part ? -part : -part - left;
               right <= 2 * part + 1; ++right) {
            if (part + left + right < 0 || (wraps && part == 0))
              continue;
            SCOPED_TRACE(testing::Message()
                         << "part " << part << " of " << group << ", left "
                         << left << ", right " << right
                         << (wraps ? ", wraps" : ""));
            Exchange each = exchange(part, group, left, right, wraps);
            each.expectResults();
            each.expectPermutes();
          }
}

TEST(HaloMessages, AreFew) {
  // One per neighbour; two devices have one neighbour.
  EXPECT_EQ(exchange(8, 4, 1, 1, false).plan.permutes.size(), 2u);
  EXPECT_EQ(exchange(8, 2, 1, 1, false).plan.permutes.size(), 1u);
  EXPECT_EQ(exchange(8, 2, 1, 1, true).plan.permutes.size(), 1u);
  EXPECT_EQ(exchange(8, 4, 1, 0, false).plan.permutes.size(), 1u);
  // Hops of +2 and -1, and of +1 and -2, in a group of three.
  EXPECT_EQ(exchange(4, 3, 5, 5, false).plan.permutes.size(), 2u);
  // Nobody is so far away.
  EXPECT_EQ(exchange(1, 2, 5, 0, false).plan.permutes.size(), 1u);
  EXPECT_EQ(exchange(4, 1, 3, 3, true).plan.permutes.size(), 0u);
  EXPECT_EQ(exchange(4, 4, -1, 0, false).plan.permutes.size(), 0u);
}

TEST(HaloMessages, GatherWhereAllIsBrought) {
  EXPECT_TRUE(exchange(4, 4, 12, 12, false).plan.gathers);
  EXPECT_TRUE(exchange(4, 4, 8, 4, true).plan.gathers);
  EXPECT_FALSE(exchange(4, 4, 7, 4, true).plan.gathers);
  // One permute is no worse than one gather.
  EXPECT_FALSE(exchange(4, 2, 4, 4, false).plan.gathers);
}

TEST(HaloMessages, SendOverlapsOnce) {
  // Of two devices that wrap, the other one's last three and first three of
  // four are its whole part.
  HaloMessagePlan plan = planHaloMessages(4, 2, 3, 3, true);
  ASSERT_EQ(plan.messages.size(), 1u);
  EXPECT_EQ(plan.messages[0].size(), 4);
  plan = planHaloMessages(4, 2, 1, 1, true);
  ASSERT_EQ(plan.messages.size(), 1u);
  EXPECT_EQ(plan.messages[0].size(), 2);
}

} // namespace
