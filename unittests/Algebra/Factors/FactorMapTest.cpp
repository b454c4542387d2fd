//===- FactorMapTest.cpp - Construction and text of factor maps -----------===//

#include "lib/Algebra/Factors/FactorMap.h"
#include "gtest/gtest.h"

using namespace gspmd;

TEST(FactorMap, Dot) {
  FactorRule b({2, 2}, {2});
  b.addFactor(8, {{0, 0}}, {{0, 0}});
  unsigned k = b.addFactor(16, {{0, 1}, {1, 0}}, {}, FactorKind::Reduction);
  unsigned j = b.addFactor(4, {{1, 1}}, {{0, 1}});
  FactorMap map = b.forCompletion();
  EXPECT_EQ(map.toString(),
            "([i, j], [j, k])->([i, k]) {i=8, j=16, k=4} reduction={j}");
  EXPECT_TRUE(map.tensorHasFactor(0, k));
  EXPECT_FALSE(map.tensorHasFactor(0, j));
  EXPECT_EQ(map.findFactor(2, j), std::make_pair(1u, 0u));
  EXPECT_EQ(map.numTensors(), 3u);
}

TEST(FactorMap, CompoundKeepsOrder) {
  FactorRule b({1}, {2});
  b.addFactor(2, {{0, 0}}, {{0, 0}});
  unsigned j = b.addFactor(4, {{0, 0}}, {{0, 1}});
  FactorMap map = b.forCompletion();
  EXPECT_EQ(map.toString(), "([ij])->([i, j]) {i=2, j=4}");
  EXPECT_EQ(map.findFactor(0, j), std::make_pair(0u, 1u));
}

TEST(FactorMap, PointwiseOmitsScalars) {
  FactorRule b({2, 0, 2}, {2});
  b.addPointwise({3, 5});
  FactorMap map = b.forCompletion();
  EXPECT_EQ(map.toString(), "([i, j], [], [i, j])->([i, j]) {i=3, j=5}");
}

TEST(FactorMap, KindsAndManyFactors) {
  FactorRule b({20}, {});
  for (unsigned d = 0; d < 20; ++d)
    b.addFactor(d + 1, {{0, d}}, {},
                {d == 18   ? FactorKind::NeedReplication
                 : d == 19 ? FactorKind::Halo
                           : FactorKind::PassThrough,
                 /*isBlocked=*/d == 0 || d == 19});
  EXPECT_EQ(b.forCompletion().toString(),
            "([i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, z_1, "
            "z_2])->() {i=1, j=2, k=3, l=4, m=5, n=6, o=7, p=8, q=9, r=10, "
            "s=11, t=12, u=13, v=14, w=15, x=16, y=17, z=18, z_1=19, z_2=20} "
            "need_replication={z_1} permutation={z_2} blocked={i, z_2}");
}

/// The rule of a slice of one position: shardings propagate along the
/// dimension, and the device that owns the position contributes it to a sum.
TEST(FactorRule, PartitionDiffersFromPropagation) {
  FactorRule rule({2}, {2});
  rule.addFactor(8, {{0, 0}}, {{0, 0}}, propagationOnly(FactorKind::Halo));
  rule.addFactor(8, {{0, 0}}, {}, partitionOnly(FactorKind::Reduction));
  rule.addFactor(
      4, {{0, 1}}, {{0, 1}},
      {FactorKind::Halo, FactorKind::NeedReplication, /*isBlocked=*/true});
  EXPECT_EQ(rule.forCompletion().toString(),
            "([i, j])->([i, j]) {i=8, j=4} need_replication={j} "
            "permutation={i} blocked={j}");
  FactorMap partitionMap = rule.forPartition();
  EXPECT_EQ(partitionMap.numFactors(), 2u);
  EXPECT_EQ(partitionMap.factor(0).partitionKind, FactorKind::Reduction);
  EXPECT_EQ(partitionMap.factor(1).partitionKind, FactorKind::Halo);
  EXPECT_FALSE(partitionMap.tensorHasFactor(1, 0));
  EXPECT_EQ(partitionMap.findFactor(1, 1), std::make_pair(1u, 0u));
}

TEST(FactorRule, JoinsTwoRules) {
  FactorRule propagation({1}, {1}), partition({1}, {1});
  propagation.addPointwise({8});
  partition.addFactor(8, {{0, 0}}, {}, FactorKind::NeedReplication);
  FactorRule joined = FactorRule::merge(propagation, partition);
  EXPECT_EQ(joined.forCompletion().toString(), "([i])->([i]) {i=8}");
  FactorMap partitionMap = joined.forPartition();
  EXPECT_EQ(partitionMap.numFactors(), 1u);
  EXPECT_EQ(partitionMap.factor(0).partitionKind, FactorKind::NeedReplication);
  EXPECT_TRUE(partitionMap.tensorHasFactor(0, 0));
  EXPECT_FALSE(partitionMap.tensorHasFactor(1, 0));
}
