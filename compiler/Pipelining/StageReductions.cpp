//===- StageReductions.cpp - Reductions over the devices of a stage -------===//
#include "compiler/Pipelining/StageReductions.h"
#include "compiler/Pipelining/CompilationPool.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd {

namespace {

/// See deferStageReductions.
class StageReductionDeferrer {
public:
  explicit StageReductionDeferrer(StagePrograms &stages) : stages(stages) {}

  LogicalResult run() {
    for (StageTask &task : stages.tasks) {
      KeptResult<DeviceProgram> device = task.program->makeDeviceProgram({});
      if (failed(device))
        return failure();
      task.replicatedOps = (*device)->replicatedOps();
      OwningOpRef<ModuleOp> &module = modules.emplace_back();
      ModuleOp source = (*device)->module;
      module = source.clone();
    }
    for (unsigned value = 0; value < stages.values.size(); ++value)
      if (stages.values[value].kind == PipelineValue::Kind::Sum)
        defer(value);
    CompilationPool pool;
    for (auto [task, module] : llvm::zip_equal(stages.tasks, modules))
      task.program = pool.get(std::move(module));
    return success();
  }

private:
  func::FuncOp entryOf(unsigned task) {
    return modules[task]->lookupSymbol<func::FuncOp>("main");
  }

  /// Returns the tasks that read `sum` and the number of the input; nothing if
  /// it has other users, too.
  SmallVector<std::pair<unsigned, unsigned>> readersOf(unsigned sum) {
    const PipelineValue &value = stages.values[sum];
    for (unsigned other = 0; other < stages.values.size(); ++other) {
      bool isUsed =
          stages.values[other].kind == PipelineValue::Kind::Transfer ||
          stages.values[other].kind == PipelineValue::Kind::Sum;
      if (isUsed && other != sum &&
          (stages.values[other].source == sum ||
           stages.values[other].source == value.source))
        return {};
    }
    if (stages.isReturned(sum))
      return {};
    SmallVector<std::pair<unsigned, unsigned>> readers;
    for (auto [number, task] : llvm::enumerate(stages.tasks))
      for (auto [input, read] : llvm::enumerate(task.inputs)) {
        if (read == value.source)
          return {};
        if (read == sum)
          readers.emplace_back(number, input);
      }
    return readers;
  }

  void defer(unsigned sum) {
    const PipelineValue &produced = stages.values[stages.values[sum].source];
    if (produced.kind != PipelineValue::Kind::Result)
      return;
    func::FuncOp producer = entryOf(produced.source);
    Operation *exit = producer.getBody().front().getTerminator();
    auto result = cast<OpResult>(exit->getOperand(produced.result));
    auto reduce = dyn_cast<spmd::AllReduceOp>(result.getOwner());
    auto readers = readersOf(sum);
    if (readers.empty() || !reduce ||
        reduce.getReduction() != sharding::ReductionKind::Add ||
        !result.hasOneUse())
      return;
    for (auto [task, input] : readers)
      if (sharding::getSharding(entryOf(task).getArgument(input)) !=
          sharding::getResultSharding(producer, produced.result))
        return;
    for (auto [task, input] : readers) {
      BlockArgument arg = entryOf(task).getArgument(input);
      OpBuilder builder = OpBuilder::atBlockBegin(arg.getOwner());
      auto reduced = spmd::AllReduceOp::create(
          builder, reduce.getLoc(), arg.getType(), reduce.getReduction(), arg,
          reduce.getAxes());
      arg.replaceAllUsesExcept(reduced.getResult(), reduced);
    }
    exit->setOperand(produced.result,
                     reduce.getInputs()[result.getResultNumber()]);
    stages.values[sum].isPartialSum = true;
    if (reduce.use_empty())
      reduce.erase();
  }

  StagePrograms &stages;
  std::vector<OwningOpRef<ModuleOp>> modules;
};

} // namespace

LogicalResult deferStageReductions(StagePrograms &stages) {
  return StageReductionDeferrer(stages).run();
}

} // namespace mlir::gspmd
