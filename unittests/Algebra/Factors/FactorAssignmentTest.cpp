//===- FactorAssignmentTest.cpp - Assignments against all others ----------===//

#include "lib/Algebra/Factors/FactorAssignment.h"
#include "unittests/Algebra/AlgebraTestUtils.h"
#include "gtest/gtest.h"
#include <limits>

using namespace gspmd;

namespace {

const Mesh kTwoAxes({{"x", 4}, {"y", 2}});
AxisList x() { return {kTwoAxes.fullAxis(0)}; }
AxisList y() { return {kTwoAxes.fullAxis(1)}; }

TensorSharding tiled(std::vector<AxisList> axes) {
  return TensorSharding::tiled(axes);
}

/// Assigns axes to the factors of [i, k] x [k, j] -> [i, j], whose operands and
/// result have `shardings`.
FactorAssignment assignDot(std::vector<int64_t> mkn,
                           std::vector<TensorSharding> shardings) {
  int64_t m = mkn[0], k = mkn[1], n = mkn[2];
  FactorRule b({2, 2}, {2});
  b.addFactor(m, {{0, 0}}, {{0, 0}});
  b.addFactor(n, {{1, 1}}, {{0, 1}});
  b.addFactor(k, {{0, 1}, {1, 0}}, {}, FactorKind::Reduction);
  FactorMap map = b.forCompletion();
  std::vector<std::vector<int64_t>> shapes = {{m, k}, {k, n}, {m, n}};
  AssignmentProblem problem;
  problem.map = &map;
  for (unsigned t = 0; t < 3; ++t)
    problem.tensors.push_back(
        {shapes[t], 4.0, shardings[t], nullptr, t == 2, false});
  auto canShard = [](unsigned, bool) { return true; };
  problem.canShard = canShard;
  ReshardPlanner planner(kTwoAxes);
  return assignFactorAxes(problem, planner);
}

TEST(FactorAssignment, MatchingShardingsNeedNoCommunication) {
  FactorAssignment assignment = assignDot(
      {16, 8, 16}, {tiled({x(), {}}), tiled({{}, y()}), tiled({x(), y()})});
  EXPECT_EQ(assignment.axes[0], x());
  EXPECT_EQ(assignment.axes[1], y());
  EXPECT_TRUE(assignment.axes[2].empty());
  // Only local work remains; its cost is proportional to the size.
  FactorAssignment twice = assignDot(
      {32, 8, 16}, {tiled({x(), {}}), tiled({{}, y()}), tiled({x(), y()})});
  EXPECT_DOUBLE_EQ(2 * assignment.cost, twice.cost);
}

TEST(FactorAssignment, PartialSumsIfBothOperandsAreShardedAlongK) {
  FactorAssignment assignment = assignDot(
      {8, 1024, 8}, {tiled({{}, x()}), tiled({x(), {}}), tiled({{}, {}})});
  EXPECT_EQ(assignment.axes[2], x());
}

TEST(FactorAssignment, ReshardsTheSmallerOperand) {
  // Both operands use "x" on their free dimension; the result keeps the
  // sharding of the larger operand.
  FactorAssignment assignment = assignDot(
      {4096, 8, 8}, {tiled({x(), {}}), tiled({{}, x()}), tiled({x(), {}})});
  EXPECT_EQ(assignment.axes[0], x());
  EXPECT_TRUE(assignment.axes[1].empty());
}

TEST(FactorAssignment, AxesAreUsedOnce) {
  for (const TensorSharding &a :
       {tiled({x(), y()}), tiled({y(), x()}), tiled({{}, x()})})
    for (const TensorSharding &b :
         {tiled({x(), y()}), tiled({y(), x()}), tiled({y(), {}})})
      for (const TensorSharding &c :
           {tiled({x(), y()}), tiled({y(), x()}), tiled({{}, {}})}) {
        FactorAssignment assignment = assignDot({8, 8, 8}, {a, b, c});
        for (unsigned f = 0; f < 3; ++f)
          for (unsigned g = 0; g < f; ++g)
            EXPECT_FALSE(overlaps(assignment.axes[f], assignment.axes[g]));
      }
}

//===----------------------------------------------------------------------===//
// Comparison with all assignments
//===----------------------------------------------------------------------===//

constexpr double kInfinite = std::numeric_limits<double>::infinity();

/// An assignment problem that owns the data an `AssignmentProblem` refers to.
struct OwnedProblem {
  FactorMap map;
  std::vector<std::vector<int64_t>> shapes;
  std::vector<TensorSharding> shardings;
  /// For each factor: whether it may be sharded evenly and unevenly.
  std::vector<bool> canEven, canUneven;
  bool leavesPartialResults = true;

  FactorAssignment assign(ReshardPlanner &planner) const {
    auto canShard = [&](unsigned f, bool uneven) {
      return uneven ? canUneven[f] : canEven[f];
    };
    AssignmentProblem problem = makeProblem();
    problem.canShard = canShard;
    return assignFactorAxes(problem, planner);
  }

  /// Returns the cost of an assignment by the definition in the header.
  double costOf(const std::vector<AxisList> &axes,
                ReshardPlanner &planner) const {
    AssignmentProblem problem = makeProblem();
    double cost = 0.2;
    for (unsigned f = 0; f < map.numFactors(); ++f) {
      int64_t shards = axisListSize(axes[f]), size = map.factor(f).size;
      cost *= double((size + shards - 1) / shards);
    }
    for (unsigned t = 0; t < map.numTensors(); ++t) {
      bool dropped = false;
      shardingFromFactors(map, t, axes, &dropped);
      if (dropped)
        return kInfinite;
      TensorSharding inside = shardingInside(problem, t, axes);
      bool isResult = t >= map.operands().size();
      cost += planner
                  .plan(shapes[t], 4, isResult ? inside : shardings[t],
                        isResult ? shardings[t] : inside)
                  .bytes;
    }
    return cost;
  }

  bool isLegal(const std::vector<AxisList> &axes) const {
    for (unsigned f = 0; f < map.numFactors(); ++f) {
      int64_t shards = axisListSize(axes[f]), size = map.factor(f).size;
      if (shards > 1 &&
          (size == 1 || !(size % shards ? canUneven[f] : canEven[f])))
        return false;
    }
    return true;
  }

private:
  AssignmentProblem makeProblem() const {
    AssignmentProblem problem;
    problem.map = &map;
    problem.leavesPartialResults = leavesPartialResults;
    for (unsigned t = 0; t < map.numTensors(); ++t)
      problem.tensors.push_back({shapes[t], 4.0, shardings[t], nullptr,
                                 t >= map.operands().size(), false});
    return problem;
  }
};

/// Returns all ways to assign the axes of the mesh to factors.
std::vector<std::vector<AxisList>> allAssignments(const Mesh &mesh,
                                                  unsigned numFactors) {
  std::vector<std::vector<AxisList>> result;
  for (const TensorSharding &tiling : allTilings(mesh, numFactors, 2)) {
    std::vector<AxisList> axes;
    for (unsigned f = 0; f < numFactors; ++f)
      axes.push_back(AxisList(tiling.axesOf(f)));
    result.push_back(std::move(axes));
  }
  return result;
}

/// The number of problems, the number of optimal results and the worst ratio of
/// a cost to the optimum.
struct Quality {
  int64_t problems = 0, best = 0;
  double worst = 1;
};

/// Checks that the result is legal and has the cost it reports, and adds its
/// comparison with the best of `assignments` to `quality`.
void compareWithAllAssignments(
    const OwnedProblem &problem,
    const std::vector<std::vector<AxisList>> &assignments,
    ReshardPlanner &planner, Quality &quality) {
  FactorAssignment assignment = problem.assign(planner);
  ASSERT_TRUE(problem.isLegal(assignment.axes));
  ASSERT_NEAR(assignment.cost, problem.costOf(assignment.axes, planner),
              1e-9 * assignment.cost);
  double best = assignment.cost;
  for (const std::vector<AxisList> &axes : assignments)
    if (problem.isLegal(axes))
      best = std::min(best, problem.costOf(axes, planner));
  ++quality.problems;
  quality.best += assignment.cost <= best * (1 + 1e-9);
  quality.worst = std::max(quality.worst, assignment.cost / best);
  // Running on global tensors is never cheaper.
  std::vector<AxisList> unsharded(problem.map.numFactors());
  ASSERT_LE(assignment.cost, problem.costOf(unsharded, planner) * (1 + 1e-9));
}

OwnedProblem dotProblem(int64_t m, int64_t k, int64_t n) {
  FactorRule b({2, 2}, {2});
  b.addFactor(m, {{0, 0}}, {{0, 0}});
  b.addFactor(n, {{1, 1}}, {{0, 1}});
  b.addFactor(k, {{0, 1}, {1, 0}}, {}, FactorKind::Reduction);
  return {b.forCompletion(), {{m, k}, {k, n}, {m, n}}, {}, {}, {}};
}

Quality measureQualityOnTilings(OwnedProblem problem, ReshardPlanner &planner) {
  Quality quality;
  auto assignments = allAssignments(planner.mesh(), problem.map.numFactors());
  std::vector<TensorSharding> all = allTilings(planner.mesh(), 2, 1);
  for (const TensorSharding &a : all)
    for (const TensorSharding &b : all)
      for (const TensorSharding &c : all) {
        problem.shardings = {a, b, c};
        compareWithAllAssignments(problem, assignments, planner, quality);
        if (testing::Test::HasFatalFailure())
          return quality;
      }
  return quality;
}

TEST(FactorAssignment, NearOptimalOnAllTilingsOfADot) {
  Mesh mesh = makeMesh({2, 2});
  ReshardPlanner planner(mesh);
  for (auto [m, k, n] : {std::make_tuple(8, 8, 8), std::make_tuple(64, 4, 16),
                         std::make_tuple(4, 64, 4), std::make_tuple(7, 6, 5)}) {
    OwnedProblem problem = dotProblem(m, k, n);
    problem.canEven.assign(3, true);
    problem.canUneven.assign(3, true);
    Quality quality = measureQualityOnTilings(problem, planner);
    EXPECT_GE(quality.best, 0.6 * quality.problems)
        << m << " " << k << " " << n;
    EXPECT_LE(quality.worst, 2.1) << m << " " << k << " " << n;
  }
}

TEST(FactorAssignment, RespectsUnshardableFactors) {
  Mesh mesh = makeMesh({2, 2});
  ReshardPlanner planner(mesh);
  for (unsigned even = 0; even < 8; ++even)
    for (bool uneven : {false, true}) {
      OwnedProblem problem = dotProblem(7, 6, 8);
      for (unsigned f = 0; f < 3; ++f) {
        problem.canEven.push_back(even >> f & 1);
        problem.canUneven.push_back(uneven && (even >> f & 1));
      }
      Quality quality = measureQualityOnTilings(problem, planner);
      EXPECT_GE(quality.best, 0.8 * quality.problems) << even << uneven;
      EXPECT_LE(quality.worst, 2.1) << even << uneven;
    }
}

} // namespace
