//===- FactorMapTest.cpp - Building and printing factor maps --------------===//

#include "dialect/Algebra/FactorMap.h"
#include "gtest/gtest.h"

using namespace gspmd;

TEST(FactorMap, Dot) {
  FactorMapBuilder b({2, 2}, {2});
  b.addFactor(8, {{0, 0}}, {{0, 0}});
  unsigned k = b.addFactor(16, {{0, 1}, {1, 0}}, {}, FactorKind::Reduction);
  unsigned j = b.addFactor(4, {{1, 1}}, {{0, 1}});
  FactorMap map = std::move(b).build();
  EXPECT_EQ(map.toString(),
            "([i, j], [j, k])->([i, k]) {i=8, j=16, k=4} reduction={j}");
  EXPECT_TRUE(map.tensorHasFactor(0, k));
  EXPECT_FALSE(map.tensorHasFactor(0, j));
  EXPECT_EQ(map.findFactor(2, j), std::make_pair(1u, 0u));
  EXPECT_EQ(map.numTensors(), 3u);
}

TEST(FactorMap, CompoundKeepsOrder) {
  FactorMapBuilder b({1}, {2});
  b.addFactor(2, {{0, 0}}, {{0, 0}});
  unsigned j = b.addFactor(4, {{0, 0}}, {{0, 1}});
  FactorMap map = std::move(b).build();
  EXPECT_EQ(map.toString(), "([ij])->([i, j]) {i=2, j=4}");
  EXPECT_EQ(map.findFactor(0, j), std::make_pair(0u, 1u));
}

TEST(FactorMap, PointwiseLeavesScalarsOut) {
  FactorMapBuilder b({2, 0, 2}, {2});
  b.addPointwise({3, 5});
  FactorMap map = std::move(b).build();
  EXPECT_EQ(map.toString(), "([i, j], [], [i, j])->([i, j]) {i=3, j=5}");
}

TEST(FactorMap, KindsAndManyFactors) {
  FactorMapBuilder b({20}, {});
  for (unsigned d = 0; d < 20; ++d)
    b.addFactor(d + 1, {{0, d}}, {},
                d == 18   ? FactorKind::NeedReplication
                : d == 19 ? FactorKind::Permutation
                          : FactorKind::PassThrough,
                /*isBlocked=*/d == 0 || d == 19);
  EXPECT_EQ(std::move(b).build().toString(),
            "([i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, z_1, "
            "z_2])->() {i=1, j=2, k=3, l=4, m=5, n=6, o=7, p=8, q=9, r=10, "
            "s=11, t=12, u=13, v=14, w=15, x=16, y=17, z=18, z_1=19, z_2=20} "
            "need_replication={z_1} permutation={z_2} blocked={i, z_2}");
}
