//===- SwitchTest.cpp - Chips on a switch ---------------------------------===//

#include "lib/CostModel/Topology/LayoutSearch.h"
#include "unittests/CostModel/CostModelTestUtils.h"

using namespace gspmd;

namespace {

/// Seconds of a transfer of `bytes` along axis `axis` of a mesh in row-major
/// order, if links and the network between nodes carry one byte per second.
double seconds(llvm::StringRef text, const Mesh &mesh, unsigned axis,
               TransferKind kind, double bytes, double between = 1e30) {
  Topology topology = unitTopology(text);
  topology.hardware().dcnBandwidth = between;
  Transfer transfer;
  transfer.kind = kind;
  transfer.axes = {mesh.fullAxis(axis)};
  transfer.bytes = bytes;
  transfer.distance = 1;
  transfer.wraps = true;
  return NetworkModel(topology)
      .cost(AxisLayout::rowMajor(topology, mesh), mesh, transfer)
      ->wire;
}

/// Rounds in which every member sends one shard over its only link until all
/// have all shards.
double roundsOfSwitch(int64_t members) { return members - 1; }

TEST(SwitchTest, EveryChipSendsAndReceivesAtOnce) {
  Mesh mesh({{"x", 8}});
  // Shards of one byte.
  EXPECT_DOUBLE_EQ(seconds("a100:8", mesh, 0, TransferKind::AllGather, 8),
                   roundsOfSwitch(8));
  EXPECT_DOUBLE_EQ(seconds("a100:8", mesh, 0, TransferKind::ReduceScatter, 8),
                   roundsOfSwitch(8));
  EXPECT_DOUBLE_EQ(seconds("a100:8", mesh, 0, TransferKind::AllReduce, 8),
                   2 * roundsOfSwitch(8));
  EXPECT_DOUBLE_EQ(seconds("a100:8", mesh, 0, TransferKind::AllToAll, 8),
                   roundsOfSwitch(8));
  EXPECT_DOUBLE_EQ(seconds("a100:8", mesh, 0, TransferKind::Shift, 8), 8);
}

TEST(SwitchTest, GroupsDoNotShareLinks) {
  Mesh mesh({{"x", 4}, {"y", 2}}); // x in steps of two chips
  EXPECT_DOUBLE_EQ(seconds("a100:8", mesh, 0, TransferKind::AllGather, 4), 3);
  EXPECT_DOUBLE_EQ(seconds("a100:8", mesh, 0, TransferKind::AllToAll, 4), 3);
  EXPECT_DOUBLE_EQ(seconds("a100:8", mesh, 0, TransferKind::Shift, 4), 4);
}

TEST(SwitchTest, NodesHaveANetworkBetweenThem) {
  Mesh mesh({{"x", 16}});
  // Each chip receives its shard of the other node at 1/2 byte per second, then
  // two bytes of each of seven neighbors.
  EXPECT_DOUBLE_EQ(
      seconds("2xa100:8", mesh, 0, TransferKind::AllGather, 16, 0.5), 2 + 14);
}

TEST(SwitchTest, AReducingSwitchReceivesEachElementOnce) {
  Mesh mesh({{"x", 8}}), pairs({{"x", 4}, {"y", 2}});
  double once = 8 / topologyOf("h100:8").hardware().inNetworkEfficiency;
  EXPECT_DOUBLE_EQ(seconds("h100:8", mesh, 0, TransferKind::AllReduce, 8),
                   once);
  // Nothing else is reduced, and two chips exchange what they have faster.
  EXPECT_DOUBLE_EQ(seconds("h100:8", mesh, 0, TransferKind::ReduceScatter, 8),
                   roundsOfSwitch(8));
  EXPECT_DOUBLE_EQ(seconds("h100:8", pairs, 1, TransferKind::AllReduce, 8), 8);
}

TEST(SwitchTest, MeasuredAllReducesOnEightChips) {
  // Bytes and microseconds, out of place, of 32-bit floats.
  const std::pair<double, double> measured[] = {
      {2048, 17.14},        {32768, 19.33},      {524288, 20.66},
      {2097152, 42.21},     {8388608, 83.04},    {33554432, 199.3},
      {134217728, 586.4},   {536870912, 2151.0}, {2147483648, 7939.1},
      {8589934592, 31307.0}};
  Topology topology = topologyOf("h100:8");
  Mesh mesh({{"x", 8}});
  for (auto [bytes, microseconds] : measured) {
    Transfer transfer;
    transfer.kind = TransferKind::AllReduce;
    transfer.axes = {mesh.fullAxis(0)};
    transfer.bytes = bytes;
    auto cost = NetworkModel(topology).cost(
        AxisLayout::rowMajor(topology, mesh), mesh, transfer);
    ASSERT_TRUE(cost);
    EXPECT_NEAR((cost->latency + cost->wire) / (microseconds * 1e-6), 1, 0.2)
        << bytes;
  }
}

TEST(SwitchTest, DevicesAreInTheMeshesOrder) {
  Topology topology = topologyOf("16xh100:8");
  Mesh mesh({{"data", 4}, {"fsdp", 32}});
  std::optional<AxisLayout> layout = defaultLayout(topology, mesh);
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->subAxes(), AxisLayout::rowMajor(topology, mesh).subAxes());
  EXPECT_EQ(layout->describe((*layout->subAxesOf(mesh, mesh.fullAxis(1)))[1]),
            "switch (8)");
}

TEST(SwitchTest, OneClearMessage) {
  auto message = [](llvm::StringRef text) {
    return messageOf(Topology::parse(text));
  };
  EXPECT_EQ(message("h100:2x4"), "topology 'h100:2x4': chips of h100 are on a "
                                 "switch: one number, as in 16xh100:8");
  EXPECT_EQ(message("h100:8r"), "topology 'h100:8r': chips of h100 are on a "
                                "switch, which has no rings or lines");
  EXPECT_EQ(message("h100:8l"), "topology 'h100:8l': chips of h100 are on a "
                                "switch, which has no rings or lines");
  EXPECT_EQ(message("h100:16"), "topology 'h100:16': 16 chips, but a slice of "
                                "h100 has at most 8");
}

} // namespace
