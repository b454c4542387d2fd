//===- FactorPropagationTest.cpp - Propagation steps of small ops ---------===//

#include "lib/Algebra/Propagation/FactorPropagation.h"
#include "gtest/gtest.h"

using namespace gspmd;

namespace {

const Mesh kMesh({{"x", 4}, {"y", 2}, {"z", 2}});

/// An op and the shardings of its operands and results, which steps update.
struct OpFixture {
  OpFixture(FactorMap map, std::vector<TensorSharding> shardings)
      : map(std::move(map)), shardings(std::move(shardings)) {}

  llvm::SmallVector<unsigned>
  step(PropagationStrategy strategy,
       PropagationDirection direction = PropagationDirection::Both) {
    std::vector<PropagationTensor> tensors;
    for (TensorSharding &sharding : shardings)
      tensors.push_back({&sharding, requiresEvenShards, {}});
    PropagationStepOptions options;
    options.strategy = strategy;
    options.passThrough = options.otherFactors = direction;
    return propagateFactors(map, tensors, options);
  }

  std::string str(unsigned t) const { return shardings[t].toString(kMesh); }

  FactorMap map;
  std::vector<TensorSharding> shardings;
  bool requiresEvenShards = false;
};

/// dot: [i, k] x [k, j] -> [i, j]
OpFixture dot(int64_t m, int64_t k, int64_t n,
              std::vector<TensorSharding> shardings) {
  FactorRule b({2, 2}, {2});
  b.addFactor(m, {{0, 0}}, {{0, 0}});
  b.addFactor(n, {{1, 1}}, {{0, 1}});
  b.addFactor(k, {{0, 1}, {1, 0}}, {}, FactorKind::Reduction);
  return OpFixture(b.forCompletion(), std::move(shardings));
}

TensorSharding tiled(std::vector<AxisList> axes, bool closed = false) {
  llvm::SmallVector<DimSharding> dims;
  for (AxisList &a : axes)
    dims.push_back({a, closed, std::nullopt});
  return TensorSharding(dims);
}

AxisList x() { return {kMesh.fullAxis(0)}; }
AxisList y() { return {kMesh.fullAxis(1)}; }

TEST(FactorPropagation, MergesShardingsOfDifferentDimensions) {
  OpFixture op = dot(
      8, 8, 8, {tiled({x(), {}}), tiled({{}, y()}), TensorSharding::open(2)});
  EXPECT_EQ(op.step(PropagationStrategy::Basic).size(), 1u);
  EXPECT_EQ(op.shardings[2], tiled({x(), y()}));
}

TEST(FactorPropagation, PropagatesBackwardAcrossAContraction) {
  OpFixture op = dot(
      8, 8, 8, {TensorSharding::open(2), tiled({y(), {}}), tiled({x(), {}})});
  op.step(PropagationStrategy::Basic);
  EXPECT_EQ(op.shardings[0], tiled({x(), y()}));
}

TEST(FactorPropagation, OnlyAggressiveResolvesConflictsAcrossFactors) {
  // "x" shards factor i in one operand and factor j in the other.
  auto make = [] {
    return dot(8, 8, 16,
               {tiled({x(), {}}), tiled({{}, x()}), TensorSharding::open(2)});
  };
  OpFixture basic = make();
  EXPECT_TRUE(basic.step(PropagationStrategy::Basic).empty());
  OpFixture aggressive = make();
  EXPECT_EQ(aggressive.step(PropagationStrategy::Aggressive).size(), 1u);
  // The right operand is larger, so its factor wins.
  EXPECT_EQ(aggressive.shardings[2], tiled({{}, x()}));
}

TEST(FactorPropagation, KeepsClosedDimensions) {
  OpFixture op = dot(8, 8, 8,
                     {tiled({x(), {}}), TensorSharding::open(2),
                      TensorSharding::replicated(2)});
  EXPECT_TRUE(op.step(PropagationStrategy::Aggressive).empty());
  EXPECT_EQ(op.shardings[2], TensorSharding::replicated(2));
}

TEST(FactorPropagation, ExtendsAPrefix) {
  AxisList xy = {kMesh.fullAxis(0), kMesh.fullAxis(1)};
  OpFixture op = dot(
      8, 8, 8, {tiled({x(), {}}), TensorSharding::open(2), tiled({xy, {}})});
  op.step(PropagationStrategy::Basic);
  EXPECT_EQ(op.shardings[0], tiled({xy, {}}));
}

TEST(FactorPropagation, ConflictWithinAFactor) {
  auto make = [] {
    return dot(8, 8, 8,
               {tiled({x(), {}}), TensorSharding::open(2), tiled({y(), {}})});
  };
  OpFixture basic = make();
  EXPECT_TRUE(basic.step(PropagationStrategy::Basic).empty());
  OpFixture aggressive = make();
  EXPECT_TRUE(aggressive.step(PropagationStrategy::Aggressive).empty());
}

TEST(FactorPropagation, EvenOnlyTensors) {
  OpFixture op =
      dot(6, 8, 8,
          {TensorSharding::open(2), TensorSharding::open(2), tiled({x(), {}})});
  op.requiresEvenShards = true;
  EXPECT_TRUE(op.step(PropagationStrategy::Basic).empty());
  op.requiresEvenShards = false;
  EXPECT_EQ(op.step(PropagationStrategy::Basic).size(), 1u);
}

TEST(FactorPropagation, MoreShardsThanElements) {
  OpFixture op =
      dot(3, 8, 8,
          {TensorSharding::open(2), TensorSharding::open(2), tiled({x(), {}})});
  op.step(PropagationStrategy::Aggressive);
  EXPECT_EQ(op.shardings[0], tiled({x(), {}}));
}

TEST(FactorPropagation, PropagatesAxesOfSizeOne) {
  const AxisRef one(3, 1, 1);
  OpFixture op = dot(8, 8, 8,
                     {tiled({{one, kMesh.fullAxis(1)}, {}}), tiled({{}, {one}}),
                      TensorSharding::open(2)});
  op.step(PropagationStrategy::Aggressive);
  // The operands have equal sizes, so the factor of the first one gets the
  // axis.
  EXPECT_EQ(op.shardings[2], tiled({{one, kMesh.fullAxis(1)}, {}}));
}

TEST(FactorPropagation, OneDirectionOnly) {
  using Direction = PropagationDirection;
  AxisList xy = {kMesh.fullAxis(0), kMesh.fullAxis(1)};
  auto make = [&] {
    return dot(8, 8, 8,
               {tiled({x(), {}}), TensorSharding::open(2), tiled({xy, {}})});
  };
  OpFixture forward = make();
  EXPECT_TRUE(forward.step(PropagationStrategy::Aggressive, Direction::Forward)
                  .empty());
  OpFixture backward = make();
  backward.step(PropagationStrategy::Aggressive, Direction::Backward);
  EXPECT_EQ(backward.shardings[0], tiled({xy, {}}));
}

TEST(FactorPropagation, BlockedFactorsDoNotPropagate) {
  FactorRule b({1}, {1});
  b.addFactor(8, {{0, 0}}, {{0, 0}},
              {FactorKind::PassThrough, /*isBlocked=*/true});
  OpFixture op(b.forCompletion(), {tiled({x()}), TensorSharding::open(1)});
  EXPECT_TRUE(op.step(PropagationStrategy::Aggressive).empty());
}

TEST(FactorPropagation, UnevenAxesOverflow) {
  // reshape [6] -> [3, 2]: "x" of size 4 does not divide 3, so it shards
  // neither factor, and no axis can follow it.
  FactorRule b({1}, {2});
  b.addFactor(3, {{0, 0}}, {{0, 0}});
  b.addFactor(2, {{0, 0}}, {{0, 1}});
  OpFixture op(b.forCompletion(), {tiled({x()}), tiled({{}, y()})});
  EXPECT_TRUE(op.step(PropagationStrategy::Aggressive).empty());
}

TEST(FactorPropagation, SplitsAxesOverCompoundDimensions) {
  // reshape [8] -> [2, 4]: "x" of size 4 is split into two sub-axes.
  FactorRule b({1}, {2});
  b.addFactor(2, {{0, 0}}, {{0, 0}});
  b.addFactor(4, {{0, 0}}, {{0, 1}});
  OpFixture op(b.forCompletion(), {tiled({x()}), TensorSharding::open(2)});
  op.step(PropagationStrategy::Basic);
  EXPECT_EQ(op.str(1), "[{\"x\":(1)2, ?}, {\"x\":(2)2, ?}]");
}

TEST(FactorPropagation, MinorFactorNeedsItsMajor) {
  // reshape [2, 4] -> [8]: sharding the minor dimension alone needs strides.
  FactorRule b({2}, {1});
  b.addFactor(2, {{0, 0}}, {{0, 0}});
  b.addFactor(4, {{0, 1}}, {{0, 0}});
  OpFixture op(b.forCompletion(), {tiled({{}, x()}), TensorSharding::open(1)});
  EXPECT_TRUE(op.step(PropagationStrategy::Aggressive).empty());
}

TEST(FactorPropagation, ReachesAFixedPoint) {
  OpFixture op = dot(
      8, 8, 8, {tiled({x(), {}}), tiled({{}, x()}), TensorSharding::open(2)});
  for (int i = 0; i < 8; ++i)
    op.step(PropagationStrategy::Aggressive);
  EXPECT_TRUE(op.step(PropagationStrategy::Aggressive).empty());
}

} // namespace
