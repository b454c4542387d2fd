//===- LayoutProblem.h - The shardings of a program as a problem -*- C++
//-*-===//
//
// A program as far as the choice of its shardings is concerned: variables are
// tensors that are cut alike, ops tell by their factors which cuts of their
// tensors go together. That makes nodes and edges of a Problem:
//
//   - a variable's strategies are its shardings: each mesh axis on one of the
//     dimensions, or on none. They cost element-wise work, and hold memory;
//   - an op's strategies are the factors that the axes cut. They cost
//     arithmetic, traffic with memory, and what the op itself sends;
//   - an edge between an op and a variable costs the reshards between how the
//     tensor lies outside and inside of the op, sums of parts among them.
//
// Worked example, mesh x=2, C[i,j] = A[i,k] B[k,j] with i = 4, j = k = 8:
//
//   A, B, C  whole, x on dimension 0, x on dimension 1: three strategies each
//   dot      whole, x on i, x on j, x on k: four
//   edge of dot and C: (x on k, x on 0) a reduce-scatter, (x on i, x on 0)
//   nothing, (x on i, whole) a gather, ...
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_SEARCH_LAYOUTPROBLEM_H
#define GSPMD_SEARCH_LAYOUTPROBLEM_H

#include "gspmd/Search/Problem.h"
#include "lib/Algebra/Factors/FactorMap.h"
#include "lib/Algebra/Reshard/ReshardPlanner.h"
#include <chrono>
#include <functional>

namespace mlir::gspmd::search {

/// Tensors of one shape that are cut alike.
struct LayoutVariable {
  llvm::SmallVector<int64_t, 4> shape;
  /// Bytes that element-wise ops move between a device and its memory, not cut.
  double bytesMoved = 0;
  /// Its only strategy, where there is no choice.
  std::optional<TensorSharding> fixedSharding;
};

/// Memory that tensors of a variable take, not cut, for some time.
struct HeldBytes {
  unsigned variable = 0;
  double bytes = 0;
  Interval live;
};

/// An operand or result.
struct LayoutTensor {
  /// Nothing for what takes no part: scalars, what is made on the spot.
  std::optional<unsigned> variable;
  double elementBytes = 0;
  /// What of a reshard counts here: a half where another op needs the same.
  double share = 1;
};

struct LayoutOp {
  FactorMap map;
  /// Operands, then results.
  std::vector<LayoutTensor> tensors;
  /// Per factor: can the op run with it cut evenly?
  std::vector<bool> canShard;
  /// Bytes that a device receives inside the op; may be absent.
  std::function<double(llvm::ArrayRef<AxisList>)> bytesInside;
  /// Are results partial along the axes of reductions?
  bool leavesPartialResults = true;
  Reduction reduction = Reduction::Add;
  /// Seconds of arithmetic of one run, all on one device.
  double seconds = 0;
  double runs = 1;
  /// When it holds its tensors as they lie inside, beside those outside.
  Interval live;
};

struct LayoutProgram {
  std::vector<LayoutVariable> variables;
  std::vector<LayoutOp> ops;
  std::vector<HeldBytes> held;
};

/// What the machine takes.
struct LayoutCosts {
  /// Of a collective along axes; `bytes` are those that a device has after a
  /// gather, and before anything else.
  std::function<double(ReshardKind, llvm::ArrayRef<AxisRef> axes, double bytes)>
      transferSeconds;
  double secondsPerByteMoved = 0, secondsPerByteReceived = 0;
};

/// Why a problem has not been stated.
enum class UnstatedReason { TooLarge, OutOfTime };

class LayoutProblem {
public:
  using Clock = std::chrono::steady_clock;
  /// Strategies grow with the power of the mesh's axes. Beyond so many of one
  /// node, or combinations of one edge, the problem is not stated.
  static constexpr size_t maxEdge = size_t(1) << 18;
  /// The same of combinations of all edges.
  static constexpr size_t maxEdges = size_t(1) << 24;

  LayoutProblem(const LayoutProgram &program, const Mesh &mesh,
                const LayoutCosts &layoutCosts,
                Clock::time_point deadline = Clock::time_point::max());

  /// Then there is no problem to solve.
  std::optional<UnstatedReason> unstated() const { return why; }
  /// Costs are nanoseconds, usages bytes. Without a limit on memory.
  const Problem &problem() const { return result; }
  /// The sharding of a variable under a choice.
  const TensorSharding &shardingOf(llvm::ArrayRef<int32_t> choice,
                                   unsigned variable) const;

private:
  void state();
  void addVariable(const LayoutVariable &variable);
  void addHeld(const HeldBytes &held);
  void addOp(const LayoutOp &op);
  /// Of the op and a variable that stands at these of its places.
  void addEdge(const LayoutOp &op, uint32_t self, unsigned variable,
               llvm::ArrayRef<unsigned> places,
               llvm::ArrayRef<std::vector<TensorSharding>> insides);
  /// Can the problem grow by an edge of so many combinations? Else it is told
  /// why not.
  bool fitsLimits(size_t combinations);
  bool hasTime();
  double reshardSeconds(llvm::ArrayRef<int64_t> shape, double elementBytes,
                        const TensorSharding &from, const TensorSharding &to);

  const LayoutProgram &program;
  const LayoutCosts &layoutCosts;
  ReshardPlanner planner;
  const Clock::time_point deadline;
  std::optional<UnstatedReason> why;
  size_t numCombinations = 0;
  /// Per variable: of each strategy.
  std::vector<std::vector<TensorSharding>> shardings;
  /// Reshards that were priced, by the plan.
  std::unordered_map<const ReshardPlan *, double> known;
  Problem result;
};

} // namespace mlir::gspmd::search

#endif // GSPMD_SEARCH_LAYOUTPROBLEM_H
