//===- PropagationStepTest.cpp - Steps against their definition -----------===//
//
// On many shardings of small ops, steps match their definition and the reasons
// of their rejections hold: once the cause that a reason names is removed, a
// step no longer reports that reason.
//
//===----------------------------------------------------------------------===//

#include "lib/Algebra/Factors/FactorProjection.h"
#include "lib/Algebra/Mesh/AxisOrder.h"
#include "unittests/Algebra/AlgebraTestUtils.h"
#include "unittests/Algebra/Propagation/PropagationReference.h"
#include "gtest/gtest.h"
#include <random>

using namespace gspmd;

namespace {

const Mesh kThreeAxes = makeMesh({2, 2, 3});

FactorMap dot(int64_t m, int64_t k, int64_t n) {
  FactorRule b({2, 2}, {2});
  b.addFactor(m, {{0, 0}}, {{0, 0}});
  b.addFactor(n, {{1, 1}}, {{0, 1}});
  b.addFactor(k, {{0, 1}, {1, 0}}, {}, FactorKind::Reduction);
  return b.forCompletion();
}

FactorMap add(int64_t m, int64_t n) {
  FactorRule b({2, 2}, {2});
  b.addPointwise({m, n});
  return b.forCompletion();
}

/// Returns a map with a blocked factor and two results.
FactorMap withBlockedFactor() {
  FactorRule b({2, 1}, {2, 2});
  b.addFactor(4, {{0, 0}, {1, 0}}, {{0, 0}, {1, 1}});
  b.addFactor(6, {{0, 1}}, {{0, 1}, {1, 0}},
              {FactorKind::PassThrough, /*isBlocked=*/true});
  return b.forCompletion();
}

/// Draws random shardings and options. The seed is fixed.
class ProblemGenerator {
public:
  ProblemGenerator(const Mesh &mesh, bool withSubAxes)
      : mesh(mesh), withSubAxes(withSubAxes) {}

  StepProblem draw(const FactorMap &map) {
    StepProblem problem(map);
    for (unsigned t = 0; t < map.numTensors(); ++t) {
      problem.shardings.push_back(drawSharding(map.tensor(t).size()));
      problem.requiresEvenShards[t] = chance(4);
      if (chance(6))
        problem.blocked[t] = {drawAxis()};
    }
    problem.options.strategy = chance(3) ? PropagationStrategy::Basic
                                         : PropagationStrategy::Aggressive;
    problem.options.passThrough = drawDirection();
    problem.options.otherFactors = drawDirection();
    problem.options.isElementwise = chance(2);
    return problem;
  }

private:
  bool chance(int64_t n) { return pick(n) == 0; }
  int64_t pick(int64_t n) {
    return std::uniform_int_distribution<int64_t>(0, n - 1)(random);
  }
  AxisRef drawAxis() { return mesh.fullAxis(pick(mesh.axes().size())); }
  PropagationDirection drawDirection() {
    return chance(2) ? PropagationDirection::Both
                     : PropagationDirection(pick(4));
  }
  /// Draws a permutation of the axes; with `withSubAxes`, axes of size 4 are
  /// sometimes split in two.
  std::vector<AxisRef> drawSubAxes() {
    std::vector<AxisRef> result;
    for (unsigned a = 0; a < mesh.axes().size(); ++a) {
      AxisRef axis = mesh.fullAxis(a);
      if (withSubAxes && axis.size() == 4 && chance(2)) {
        result.push_back(axis.prefix(2));
        result.push_back(axis.suffix(2));
      } else {
        result.push_back(axis);
      }
    }
    std::shuffle(result.begin(), result.end(), random);
    return result;
  }
  TensorSharding drawSharding(unsigned rank) {
    std::vector<DimSharding> dims(rank);
    for (DimSharding &dim : dims)
      dim.isClosed = chance(3);
    AxisList replicated, unreduced;
    for (AxisRef axis : drawSubAxes()) {
      int64_t position = pick(2 * rank + 4);
      if (position < 2 * int64_t(rank))
        dims[position / 2].axes.push_back(axis);
      else if (position == 2 * int64_t(rank) && chance(2))
        replicated.push_back(axis);
      else if (position == 2 * int64_t(rank) + 1 && chance(3))
        unreduced.push_back(axis);
    }
    for (DimSharding &dim : dims)
      dim.axes = canonical(dim.axes);
    return TensorSharding(dims, replicated, unreduced);
  }

  const Mesh &mesh;
  bool withSubAxes;
  std::mt19937 random{7};
};

void expectMatchesReference(const StepProblem &problem) {
  StepProblem actual = problem;
  actual.runStep();
  std::vector<TensorSharding> expected = referenceStep(problem);
  for (unsigned t = 0; t < problem.map.numTensors(); ++t)
    ASSERT_EQ(actual.shardings[t].toString(kThreeAxes),
              expected[t].toString(kThreeAxes))
        << problem.toString(kThreeAxes) << " tensor " << t;
}

/// Returns the sharding with all dimensions open, or all closed.
TensorSharding withOpenDims(TensorSharding sharding, bool isOpen) {
  for (unsigned d = 0; d < sharding.rank(); ++d)
    sharding = sharding.withDim(d, {AxisList(sharding.axesOf(d)), !isOpen});
  return sharding;
}

/// Tests these shardings of a dot with both strategies, and with each tensor's
/// dimensions open and closed.
void expectAllMatchReference(StepProblem &problem, const TensorSharding &a,
                             const TensorSharding &b, const TensorSharding &c) {
  for (unsigned open = 0; open < 8; ++open) {
    problem.shardings = {withOpenDims(a, open & 1), withOpenDims(b, open & 2),
                         withOpenDims(c, open & 4)};
    for (auto strategy :
         {PropagationStrategy::Basic, PropagationStrategy::Aggressive}) {
      problem.options.strategy = strategy;
      expectMatchesReference(problem);
      if (testing::Test::HasFatalFailure())
        return;
    }
  }
}

TEST(PropagationStep, AllTilingsOfADot) {
  // The mesh is small enough to test all triples of tilings.
  std::vector<TensorSharding> all = allTilings(makeMesh({2, 2}), 2, 2);
  StepProblem problem(dot(8, 4, 16));
  for (const TensorSharding &a : all)
    for (const TensorSharding &b : all)
      for (const TensorSharding &c : all) {
        expectAllMatchReference(problem, a, b, c);
        if (testing::Test::HasFatalFailure())
          return;
      }
}

TEST(PropagationStep, RandomProblems) {
  ProblemGenerator generator(kThreeAxes, /*withSubAxes=*/false);
  for (int trial = 0; trial < 15000; ++trial)
    for (const FactorMap &map :
         {dot(8, 4, 16), dot(3, 3, 3), add(6, 4), withBlockedFactor()}) {
      expectMatchesReference(generator.draw(map));
      if (testing::Test::HasFatalFailure())
        return;
    }
}

//===----------------------------------------------------------------------===//
// Records of steps
//===----------------------------------------------------------------------===//

void clearAxes(StepProblem &problem, unsigned t, unsigned f) {
  if (auto position = problem.map.findFactor(t, f))
    problem.shardings[t] = problem.shardings[t].withAxes(position->first, {});
}

/// Clears the axes of factor `f` in all tensors except `source`, so that none
/// can propagate them again.
void clearAxesExcept(StepProblem &problem, unsigned source, unsigned f) {
  for (unsigned t = 0; t < problem.map.numTensors(); ++t)
    if (t != source)
      clearAxes(problem, t, f);
}

TensorSharding withoutAxes(const TensorSharding &s, RejectionReason reason) {
  return TensorSharding(
      s.dims(),
      reason == RejectionReason::Replicated ? llvm::ArrayRef<AxisRef>()
                                            : s.replicatedAxes(),
      reason == RejectionReason::Unreduced ? llvm::ArrayRef<AxisRef>()
                                           : s.unreducedAxes());
}

/// Returns `problem` without the cause of rejection `r`. Each reason has a
/// case.
// NOLINTNEXTLINE(readability-function-size)
StepProblem removeCause(StepProblem problem, const Rejection &r) {
  unsigned dim = problem.map.findFactor(r.tensor, r.factor)->first;
  TensorSharding &own = problem.shardings[r.tensor];
  switch (r.reason()) {
  case RejectionReason::None:
  case RejectionReason::Blocked: {
    std::vector<Factor> factors(problem.map.factors());
    factors[r.factor].isBlocked = false;
    problem.map =
        FactorMap(factors, problem.map.operands(), problem.map.results());
    break;
  }
  case RejectionReason::Direction:
    problem.options.passThrough = problem.options.otherFactors =
        PropagationDirection::Both;
    break;
  case RejectionReason::Replicated:
  case RejectionReason::Unreduced:
    own = withoutAxes(own, r.reason());
    break;
  case RejectionReason::Manual:
    problem.blocked[r.tensor].clear();
    break;
  case RejectionReason::Closed:
    own = own.withDim(dim, {AxisList(own.axesOf(dim)), false});
    break;
  case RejectionReason::OtherAxes:
    clearAxesExcept(problem, r.source, r.factor);
    break;
  case RejectionReason::Overflow:
    clearAxes(problem, r.tensor, r.factor);
    break;
  case RejectionReason::Indivisible:
    problem.requiresEvenShards[r.tensor] = false;
    break;
  case RejectionReason::SubAxisOnly:
    problem.options.conservative = false;
    break;
  case RejectionReason::InUse:
  case RejectionReason::Strided:
    clearAxesExcept(problem, problem.map.numTensors(), r.cause.otherFactor);
    break;
  case RejectionReason::Disagreement:
    clearAxes(problem, r.cause.other, r.factor);
    break;
  case RejectionReason::ResultRejected: {
    unsigned position = problem.map.findFactor(r.cause.other, r.factor)->first;
    unsigned source = problem.map.findFactor(r.source, r.factor)->first;
    problem.shardings[r.cause.other] =
        problem.shardings[r.cause.other].withAxes(
            position, problem.shardings[r.source].axesOf(source));
    break;
  }
  case RejectionReason::OtherTensor:
    problem.shardings[r.cause.other] =
        TensorSharding::open(problem.shardings[r.cause.other].rank());
    problem.blocked[r.cause.other].clear();
    problem.requiresEvenShards[r.cause.other] = false;
    break;
  case RejectionReason::OtherOccurrence:
    break;
  }
  return problem;
}

bool isSameRejection(const Rejection &a, const Rejection &b) {
  return a.tensor == b.tensor && a.factor == b.factor && a.source == b.source &&
         a.reason() == b.reason() && a.cause.other == b.cause.other &&
         a.cause.otherFactor == b.cause.otherFactor;
}

/// Checks that every remaining difference has a reason and that reasons hold.
void expectReasonsHold(const StepProblem &before) {
  StepProblem after = before;
  StepRecord record = after.runStep();
  size_t numDifferent = 0;
  const FactorMap &map = before.map;
  std::vector<FactorShardings> projected;
  for (unsigned t = 0; t < map.numTensors(); ++t)
    projected.push_back(projectToFactors(map, t, after.shardings[t]));
  for (unsigned t = 0; t < map.numTensors(); ++t)
    for (unsigned s = 0; s < map.numTensors(); ++s)
      for (unsigned f = 0; f < map.numFactors(); ++f)
        numDifferent +=
            projected[t][f].isPresent && projected[s][f].isPresent &&
            !isPrefixList(projected[s][f].axes, projected[t][f].axes);
  ASSERT_EQ(record.rejected.size(), numDifferent)
      << before.toString(kThreeAxes);
  for (const Rejection &rejection : record.rejected) {
    auto describe = [&] {
      return after.toString(kThreeAxes) + ": tensor " +
             std::to_string(rejection.tensor) + " factor " +
             std::to_string(rejection.factor) + " from " +
             std::to_string(rejection.source) + " " +
             toString(rejection.reason()).str() + " " +
             std::to_string(rejection.cause.other);
    };
    ASSERT_FALSE(rejection.axes.empty()) << describe();
    ASSERT_NE(rejection.reason(), RejectionReason::None) << describe();
    ASSERT_NE(rejection.reason(), RejectionReason::OtherOccurrence)
        << describe();
    StepProblem relaxed = removeCause(after, rejection);
    for (const Rejection &remaining : relaxed.runStep().rejected)
      ASSERT_FALSE(isSameRejection(remaining, rejection)) << describe();
  }
}

TEST(PropagationRecord, ReasonsHold) {
  for (bool withSubAxes : {false, true}) {
    Mesh mesh = withSubAxes ? makeMesh({4, 2, 3}) : kThreeAxes;
    ProblemGenerator generator(mesh, withSubAxes);
    for (int trial = 0; trial < 5000; ++trial)
      for (const FactorMap &map :
           {dot(8, 4, 16), add(6, 4), withBlockedFactor()}) {
        expectReasonsHold(generator.draw(map));
        if (HasFatalFailure())
          return;
      }
  }
}

TEST(PropagationRecord, EveryGrowthHasASource) {
  ProblemGenerator generator(kThreeAxes, /*withSubAxes=*/false);
  for (int trial = 0; trial < 5000; ++trial)
    for (const FactorMap &map :
         {dot(8, 4, 16), add(6, 4), withBlockedFactor()}) {
      StepProblem before = generator.draw(map), after = before;
      for (const FactorExpansion &growth : after.runStep().grown) {
        unsigned dim = map.findFactor(growth.tensor, growth.factor)->first;
        AxisList extended(before.shardings[growth.tensor].axesOf(dim));
        llvm::append_range(extended, growth.axes);
        ASSERT_EQ(extended,
                  AxisList(after.shardings[growth.tensor].axesOf(dim)));
        ASSERT_GE(growth.source, 0) << before.toString(kThreeAxes);
        dim = map.findFactor(growth.source, growth.factor)->first;
        ASSERT_TRUE(isPrefixList(extended,
                                 before.shardings[growth.source].axesOf(dim)));
      }
    }
}

TEST(PropagationRecord, SubAxesOfCompoundDimensions) {
  Mesh mesh = makeMesh({4, 2, 3});
  ProblemGenerator generator(mesh, /*withSubAxes=*/true);
  for (int trial = 0; trial < 5000; ++trial)
    for (const FactorMap &map :
         {reshapeMap(2, 4), reshapeMap(4, 3), reshapeMap(6, 2)}) {
      StepProblem problem = generator.draw(map);
      StepRecord record = problem.runStep();
      for (const Rejection &rejection : record.rejected)
        ASSERT_FALSE(rejection.axes.empty());
      for (const FactorExpansion &growth : record.grown)
        ASSERT_FALSE(growth.axes.empty());
    }
}

} // namespace
