//===- MeshTest.cpp - Laws of indices and groups on a mesh ----------------===//

#include "lib/Algebra/Mesh/Mesh.h"
#include "unittests/Algebra/AlgebraTestUtils.h"
#include "gtest/gtest.h"
#include <set>

using namespace gspmd;

namespace {
std::vector<Mesh> meshes() {
  return {makeMesh({}),
          makeMesh({1}),
          makeMesh({4}),
          makeMesh({2, 3}),
          makeMesh({4, 1, 2}),
          makeMesh({4, 3}, DeviceOrder::iota({3, 4}, {1, 0})),
          makeMesh({2, 2}, *DeviceOrder::list({0, 3, 1, 2}))};
}
} // namespace

TEST(Mesh, IndexAndWithIndexAreInverse) {
  for (const Mesh &mesh : meshes())
    for (const AxisList &list : allLists(mesh, 3))
      for (int64_t device = 0; device < mesh.numDevices(); ++device) {
        int64_t own = mesh.indexAlong(device, list);
        EXPECT_EQ(mesh.withIndexAlong(device, list, own), device);
        AxisList rest = mesh.freeAxes(list);
        for (int64_t i = 0; i < axisListSize(list); ++i) {
          int64_t other = mesh.withIndexAlong(device, list, i);
          EXPECT_EQ(mesh.indexAlong(other, list), i);
          EXPECT_EQ(mesh.indexAlong(other, rest),
                    mesh.indexAlong(device, rest));
        }
      }
}

TEST(Mesh, IndexOfAListIsRowMajor) {
  for (const Mesh &mesh : meshes())
    for (const AxisList &list : allLists(mesh, 3))
      for (int64_t device = 0; device < mesh.numDevices(); ++device) {
        int64_t index = 0;
        for (const AxisRef &a : list)
          index = index * a.size() + mesh.indexAlong(device, a);
        EXPECT_EQ(mesh.indexAlong(device, list), index);
      }
}

TEST(Mesh, GroupsPartitionTheDevices) {
  for (const Mesh &mesh : meshes())
    for (const AxisList &list : allLists(mesh, 2)) {
      std::set<std::set<int64_t>> groups;
      for (int64_t device = 0; device < mesh.numDevices(); ++device) {
        auto group = mesh.group(device, list);
        ASSERT_EQ(int64_t(group.size()), axisListSize(list));
        EXPECT_EQ(group[mesh.indexAlong(device, list)], device);
        for (auto [i, member] : llvm::enumerate(group))
          EXPECT_EQ(mesh.indexAlong(member, list), int64_t(i));
        groups.insert(std::set<int64_t>(group.begin(), group.end()));
      }
      EXPECT_EQ(int64_t(groups.size()), mesh.numDevices() / axisListSize(list));
    }
}

TEST(Mesh, DeviceOrderDefinesCoordinates) {
  Mesh mesh = makeMesh({2, 2}, *DeviceOrder::list({0, 3, 1, 2}));
  EXPECT_EQ(mesh.indexAlong(3, mesh.fullAxis(0)), 0);
  EXPECT_EQ(mesh.indexAlong(3, mesh.fullAxis(1)), 1);
  EXPECT_EQ(mesh.group(0, mesh.fullAxis(0)),
            (llvm::SmallVector<int64_t>{0, 1}));
}

TEST(Mesh, FreeAxesCompleteTheMesh) {
  Mesh mesh = makeMesh({12, 2});
  for (const AxisList &list : allLists(mesh, 2)) {
    AxisList rest = mesh.freeAxes(list);
    EXPECT_FALSE(overlaps(list, rest));
    EXPECT_EQ(axisListSize(list) * axisListSize(rest), mesh.numDevices());
  }
  EXPECT_EQ(mesh.freeAxes(AxisRef(0, 2, 3)),
            (AxisList{AxisRef(0, 1, 2), AxisRef(0, 6, 2), AxisRef(1, 1, 2)}));
}

TEST(Mesh, NamesAndText) {
  Mesh mesh = makeMesh({16, 2});
  EXPECT_EQ(mesh.axisByName("y"), 1u);
  EXPECT_EQ(mesh.axisByName("q"), std::nullopt);
  EXPECT_EQ(mesh.toString(mesh.fullAxis(0)), "\"x\"");
  EXPECT_EQ(mesh.toString(AxisRef(0, 2, 4)), "\"x\":(2)4");
  EXPECT_EQ(mesh.toString(AxisList{AxisRef(1, 1, 2), AxisRef(0, 1, 2)}),
            "\"y\", \"x\":(1)2");
  EXPECT_EQ(mesh.toString(AxisList{}), "");
  EXPECT_EQ(mesh.numDevices(), 32);
  EXPECT_EQ(makeMesh({}).numDevices(), 1);
}
