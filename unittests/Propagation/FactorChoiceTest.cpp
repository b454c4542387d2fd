//===- FactorChoiceTest.cpp -----------------------------------------------===//

#include "transforms/Partition/FactorChoice.h"
#include "gtest/gtest.h"

using namespace gspmd;

namespace {

const Mesh kMesh({{"x", 4}, {"y", 2}});
AxisList x() { return {kMesh.fullAxis(0)}; }
AxisList y() { return {kMesh.fullAxis(1)}; }

TensorSharding tiled(std::vector<AxisList> axes) {
  return TensorSharding::tiled(axes);
}

/// [i, k] x [k, j] -> [i, j] with the given shardings of the three.
FactorChoice chooseDot(std::vector<int64_t> mkn,
                       std::vector<TensorSharding> shardings) {
  int64_t m = mkn[0], k = mkn[1], n = mkn[2];
  FactorMapBuilder b({2, 2}, {2});
  b.addFactor(m, {{0, 0}}, {{0, 0}});
  b.addFactor(n, {{1, 1}}, {{0, 1}});
  b.addFactor(k, {{0, 1}, {1, 0}}, {}, FactorKind::Reduction);
  FactorMap map = std::move(b).build();
  std::vector<std::vector<int64_t>> shapes = {{m, k}, {k, n}, {m, n}};
  ChoiceProblem problem;
  problem.map = &map;
  for (unsigned t = 0; t < 3; ++t)
    problem.tensors.push_back(
        {shapes[t], 4.0, shardings[t], nullptr, t == 2, false});
  auto canCut = [](unsigned, bool) { return true; };
  problem.canCut = canCut;
  ReshardPlanner planner(kMesh);
  return chooseFactors(problem, planner);
}

TEST(FactorChoice, AgreementCostsNoCommunication) {
  FactorChoice choice = chooseDot(
      {16, 8, 16}, {tiled({x(), {}}), tiled({{}, y()}), tiled({x(), y()})});
  EXPECT_EQ(choice.axes[0], x());
  EXPECT_EQ(choice.axes[1], y());
  EXPECT_TRUE(choice.axes[2].empty());
  // What is left is the price of local work, in proportion to it.
  FactorChoice twice = chooseDot(
      {32, 8, 16}, {tiled({x(), {}}), tiled({{}, y()}), tiled({x(), y()})});
  EXPECT_DOUBLE_EQ(2 * choice.cost, twice.cost);
}

TEST(FactorChoice, PartialSumsWhereBothOperandsAreCutAlongK) {
  FactorChoice choice = chooseDot(
      {8, 1024, 8}, {tiled({{}, x()}), tiled({x(), {}}), tiled({{}, {}})});
  EXPECT_EQ(choice.axes[2], x());
}

TEST(FactorChoice, MovesTheSmallerOperand) {
  // Both want "x" on their free dimension; the result keeps the larger one's.
  FactorChoice choice = chooseDot(
      {4096, 8, 8}, {tiled({x(), {}}), tiled({{}, x()}), tiled({x(), {}})});
  EXPECT_EQ(choice.axes[0], x());
  EXPECT_TRUE(choice.axes[1].empty());
}

TEST(FactorChoice, AxesAreUsedOnce) {
  for (const TensorSharding &a :
       {tiled({x(), y()}), tiled({y(), x()}), tiled({{}, x()})})
    for (const TensorSharding &b :
         {tiled({x(), y()}), tiled({y(), x()}), tiled({y(), {}})})
      for (const TensorSharding &c :
           {tiled({x(), y()}), tiled({y(), x()}), tiled({{}, {}})}) {
        FactorChoice choice = chooseDot({8, 8, 8}, {a, b, c});
        for (unsigned f = 0; f < 3; ++f)
          for (unsigned g = 0; g < f; ++g)
            EXPECT_FALSE(overlaps(choice.axes[f], choice.axes[g]));
      }
}

} // namespace
