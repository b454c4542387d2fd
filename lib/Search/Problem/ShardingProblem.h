//===- ShardingProblem.h - Sharding choice as a problem ---------*- C++ -*-===//
//
// Describes a program as far as the choice of its shardings is concerned.
// Variables are tensors that are sharded alike; the factors of an op determine
// which shardings of its tensors are compatible. They become nodes and edges of
// a Problem:
//
// - a variable's strategies are its shardings: each mesh axis on one of the
//   dimensions, or on none. They cost element-wise work and hold memory;
// - an op's strategies assign mesh axes to factors. They cost arithmetic,
//   memory traffic, and communication inside of the op;
// - an edge between an op and a variable costs the reshards between the
//   variable's sharding and that of the op, including reductions of partial
//   sums.
//
// Worked example, mesh x=2, C[i,j] = A[i,k] B[k,j] with i = 4, j = k = 8:
//
//   A, B, C  replicated, x on dimension 0, x on dimension 1: three strategies
//   dot      replicated, x on i, x on j, x on k: four strategies
//   edge of dot and C: (x on k, x on 0) a reduce-scatter, (x on i, x on 0)
//   nothing, (x on i, replicated) a gather, ...
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_SEARCH_PROBLEM_SHARDINGPROBLEM_H
#define GSPMD_LIB_SEARCH_PROBLEM_SHARDINGPROBLEM_H

#include "lib/Algebra/Factors/FactorMap.h"
#include "lib/Algebra/Reshard/ReshardPlanner.h"
#include "lib/Search/Problem/Problem.h"
#include <chrono>
#include <functional>

namespace mlir::gspmd::search {

/// Tensors of one shape that are sharded alike.
struct ProblemVariable {
  llvm::SmallVector<int64_t, 4> shape;
  /// Bytes of memory traffic of element-wise ops, unsharded.
  double bytesMoved = 0;
  /// The only strategy, if there is no choice.
  std::optional<TensorSharding> fixedSharding;
};

/// Memory of the tensors of a variable, unsharded, and its live range.
struct VariableMemory {
  unsigned variable = 0;
  double bytes = 0;
  Interval live;
};

/// An operand or result.
struct ProblemTensor {
  /// The variable of the tensor; nullopt for tensors without a choice: scalars
  /// and values computed from them.
  std::optional<unsigned> variable;
  double elementBytes = 0;
  /// The share of a reshard that counts here: a half if another op needs the
  /// same one.
  double share = 1;
};

struct ProblemOp {
  FactorMap map;
  /// Operands, then results.
  std::vector<ProblemTensor> tensors;
  /// Per factor, true if the op supports sharding it evenly.
  std::vector<bool> canShard;
  /// Bytes that a device receives inside the op; may be absent.
  std::function<double(llvm::ArrayRef<AxisList>)> bytesInside;
  /// True if results are partial sums along the axes of contracted factors.
  bool leavesPartialSums = true;
  Reduction reduction = Reduction::Add;
  /// Seconds of arithmetic of one execution, all on one device.
  double seconds = 0;
  double runs = 1;
  /// The live range of its resharded operands and results.
  Interval live;
};

struct ProblemProgram {
  std::vector<ProblemVariable> variables;
  std::vector<ProblemOp> ops;
  std::vector<VariableMemory> held;
};

/// The costs of transfers and memory traffic on the machine.
struct ProblemCosts {
  /// Seconds of a collective along axes; `bytes` is the size per device after a
  /// gather, and before any other collective.
  std::function<double(ReshardKind, llvm::ArrayRef<AxisRef> axes, double bytes)>
      transferSeconds;
  double secondsPerByteMoved = 0, secondsPerByteReceived = 0;
};

/// The reason why a problem has not been stated.
enum class UnsolvableReason { TooLarge, OutOfTime };

class ShardingProblem {
public:
  using Clock = std::chrono::steady_clock;
  /// The number of strategies is exponential in the number of mesh axes. The
  /// problem is not stated beyond this number of strategies of a node or
  /// combinations of an edge.
  static constexpr size_t kMaxEdge = size_t(1) << 18;
  /// The limit of the combinations of all edges.
  static constexpr size_t kMaxEdges = size_t(1) << 24;

  ShardingProblem(const ProblemProgram &program, const Mesh &mesh,
                  const ProblemCosts &problemCosts,
                  Clock::time_point deadline = Clock::time_point::max());

  /// Returns the reason why there is no problem to solve; nullopt if there is
  /// one.
  std::optional<UnsolvableReason> unsolvableReason() const { return reason; }
  /// Returns the problem. Costs are nanoseconds, usages bytes; it has no memory
  /// limit.
  const Problem &problem() const { return result; }
  /// Returns the sharding of a variable under a choice.
  const TensorSharding &shardingOf(llvm::ArrayRef<int32_t> choice,
                                   unsigned variable) const;

private:
  void state();
  void addVariable(const ProblemVariable &variable);
  void addHeld(const VariableMemory &held);
  void addOp(const ProblemOp &op);
  /// Adds the edge between the op and a variable, which occurs at the operands
  /// and results `positions`.
  void addEdge(const ProblemOp &op, uint32_t self, unsigned variable,
               llvm::ArrayRef<unsigned> positions,
               llvm::ArrayRef<std::vector<TensorSharding>> insides);
  /// Returns true if the problem may grow by an edge of `combinations` costs;
  /// otherwise sets the reason.
  bool fitsLimits(size_t combinations);
  bool hasTime();
  double reshardSeconds(llvm::ArrayRef<int64_t> shape, double elementBytes,
                        const TensorSharding &from, const TensorSharding &to);

  const ProblemProgram &program;
  const ProblemCosts &problemCosts;
  ReshardPlanner planner;
  const Clock::time_point deadline;
  std::optional<UnsolvableReason> reason;
  size_t numCombinations = 0;
  /// The shardings of each variable, by strategy.
  std::vector<std::vector<TensorSharding>> shardings;
  /// Costs of reshards, by the plan.
  std::unordered_map<const ReshardPlan *, double> known;
  Problem result;
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_PROBLEM_SHARDINGPROBLEM_H
