//===- CandidateCostTest.cpp - Candidates with caches ---------------------===//
#include "compiler/AutoSharding/Evaluation/ProgramCopy.h"
#include "compiler/AutoSharding/Program/DropAnnotations.h"
#include "compiler/Pipeline/ParseProgram.h"
#include "gspmd/Registration/InitAll.h"
#include "mlir/IR/Diagnostics.h"
#include "gtest/gtest.h"
#include <random>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

TEST(CandidateCost, MemoryDecidesBetweenEqualSteps) {
  CandidateCost small, large;
  small.limit = large.limit = 8;
  small.stepSeconds = 0.1 + 0.2; // 0.3 in another order of additions
  large.stepSeconds = 0.3;
  small.peakBytes = 2, large.peakBytes = 4;
  EXPECT_TRUE(small.isBetterThan(large));
  EXPECT_FALSE(large.isBetterThan(small));
  large.stepSeconds = 0.2999;
  EXPECT_TRUE(large.isBetterThan(small));
}

/// Caches filled by one candidate do not change the costs of later ones: these
/// equal the costs of programs that are partitioned without caches.
class CandidateCostTest : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    registerAllDialects(registry);
    context.emplace(registry, MLIRContext::Threading::DISABLED);
    // Unsupported candidates have no cost; their diagnostics are suppressed.
    context->getDiagEngine().registerHandler(
        [](Diagnostic &) { return success(); });
    module = parseProgram(*context, std::string(GSPMD_MODELS) + GetParam());
    ASSERT_TRUE(module);
    ASSERT_TRUE(succeeded(dropAnnotations(*module)));
    FailureOr<TensorVariables> tensors = TensorVariables::collect(*module);
    ASSERT_TRUE(succeeded(tensors));
    FailureOr<std::vector<AnnotationGroup>> found =
        findAnnotationGroups(*module, "main", *tensors);
    ASSERT_TRUE(succeeded(found));
    groups = *std::move(found);
    options.simulate.topology = "v4:2x2x2";
    options.simulate.reportsLayoutGain = false;
    options.simulate.namesTensors = false;
  }

  /// Moves some axes of some groups; leaves some groups to completion.
  void change(Candidate &candidate) {
    for (unsigned i = 0; i < groups.size(); ++i) {
      if (random() % 4 == 0)
        candidate.groupShardings[i].reset();
      for (unsigned axis = 0; axis < candidate.mesh.size(); ++axis)
        if (random() % 3 == 0 &&
            (!groups[i].isIntermediate || random() % 8 == 0))
          candidate.shardDim(groups[i], i, axis,
                             random() % groups[i].shape.size());
    }
  }

  DialectRegistry registry;
  std::optional<MLIRContext> context;
  OwningOpRef<ModuleOp> module;
  std::vector<AnnotationGroup> groups;
  AutoShardOptions options;
  std::mt19937 random{1};
};

TEST_P(CandidateCostTest, IsTheSameWithWhatOthersFoundOut) {
  constexpr unsigned kCandidates = 8;
  const std::vector<std::vector<NamedAxis>> meshes = {
      {{"x", 8}}, {{"x", 4}, {"y", 2}}, {{"x", 2}, {"y", 2}, {"z", 2}}};
  // Without a cache, each candidate is planned on its own.
  std::vector<Candidate> candidates;
  std::vector<FailureOr<CandidateCost>> alone;
  for (unsigned n = 0; n < kCandidates; ++n) {
    Candidate &candidate =
        candidates.emplace_back(meshes[random() % meshes.size()], groups);
    change(candidate);
    alone.push_back(
        evaluateCandidate(*module, "main", options, candidate, groups));
  }
  EvaluationCache memory(*context);
  unsigned numEvaluated = 0;
  for (auto [candidate, fresh] : llvm::zip_equal(candidates, alone)) {
    FailureOr<CandidateCost> again =
        evaluateCandidate(*module, "main", options, candidate, groups, &memory);
    ASSERT_EQ(succeeded(fresh), succeeded(again)) << candidate.key();
    if (failed(fresh))
      continue;
    ++numEvaluated;
    // The same program is found in the cache, whatever copy it is.
    size_t numKnown = memory.costs.size();
    FailureOr<CandidateCost> known =
        evaluateCandidate(*module, "main", options, candidate, groups, &memory);
    EXPECT_EQ(memory.costs.size(), numKnown);
    ASSERT_TRUE(succeeded(known));
    EXPECT_EQ(fresh->stepSeconds, known->stepSeconds);
    // To the last bit.
    EXPECT_EQ(fresh->stepSeconds, again->stepSeconds) << candidate.key();
    EXPECT_EQ(fresh->peakBytes, again->peakBytes) << candidate.key();
    EXPECT_EQ(fresh->excess, again->excess) << candidate.key();
    EXPECT_EQ(fresh->stepError, again->stepError) << candidate.key();
  }
  EXPECT_GE(numEvaluated, kCandidates / 2);
}

INSTANTIATE_TEST_SUITE_P(Models, CandidateCostTest,
                         testing::Values("tiny_dense.mlir", "tiny_moe.mlir",
                                         "tiny_unet.mlir",
                                         "tiny_pipeline.mlir"));

} // namespace
