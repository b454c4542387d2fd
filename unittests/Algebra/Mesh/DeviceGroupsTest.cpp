//===- DeviceGroupsTest.cpp - Mesh axes of device groups ------------------===//

#include "lib/Algebra/Mesh/DeviceGroups.h"
#include "gtest/gtest.h"
#include <random>

using namespace gspmd;

static const Mesh kMesh({{"x", 4}, {"y", 2}});

static std::string axesText(const Mesh &mesh,
                            llvm::ArrayRef<DeviceList> groups) {
  std::optional<AxisList> axes = axesOfReplicaGroups(mesh, groups);
  return axes ? mesh.toString(*axes) : "none";
}

TEST(DeviceGroups, AxesOfGroups) {
  EXPECT_EQ(axesText(kMesh, {{0, 2, 4, 6}, {1, 3, 5, 7}}), "\"x\"");
  EXPECT_EQ(axesText(kMesh, {{4, 5}, {0, 1}, {6, 7}, {2, 3}}), "\"y\"");
  EXPECT_EQ(axesText(kMesh, {{0, 1, 2, 3, 4, 5, 6, 7}}), "\"x\", \"y\"");
  EXPECT_EQ(axesText(kMesh, {{0, 2, 4, 6, 1, 3, 5, 7}}), "\"y\", \"x\"");
  EXPECT_EQ(axesText(kMesh, {{0, 1, 2, 3}, {4, 5, 6, 7}}), "\"x\":(2)2, \"y\"");
  EXPECT_EQ(axesText(kMesh, {{0, 4}, {1, 5}, {2, 6}, {3, 7}}), "\"x\":(1)2");
  EXPECT_EQ(axesText(kMesh, {{0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}}), "");
}

TEST(DeviceGroups, NoAxes) {
  EXPECT_EQ(axesText(kMesh, {{0, 1, 2}, {3, 4, 5}}), "none");
  EXPECT_EQ(axesText(kMesh, {{0, 1}, {2, 3}}), "none");
  EXPECT_EQ(axesText(kMesh, {{1, 0}, {2, 3}, {4, 5}, {6, 7}}), "none");
  EXPECT_EQ(axesText(kMesh, {{3, 2, 1, 0}, {7, 6, 5, 4}}), "none");
  EXPECT_EQ(axesText(kMesh, {{0, 3}, {1, 2}, {4, 7}, {5, 6}}), "none");
}

TEST(DeviceGroups, OtherDeviceOrder) {
  Mesh turned({{"x", 4}, {"y", 2}}, DeviceOrder::iota({2, 4}, {1, 0}));
  EXPECT_EQ(axesText(turned, {{0, 1, 2, 3}, {4, 5, 6, 7}}), "\"x\"");
  Mesh odd({{"x", 3}}, *DeviceOrder::list({1, 0, 2}));
  EXPECT_EQ(axesText(odd, {{1, 0, 2}}), "\"x\"");
  EXPECT_EQ(axesText(odd, {{0, 1, 2}}), "none");
}

TEST(DeviceGroups, ExplicitDeviceOrders) {
  std::mt19937 random(7);
  for (int trial = 0; trial < 200; ++trial) {
    auto devices = llvm::to_vector(llvm::seq<int64_t>(8));
    std::shuffle(devices.begin(), devices.end(), random);
    Mesh listed({{"x", 2}, {"y", 4}}, *DeviceOrder::list(devices));
    for (const AxisList &axes :
         {AxisList{listed.fullAxis(0)}, AxisList{listed.fullAxis(1)},
          AxisList{AxisRef(1, 1, 2)}, AxisList{AxisRef(1, 2, 2)},
          AxisList{AxisRef(1, 2, 2), listed.fullAxis(0)}}) {
      std::vector<DeviceList> groups = replicaGroupsAlong(listed, axes);
      std::shuffle(groups.begin(), groups.end(), random);
      std::optional<AxisList> found = axesOfReplicaGroups(listed, groups);
      ASSERT_TRUE(found) << listed.toString(axes);
      EXPECT_EQ(listed.toString(*found), listed.toString(axes));
    }
  }
}

TEST(DeviceGroups, Pairs) {
  AxisPairs along =
      toAxisPairs(kMesh, {{0, 2}, {2, 4}, {4, 6}, {1, 3}, {3, 5}, {5, 7}});
  EXPECT_EQ(kMesh.toString(along.axes), "\"x\"");
  ASSERT_EQ(along.pairs.size(), 3u);
  auto regular = matchShift(4, along.pairs);
  ASSERT_TRUE(regular);
  EXPECT_EQ(regular->distance, 1);
  EXPECT_FALSE(regular->isCyclic || regular->isReversed);
  // Pairs of one row of the mesh need all axes.
  along = toAxisPairs(kMesh, {{0, 2}});
  EXPECT_EQ(kMesh.toString(along.axes), "\"x\", \"y\"");
  EXPECT_EQ(along.pairs.front(), (std::pair<int64_t, int64_t>(0, 2)));
}

TEST(DeviceGroups, PairsOfSomeGroups) {
  // Pairs along "y" of the devices with x = 0, for each z.
  const Mesh mesh({{"x", 2}, {"y", 2}, {"z", 2}});
  for (const AxisList &subAxes :
       {AxisList{mesh.fullAxis(0), mesh.fullAxis(1)}, AxisList()}) {
    AxisPairs along = toAxisPairs(mesh, {{0, 2}, {1, 3}}, subAxes);
    EXPECT_EQ(mesh.toString(along.axes), "\"x\", \"y\"");
    ASSERT_EQ(along.pairs.size(), 1u);
    EXPECT_EQ(along.pairs.front(), (std::pair<int64_t, int64_t>(0, 1)));
  }
  // Pairs of a device with itself name the devices.
  EXPECT_EQ(mesh.toString(toAxisPairs(mesh, {{2, 2}, {6, 6}}).axes),
            "\"y\", \"z\"");
}

TEST(DeviceGroups, PairsAlongSubAxes) {
  const Mesh flat({{"a", 6}});
  using Pairs = llvm::SmallVector<std::pair<int64_t, int64_t>>;
  AxisRef major(0, 1, 3), minor(0, 3, 2);
  Pairs pairs = {{0, 2}, {2, 4}, {1, 3}, {3, 5}};
  AxisPairs along = toAxisPairs(flat, pairs, {minor, major});
  EXPECT_EQ(flat.toString(along.axes), "\"a\":(1)3");
  EXPECT_EQ(along.pairs, (Pairs{{0, 1}, {1, 2}}));
  // The pairs are not along the sub-axis, so they need the full axis.
  along = toAxisPairs(flat, pairs, minor);
  EXPECT_EQ(flat.toString(along.axes), "\"a\"");
}

TEST(DeviceGroups, Lists) {
  const std::vector<DeviceList> groupsOfX = {{3, 0}, {1, 2}};
  // The same order in both rows of "y" (devices 2 x + y of a 4 x 2 mesh).
  AxisGroups along = toAxisGroups(kMesh, {{6, 0}, {2, 4}, {3, 5}, {7, 1}});
  EXPECT_EQ(kMesh.toString(along.axes), "\"x\"");
  EXPECT_EQ(along.lists, groupsOfX);
  // One row has the reverse order, so the order depends on "y".
  along = toAxisGroups(kMesh, {{6, 0}, {2, 4}, {5, 3}, {7, 1}});
  EXPECT_EQ(kMesh.toString(along.axes), "\"x\", \"y\"");
  EXPECT_EQ(along.lists.size(), 4u);
  // The candidate sub-axes are an argument.
  const Mesh flat({{"a", 6}});
  AxisRef major(0, 1, 3), minor(0, 3, 2);
  along = toAxisGroups(flat, {{0, 4, 2}, {1, 5, 3}}, {minor, major});
  EXPECT_EQ(flat.toString(along.axes), "\"a\":(1)3");
  EXPECT_EQ(along.lists, (std::vector<DeviceList>{{0, 2, 1}}));
}

TEST(DeviceGroups, ShiftPattern) {
  auto wrap = matchShift(4, {{0, 3}, {1, 0}, {2, 1}, {3, 2}});
  ASSERT_TRUE(wrap);
  EXPECT_TRUE(wrap->isCyclic && !wrap->isReversed);
  EXPECT_EQ(wrap->distance, 3);
  auto mirror = matchShift(4, {{0, 3}, {1, 2}, {2, 1}, {3, 0}});
  ASSERT_TRUE(mirror);
  EXPECT_TRUE(mirror->isReversed);
  EXPECT_EQ(mirror->distance, 0);
  EXPECT_FALSE(matchShift(4, {{0, 1}, {1, 0}, {2, 2}}));
  EXPECT_FALSE(matchShift(4, {{0, 1}, {1, 2}}));
  EXPECT_FALSE(matchShift(4, {}));
}
