//===- PipelineExecutable.cpp - Runs pipeline stages ----------------------===//
#include "compiler/Pipelining/PipelineExecutable.h"
#include "absl/strings/str_cat.h"
#include "compiler/Codegen/ToElementType.h"
#include "compiler/Pipelining/PipelineRun.h"
#include "compiler/Pipelining/SumProgram.h"
#include "lib/Engines/Mpi/MpiWorld.h"
#include "lib/Progress/ElapsedTime.h"
#include "lib/Progress/Progress.h"
#include <chrono>

namespace mlir::gspmd {
namespace {

class PipelineExecutable : public GlobalExecutable {
public:
  PipelineExecutable(
      StagePrograms stages, std::vector<GroupProgram> groups,
      std::vector<std::shared_ptr<const LoadedProgram>> loadedPrograms,
      PipelineRun::SumPrograms sums, RunReport report, MpiWorld *world)
      : GlobalExecutable(std::move(report), /*wasPartitioned=*/false),
        stages(std::move(stages)), groups(std::move(groups)),
        loaded(std::move(loadedPrograms)), sums(std::move(sums)), world(world) {
    for (const auto &program : loaded)
      programs.push_back(&program->program);
  }

  const CompiledProgram &signature() const override { return stages.signature; }
  Tensors execute(llvm::ArrayRef<HostTensor> arguments,
                  const RunOptions &options, RunReport &report) const override {
    if (absl::Status status = verifyRanks(); !status.ok())
      return status;
    Progress::beginStage({"running"});
    std::vector<double> milliseconds;
    Tensors results = std::vector<HostTensor>();
    for (int64_t i = 0; i < options.repeat && results.ok(); ++i) {
      if (world)
        world->barrier("at the start of a step");
      auto begin = std::chrono::steady_clock::now();
      results =
          PipelineRun(stages, groups, programs, sums, arguments, options, world)
              .run(report);
      // The other ranks may wait for this one.
      if (world && !results.ok())
        world->fail(static_cast<int>(getExitCode(results.status())),
                    std::string(results.status().message()));
      if (world)
        world->barrier("at the end of a step");
      milliseconds.push_back(millisecondsSince(begin));
    }
    static_cast<StepTimes &>(report.run) = StepTimes::fromRuns(milliseconds);
    return results;
  }

private:
  absl::Status verifyRanks() const {
    if (!world || world->size() == int64_t(groups.size()))
      return absl::OkStatus();
    return absl::InvalidArgumentError(absl::StrCat(
        "the pipeline has ", groups.size(),
        " groups of devices, each of which runs on a rank, and there are ",
        world->size(), " ranks: start ", groups.size(), " (mpirun -n ",
        groups.size(), ")"));
  }

  const StagePrograms stages;
  const std::vector<GroupProgram> groups;
  const std::vector<std::shared_ptr<const LoadedProgram>> loaded;
  const PipelineRun::SumPrograms sums;
  std::vector<const CompiledProgram *> programs;
  MpiWorld *const world;
};

/// Compiles the additions of sums over microbatches of narrow types, one for
/// all summands of a local type.
FailureOr<PipelineRun::SumPrograms>
compileSums(const StagePrograms &stages,
            llvm::ArrayRef<std::shared_ptr<const LoadedProgram>> loaded,
            const CompilationOptions &compilation, const ProgramCache *cache,
            RunReport &report) {
  PipelineRun::SumPrograms result;
  DenseMap<Type, std::shared_ptr<const LoadedProgram>> byType;
  for (const PipelineValue &sum : stages.values) {
    if (sum.kind != PipelineValue::Kind::Sum ||
        !isNarrowType(sum.type.getElementType()))
      continue;
    const PipelineValue &summand = stages.values[stages.sourceOf(sum.source)];
    const EntryTensor &tensor =
        loaded[summand.source]->program.results[summand.result];
    auto type =
        RankedTensorType::get(tensor.localShape, sum.type.getElementType());
    std::shared_ptr<const LoadedProgram> &program = byType[type];
    if (!program) {
      OwningOpRef<ModuleOp> module =
          ModuleOp::create(UnknownLoc::get(type.getContext()));
      addSumProgram(*module, TypeRange(type));
      KeptResult<LoadedProgram> compiled =
          Compilation(std::move(module)).compile(compilation, cache);
      if (failed(compiled))
        return failure();
      report.compileMilliseconds += (*compiled)->milliseconds;
      program = *std::move(compiled);
    }
    result[{summand.source, summand.result}] = program;
  }
  return result;
}

} // namespace

FailureOr<std::unique_ptr<Executable>>
compilePipeline(Compilation &program, const PipelineOptions &options,
                const CompilationOptions &compilation,
                const ProgramCache *cache, Engine &engine) {
  FailureOr<StagePrograms> stages = makeStagePrograms(program, options);
  if (failed(stages))
    return failure();
  FailureOr<std::vector<GroupProgram>> groups = writeGroupPrograms(*stages);
  if (failed(groups))
    return failure();
  std::vector<std::shared_ptr<const LoadedProgram>> loaded;
  RunReport report;
  report.engine = &engine.kind();
  if (MpiWorld *world = engine.mpiWorld()) {
    report.platform = world->library();
    report.numRanks = world->size();
  }
  report.numDevices = stages->numDevices();
  const PipelineShape &shape = stages->schedule.shape;
  std::vector<int64_t> flops(shape.groups);
  for (const StageTask &task : stages->tasks) {
    KeptResult<LoadedProgram> compiled =
        task.program->compile(compilation, cache);
    if (failed(compiled))
      return failure();
    report.compileMilliseconds += (*compiled)->milliseconds;
    flops[shape.groupOf(task.stage)] +=
        (*compiled)->flops * (task.kind ? shape.microbatches : 1);
    llvm::append_range(report.replicatedOps, task.replicatedOps);
    loaded.push_back(*std::move(compiled));
  }
  report.flops = *llvm::max_element(flops);
  FailureOr<PipelineRun::SumPrograms> sums =
      compileSums(*stages, loaded, compilation, cache, report);
  if (failed(sums))
    return failure();
  return std::unique_ptr<Executable>(std::make_unique<PipelineExecutable>(
      *std::move(stages), *std::move(groups), std::move(loaded),
      *std::move(sums), std::move(report), engine.mpiWorld()));
}

} // namespace mlir::gspmd
