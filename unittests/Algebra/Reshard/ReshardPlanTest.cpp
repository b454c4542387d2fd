//===- ReshardPlanTest.cpp - Correctness and cost of plans ----------------===//

#include "lib/Algebra/Reshard/ReshardPlanner.h"
#include "unittests/Algebra/AlgebraTestUtils.h"
#include "unittests/Algebra/Reshard/ReshardBruteForce.h"
#include "unittests/Algebra/Reshard/ReshardInterpreter.h"
#include "gtest/gtest.h"
#include <set>

using namespace gspmd;

namespace {

using Shape = llvm::SmallVector<int64_t>;

std::string describe(const Mesh &mesh, const TensorSharding &from,
                     const ReshardPlan &plan) {
  std::string text = from.toString(mesh);
  for (const ReshardStep &step : plan.steps)
    text += "\n  " + toString(step.kind).str() + " {" +
            mesh.toString(step.axes) + "} -> " + step.result.toString(mesh);
  return text;
}

/// Returns `tilings` with each subset of `axes` as unreduced axes.
std::vector<TensorSharding>
withUnreduced(const std::vector<TensorSharding> &tilings,
              llvm::ArrayRef<AxisRef> axes) {
  std::vector<TensorSharding> result;
  for (const TensorSharding &s : tilings)
    for (unsigned bits = 0; bits < 1u << axes.size(); ++bits) {
      AxisList unreduced;
      for (unsigned i = 0; i < axes.size(); ++i)
        if (bits >> i & 1)
          unreduced.push_back(axes[i]);
      if (!overlaps(s.dimAxes(), unreduced))
        result.push_back(s.withUnreduced(canonical(unreduced)));
    }
  return result;
}

bool canReach(const TensorSharding &from, const TensorSharding &to) {
  return difference(to.unreducedAxes(), from.unreducedAxes()).empty();
}

/// Executes the plan on numbered elements and checks the shards after each
/// step.
void checkRun(const Mesh &mesh, const Shape &shape, const TensorSharding &from,
              const TensorSharding &to) {
  ReshardPlan plan = planReshard(mesh, shape, 1, from, to);
  ReshardInterpreter interpreter(mesh, shape, from);
  for (const ReshardStep &step : plan.steps) {
    ASSERT_EQ(step.result.verify(mesh, shape.size()), std::nullopt);
    interpreter.run(step);
    ASSERT_EQ(interpreter.check(step.result), "") << describe(mesh, from, plan);
  }
  const TensorSharding &end =
      plan.steps.empty() ? from : plan.steps.back().result;
  ASSERT_TRUE(end.samePlacement(to)) << describe(mesh, from, plan);
}

void checkAllRuns(const Mesh &mesh, llvm::ArrayRef<Shape> shapes,
                  const std::vector<TensorSharding> &shardings) {
  for (const Shape &shape : shapes)
    for (const TensorSharding &from : shardings)
      for (const TensorSharding &to : shardings)
        if (canReach(from, to)) {
          checkRun(mesh, shape, from, to);
          if (testing::Test::HasFatalFailure())
            return;
        }
}

unsigned numCollectives(const ReshardPlan &plan) {
  return llvm::count_if(plan.steps, [](const ReshardStep &step) {
    return step.kind != ReshardKind::Slice;
  });
}

/// Compares each plan with the cheapest path that changes only dimensions that
/// differ and needs no more memory than the source and the target. If no such
/// path exists, the limits are widened as in the planner. The planner prefers a
/// path with detours only if it has several collectives and saves 15 percent.
void checkAgainstBruteForce(const Mesh &mesh, const Shape &shape,
                            std::vector<TensorSharding> shardings) {
  using Detours = ReshardGraph::Detours;
  constexpr double worthwhile = 0.85;
  ReshardGraph graph(mesh, shape, shardings, /*allowUnaligned=*/false);
  ReshardGraph unalignedGraph(mesh, shape, std::move(shardings),
                              /*allowUnaligned=*/true);
  int failures = 0;
  for (size_t i = 0; i < graph.nodes().size() && failures < 5; ++i)
    for (size_t j = 0; j < graph.nodes().size() && failures < 5; ++j) {
      const TensorSharding &from = graph.nodes()[i], &to = graph.nodes()[j];
      if (!canReach(from, to))
        continue;
      double memory = std::max(graph.localElements(i), graph.localElements(j));
      // The planner widens its search in this order.
      double best = 1e300;
      double limit = memory;
      bool fits = false;
      for (double candidate : {memory, 1e300})
        for (Detours detours : {Detours::None, Detours::Dims})
          if (best >= 1e300) {
            best = graph.cheapest(i, j, limit = candidate, detours);
            fits = best < 1e300 && limit == memory;
          }
      ReshardPlan plan = planReshard(mesh, shape, 1, from, to);
      double least = unalignedGraph.cheapest(i, j, 1e300, Detours::SubAxes);
      if (numCollectives(plan) > 1)
        best = std::min(best, graph.cheapest(i, j, limit, Detours::SubAxes) /
                                  worthwhile);
      if (plan.bytes < least - 1e-6 || plan.bytes > best + 1e-6) {
        ++failures;
        ADD_FAILURE() << "costs " << plan.bytes << ", expected " << least
                      << " to " << best << "\n"
                      << describe(mesh, from, plan) << "\n  shape " << shape[0];
      }
      for (const ReshardStep &step : plan.steps) {
        double local = 1;
        for (int64_t size : step.result.localShape(shape))
          local *= size;
        if (fits)
          EXPECT_LE(local, memory) << describe(mesh, from, plan);
      }
    }
}

} // namespace

TEST(ReshardPlan, CorrectOnSmallMeshes) {
  std::vector<Shape> shapes = {{12, 24}, {5, 7}, {3, 2}, {1, 9}};
  checkAllRuns(makeMesh({2, 2}), shapes, allTilings(makeMesh({2, 2}), 2, 2));
  checkAllRuns(makeMesh({2, 3}), shapes, allTilings(makeMesh({2, 3}), 2, 2));
}

TEST(ReshardPlan, CorrectWithSubAxes) {
  checkAllRuns(makeMesh({4}), {{8, 4}, {5, 6}, {3, 7}},
               allTilings(makeMesh({4}), 2, 3));
  // (1)2 of 6 and (1)3 of 6 overlap, but neither contains the other.
  checkAllRuns(makeMesh({6}), {{12}, {7}, {4}},
               allTilings(makeMesh({6}), 1, 3));
  Mesh mesh = makeMesh({4, 2});
  checkAllRuns(mesh, {{8, 16}, {9, 5}}, allTilings(mesh, 2, 2));
}

TEST(ReshardPlan, CorrectOnThreeAxes) {
  Mesh mesh = makeMesh({2, 2, 2});
  checkAllRuns(mesh, {{8, 8}, {5, 6}}, allTilings(mesh, 2, 3));
  checkAllRuns(mesh, {{8}, {7}}, allTilings(mesh, 1, 3));
}

TEST(ReshardPlan, CorrectOnThreeDimensions) {
  Mesh mesh = makeMesh({2, 3});
  checkAllRuns(mesh, {{6, 6, 6}, {2, 5, 4}}, allTilings(mesh, 3, 2));
}

TEST(ReshardPlan, CorrectInAnyDeviceOrder) {
  for (DeviceOrder order : {DeviceOrder::iota({3, 2}, {1, 0}),
                            *DeviceOrder::list({0, 4, 2, 5, 1, 3})}) {
    Mesh mesh = makeMesh({2, 3}, order);
    checkAllRuns(mesh, {{6, 12}, {4, 5}}, allTilings(mesh, 2, 2));
  }
}

TEST(ReshardPlan, CorrectWithPartialSums) {
  for (const Mesh &mesh : {makeMesh({2, 2}), makeMesh({2, 3})}) {
    auto shardings = withUnreduced(allTilings(mesh, 2, 2), mesh.allAxes());
    checkAllRuns(mesh, {{6, 12}, {5, 3}}, shardings);
    checkAllRuns(mesh, {{}}, withUnreduced({TensorSharding()}, mesh.allAxes()));
  }
  Mesh mesh = makeMesh({4, 2});
  auto shardings = withUnreduced(allTilings(mesh, 1, 2),
                                 {AxisRef(0, 1, 2), AxisRef(0, 2, 2)});
  checkAllRuns(mesh, {{8}, {5}}, shardings);
}

TEST(ReshardPlan, EmptyTensors) {
  Mesh mesh = makeMesh({2, 2});
  checkAllRuns(mesh, {{0, 4}, {0, 0}}, allTilings(mesh, 2, 2));
}

TEST(ReshardPlan, CheapestOnEvenShapes) {
  for (const Mesh &mesh : {makeMesh({2, 2}), makeMesh({2, 3}), makeMesh({4})})
    checkAgainstBruteForce(mesh, {24, 48}, allTilings(mesh, 2, 3));
}

TEST(ReshardPlan, CheapestOnUnevenShapes) {
  for (const Mesh &mesh : {makeMesh({2, 2}), makeMesh({2, 3}), makeMesh({4})})
    for (const Shape &shape :
         {Shape{5, 7}, Shape{3, 8}, Shape{1, 6}, Shape{18, 13}})
      checkAgainstBruteForce(mesh, shape, allTilings(mesh, 2, 3));
}

TEST(ReshardPlan, CheapestOnThreeAxes) {
  Mesh mesh = makeMesh({2, 2, 2});
  checkAgainstBruteForce(mesh, {16, 16}, allTilings(mesh, 2, 3));
}

TEST(ReshardPlan, CheapestWithSubAxes) {
  Mesh mesh = makeMesh({4, 2});
  checkAgainstBruteForce(mesh, {16, 32}, allTilings(mesh, 2, 3));
}

TEST(ReshardPlan, CheapestWithPartialSums) {
  for (const Mesh &mesh : {makeMesh({2, 2}), makeMesh({2, 3})})
    checkAgainstBruteForce(
        mesh, {24, 36}, withUnreduced(allTilings(mesh, 2, 2), mesh.allAxes()));
}

TEST(ReshardPlan, HeaderExample) {
  Mesh mesh = makeMesh({2, 3});
  TensorSharding from = TensorSharding::tiled(AxisList{mesh.fullAxis(0)});
  TensorSharding to = TensorSharding::tiled(AxisList{mesh.fullAxis(1)});
  ReshardPlan plan = planReshard(mesh, {6}, 4, from, to);
  ASSERT_EQ(plan.steps.size(), 3u);
  EXPECT_EQ(plan.steps[0].kind, ReshardKind::Slice);
  EXPECT_EQ(plan.steps[1].kind, ReshardKind::CollectivePermute);
  EXPECT_EQ(mesh.toString(plan.steps[1].axes), "\"x\", \"y\"");
  EXPECT_EQ(mesh.toString(plan.steps[1].toAxes), "\"y\", \"x\"");
  EXPECT_EQ(plan.steps[2].kind, ReshardKind::AllGather);
  // The permute and the gather each move one element of 4 bytes.
  EXPECT_EQ(plan.bytes, 8);
}

TEST(ReshardPlan, SingleStepReshards) {
  Mesh mesh = makeMesh({2, 2});
  TensorSharding sharded = TensorSharding::tiled(mesh.allAxes());
  TensorSharding replicated = TensorSharding::replicated(1);
  TensorSharding partial = replicated.withUnreduced(mesh.allAxes());
  for (auto [from, to, kind] :
       {std::make_tuple(sharded, replicated, ReshardKind::AllGather),
        std::make_tuple(replicated, sharded, ReshardKind::Slice),
        std::make_tuple(partial, sharded, ReshardKind::ReduceScatter),
        std::make_tuple(partial, replicated, ReshardKind::AllReduce)}) {
    ReshardPlan plan = planReshard(mesh, {8}, 4, from, to);
    ASSERT_EQ(plan.steps.size(), 1u);
    EXPECT_EQ(plan.steps[0].kind, kind);
    EXPECT_EQ(plan.steps[0].axes, mesh.allAxes());
  }
  EXPECT_TRUE(planReshard(mesh, {8}, 4, sharded, sharded).steps.empty());
}

TEST(ReshardPlan, PermutePreservesIndices) {
  Mesh mesh = makeMesh({4, 2, 2}, DeviceOrder::iota({4, 4}, {1, 0}));
  std::vector<AxisList> lists = allLists(mesh, 2);
  for (const AxisList &axes : lists)
    for (const AxisList &toAxes : lists) {
      if (axisListSize(axes) != axisListSize(toAxes))
        continue;
      std::set<int64_t> targets;
      for (int64_t d = 0; d < mesh.numDevices(); ++d) {
        int64_t target = permuteTarget(mesh, d, axes, toAxes);
        targets.insert(target);
        EXPECT_EQ(mesh.indexAlong(target, toAxes), mesh.indexAlong(d, axes));
      }
      EXPECT_EQ(int64_t(targets.size()), mesh.numDevices());
    }
}

TEST(ReshardPlanner, CachesPlans) {
  Mesh mesh = makeMesh({2, 3});
  ReshardPlanner planner(mesh);
  TensorSharding from = TensorSharding::tiled(AxisList{mesh.fullAxis(0)});
  TensorSharding to = TensorSharding::replicated(1);
  const ReshardPlan &plan = planner.plan({6}, 4, from, to);
  EXPECT_EQ(&planner.plan({6}, 4, from, to), &plan);
  EXPECT_EQ(planner.plan({12}, 4, from, to).bytes, 2 * plan.bytes);
  EXPECT_EQ(planner.plan({6}, 2, from, to).bytes, plan.bytes / 2);
  EXPECT_TRUE(planner.plan({6}, 4, to, from).bytes == 0);
  EXPECT_EQ(&planner.plan({6}, 4, from, to), &plan);
}
