//===- ShardingProblemTest.cpp - Programs as problems ---------------------===//

#include "lib/Search/Problem/ShardingProblem.h"
#include "lib/Search/Solver/Solve.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd;
using namespace mlir::gspmd::search;

namespace {

/// A byte costs one nanosecond; collectives have no other cost.
ProblemCosts perByte() {
  ProblemCosts problemCosts;
  problemCosts.transferSeconds = [](ReshardKind kind, llvm::ArrayRef<AxisRef>,
                                    double bytes) {
    return (kind == ReshardKind::AllReduce ? 2 : 1) * bytes * 1e-9;
  };
  return problemCosts;
}

ProblemVariable variable(llvm::ArrayRef<int64_t> shape) {
  ProblemVariable result;
  result.shape.assign(shape.begin(), shape.end());
  return result;
}

/// C[i,j] = A[i,k] B[k,j] on variables `a`, `b`, `c`.
ProblemOp product(int64_t i, int64_t k, int64_t j, unsigned a, unsigned b,
                  unsigned c, double seconds) {
  ProblemOp op;
  FactorRule rule({2, 2}, {2});
  rule.addFactor(i, {{0, 0}}, {{0, 0}});
  rule.addFactor(k, {{0, 1}, {1, 0}}, {}, FactorKind::Reduction);
  rule.addFactor(j, {{1, 1}}, {{0, 1}});
  op.map = rule.forPartition();
  for (unsigned v : {a, b, c})
    op.tensors.push_back({v, 4});
  op.canShard = {true, true, true};
  op.seconds = seconds;
  return op;
}

std::string solved(const ProblemProgram &program, const Mesh &mesh,
                   std::optional<int64_t> limit, unsigned variable) {
  ProblemCosts problemCosts = perByte();
  ShardingProblem stated(program, mesh, problemCosts);
  Problem problem = stated.problem();
  problem.usageLimit = limit;
  EXPECT_TRUE(verify(problem).ok());
  absl::StatusOr<Solution> solution = solve(problem);
  if (!solution.ok())
    return std::string(solution.status().message());
  EXPECT_TRUE(solution->isOptimal());
  return stated.shardingOf(solution->choice, variable).toString(mesh);
}

/// A large batch, small weights: the batch is sharded in both products, so that
/// there is no communication.
TEST(ShardingProblemTest, ShardsTheBatch) {
  ProblemProgram program;
  program.variables = {variable({4096, 8}), variable({8, 16}),
                       variable({4096, 16}), variable({16, 8}),
                       variable({4096, 8})};
  program.ops = {product(4096, 8, 16, 0, 1, 2, 1e-3),
                 product(4096, 16, 8, 2, 3, 4, 1e-3)};
  Mesh mesh({{"x", 4}});
  EXPECT_EQ(solved(program, mesh, std::nullopt, 2), "[{\"x\"}, {}]");
  EXPECT_EQ(solved(program, mesh, std::nullopt, 1), "[{}, {}]");
}

/// Weights that do not fit replicated are sharded by columns and then by rows:
/// the small result is communicated instead of the weights.
TEST(ShardingProblemTest, ShardsWeightsThatDoNotFit) {
  ProblemProgram program;
  program.variables = {variable({8, 64}), variable({64, 1024}),
                       variable({8, 1024}), variable({1024, 64}),
                       variable({8, 64})};
  program.ops = {product(8, 64, 1024, 0, 1, 2, 1e-3),
                 product(8, 1024, 64, 2, 3, 4, 1e-3)};
  double bytes = 64 * 1024 * 4;
  program.held = {{1, bytes, {0, 2}}, {3, bytes, {0, 2}}};
  Mesh mesh({{"x", 4}});
  int64_t limit = int64_t(bytes);
  EXPECT_EQ(solved(program, mesh, limit, 1), "[{}, {\"x\"}]");
  EXPECT_EQ(solved(program, mesh, limit, 2), "[{}, {\"x\"}]");
  EXPECT_EQ(solved(program, mesh, limit, 3), "[{\"x\"}, {}]");
  EXPECT_NE(solved(program, mesh, limit / 4, 1).find("is infeasible"),
            std::string::npos);
}

/// A fixed sharding is kept, whatever it costs.
TEST(ShardingProblemTest, KeepsFixedShardings) {
  ProblemProgram program;
  program.variables = {variable({4096, 8}), variable({8, 16}),
                       variable({4096, 16})};
  program.ops = {product(4096, 8, 16, 0, 1, 2, 1e-3)};
  Mesh mesh({{"x", 4}});
  program.variables[0].fixedSharding =
      TensorSharding::tiled({AxisList(), AxisList{mesh.fullAxis(0)}});
  EXPECT_EQ(solved(program, mesh, std::nullopt, 0), "[{}, {\"x\"}]");
}

/// An edge costs the reshard between the op and its tensor: the worked example
/// in ShardingProblem.h, by hand.
TEST(ShardingProblemTest, EdgesAreReshards) {
  ProblemProgram program;
  program.variables = {variable({4, 8}), variable({8, 8}), variable({4, 8})};
  program.ops = {product(4, 8, 8, 0, 1, 2, 0)};
  ProblemCosts problemCosts = perByte();
  Mesh mesh({{"x", 2}});
  ShardingProblem stated(program, mesh, problemCosts);
  const Problem &problem = stated.problem();
  ASSERT_EQ(problem.nodes.size(), 4u);
  // Replicated, x on dimension 0, x on dimension 1.
  EXPECT_EQ(problem.nodes[2].numStrategies(), 3u);
  // Replicated, x on i, x on k, x on j.
  EXPECT_EQ(problem.nodes[3].numStrategies(), 4u);
  const Edge &edge = problem.edges[2];
  EXPECT_EQ(edge.nodes, (std::vector<uint32_t>{3, 2}));
  std::vector<int64_t> costs = {
      0,   0,   0,   // replicated: contains every shard
      128, 0,   64,  // i: a gather, nothing, an all-to-all of the local tensor
      256, 128, 128, // k: an all-reduce, reduce-scatters
      128, 64,  0};  // j
  EXPECT_EQ(edge.costs, costs);
}

/// The number of strategies is exponential in the number of axes: eight axes of
/// a product would be 65536 strategies, and as many for each matrix.
TEST(ShardingProblemTest, TooManyAxesAreNotStated) {
  ProblemProgram program;
  program.variables = {variable({256, 256}), variable({256, 256}),
                       variable({256, 256})};
  program.ops = {product(256, 256, 256, 0, 1, 2, 0)};
  ProblemCosts problemCosts = perByte();
  std::vector<MeshAxis> axes;
  for (char name = 'a'; name <= 'h'; ++name)
    axes.push_back({std::string(1, name), 2});
  ShardingProblem stated(program, Mesh(axes), problemCosts);
  EXPECT_EQ(stated.unsolvableReason(), UnsolvableReason::TooLarge);
  // The assignments of axes are not even enumerated.
  for (unsigned i = 0; i < 40; ++i)
    axes.push_back({"more" + std::to_string(i), 2});
  ShardingProblem larger(program, Mesh(axes), problemCosts);
  EXPECT_EQ(larger.unsolvableReason(), UnsolvableReason::TooLarge);
  ShardingProblem smaller(program, Mesh({axes[0], axes[1]}), problemCosts);
  EXPECT_EQ(smaller.unsolvableReason(), std::nullopt);
}

TEST(ShardingProblemTest, StatingEndsWithTheTime) {
  ProblemProgram program;
  program.variables = {variable({4, 8}), variable({8, 8}), variable({4, 8})};
  program.ops = {product(4, 8, 8, 0, 1, 2, 0)};
  ProblemCosts problemCosts = perByte();
  ShardingProblem stated(program, Mesh({{"x", 2}}), problemCosts,
                         ShardingProblem::Clock::now());
  EXPECT_EQ(stated.unsolvableReason(), UnsolvableReason::OutOfTime);
}

} // namespace
