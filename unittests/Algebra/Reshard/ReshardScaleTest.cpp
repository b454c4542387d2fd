//===- ReshardScaleTest.cpp - Reshards on large meshes --------------------===//

#include "lib/Algebra/Reshard/ReshardPlan.h"
#include "unittests/Algebra/AlgebraTestUtils.h"
#include "unittests/Algebra/Reshard/ReshardInterpreter.h"
#include "llvm/Support/Compiler.h"
#include "gtest/gtest.h"
#include <ctime>
#include <random>

using namespace gspmd;

namespace {

using Shape = llvm::SmallVector<int64_t>;

/// Returns a sharding that assigns each axis, or sometimes two halves of it,
/// to a random dimension or to none.
TensorSharding randomSharding(const Mesh &mesh, unsigned rank,
                              std::mt19937 &random) {
  AxisList subAxes;
  for (const AxisRef &axis : mesh.allAxes()) {
    bool isSplit = axis.size() % 2 == 0 && axis.size() > 2 && random() % 4 == 0;
    subAxes.push_back(isSplit ? axis.prefix(2) : axis);
    if (isSplit)
      subAxes.push_back(axis.suffix(2));
  }
  std::shuffle(subAxes.begin(), subAxes.end(), random);
  std::vector<AxisList> dims(rank + 1);
  for (const AxisRef &subAxis : subAxes)
    dims[random() % (rank + 1)].push_back(subAxis);
  dims.pop_back();
  for (AxisList &dim : dims)
    dim = canonical(dim);
  return TensorSharding::tiled(dims);
}

double localElements(const TensorSharding &s, const Shape &shape) {
  double n = 1;
  for (int64_t size : s.localShape(shape))
    n *= size;
  return n;
}

} // namespace

TEST(ReshardScale, RandomPlansAreCorrect) {
  std::mt19937 random(1);
  for (const Mesh &mesh : {makeMesh({2, 2, 2, 2}), makeMesh({4, 2, 3}),
                           makeMesh({2, 3, 2}), makeMesh({8, 4})})
    for (const Shape &shape : {Shape{16, 24, 32}, Shape{7, 12, 5}})
      for (int i = 0; i < 60; ++i) {
        TensorSharding from = randomSharding(mesh, 3, random);
        TensorSharding to = randomSharding(mesh, 3, random);
        ReshardPlan plan = planReshard(mesh, shape, 4, from, to);
        ReshardInterpreter interpreter(mesh, shape, from);
        for (const ReshardStep &step : plan.steps)
          interpreter.run(step);
        ASSERT_EQ(interpreter.check(to), "")
            << from.toString(mesh) << " -> " << to.toString(mesh);
      }
}

TEST(ReshardScale, LargeMeshesStayWithinTimeAndMemory) {
  std::mt19937 random(2);
  Shape shape(4, int64_t(1) << 20);
  double slowest = 0, total = 0;
  int plans = 0;
  for (const Mesh &mesh :
       {makeMesh({4, 8, 2, 2, 16}), makeMesh({2, 2, 2, 2, 2, 2}),
        makeMesh({16, 16, 4}), makeMesh({8, 4, 8, 2, 4, 2})})
    for (unsigned rank : {3, 4})
      for (int i = 0; i < 100; ++i) {
        TensorSharding from = randomSharding(mesh, rank, random);
        TensorSharding to = randomSharding(mesh, rank, random);
        Shape dims(shape.begin(), shape.begin() + rank);
        std::clock_t begin = std::clock();
        ReshardPlan plan = planReshard(mesh, dims, 2, from, to);
        double ms = 1e3 * double(std::clock() - begin) / CLOCKS_PER_SEC;
        slowest = std::max(slowest, ms);
        total += ms;
        ++plans;
        double limit =
            std::max(localElements(from, dims), localElements(to, dims));
        for (const ReshardStep &step : plan.steps)
          EXPECT_LE(localElements(step.result, dims), limit)
              << from.toString(mesh) << " -> " << to.toString(mesh);
      }
  RecordProperty("slowestMicroseconds", int(slowest * 1000));
  RecordProperty("meanMicroseconds", int(total / plans * 1000));
  // The limit is about ten times the measured mean of the processor time in ms.
  // Code with a sanitizer is slower, so it has no limit.
#if !LLVM_ADDRESS_SANITIZER_BUILD
  EXPECT_LT(total / plans, 20);
#endif
}

TEST(ReshardScale, ExceedsTheSearchLimit) {
  // 16 axes move to the other dimension: the planner gathers, then slices.
  Mesh mesh = makeMesh(std::vector<int64_t>(16, 2));
  AxisList axes = mesh.allAxes();
  AxisList reversed(axes.rbegin(), axes.rend());
  TensorSharding from = TensorSharding::tiled({axes, {}});
  TensorSharding to = TensorSharding::tiled({{}, reversed});
  ReshardPlan plan = planReshard(mesh, {1 << 16, 1 << 16}, 4, from, to);
  ASSERT_EQ(plan.steps.size(), 2u);
  EXPECT_EQ(plan.steps[0].kind, ReshardKind::AllGather);
  EXPECT_EQ(plan.steps[1].kind, ReshardKind::Slice);
  EXPECT_TRUE(plan.steps[1].result.samePlacement(to));
}
