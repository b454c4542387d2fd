//===- FactorMapTest.cpp - Building and printing factor maps --------------===//

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

TEST(FactorMap, PointwiseLeavesScalarsOut) {
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

/// A slice of one position: shardings move along the dimension, and the device
/// that has the position adds it.
TEST(FactorRule, WhatIsCutIsNotWhatMoves) {
  FactorRule rule({2}, {2});
  rule.addFactor(8, {{0, 0}}, {{0, 0}}, propagationOnly(FactorKind::Halo));
  rule.addFactor(8, {{0, 0}}, {}, partitionOnly(FactorKind::Reduction));
  rule.addFactor(
      4, {{0, 1}}, {{0, 1}},
      {FactorKind::Halo, FactorKind::NeedReplication, /*isBlocked=*/true});
  EXPECT_EQ(rule.forCompletion().toString(),
            "([i, j])->([i, j]) {i=8, j=4} need_replication={j} "
            "permutation={i} blocked={j}");
  FactorMap cut = rule.forPartition();
  EXPECT_EQ(cut.numFactors(), 2u);
  EXPECT_EQ(cut.factor(0).partitionKind, FactorKind::Reduction);
  EXPECT_EQ(cut.factor(1).partitionKind, FactorKind::Halo);
  EXPECT_FALSE(cut.tensorHasFactor(1, 0));
  EXPECT_EQ(cut.findFactor(1, 1), std::make_pair(1u, 0u));
}

TEST(FactorRule, OfTwo) {
  FactorRule moves({1}, {1}), cuts({1}, {1});
  moves.addPointwise({8});
  cuts.addFactor(8, {{0, 0}}, {}, FactorKind::NeedReplication);
  FactorRule both = FactorRule::joined(moves, cuts);
  EXPECT_EQ(both.forCompletion().toString(), "([i])->([i]) {i=8}");
  FactorMap cut = both.forPartition();
  EXPECT_EQ(cut.numFactors(), 1u);
  EXPECT_EQ(cut.factor(0).partitionKind, FactorKind::NeedReplication);
  EXPECT_TRUE(cut.tensorHasFactor(0, 0));
  EXPECT_FALSE(cut.tensorHasFactor(1, 0));
}
