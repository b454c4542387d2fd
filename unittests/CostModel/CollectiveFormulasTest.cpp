//===- CollectiveFormulasTest.cpp - Formulas versus simulated rings -------===//

#include "lib/CostModel/Collectives/CollectiveFormulas.h"
#include "unittests/CostModel/CostModelTestUtils.h"

using namespace gspmd;

namespace {

/// Seconds until every member of a line or ring has all shards, if in every
/// step each link carries one shard in each direction: shards received from one
/// side are forwarded to the other. Shards are split in two if both directions
/// of a ring are equally long.
double gatherStepByStep(int64_t n, bool isRing, double shardBytes) {
  // has[i][s]: whether member i has both halves of shard s.
  std::vector<std::vector<std::array<bool, 2>>> has(
      n, std::vector<std::array<bool, 2>>(n, {false, false}));
  for (int64_t i = 0; i < n; ++i)
    has[i][i] = {true, true};
  auto isDone = [&] {
    for (auto &member : has)
      for (auto &shard : member)
        if (!shard[0] || !shard[1])
          return false;
    return true;
  };
  double seconds = 0;
  while (!isDone()) {
    auto next = has;
    for (int64_t i = 0; i < n; ++i)
      for (int direction : {1, -1}) {
        int64_t to = i + direction;
        if (isRing)
          to = (to + n) % n;
        if (to < 0 || to >= n)
          continue;
        // The first half shard that the neighbor lacks; each direction prefers
        // another half.
        for (int64_t d = 0; d < n; ++d) {
          int64_t shard = (((i - direction * d) % n) + n) % n;
          bool sent = false;
          for (int half : {direction > 0 ? 0 : 1, direction > 0 ? 1 : 0})
            if (!sent && has[i][shard][half] && !next[to][shard][half])
              next[to][shard][half] = sent = true;
          if (sent)
            break;
        }
      }
    has = next;
    seconds += shardBytes / 2;
  }
  return seconds;
}

NetworkDimension ring(int64_t n, int64_t stride = 1, unsigned dim = 1) {
  return {NetworkDimension::Torus, dim, n, stride, true};
}
NetworkDimension line(int64_t n, int64_t stride = 1, unsigned dim = 1) {
  return {NetworkDimension::Torus, dim, n, stride, false};
}

TEST(CollectivesTest, GathersAreAsFastAsSimulatedRings) {
  Topology topology = unitTopology("v4:4x4x4");
  CollectiveFormulas network(topology);
  for (int64_t n : {3, 4, 5, 8, 16}) {
    EXPECT_NEAR(network.allGather(ring(n), n).wire,
                gatherStepByStep(n, true, 1), 0.51)
        << n;
    EXPECT_DOUBLE_EQ(network.allGather(ring(n), n).wire, (n - 1) / 2.0);
  }
  for (int64_t n : {2, 3, 4, 8}) {
    EXPECT_DOUBLE_EQ(network.allGather(line(n), n).wire,
                     gatherStepByStep(n, false, 1))
        << n;
    EXPECT_DOUBLE_EQ(network.allGather(line(n), n).wire, n - 1.0);
  }
}

TEST(CollectivesTest, RelationsBetweenCollectives) {
  Topology topology = unitTopology("v4:4x4x4");
  CollectiveFormulas network(topology);
  for (auto networkDims : {llvm::SmallVector<NetworkDimension>{ring(8)},
                           {line(4)},
                           {ring(4), ring(4, 1, 2)},
                           {ring(16, 2), line(2, 1, 3)}}) {
    double gather = network.allGather(networkDims, 100).wire;
    EXPECT_DOUBLE_EQ(network.reduceScatter(networkDims, 100).wire, gather);
    EXPECT_DOUBLE_EQ(network.allReduce(networkDims, 100).wire, 2 * gather);
    EXPECT_DOUBLE_EQ(network.allGather(networkDims, 200).wire, 2 * gather);
  }
  // A line takes twice as long as a ring; hops of s links s times as long.
  EXPECT_DOUBLE_EQ(network.allGather(line(8), 100).wire,
                   2 * network.allGather(ring(8), 100).wire);
  EXPECT_DOUBLE_EQ(network.allGather(ring(8, 4), 100).wire,
                   4 * network.allGather(ring(8), 100).wire);
  // Two rings carry twice as much, in any order.
  EXPECT_NEAR(network.allGather({ring(64), ring(64, 1, 2)}, 1).wire,
              network.allGather(ring(4096), 1).wire / 2, 1e-9);
  EXPECT_DOUBLE_EQ(network.allGather({ring(4), line(2, 1, 2)}, 1).wire,
                   network.allGather({line(2, 1, 2), ring(4)}, 1).wire);
}

TEST(CollectivesTest, GroupsOfOneSendNothing) {
  Topology topology = topologyOf("v4:4x4x4");
  CollectiveFormulas network(topology);
  EXPECT_EQ(network.allGather({}, 1e9).seconds(), 0);
  EXPECT_EQ(network.allReduce({}, 1e9).seconds(), 0);
  EXPECT_EQ(network.allToAll({}, 1e9).seconds(), 0);
}

/// The busiest link if every member sends a message to every other.
double busiestLink(int64_t n, bool isRing) {
  std::vector<double> right(n, 0), left(n, 0);
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < n; ++j) {
      int64_t d = j - i;
      if (isRing && d > n / 2)
        d -= n;
      if (isRing && d < -(n / 2))
        d += n;
      bool isTie = isRing && 2 * std::abs(d) == n;
      double units = (isTie ? 0.5 : 1.0) / n;
      for (int64_t k = 0; k < std::abs(d); ++k) {
        if (d > 0 || isTie)
          right[(i + k) % n] += units;
        if (d < 0 || isTie)
          left[((i - k) % n + n) % n] += units;
      }
    }
  return std::max(*std::max_element(right.begin(), right.end()),
                  *std::max_element(left.begin(), left.end()));
}

TEST(CollectivesTest, AllToAllIsTheBusiestLink) {
  Topology topology = unitTopology("v4:4x4x4");
  CollectiveFormulas network(topology);
  for (int64_t n : {2, 3, 4, 5, 8, 16}) {
    if (n > 2) {
      EXPECT_NEAR(network.allToAll(ring(n), 1).wire, busiestLink(n, true),
                  1e-12)
          << n;
    }
    EXPECT_NEAR(network.allToAll(line(n), 1).wire, busiestLink(n, false), 1e-12)
        << n;
  }
  // A quarter of a gather of the global tensor, on a large ring.
  EXPECT_NEAR(network.allToAll(ring(1024), 1).wire,
              network.allGather(ring(1024), 1024).wire / 4, 0.2);
}

TEST(CollectivesTest, ChipsShareTheirLinksBetweenTheirDevices) {
  Topology topology = unitTopology("v3:4x4");
  CollectiveFormulas network(topology);
  NetworkDimension core{NetworkDimension::Core, 3, 2, 1, false};
  // Each core's group alone has half of the links.
  EXPECT_DOUBLE_EQ(network.allGather(line(4), 4).wire, 2 * 3.0);
  // One group of both has all links, and sends one copy to each chip.
  EXPECT_DOUBLE_EQ(network.allGather({line(4), core}, 4).wire, 3.0);
  EXPECT_DOUBLE_EQ(network.allToAll(line(4), 1).wire,
                   network.allToAll({line(4), core}, 1).wire);
}

TEST(CollectivesTest, SlicesTalkOverTheDataCenterNetwork) {
  Topology topology = unitTopology("4xv4:4x4x4");
  topology.hardware().dcnBandwidth = 0.01;
  CollectiveFormulas network(topology);
  NetworkDimension slices{NetworkDimension::Slice, 0, 4, 1, false};
  EXPECT_DOUBLE_EQ(network.allGather(slices, 4).wire, 3 / 0.01);
  // Only shards that the torus has not gathered yet cross it.
  EXPECT_NEAR(network.allGather({slices, ring(4)}, 16).wire,
              3 / 0.01 + 16 * 0.75 / 2, 1e-9);
}

TEST(CollectivesTest, WorkedExamples) {
  // The scaling book: 1024 x 4096 bf16, sharded 4 ways along one axis of a
  // 4x4x4 cube, gathered along another: 23 us if (n-1)/n is taken as 1.
  Topology topology = topologyOf("v4:4x4x4");
  topology.hardware().linkEfficiency = 1;
  CollectiveFormulas network(topology);
  double bytes = 1024 * 4096 * 2 / 4;
  EXPECT_NEAR(network.allGather(ring(4), bytes).wire * 4 / 3, 23.3e-6, 0.1e-6);
  // Along both: four times the bytes, twice the links.
  EXPECT_NEAR(network.allGather({ring(4), ring(4, 1, 2)}, 4 * bytes).wire * 16 /
                  15,
              46.6e-6, 0.1e-6);
  // An all-reduce of a tensor sharded 16 ways: 12 us.
  EXPECT_NEAR(network.allReduce(ring(4, 1, 3), bytes / 4).wire * 4 / 3,
              11.65e-6, 0.1e-6);
}

TEST(CollectivesTest, MeasuredGathers) {
  // v5e 4x8, along the open side of 4: 34 MB take 680 us, 32 kB take 8 us.
  Topology topology = topologyOf("v5e:4x8");
  CollectiveFormulas network(topology);
  EXPECT_NEAR(network.allGather(line(4), 34e6).seconds(), 680e-6, 35e-6);
  EXPECT_NEAR(network.allGather(line(4), 4 * 32e3).seconds(), 8e-6, 2.5e-6);
}

} // namespace
