//===- ShardingProblem.cpp - Sharding choice as a problem -----------------===//
#include "lib/Search/Problem/ShardingProblem.h"
#include "lib/Algebra/Factors/FactorProjection.h"
#include "lib/Progress/Interrupt.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>
#include <map>

using llvm::ArrayRef;
using llvm::SmallVector;

namespace mlir::gspmd::search {
namespace {

int64_t nanoseconds(double seconds) {
  return std::llround(std::min(seconds, 1e6) * 1e9);
}

/// Calls `visit` with every assignment of the mesh axes to `places` or to none;
/// the axes of one place are in the order of the mesh. Returns false without
/// any call if there are too many assignments.
bool forEachPlacing(const Mesh &mesh, unsigned numTensors,
                    llvm::function_ref<void(ArrayRef<AxisList>)> visit) {
  size_t numAssignments = 1;
  for (unsigned axis = 0; axis < mesh.rank(); ++axis)
    if (mesh.axisSize(axis) > 1 &&
        (numAssignments *= numTensors + 1) > ShardingProblem::kMaxEdge)
      return false;
  std::vector<AxisList> placed(numTensors);
  std::function<void(unsigned)> assignAxis = [&](unsigned axis) {
    if (axis == mesh.rank())
      return visit(placed);
    assignAxis(axis + 1);
    if (mesh.axisSize(axis) == 1)
      return;
    for (AxisList &axes : placed) {
      axes.push_back(mesh.fullAxis(axis));
      assignAxis(axis + 1);
      axes.pop_back();
    }
  };
  assignAxis(0);
  return true;
}

double localBytes(ArrayRef<int64_t> shape, double elementBytes,
                  const TensorSharding &sharding) {
  return llvm::product_of(sharding.localShape(shape), elementBytes);
}

/// The strategies of one op, and the shardings of its tensors under each.
struct OpStrategies {
  std::vector<std::vector<AxisList>> axes;
  /// [strategy][tensor]
  std::vector<std::vector<TensorSharding>> inside;
};

/// Returns the sharding of tensor `t` inside of an op whose factors are sharded
/// by `axes`; nullopt if it cannot be expressed.
std::optional<TensorSharding> insideOf(const ProblemOp &op, unsigned t,
                                       ArrayRef<AxisList> axes) {
  bool dropped = false;
  TensorSharding sharding = shardingFromFactors(op.map, t, axes, &dropped);
  if (dropped)
    return std::nullopt;
  if (t < op.map.operands().size() || !op.leavesPartialSums)
    return sharding;
  AxisList partial;
  for (unsigned f = 0; f < op.map.numFactors(); ++f)
    if (op.map.factor(f).partitionKind == FactorKind::Reduction &&
        !op.map.tensorHasFactor(t, f))
      partial.append(axes[f]);
  return partial.empty() ? sharding
                         : sharding.withUnreduced(partial, op.reduction);
}

/// Returns the strategies of `op`; nullopt if there are too many.
std::optional<OpStrategies> strategiesOf(const ProblemOp &op,
                                         const Mesh &mesh) {
  OpStrategies result;
  auto add = [&](ArrayRef<AxisList> axes) {
    for (unsigned f = 0; f < op.map.numFactors(); ++f)
      if (!axes[f].empty() &&
          (!op.canShard[f] || op.map.factor(f).size % axisListSize(axes[f])))
        return;
    std::vector<TensorSharding> inside;
    for (unsigned t = 0; t < op.tensors.size(); ++t) {
      std::optional<TensorSharding> sharding = insideOf(op, t, axes);
      if (!sharding)
        return;
      inside.push_back(*std::move(sharding));
    }
    result.axes.emplace_back(axes.begin(), axes.end());
    result.inside.push_back(std::move(inside));
  };
  if (!forEachPlacing(mesh, op.map.numFactors(), add))
    return std::nullopt;
  return result;
}

/// Returns the bytes of all local tensors inside of the op.
double bytesInside(const ProblemOp &op, const ProblemProgram &program,
                   ArrayRef<TensorSharding> inside) {
  double bytes = 0;
  for (auto [t, tensor] : llvm::enumerate(op.tensors))
    if (tensor.variable)
      bytes += localBytes(program.variables[*tensor.variable].shape,
                          tensor.elementBytes, inside[t]);
  return bytes;
}

/// Returns the time of the op under strategy `s`: the maximum of arithmetic and
/// memory traffic, plus communication.
double secondsOf(const ProblemOp &op, const ProblemProgram &program,
                 const OpStrategies &strategies, unsigned s,
                 const ProblemCosts &problemCosts) {
  int64_t numShards = 1;
  for (const AxisList &axes : strategies.axes[s])
    numShards *= axisListSize(axes);
  double bytes = bytesInside(op, program, strategies.inside[s]);
  double seconds = std::max(op.seconds / numShards,
                            bytes * problemCosts.secondsPerByteMoved);
  if (op.bytesInside)
    seconds += op.bytesInside(strategies.axes[s]) *
               problemCosts.secondsPerByteReceived;
  return seconds * op.runs;
}

} // namespace

ShardingProblem::ShardingProblem(const ProblemProgram &program,
                                 const Mesh &mesh,
                                 const ProblemCosts &problemCosts,
                                 Clock::time_point deadline)
    : program(program), problemCosts(problemCosts), planner(mesh),
      deadline(deadline) {
  state();
}

void ShardingProblem::state() {
  for (const ProblemVariable &variable : program.variables) {
    addVariable(variable);
    if (reason || !hasTime())
      return;
  }
  for (const VariableMemory &held : program.held) {
    addHeld(held);
    if (reason || !hasTime())
      return;
  }
  for (const ProblemOp &op : program.ops) {
    addOp(op);
    if (reason || !hasTime())
      return;
  }
}

bool ShardingProblem::fitsLimits(size_t combinations) {
  numCombinations += combinations;
  if (combinations > kMaxEdge || numCombinations > kMaxEdges)
    reason = UnsolvableReason::TooLarge;
  return !reason;
}

bool ShardingProblem::hasTime() {
  if (Clock::now() >= deadline || isInterrupted())
    reason = UnsolvableReason::OutOfTime;
  return !reason;
}

const TensorSharding &ShardingProblem::shardingOf(ArrayRef<int32_t> choice,
                                                  unsigned variable) const {
  return shardings[variable][choice[variable]];
}

void ShardingProblem::addVariable(const ProblemVariable &variable) {
  Node node;
  std::vector<TensorSharding> strategies;
  auto add = [&](TensorSharding sharding) {
    double share = 1.0 / axisListSize(sharding.dimAxes());
    node.costs.push_back(nanoseconds(variable.bytesMoved * share *
                                     problemCosts.secondsPerByteMoved));
    node.usages.push_back(0);
    strategies.push_back(std::move(sharding));
  };
  if (variable.fixedSharding)
    add(*variable.fixedSharding);
  else if (!forEachPlacing(planner.mesh(), variable.shape.size(),
                           [&](ArrayRef<AxisList> axes) {
                             TensorSharding sharding =
                                 TensorSharding::tiled(axes);
                             if (sharding.isEven(variable.shape))
                               add(std::move(sharding));
                           }))
    reason = UnsolvableReason::TooLarge;
  shardings.push_back(std::move(strategies));
  result.nodes.push_back(std::move(node));
}

/// Adds a node that follows the variable. Its cost breaks ties in favor of less
/// memory: it is a hundredth of the time to read what is held.
void ShardingProblem::addHeld(const VariableMemory &held) {
  ArrayRef<TensorSharding> variableShardings = shardings[held.variable];
  if (!fitsLimits(variableShardings.size() * variableShardings.size()))
    return;
  Node node;
  node.live = held.live;
  for (const TensorSharding &sharding : variableShardings) {
    double bytes = held.bytes / axisListSize(sharding.dimAxes());
    node.costs.push_back(
        nanoseconds(0.01 * bytes * problemCosts.secondsPerByteMoved));
    node.usages.push_back(std::llround(bytes));
  }
  Edge edge;
  edge.nodes = {uint32_t(result.nodes.size()), held.variable};
  for (size_t i = 0; i < variableShardings.size(); ++i)
    for (size_t j = 0; j < variableShardings.size(); ++j)
      edge.costs.push_back(i == j ? 0 : kProhibited);
  result.nodes.push_back(std::move(node));
  result.edges.push_back(std::move(edge));
}

double ShardingProblem::reshardSeconds(ArrayRef<int64_t> shape,
                                       double elementBytes,
                                       const TensorSharding &from,
                                       const TensorSharding &to) {
  if (from == to)
    return 0;
  const ReshardPlan &plan = planner.plan(shape, elementBytes, from, to);
  auto [it, isNew] = known.try_emplace(&plan, 0);
  if (!isNew)
    return it->second;
  double seconds = 0;
  const TensorSharding *before = &from;
  for (const ReshardStep &step : plan.steps) {
    bool isLocal = step.kind == ReshardKind::Slice ||
                   step.kind == ReshardKind::ReplicatedToUnreduced;
    bool grows = step.kind == ReshardKind::AllGather;
    if (!isLocal)
      seconds += problemCosts.transferSeconds(
          step.kind, step.axes,
          localBytes(shape, elementBytes, grows ? step.result : *before));
    before = &step.result;
  }
  return it->second = seconds;
}

void ShardingProblem::addOp(const ProblemOp &op) {
  std::optional<OpStrategies> strategies = strategiesOf(op, planner.mesh());
  if (!strategies) {
    reason = UnsolvableReason::TooLarge;
    return;
  }
  Node node;
  node.live = op.live;
  for (unsigned s = 0; s < strategies->axes.size(); ++s) {
    node.costs.push_back(
        nanoseconds(secondsOf(op, program, *strategies, s, problemCosts)));
    node.usages.push_back(
        std::llround(bytesInside(op, program, strategies->inside[s])));
  }
  uint32_t self = result.nodes.size();
  result.nodes.push_back(std::move(node));
  // One edge per variable, even if it occurs at several places.
  std::map<unsigned, SmallVector<unsigned>> positionsOf;
  for (auto [t, tensor] : llvm::enumerate(op.tensors))
    if (tensor.variable)
      positionsOf[*tensor.variable].push_back(t);
  for (const auto &[variable, tensors] : positionsOf)
    if (fitsLimits(strategies->inside.size() * shardings[variable].size()))
      addEdge(op, self, variable, tensors, strategies->inside);
}

void ShardingProblem::addEdge(const ProblemOp &op, uint32_t self,
                              unsigned variable, ArrayRef<unsigned> positions,
                              ArrayRef<std::vector<TensorSharding>> insides) {
  Edge edge;
  edge.nodes = {self, variable};
  ArrayRef<int64_t> shape = program.variables[variable].shape;
  for (const auto &inside : insides)
    for (const TensorSharding &outside : shardings[variable]) {
      // A plan along several axes takes up to a millisecond.
      if (!hasTime())
        return;
      double seconds = 0;
      for (unsigned t : positions) {
        bool isResult = t >= op.map.operands().size();
        seconds += op.tensors[t].share *
                   reshardSeconds(shape, op.tensors[t].elementBytes,
                                  isResult ? inside[t] : outside,
                                  isResult ? outside : inside[t]);
      }
      edge.costs.push_back(nanoseconds(seconds * op.runs));
    }
  result.edges.push_back(std::move(edge));
}

} // namespace mlir::gspmd::search
