//===- FactorProjectionTest.cpp - Projection to factors and back ----------===//

#include "lib/Algebra/Factors/FactorProjection.h"
#include "unittests/Algebra/AlgebraTestUtils.h"
#include "gtest/gtest.h"

using namespace gspmd;

namespace {

/// Returns the map of a reshape: factors of `sizes` form the one dimension of
/// operand 0 and are separate dimensions of result 0.
FactorMap reshape(llvm::ArrayRef<int64_t> sizes) {
  FactorRule b({1}, {unsigned(sizes.size())});
  for (unsigned d = 0; d < sizes.size(); ++d)
    b.addFactor(sizes[d], {{0, 0}}, {{0, d}});
  return b.forCompletion();
}

FactorShardings project(const FactorMap &map, const DimSharding &dim) {
  return projectForPartition(map, 0, TensorSharding(dim));
}

std::vector<AxisList> axesOf(const FactorShardings &shardings) {
  std::vector<AxisList> axes;
  for (const FactorSharding &sharding : shardings)
    axes.push_back(sharding.axes);
  return axes;
}

AxisList overflowOf(const FactorShardings &shardings) {
  AxisList overflow;
  for (const FactorSharding &sharding : shardings)
    llvm::append_range(overflow, sharding.overflow);
  return overflow;
}

/// Returns the row-major index of the first element of each device's shard.
std::vector<int64_t> firstElements(const Mesh &mesh,
                                   llvm::ArrayRef<int64_t> shape,
                                   const TensorSharding &s) {
  std::vector<int64_t> result;
  for (int64_t device = 0; device < mesh.numDevices(); ++device) {
    int64_t start = 0;
    for (auto [offset, size] : llvm::zip(s.offsets(mesh, shape, device), shape))
      start = start * size + offset;
    result.push_back(start);
  }
  return result;
}

} // namespace

TEST(FactorProjection, HeaderExample) {
  FactorMap map = reshape({2, 4});
  Mesh mesh = makeMesh({2, 2, 2});
  AxisRef x = mesh.fullAxis(0), y = mesh.fullAxis(1);
  EXPECT_EQ(axesOf(project(map, {AxisList{x, y}})),
            (std::vector<AxisList>{{x}, {y}}));
  // An axis of size 4 is split at the boundary of the factors.
  EXPECT_EQ(axesOf(project(map, {AxisList{AxisRef(0, 1, 4)}})),
            (std::vector<AxisList>{{AxisRef(0, 1, 2)}, {AxisRef(0, 2, 2)}}));
}

TEST(FactorProjection, RoundTripWithoutOverflow) {
  for (auto sizes : std::vector<std::vector<int64_t>>{
           {2, 4}, {4, 3}, {3, 4}, {1, 6}, {2, 2, 3}, {12}, {5}, {2, 1}})
    for (const Mesh &mesh : {makeMesh({2, 2, 3}), makeMesh({4, 6})}) {
      FactorMap map = reshape(sizes);
      for (const AxisList &list : allLists(mesh, 3)) {
        FactorShardings p = project(map, {list});
        std::vector<AxisList> factorAxes = axesOf(p);
        bool dropped = true;
        TensorSharding back = shardingFromFactors(map, 0, factorAxes, &dropped);
        EXPECT_FALSE(dropped) << list;
        AxisList allAxes = back.dim(0).axes;
        llvm::append_range(allAxes, overflowOf(p));
        EXPECT_EQ(canonical(allAxes), list);
      }
    }
}

TEST(FactorProjection, ReshapedShardsHoldTheSameElements) {
  // Propagation through a reshape relies on this law: without overflow, a shard
  // of the operand and a shard of the result have the same elements.
  for (auto sizes : std::vector<std::vector<int64_t>>{
           {2, 4}, {4, 3}, {3, 4}, {1, 6}, {2, 2, 3}, {2, 3}})
    for (const Mesh &mesh : {makeMesh({2, 2, 3}), makeMesh({4, 6})}) {
      FactorMap map = reshape(sizes);
      int64_t size = 1;
      for (int64_t s : sizes)
        size *= s;
      for (const AxisList &list : allLists(mesh, 3)) {
        FactorShardings p = project(map, {list});
        if (!overflowOf(p).empty() || size % axisListSize(list) != 0)
          continue;
        bool dropped;
        TensorSharding result =
            shardingFromFactors(map, 1, axesOf(p), &dropped);
        EXPECT_FALSE(dropped);
        EXPECT_EQ(firstElements(mesh, size, TensorSharding::tiled(list)),
                  firstElements(mesh, sizes, result))
            << list;
      }
    }
}

TEST(FactorProjection, UnevenAxes) {
  AxisRef x(0, 1, 4);
  // A dimension of one factor takes all axes.
  EXPECT_EQ(axesOf(project(reshape({6}), {AxisList{x}}))[0], AxisList{x});
  EXPECT_EQ(axesOf(project(reshape({6, 1}), {AxisList{x}}))[0], AxisList{x});
  // In a compound dimension, axes that do not divide a factor overflow.
  FactorShardings p = project(reshape({6, 2}), {AxisList{x}});
  EXPECT_EQ(p[0].axes, AxisList{AxisRef(0, 1, 2)});
  EXPECT_TRUE(p[1].axes.empty());
  EXPECT_EQ(overflowOf(p), AxisList{AxisRef(0, 2, 2)});
  p = project(reshape({2, 3}), {AxisList{x}});
  EXPECT_EQ(p[0].axes, AxisList{AxisRef(0, 1, 2)});
  EXPECT_EQ(overflowOf(p), AxisList{AxisRef(0, 2, 2)});
}

TEST(FactorProjection, LastFactorTakesTheRemainder) {
  FactorMap map = reshape({2, 3});
  auto axes = [&](AxisList list) {
    return axesOf(projectToFactors(map, 0, TensorSharding::tiled(list)));
  };
  AxisRef x(0, 1, 2), y(1, 1, 4), one(2, 1, 1);
  EXPECT_EQ(axes({x, y}), (std::vector<AxisList>{{x}, {y}}));
  EXPECT_EQ(axes({AxisRef(1, 1, 4)}),
            (std::vector<AxisList>{{AxisRef(1, 1, 2)}, {AxisRef(1, 2, 2)}}));
  // Axes of size 1 do not shard, but they are part of the annotation.
  EXPECT_EQ(axes({one, x, one}), (std::vector<AxisList>{{one, x, one}, {}}));
}

TEST(FactorProjection, UncheckedRoundTrip) {
  // The projection is lossless, even if axes do not divide the factors.
  for (auto sizes : std::vector<std::vector<int64_t>>{
           {2, 4}, {4, 3}, {3, 4}, {1, 6}, {2, 2, 3}, {12}, {2, 1}, {0, 4}})
    for (const Mesh &mesh : {makeMesh({2, 2, 3}), makeMesh({4, 6})})
      for (const AxisList &list : allLists(mesh, 3)) {
        FactorMap map = reshape(sizes);
        TensorSharding sharding = TensorSharding::tiled(list);
        FactorShardings shardings = projectToFactors(map, 0, sharding);
        EXPECT_EQ(
            canonical(
                withFactorShardings(map, 0, sharding, shardings).axesOf(0)),
            list);
      }
}

TEST(FactorProjection, OverflowClosesTheLastFactor) {
  FactorMap map = reshape({2, 4, 2});
  AxisRef x(0, 1, 2), z(2, 1, 3);
  auto closed = [&](DimSharding dim) {
    std::vector<bool> result;
    for (const FactorSharding &sharding :
         projectToFactors(map, 0, TensorSharding(dim)))
      result.push_back(sharding.isClosed);
    return result;
  };
  using Bits = std::vector<bool>;
  EXPECT_EQ(closed({{x}, false}), (Bits{false, false, false}));
  EXPECT_EQ(closed({{x}, true}), (Bits{true, true, true}));
  EXPECT_EQ(closed({{x, z}, false}), (Bits{false, false, true}));
  EXPECT_EQ(
      projectToFactors(map, 0, TensorSharding({{{x, z}, false}}))[1].overflow,
      AxisList{z});
}

TEST(FactorProjection, HaloFactorsTakeUnevenAxes) {
  FactorRule b({1}, {});
  b.addFactor(6, {{0, 0}}, {}, FactorKind::Halo);
  b.addFactor(2, {{0, 0}}, {});
  FactorMap map = b.forCompletion();
  AxisRef x(0, 1, 4);
  EXPECT_EQ(axesOf(project(map, {AxisList{x}})),
            (std::vector<AxisList>{{x}, {}}));
}

TEST(FactorProjection, DimensionsWithoutFactorsKeepTheirAxes) {
  FactorRule b({1}, {1});
  b.addFactor(4, {}, {{0, 0}});
  FactorMap map = b.forCompletion();
  AxisRef x(0, 1, 2);
  TensorSharding sharding = TensorSharding::tiled(AxisList{x});
  FactorShardings p = projectToFactors(map, 0, sharding);
  EXPECT_FALSE(p[0].isPresent);
  EXPECT_EQ(withFactorShardings(map, 0, sharding, p), sharding);
  EXPECT_TRUE(shardingFromFactors(map, 0, AxisList{x}).axesOf(0).empty());
}

TEST(FactorProjection, DropsAxesThatNeedStridedShards) {
  FactorMap map = reshape({2, 4});
  AxisRef x(0, 1, 2), y(1, 1, 3);
  bool dropped = false;
  auto join = [&](AxisList i, AxisList j) {
    TensorSharding s = shardingFromFactors(map, 0, {i, j}, &dropped);
    return s.dim(0).axes;
  };
  EXPECT_EQ(join({}, {x}), AxisList{}); // strided
  EXPECT_TRUE(dropped);
  EXPECT_EQ(join({x}, {}), AxisList{x});
  EXPECT_FALSE(dropped);
  EXPECT_EQ(join({x}, {y}), AxisList{x}); // 3 does not divide 4
  EXPECT_TRUE(dropped);
  EXPECT_EQ(join({y}, {x}), AxisList{}); // 3 does not divide 2
  EXPECT_TRUE(dropped);
  EXPECT_EQ(join({AxisRef(0, 1, 2)}, {AxisRef(0, 2, 2)}),
            AxisList{AxisRef(0, 1, 4)});
  EXPECT_FALSE(dropped);
}
