//===- AxisLayoutTest.cpp - Meshes placed on topologies -------------------===//

#include "lib/CostModel/Topology/LayoutSearch.h"
#include "unittests/CostModel/CostModelTestUtils.h"

using namespace gspmd;

namespace {

std::string errorOf(const Topology &topology, const Mesh &mesh,
                    llvm::StringRef text) {
  return messageOf(AxisLayout::parse(topology, mesh, text));
}
llvm::SmallVector<NetworkDimension>
networkDimensionsOf(const AxisLayout &layout, const Mesh &mesh,
                    llvm::ArrayRef<AxisRef> axes) {
  return layout.networkDimensionsOf(*layout.subAxesOf(mesh, axes));
}

TEST(AxisLayoutTest, EntireDimensionsAreRings) {
  Topology topology = topologyOf("v4:8x16x16");
  Mesh mesh({{"x", 256}, {"y", 8}});
  AxisLayout layout = *AxisLayout::parse(topology, mesh, "x=1,2;y=0");
  auto x = networkDimensionsOf(layout, mesh, mesh.fullAxis(0));
  ASSERT_EQ(x.size(), 2u);
  EXPECT_TRUE(x[0].isRing && x[0].size == 16 && x[0].stride == 1);
  EXPECT_TRUE(x[1].isRing && x[1].size == 16 && x[1].stride == 1);
  auto y = networkDimensionsOf(layout, mesh, mesh.fullAxis(1));
  ASSERT_EQ(y.size(), 1u);
  EXPECT_TRUE(y[0].isRing && y[0].size == 8);
}

TEST(AxisLayoutTest, SubAxesHaveStridesAndEnds) {
  Topology topology = topologyOf("v4:16x4x4");
  Mesh mesh({{"x", 4}, {"y", 64}});
  AxisLayout layout = *AxisLayout::parse(topology, mesh, "x=0:4;y=0,1,2");
  auto x = networkDimensionsOf(layout, mesh, mesh.fullAxis(0));
  ASSERT_EQ(x.size(), 1u);
  EXPECT_TRUE(x[0].isRing);
  EXPECT_EQ(x[0].stride, 4);
  auto y = networkDimensionsOf(layout, mesh, mesh.fullAxis(1));
  ASSERT_EQ(y.size(), 3u);
  EXPECT_FALSE(y[0].isRing);
  EXPECT_EQ(y[0].stride, 1);
  // Together they are the entire dimension again.
  auto all = networkDimensionsOf(layout, mesh, mesh.allAxes());
  EXPECT_TRUE(all[0].isRing && all[0].size == 16 && all[0].stride == 1);
}

TEST(AxisLayoutTest, SubAxes) {
  Topology topology = topologyOf("v4:4x4x4");
  Mesh mesh({{"x", 64}});
  AxisLayout layout = AxisLayout::rowMajor(topology, mesh);
  auto networkDims = networkDimensionsOf(layout, mesh, AxisRef(0, 4, 4));
  ASSERT_EQ(networkDims.size(), 1u);
  EXPECT_EQ(networkDims[0].dim,
            2u); // axis 0 of the physical mesh are the slices
  EXPECT_EQ(layout.subAxesOf(mesh, AxisRef(0, 1, 8))->size(), 2u);
}

TEST(AxisLayoutTest, CoresAreADimension) {
  Topology topology = topologyOf("v3:4x4");
  Mesh mesh({{"x", 4}, {"y", 8}});
  AxisLayout layout = *AxisLayout::parse(topology, mesh, "x=0;y=1,core");
  auto y = networkDimensionsOf(layout, mesh, mesh.fullAxis(1));
  ASSERT_EQ(y.size(), 2u);
  EXPECT_EQ(y[1].kind, NetworkDimension::Core);
}

TEST(AxisLayoutTest, OtherMeshesAreViewsOfTheSameDevices) {
  Topology topology = topologyOf("v4:4x4x4");
  Mesh mesh({{"x", 4}, {"y", 16}}), other({{"u", 16}, {"v", 4}});
  AxisLayout layout = AxisLayout::rowMajor(topology, mesh);
  auto v = networkDimensionsOf(layout, other, other.fullAxis(1));
  ASSERT_EQ(v.size(), 1u);
  EXPECT_EQ(v[0].dim, 3u);
}

TEST(AxisLayoutTest, Messages) {
  Topology topology = topologyOf("v4:4x4x4");
  Mesh mesh({{"x", 16}, {"y", 4}});
  EXPECT_EQ(errorOf(topology, mesh, "x=0,1;y=2"), "");
  EXPECT_NE(errorOf(topology, mesh, "x=0,1").find("'y' is not laid out"),
            std::string::npos);
  EXPECT_NE(errorOf(topology, mesh, "z=0").find("no axis 'z'"),
            std::string::npos);
  EXPECT_NE(errorOf(topology, mesh, "x=0,7;y=2").find("no dimension '7'"),
            std::string::npos);
  EXPECT_NE(errorOf(topology, mesh, "x=0;y=2")
                .find("has 16 devices, its "
                      "dimensions 4"),
            std::string::npos);
  EXPECT_NE(errorOf(topology, mesh, "x=0,1;x=0,1").find("occurs twice"),
            std::string::npos);
  EXPECT_NE(errorOf(topology, mesh, "x=0:3,1;y=2").find("cannot be divided"),
            std::string::npos);
}

TEST(LayoutSearchTest, CandidatesUseEveryDeviceOnce) {
  Topology topology = topologyOf("v3:4x8");
  Mesh mesh({{"x", 8}, {"y", 8}});
  std::vector<AxisLayout> layouts = candidateLayouts(topology, mesh);
  EXPECT_GT(layouts.size(), 4u);
  for (const AxisLayout &layout : layouts) {
    EXPECT_EQ(axisListSize(layout.subAxes()), 64);
    for (size_t i = 0; i < layout.subAxes().size(); ++i)
      for (size_t j = 0; j < i; ++j)
        EXPECT_FALSE(layout.subAxes()[i].overlaps(layout.subAxes()[j]));
  }
}

TEST(LayoutSearchTest, TheAxisThatTalksGetsTheRings) {
  Topology topology = topologyOf("v5e:4x16");
  Mesh mesh({{"x", 16}, {"y", 4}});
  NetworkModel network(topology);
  auto best = bestLayout(topology, mesh, [&](const AxisLayout &layout, double) {
    Transfer transfer;
    transfer.kind = TransferKind::AllGather;
    transfer.axes = {mesh.fullAxis(0)};
    transfer.bytes = 1e9;
    return network.cost(layout, mesh, transfer)->seconds();
  });
  ASSERT_TRUE(best);
  NetworkDimension networkDim =
      networkDimensionsOf(*best, mesh, mesh.fullAxis(0)).back();
  EXPECT_TRUE(networkDim.isRing ||
              networkDimensionsOf(*best, mesh, mesh.fullAxis(0)).size() > 1);
}

TEST(LayoutSearchTest, TheFirstOfEqualOnesAndNoMoreThanTheLeast) {
  Topology topology = topologyOf("v4:4x4x4");
  Mesh mesh({{"x", 8}, {"y", 8}});
  std::vector<AxisLayout> all = candidateLayouts(topology, mesh);
  // Costs that differ only by rounding; the third candidate has the least.
  size_t numEvaluated = 0;
  double leastSeen = 0;
  auto best = bestLayout(topology, mesh, [&](const AxisLayout &, double least) {
    leastSeen = least;
    size_t index = numEvaluated++;
    return index < 2 ? 2.0 : index == 2 ? 0.1 + 0.2 : 0.3;
  });
  ASSERT_TRUE(best);
  EXPECT_EQ(numEvaluated, all.size());
  EXPECT_NEAR(leastSeen, 0.3, 1e-9);
  EXPECT_TRUE(best->subAxes() == all[2].subAxes());
}

TEST(LayoutSearchTest, NothingFits) {
  EXPECT_TRUE(
      candidateLayouts(topologyOf("v4:3x4x4"), Mesh({{"x", 16}, {"y", 3}}))
          .size() > 0);
  EXPECT_TRUE(
      candidateLayouts(topologyOf("v4:6x1x1"), Mesh({{"x", 6}})).size() > 0);
}

} // namespace
