//===- RejectionReasonTest.cpp - Reasons of single rejections -------------===//
#include "unittests/Algebra/AlgebraTestUtils.h"
#include "unittests/Algebra/Propagation/PropagationReference.h"
#include "gtest/gtest.h"

using namespace gspmd;

namespace {

const Mesh kMeshOfThreeAxes = makeMesh({2, 2, 3});

/// Returns the reason for which a step rejects axes for factor `f` of tensor
/// `t`.
RejectionReason reasonOf(StepProblem problem, unsigned t, unsigned f) {
  for (const Rejection &rejection : problem.runStep().rejected)
    if (rejection.tensor == t && rejection.factor == f)
      return rejection.reason();
  ADD_FAILURE() << "no axes are rejected for factor " << f << " of tensor "
                << t;
  return RejectionReason::OtherOccurrence;
}

TEST(RejectionReason, StridedShards) {
  StepProblem problem(reshapeMap(2, 4));
  AxisList x = {kMeshOfThreeAxes.fullAxis(0)};
  problem.shardings = {TensorSharding::open(1),
                       TensorSharding::open(2).withAxes(1, x)};
  EXPECT_EQ(reasonOf(problem, 0, 1), RejectionReason::Strided);
}

TEST(RejectionReason, OverflowingAxes) {
  StepProblem problem(reshapeMap(4, 3));
  AxisList z = {kMeshOfThreeAxes.fullAxis(2)},
           x = {kMeshOfThreeAxes.fullAxis(0)};
  problem.shardings = {TensorSharding::open(1).withAxes(0, z),
                       TensorSharding::open(2).withAxes(0, x)};
  EXPECT_EQ(reasonOf(problem, 0, 0), RejectionReason::Overflow);
}

TEST(RejectionReason, ConservativeRejectsSubAxes) {
  Mesh mesh = makeMesh({4});
  StepProblem problem(reshapeMap(2, 4));
  problem.options.conservative = true;
  const int64_t axisSizes[] = {4};
  problem.options.axisSizes = axisSizes;
  AxisList x = {mesh.fullAxis(0)};
  problem.shardings = {TensorSharding::open(1).withAxes(0, x),
                       TensorSharding::open(2)};
  EXPECT_EQ(reasonOf(problem, 1, 0), RejectionReason::SubAxisOnly);
}

} // namespace
