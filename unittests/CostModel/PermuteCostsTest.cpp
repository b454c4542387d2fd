//===- PermuteCostsTest.cpp - Point-to-point transfers --------------------===//

#include "unittests/CostModel/CostModelTestUtils.h"

using namespace gspmd;

namespace {

struct Case {
  Topology topology;
  Mesh mesh;
  AxisLayout layout;
  Case(llvm::StringRef text, const Mesh &mesh, llvm::StringRef layout)
      : topology(unitTopology(text)), mesh(mesh),
        layout(layout == "row-major"
                   ? AxisLayout::rowMajor(topology, this->mesh)
                   : *AxisLayout::parse(topology, this->mesh, layout)) {}
  TransferCost cost(const Transfer &transfer) const {
    return *NetworkModel(topology).cost(layout, mesh, transfer);
  }
};

Transfer shift(const Mesh &mesh, int64_t distance, bool wraps) {
  Transfer transfer;
  transfer.kind = TransferKind::Shift;
  transfer.axes = {mesh.fullAxis(0)};
  transfer.bytes = 1;
  transfer.distance = distance;
  transfer.wraps = wraps;
  return transfer;
}

TEST(PermuteTest, ShiftsOnRingsAndLines) {
  Mesh mesh({{"x", 16}});
  Case ring("v4:16rx1x1", mesh, "x=0"), line("v4:16lx1x1", mesh, "x=0");
  EXPECT_DOUBLE_EQ(ring.cost(shift(mesh, 1, true)).wire, 1);
  EXPECT_DOUBLE_EQ(ring.cost(shift(mesh, 3, true)).wire, 3);
  EXPECT_DOUBLE_EQ(ring.cost(shift(mesh, 13, true)).wire,
                   3); // the other direction
  EXPECT_DOUBLE_EQ(ring.cost(shift(mesh, 8, true)).wire, 4); // both directions
  EXPECT_DOUBLE_EQ(line.cost(shift(mesh, 1, false)).wire, 1);
  // The last one's message goes back alone, against the others.
  EXPECT_DOUBLE_EQ(line.cost(shift(mesh, 1, true)).wire, 1);
  EXPECT_DOUBLE_EQ(ring.cost(shift(mesh, 0, true)).wire, 0);
}

TEST(PermuteTest, ShiftsLeaveTheOtherWayFree) {
  Mesh mesh({{"x", 16}});
  Case ring("v4:16rx1x1", mesh, "x=0"), line("v4:16lx1x1", mesh, "x=0");
  uint32_t forth = ring.cost(shift(mesh, 1, true)).busyLinks;
  uint32_t back = ring.cost(shift(mesh, -1, true)).busyLinks;
  EXPECT_NE(forth, 0u);
  EXPECT_NE(back, 0u);
  EXPECT_EQ(forth & back, 0u);
  // Half-way round, both directions are used, and on a line the last one's
  // message goes back.
  EXPECT_EQ(ring.cost(shift(mesh, 8, true)).busyLinks, forth | back);
  EXPECT_EQ(line.cost(shift(mesh, 1, true)).busyLinks, forth | back);
  EXPECT_EQ(line.cost(shift(mesh, 1, false)).busyLinks, forth);
  Transfer gather = shift(mesh, 0, true);
  gather.kind = TransferKind::AllGather;
  EXPECT_EQ(ring.cost(gather).busyLinks, forth | back);
}

TEST(PermuteTest, StridedGroupsShareLinks) {
  Mesh mesh({{"x", 4}, {"y", 4}});
  Case major("v4:16rx1x1", mesh, "x=0:4;y=0");
  EXPECT_DOUBLE_EQ(major.cost(shift(mesh, 1, true)).wire, 4);
}

TEST(PermuteTest, TransposeTurnsAtTheDiagonal) {
  Mesh mesh({{"x", 4}, {"y", 4}});
  Case lines("v5e:4lx4l", mesh, "x=0;y=1");
  Transfer transfer;
  transfer.kind = TransferKind::Permute;
  transfer.axes = mesh.allAxes();
  transfer.target = {mesh.fullAxis(1), mesh.fullAxis(0)};
  transfer.bytes = 1;
  // Row i's messages all turn in column i: up to three come from one side.
  EXPECT_DOUBLE_EQ(lines.cost(transfer).wire, 3);
  transfer.target = mesh.allAxes();
  EXPECT_DOUBLE_EQ(lines.cost(transfer).wire, 0);
}

/// Adjacent sub-axes that are merged in one list may be three in the other, in
/// any order.
TEST(PermuteTest, DigitsInReverse) {
  Mesh mesh({{"a", 2}, {"b", 2}, {"c", 2}});
  Case ring("v4:8rx1x1", mesh, "row-major");
  Transfer transfer;
  transfer.kind = TransferKind::Permute;
  transfer.axes = mesh.allAxes();
  transfer.target = {mesh.fullAxis(2), mesh.fullAxis(1), mesh.fullAxis(0)};
  transfer.bytes = 1;
  double there = ring.cost(transfer).wire;
  std::swap(transfer.axes, transfer.target);
  EXPECT_DOUBLE_EQ(ring.cost(transfer).wire, there);
  EXPECT_GT(there, 0);
}

TEST(PermuteTest, ListedPairs) {
  Mesh mesh({{"x", 8}});
  Case line("v4:8lx1x1", mesh, "x=0");
  Transfer transfer;
  transfer.kind = TransferKind::Pairs;
  transfer.axes = {mesh.fullAxis(0)};
  transfer.bytes = 2;
  int64_t pairs[] = {0, 7, 1, 2};
  transfer.pairs = pairs;
  EXPECT_DOUBLE_EQ(line.cost(transfer).wire, 2 * 2); // both cross 1 -> 2
}

TEST(PermuteTest, BordersGoBothWaysAtOnce) {
  Mesh mesh({{"x", 8}});
  Case line("v4:8lx1x1", mesh, "x=0");
  Transfer transfer;
  transfer.kind = TransferKind::Halo;
  transfer.axes = {mesh.fullAxis(0)};
  transfer.bytesBefore = 1;
  transfer.bytesAfter = 1;
  transfer.operandBytes = 4;
  EXPECT_DOUBLE_EQ(line.cost(transfer).wire, 1);
  transfer.bytesAfter = 0;
  EXPECT_DOUBLE_EQ(line.cost(transfer).wire, 1);
}

/// With shards of 4, the halo is 4 to 6 positions before a device's own shard:
/// the adjacent shard is skipped, and all messages cross two links.
TEST(PermuteTest, BordersFromFurtherAwayOnly) {
  Mesh mesh({{"x", 8}});
  Case line("v4:8lx1x1", mesh, "x=0");
  Transfer transfer;
  transfer.kind = TransferKind::Halo;
  transfer.axes = {mesh.fullAxis(0)};
  transfer.skippedBefore = 4;
  transfer.bytesBefore = 2;
  transfer.operandBytes = 4;
  EXPECT_DOUBLE_EQ(line.cost(transfer).wire, 2 * 2);
}

/// Two shards before a device's own, in a ring of two, is its own shard again.
TEST(PermuteTest, BordersAroundARingOfTheFirst) {
  Mesh mesh({{"x", 8}});
  Case line("v4:8lx1x1", mesh, "x=0");
  Transfer transfer;
  transfer.kind = TransferKind::Halo;
  transfer.axes = {mesh.fullAxis(0)};
  transfer.wraps = true;
  transfer.skippedBefore = 4;
  transfer.bytesBefore = 2;
  transfer.operandBytes = 4;
  EXPECT_DOUBLE_EQ(line.cost(transfer).wire, 2 * 2);
  transfer.ring = 2;
  EXPECT_DOUBLE_EQ(line.cost(transfer).wire, 0);
}

TEST(PermuteTest, LargeGroupsAreBounded) {
  Mesh mesh({{"x", 1 << 20}});
  Topology topology = unitTopology("256xv4:16x16x16");
  AxisLayout layout = AxisLayout::rowMajor(topology, mesh);
  TransferCost cost =
      *NetworkModel(topology).cost(layout, mesh, shift(mesh, 1, true));
  EXPECT_GT(cost.wire, 0);
  EXPECT_LE(cost.wire, 16);
}

} // namespace
