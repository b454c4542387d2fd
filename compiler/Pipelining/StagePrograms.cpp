//===- StagePrograms.cpp - The programs of pipeline stages ----------------===//
#include "compiler/Pipelining/StagePrograms.h"
#include "compiler/Pipeline/RunPhase.h"
#include "compiler/Pipelining/StageProgramBuilder.h"
#include "compiler/Pipelining/StageReductions.h"
#include "gspmd/Registration/Pipelines.h"
#include "transforms/Support/Diagnostics/ArgumentNumbers.h"
#include "transforms/Support/Diagnostics/ValueNames.h"
#include "transforms/Support/StageAttributes.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd {

int64_t StagePrograms::numDevices() const { return llvm::sum_of(groupDevices); }

unsigned StagePrograms::sourceOf(unsigned value) const {
  while (values[value].kind == PipelineValue::Kind::Transfer)
    value = values[value].source;
  return value;
}

bool StagePrograms::isSharedArgument(const PipelineValue &value) const {
  return value.kind == PipelineValue::Kind::Layers ||
         (value.kind == PipelineValue::Kind::Argument &&
          signature.arguments[value.source].sharding.isFullyReplicated());
}

bool StagePrograms::isReturned(unsigned value) const {
  return llvm::any_of(results, [&](unsigned result) {
    return result == value || llvm::is_contained(values[result].slices, value);
  });
}

const StageTask *StagePrograms::producerOf(unsigned value) const {
  const PipelineValue &source = values[sourceOf(value)];
  return source.kind == PipelineValue::Kind::Result ? &tasks[source.source]
                                                    : nullptr;
}

const StageTask *StagePrograms::find(TaskKind kind, int64_t stage) const {
  for (const StageTask &task : tasks)
    if (task.kind == kind && task.stage == stage)
      return &task;
  return nullptr;
}

static LogicalResult emitStatus(ModuleOp module, const absl::Status &status) {
  return module.emitError() << std::string(status.message());
}

/// Returns true if `name` is that of the argument, or of a tree of JAX that it
/// belongs to: "batch" of "batch['x']".
static bool namesArgument(StringRef name, BlockArgument arg) {
  StringRef argumentName = nameIn(arg.getLoc());
  return name == argumentName ||
         (argumentName.consume_front(name) &&
          StringRef("[.").contains(argumentName.front()));
}

/// Returns the arguments that `name` names; if there are none, the argument
/// with this numbered name.
static SmallVector<BlockArgument> findArguments(FunctionOpInterface func,
                                                StringRef name) {
  SmallVector<BlockArgument> found(
      llvm::make_filter_range(func.getArguments(), [&](BlockArgument arg) {
        return namesArgument(name, arg);
      }));
  if (found.empty())
    if (BlockArgument arg = findByNumber(func.getArguments(), name))
      found.push_back(arg);
  return found;
}

/// Marks the arguments that --microbatch-dims names.
static LogicalResult markMicrobatches(ModuleOp module, StringRef entry,
                                      const PipelineOptions &options) {
  auto dims = options.readMicrobatchDims();
  if (!dims.ok())
    return emitStatus(module, dims.status());
  auto func = module.lookupSymbol<FunctionOpInterface>(entry);
  for (const auto &[name, dim] : *dims) {
    SmallVector<BlockArgument> found = findArguments(func, name);
    for (BlockArgument arg : found)
      func.setArgAttr(arg.getArgNumber(), kMicrobatch,
                      Builder(module.getContext()).getI64IntegerAttr(dim));
    if (found.empty())
      return module.emitError(
                 "--microbatch-dims: the program has no argument '")
             << name << "'";
  }
  return success();
}

FailureOr<StagePrograms> makeStagePrograms(Compilation &program,
                                           const PipelineOptions &options,
                                           StageMeshes meshes) {
  ModuleOp source = program.source();
  auto request = ScheduleRequest::read(options.schedule);
  if (!request.ok())
    return emitStatus(source, request.status());
  KeptResult<PhaseModule> completed = program.complete();
  if (failed(completed))
    return failure();
  ModuleOp global = (*completed)->module;
  OwningOpRef<ModuleOp> marked = global.clone();
  if (failed(markMicrobatches(*marked, program.entry(), options)))
    return failure();
  PhaseModule divided;
  PassManager pm(source.getContext());
  StagePipelineOptions passes;
  passes.microbatches = options.microbatches;
  passes.splitsBackward = request->splitsBackward;
  passes.entry = program.entry();
  passes.stages = options.stages;
  passes.flopsPerByte = options.flopsPerByte;
  passes.stageSeconds = options.stageSeconds;
  passes.slack = options.slack;
  buildStagePipeline(pm, passes);
  if (failed(runPasses(CompilationPhase::Partition, "dividing into stages,", pm,
                       *marked, divided)))
    return failure();
  StagePrograms result;
  StageProgramBuilder builder(divided.module, result);
  auto entry = divided.module.lookupSymbol<func::FuncOp>(program.entry());
  if (failed(builder.build(entry)))
    return failure();
  int64_t stages = 0;
  for (const StageTask &task : result.tasks)
    stages = std::max(stages, task.stage + 1);
  int64_t groups = options.groups;
  if (auto stated = divided.module->getAttrOfType<ArrayAttr>(kStageMeshes);
      stated && !groups)
    groups = stated.size();
  auto schedule = request->makeSchedule({stages, groups, options.microbatches});
  if (!schedule.ok())
    return emitStatus(source, schedule.status());
  result.schedule = *std::move(schedule);
  if (failed(builder.addMeshes(options)))
    return failure();
  if (meshes == StageMeshes::OneAxisForGroups &&
      failed(builder.addAxisForGroups()))
    return failure();
  if (failed(builder.makeTaskPrograms()) ||
      failed(deferStageReductions(result)))
    return failure();
  if (meshes == StageMeshes::OneAxisForGroups)
    builder.extendMeshes();
  result.module = std::move(divided.owner);
  result.entry = program.entry();
  return result;
}

} // namespace mlir::gspmd
