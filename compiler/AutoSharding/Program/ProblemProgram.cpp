//===- ProblemProgram.cpp - States a program as a sharding problem --------===//
#include "compiler/AutoSharding/Program/ProblemProgram.h"
#include "compiler/AutoSharding/Program/Lifetimes.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include <map>

using namespace mlir::gspmd::sharding;

namespace mlir::gspmd {
namespace {

/// Builds the sharding problem of a program: its variables, its ops with their
/// strategies and costs, and its buffers with their lifetimes.
class ProblemBuilder {
public:
  ProblemBuilder(TensorVariables &tensors, const Hardware &hardware)
      : tensors(tensors), table(tensors.getTable()), hardware(hardware) {}

  search::ProblemProgram run(const Lifetimes &lifetimes) {
    for (unsigned v = 0; v < tensors.numVariables(); ++v) {
      search::ProblemVariable variable;
      variable.shape.assign(tensors.shapeOf(v).begin(),
                            tensors.shapeOf(v).end());
      program.variables.push_back(std::move(variable));
    }
    fixAnnotatedShardings();
    for (const RunningOp &op : lifetimes.ops)
      add(op);
    shareReshards();
    addBuffers(lifetimes);
    return std::move(program);
  }

private:
  /// Fixes the sharding of each variable with a closed annotation.
  void fixAnnotatedShardings() {
    for (auto [n, tensor] : llvm::enumerate(table.getTensors())) {
      std::optional<unsigned> variable = tensors.variableOf(n);
      if (!tensor.annotated || !variable)
        continue;
      const TensorSharding &annotated = table.shardingOf(n);
      if (llvm::all_of(annotated.dims(),
                       [](const DimSharding &dim) { return dim.isClosed; }))
        program.variables[*variable].fixedSharding = annotated.closed();
    }
  }

  void add(const RunningOp &running) {
    Operation *op = running.op;
    if (!hasPartitionRule(op))
      return;
    auto rule = dyn_cast<ShardingRuleOpInterface>(op);
    if (rule && rule.isElementwise())
      return addElementwise(running);
    search::ProblemOp result;
    for (Value operand : op->getOperands())
      result.tensors.push_back(tensorOf(operand));
    for (Value value : op->getResults())
      result.tensors.push_back(tensorOf(value));
    if (llvm::none_of(result.tensors,
                      [](const auto &tensor) { return tensor.variable; }))
      return;
    fillFromModel(op, result);
    result.runs = running.runs;
    result.live = {running.time, running.time + 1};
    program.ops.push_back(std::move(result));
    operations.push_back(op);
  }

  /// Adds the memory traffic of an element-wise op to the variables of its
  /// results. Fusion keeps many results on the chip. So each result counts
  /// once, as if half of all results were written to memory and read again.
  void addElementwise(const RunningOp &running) {
    for (Value result : running.op->getResults())
      if (auto variable = tensors.variableOf(table.findNumber(result)))
        program.variables[*variable].bytesMoved +=
            tensorBytes(result.getType()) * running.runs;
  }

  search::ProblemTensor tensorOf(Value value) {
    search::ProblemTensor tensor;
    int number = table.findNumber(value);
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (std::optional<unsigned> variable = tensors.variableOf(number);
        variable && type && type.getShape() == tensors.shapeOf(*variable))
      tensor.variable = variable;
    tensor.elementBytes = elementBytes(value.getType());
    return tensor;
  }

  /// Sets the fields of `result` that ops of one kind share: factors, costs and
  /// partial sums.
  void fillFromModel(Operation *op, search::ProblemOp &result) {
    unsigned kind = kinds.kindOf(op);
    if (kind == models.size()) {
      search::ProblemOp model;
      model.map = partitionRuleOf(op);
      for (unsigned f = 0; f < model.map.numFactors(); ++f)
        model.canShard.push_back(
            canShardFactorOf(op, model.map, f, /*uneven=*/false));
      std::optional<ReductionKind> reduction = reductionKindOf(op);
      model.leavesPartialSums = reduction.has_value();
      model.reduction = toAlgebra(reduction.value_or(ReductionKind::Add));
      OpWork work = workOf(op, hardware);
      model.seconds = work.matrixSeconds +
                      (work.vectorFlops +
                       work.transcendentals * hardware.transcendentalCost) /
                          hardware.vectorFlops;
      models.push_back(std::move(model));
    }
    std::vector<search::ProblemTensor> programTensors =
        std::move(result.tensors);
    result = models[kind];
    result.tensors = std::move(programTensors);
    result.bytesInside = [op, map = result.map](ArrayRef<AxisList> axes) {
      return communicatedBytesOf(op, map, axes);
    };
  }

  /// Ops of one kind that read a tensor as the same operand require the same
  /// sharding, so the reshard is shared.
  void shareReshards() {
    std::map<std::tuple<const void *, unsigned, unsigned>, unsigned> uses;
    auto forEachUse = [&](auto visit) {
      for (auto [i, op] : llvm::enumerate(program.ops))
        for (unsigned t = 0; t < operations[i]->getNumOperands(); ++t)
          if (op.tensors[t].variable)
            visit(op.tensors[t],
                  std::make_tuple(
                      operations[i]->getOperand(t).getAsOpaquePointer(),
                      kinds.kindOf(operations[i]), t));
    };
    forEachUse([&](search::ProblemTensor &, auto key) { ++uses[key]; });
    forEachUse([&](search::ProblemTensor &tensor, auto key) {
      tensor.share = 1.0 / uses[key];
    });
  }

  /// Adds the buffers with at least a thousandth of the bytes of the largest
  /// one. Smaller ones hardly change the peak, but each of them adds a
  /// constraint at many times.
  void addBuffers(const Lifetimes &lifetimes) {
    constexpr double kMaxRatio = 1000;
    double largest = 0;
    for (const auto &[buffer, held] : lifetimes.buffers)
      largest = std::max(largest, held.bytes);
    for (const auto &[buffer, held] : lifetimes.buffers)
      if (held.variable && held.bytes * kMaxRatio >= largest)
        program.held.push_back({*held.variable, held.bytes, held.live});
  }

  TensorVariables &tensors;
  ShardingTable &table;
  const Hardware &hardware;
  search::ProblemProgram program;
  std::vector<Operation *> operations;
  OpKinds kinds;
  std::vector<search::ProblemOp> models;
};

} // namespace

search::ProblemProgram buildProblemProgram(TensorVariables &tensors,
                                           StringRef entry,
                                           const Hardware &hardware,
                                           double assumedTripCount) {
  Lifetimes lifetimes = lifetimesOf(tensors, entry, assumedTripCount);
  return ProblemBuilder(tensors, hardware).run(lifetimes);
}

} // namespace mlir::gspmd
