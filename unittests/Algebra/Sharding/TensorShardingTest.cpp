//===- TensorShardingTest.cpp - Shards, text and verification -------------===//

#include "lib/Algebra/Sharding/TensorSharding.h"
#include "unittests/Algebra/AlgebraTestUtils.h"
#include "gtest/gtest.h"
#include <map>

using namespace gspmd;

namespace {

DimSharding dim(AxisList axes, bool isClosed = true,
                std::optional<int64_t> priority = std::nullopt) {
  return DimSharding{std::move(axes), isClosed, priority};
}

AxisRef x(0, 1, 4), y(1, 1, 2), x1(0, 1, 2), x2(0, 2, 2);

/// Returns the number of devices that hold each element of `shape` (rank 2).
std::map<std::pair<int64_t, int64_t>, int64_t>
countHolders(const Mesh &mesh, llvm::ArrayRef<int64_t> shape,
             const TensorSharding &sharding) {
  std::map<std::pair<int64_t, int64_t>, int64_t> count;
  auto local = sharding.localShape(shape);
  for (int64_t device = 0; device < mesh.numDevices(); ++device) {
    auto start = sharding.offsets(mesh, shape, device);
    for (int64_t i = start[0]; i < start[0] + local[0]; ++i)
      for (int64_t j = start[1]; j < start[1] + local[1]; ++j)
        if (i < shape[0] && j < shape[1])
          ++count[{i, j}];
  }
  return count;
}

} // namespace

TEST(TensorSharding, ShardsCoverEachElementOnce) {
  std::vector<Mesh> meshes = {
      makeMesh({4, 2}), makeMesh({2, 3}),
      makeMesh({2, 3}, DeviceOrder::iota({3, 2}, {1, 0}))};
  for (const Mesh &mesh : meshes)
    for (const TensorSharding &sharding : allTilings(mesh, 2, 2)) {
      ASSERT_EQ(sharding.verify(mesh, 2), std::nullopt);
      int64_t copies = mesh.numDevices() / axisListSize(sharding.dimAxes());
      for (auto shape : {std::array<int64_t, 2>{8, 6}, {5, 3}, {1, 7}}) {
        auto count = countHolders(mesh, shape, sharding);
        EXPECT_EQ(int64_t(count.size()), shape[0] * shape[1]);
        for (auto &[element, n] : count)
          EXPECT_EQ(n, copies) << sharding.toString(mesh);
        EXPECT_EQ(sharding.isEven(shape),
                  shape[0] % sharding.numShards(0) == 0 &&
                      shape[1] % sharding.numShards(1) == 0);
      }
    }
}

TEST(TensorSharding, HeaderExample) {
  Mesh mesh = makeMesh({2, 4});
  TensorSharding s = TensorSharding::tiled(
      {AxisList{mesh.fullAxis(1)}, AxisList{mesh.fullAxis(0)}});
  EXPECT_EQ(s.localShape({6, 8}), (llvm::SmallVector<int64_t>{2, 4}));
  // Device 7 is x = 1, y = 3.
  EXPECT_EQ(s.offsets(mesh, {6, 8}, 7), (llvm::SmallVector<int64_t>{6, 4}));
}

TEST(TensorSharding, Text) {
  Mesh mesh = makeMesh({4, 2, 2});
  TensorSharding s({dim({y, x1}), dim({x2}, false, 1), dim({}, false), dim({})},
                   {}, mesh.fullAxis(2));
  EXPECT_EQ(s.toString(mesh), "[{\"y\", \"x\":(1)2}, {\"x\":(2)2, ?}p1, {?}, "
                              "{}], unreduced={\"z\"}");
  EXPECT_EQ(TensorSharding({}, x).toString(mesh), "[], replicated={\"x\"}");
}

TEST(TensorSharding, ModifiedCopies) {
  TensorSharding s({dim({x}, false, 2), dim({})}, y);
  TensorSharding closed = s.closed();
  EXPECT_EQ(closed, TensorSharding::tiled({AxisList{x}, AxisList{}}));
  EXPECT_TRUE(s.samePlacement(closed));
  EXPECT_NE(s, closed);
  EXPECT_FALSE(s.samePlacement(s.withUnreduced(AxisRef(2, 1, 2))));
  EXPECT_FALSE(s.samePlacement(TensorSharding::replicated(3)));
  EXPECT_EQ(s.withAxes(1, y).dim(0), s.dim(0));
  EXPECT_EQ(s.withAxes(1, y).axesOf(1), (llvm::ArrayRef<AxisRef>{y}));
  EXPECT_EQ(s.withDim(0, dim({})), TensorSharding({dim({}), dim({})}, y));
  EXPECT_EQ(s.allUsedAxes(), (AxisList{x, y}));
  EXPECT_TRUE(TensorSharding::replicated(2).isFullyReplicated());
  EXPECT_TRUE(TensorSharding::open(2).isFullyReplicated());
  EXPECT_FALSE(s.isFullyReplicated());
  EXPECT_FALSE(
      TensorSharding::replicated(1).withUnreduced(y).isFullyReplicated());
}

TEST(TensorSharding, SamePlacementIgnoresSplitAxes) {
  TensorSharding full = TensorSharding::tiled(AxisList{x});
  TensorSharding split = TensorSharding::tiled(AxisList{x1, x2});
  EXPECT_TRUE(full.samePlacement(split));
  EXPECT_FALSE(full.samePlacement(TensorSharding::tiled(AxisList{x2, x1})));
  TensorSharding scalar;
  EXPECT_TRUE(scalar.withUnreduced({x, y}).samePlacement(
      scalar.withUnreduced({y, x2, x1})));
}

TEST(TensorSharding, HashFollowsEquality) {
  Mesh mesh = makeMesh({4, 2});
  std::vector<TensorSharding> all = allTilings(mesh, 2, 2);
  std::set<size_t> hashes;
  for (const TensorSharding &s : all) {
    hashes.insert(hash_value(s));
    EXPECT_EQ(hash_value(s), hash_value(TensorSharding(s)));
  }
  EXPECT_EQ(hashes.size(), all.size());
}

TEST(TensorSharding, VerifyMessages) {
  Mesh mesh = makeMesh({4, 2});
  auto verify = [&](llvm::ArrayRef<DimSharding> dims,
                    llvm::ArrayRef<AxisRef> replicated = {},
                    llvm::ArrayRef<AxisRef> unreduced = {}) {
    return TensorSharding(dims, replicated, unreduced)
        .verify(mesh, dims.size())
        .value_or("");
  };
  EXPECT_EQ(verify({dim({x}), dim({y})}), "");
  EXPECT_EQ(verify({dim({x2, x1})}), "");
  EXPECT_EQ(TensorSharding::replicated(2).verify(mesh, 3),
            "sharding has 2 dimensions, but the tensor has rank 3");
  EXPECT_EQ(verify({dim({AxisRef(2, 1, 2)})}),
            "axis #2 in dimension 0 is out of range: the mesh has 2 axes");
  EXPECT_EQ(verify({dim({AxisRef(0, 1, 3)})}),
            "sub-axis \"x\":(1)3 in dimension 0 does not divide axis \"x\" of "
            "size 4");
  EXPECT_EQ(verify({dim({AxisRef(0, 4, 2)})}),
            "sub-axis \"x\":(4)2 in dimension 0 does not divide axis \"x\" of "
            "size 4");
  EXPECT_EQ(verify({dim({AxisRef(0, 0, 2)})}),
            "sub-axis \"x\":(0)2 in dimension 0 does not divide axis \"x\" of "
            "size 4");
  EXPECT_EQ(verify({dim({x}), dim({x})}),
            "axis \"x\" is used twice: in dimension 0 and in dimension 1");
  EXPECT_EQ(verify({dim({x1}), dim({x})}),
            "axis \"x\":(1)2 in dimension 0 overlaps \"x\" in dimension 1");
  EXPECT_EQ(verify({dim({y})}, y),
            "axis \"y\" is used twice: in dimension 0 and in the replicated "
            "axes");
  EXPECT_EQ(verify({dim({x})}, {}, x2),
            "axis \"x\" in dimension 0 overlaps \"x\":(2)2 in the unreduced "
            "axes");
}
