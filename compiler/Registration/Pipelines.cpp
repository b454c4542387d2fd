//===- Pipelines.cpp - The named pipelines --------------------------------===//

#include "gspmd/Registration/Pipelines.h"

#include "compiler/Optimize/Passes.h"
#include "dialect/Sharding/ModuleSymbols.h"
#include "lib/Schedule/PipelineSchedule.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "transforms/Export/Passes.h"
#include "transforms/Export/SpmdToStablehlo/Passes.h"
#include "transforms/ForeignDialects/PipelinePass.h"
#include "transforms/Import/Passes.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Pipelining/Passes.h"
#include "transforms/Propagation/Passes.h"
#include "llvm/Support/Process.h"

namespace mlir::gspmd {

#define GEN_PASS_DECL
#define GEN_PASS_DEF_VERIFYPROGRAM
#define GEN_PASS_REGISTRATION
#include "compiler/Registration/Passes.h.inc"

void buildGspmdImport(OpPassManager &pm) { buildImportPipeline(pm); }

void buildImportToOneMesh(OpPassManager &pm) {
  buildGspmdImport(pm);
  pm.addPass(createRestateMeshes());
  buildOneMeshPipeline(pm);
}

void buildGspmdComplete(OpPassManager &pm) {
  buildImportToOneMesh(pm);
  buildCompletionPipeline(pm);
}

void buildGspmdReshard(OpPassManager &pm) {
  buildGspmdComplete(pm);
  buildReshardPipeline(pm);
}

void buildGspmdPartition(OpPassManager &pm) {
  buildGspmdComplete(pm);
  buildPartitionPipeline(pm);
}

void buildStagePipeline(OpPassManager &pm,
                        const StagePipelineOptions &options) {
  pm.addPass(createShardingInlineCalls());
  pm.addPass(createPipelineUnrollScans({options.entry}));
  pm.addPass(
      createPipelineAddMicrobatches({options.microbatches, options.entry}));
  buildCompletionPipeline(pm);
  pm.addPass(createPipelineAccumulateSums());
  buildPartitionPipeline(pm);
  if (options.stages) {
    PipelineBalanceStagesOptions balance;
    balance.stages = options.stages;
    balance.entry = options.entry;
    if (options.flopsPerByte > 0)
      balance.flopsPerByte = options.flopsPerByte;
    balance.stageSeconds.assign(options.stageSeconds.begin(),
                                options.stageSeconds.end());
    balance.slack = options.slack;
    pm.addPass(createPipelineBalanceStages(balance));
  }
  pm.addPass(createPipelineSliceStacks({options.entry}));
  pm.addPass(
      createPipelineInferStages({options.splitsBackward, options.entry}));
  pm.addPass(createPipelineOutlineStages({options.entry}));
  if (!options.schedule.empty())
    pm.addPass(
        createPipelineWriteGroups({options.schedule, options.microbatches,
                                   options.groups, options.entry}));
}

void buildGspmdOptimize(OpPassManager &pm, const OptimizeOptions &options) {
  buildGspmdPartition(pm);
  buildOptimizePipeline(pm, options);
}

void buildGspmdExportStablehlo(OpPassManager &pm,
                               const SpmdToStablehloOptions &options) {
  // Shardy's collectives are of global tensors; the pass rejects other forms.
  if (options.collectives == CollectiveDialect::Sdy &&
      options.form == ProcessForm::Replicas) {
    buildGspmdReshard(pm);
    pm.addPass(createExportSdy({SdyReshards::Collectives}));
    return;
  }
  buildGspmdPartition(pm);
  pm.addPass(createSpmdToStablehlo(options));
  if (options.form == ProcessForm::ManualComputation &&
      options.collectives == CollectiveDialect::Stablehlo)
    pm.addPass(createExportSdy());
}

namespace {
struct ExportStablehloOptions : PassPipelineOptions<ExportStablehloOptions> {
  Option<ProcessForm> form{
      *this, "form",
      llvm::cl::desc("whether devices are replicas or partitions of XLA"),
      llvm::cl::init(ProcessForm::Replicas),
      llvm::cl::values(clEnumValN(ProcessForm::Replicas, "replicas",
                                  "replicas; no channels"),
                       clEnumValN(ProcessForm::Partitions, "partitions",
                                  "partitions; collectives have channels"),
                       clEnumValN(ProcessForm::ManualComputation,
                                  "manual-computation",
                                  "partitions, in the body of "
                                  "sdy.manual_computation"))};
  Option<CollectiveDialect> collectives{
      *this, "collectives", llvm::cl::desc("the dialect of the collectives"),
      llvm::cl::init(CollectiveDialect::Stablehlo),
      llvm::cl::values(
          clEnumValN(CollectiveDialect::Spmd, "spmd", "over axes of the mesh"),
          clEnumValN(CollectiveDialect::Stablehlo, "stablehlo",
                     "over groups of processes"),
          clEnumValN(CollectiveDialect::Sdy, "sdy",
                     "Shardy's, in a program of global tensors"))};
  Option<ProcessGroups> groups{
      *this, "groups", llvm::cl::desc("form of replica groups"),
      llvm::cl::init(ProcessGroups::Auto),
      llvm::cl::values(
          clEnumValN(ProcessGroups::Auto, "auto",
                     "axes if the reader reads them, otherwise lists"),
          clEnumValN(ProcessGroups::Lists, "lists", "lists of processes"),
          clEnumValN(ProcessGroups::Axes, "axes", "axes of a mesh"))};
  Option<RaggedForm> ragged{
      *this, "ragged", llvm::cl::desc("form of a ragged all-to-all"),
      llvm::cl::init(RaggedForm::Gather),
      llvm::cl::values(
          clEnumValN(RaggedForm::Gather, "gather",
                     "an all_gather of all inputs, which every XLA supports"),
          clEnumValN(RaggedForm::Call, "call",
                     "as JAX's custom call, which XLA for CPU rejects"))};
  Option<bool> async{*this, "async", llvm::cl::init(false),
                     llvm::cl::desc("write asynchronous collectives as "
                                    "stablehlo.async_start")};
  Option<AsyncTarget> target{
      *this, "target", llvm::cl::desc("the reader"),
      llvm::cl::init(AsyncTarget::Xla),
      llvm::cl::values(
          clEnumValN(AsyncTarget::Stablehlo, "stablehlo",
                     "all that StableHLO defines"),
          clEnumValN(AsyncTarget::Xla, "xla", "those that XLA reads"),
          clEnumValN(AsyncTarget::Tpu, "tpu", "XLA's compiler for TPUs"),
          clEnumValN(AsyncTarget::Gpu, "gpu", "XLA's compiler for GPUs"),
          clEnumValN(AsyncTarget::Cpu, "cpu", "XLA's compiler for CPUs"))};
  Option<OtherOps> otherOps{
      *this, "other-ops",
      llvm::cl::desc("ops that are neither of StableHLO nor CHLO"),
      llvm::cl::init(OtherOps::Reject),
      llvm::cl::values(clEnumValN(OtherOps::Reject, "reject", "are errors"),
                       clEnumValN(OtherOps::Keep, "keep", "stay as they are"))};
  Option<std::string> stablehloVersion{
      *this, "stablehlo-version",
      llvm::cl::desc("the version of StableHLO that the reader knows"),
      llvm::cl::init("")};
};

struct PipelineStagesOptions : PassPipelineOptions<PipelineStagesOptions> {
  Option<int64_t> microbatches{*this, "microbatches", llvm::cl::init(2),
                               llvm::cl::desc("number of microbatches")};
  Option<bool> splitsBackward{
      *this, "split-weight-gradients", llvm::cl::init(false),
      llvm::cl::desc("make weight gradients tasks of their own")};
  Option<int64_t> stages{
      *this, "stages", llvm::cl::init(0),
      llvm::cl::desc("divide the program, which states no stages, into as many "
                     "of equal time and memory")};
  Option<std::string> schedule{
      *this, "schedule",
      llvm::cl::desc(
          "write the program of each group of devices in a schedule: "
          "gpipe, 1f1b, interleaved, zero-bubble, or a table "
          "(.json)")};
  Option<int64_t> groups{*this, "groups", llvm::cl::init(0),
                         llvm::cl::desc("number of groups of devices")};
};

struct ExportMpmdPipelineOptions
    : PassPipelineOptions<ExportMpmdPipelineOptions> {
  Option<int64_t> stages{
      *this, "stages", llvm::cl::init(0),
      llvm::cl::desc("divide the program, which states no stages, into as many "
                     "of equal time and memory")};
  Option<int64_t> groups{*this, "groups", llvm::cl::init(0),
                         llvm::cl::desc("number of meshes")};
  Option<bool> fragmentCalls{
      *this, "fragment-calls", llvm::cl::init(false),
      llvm::cl::desc("write the bodies of fragments as functions that they "
                     "call")};
};

struct OptimizePipelineOptions : PassPipelineOptions<OptimizePipelineOptions> {
  Option<std::string> topology{*this, "topology",
                               llvm::cl::desc("chips to optimize for")};
  Option<std::string> axisLayout{
      *this, "axis-layout",
      llvm::cl::desc("physical dimensions of the mesh axes")};
  Option<std::string> overlap{
      *this, "overlap", llvm::cl::init("none"),
      llvm::cl::desc("what collectives overlap with: none, async or matmul")};
  Option<double> memoryLimit{*this, "memory-limit", llvm::cl::init(0),
                             llvm::cl::desc("bytes of memory of a device")};
  Option<uint64_t> forcedVariant{
      *this, "force-variant", llvm::cl::init(0),
      llvm::cl::desc("for tests: make every change that can be made, in the "
                     "form that this number chooses")};
  llvm::cl::alias formerForcedVariant{"at-any-price",
                                      llvm::cl::aliasopt(forcedVariant)};
};
} // namespace

namespace {
struct VerifyProgramPass : impl::VerifyProgramBase<VerifyProgramPass> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(sharding::verifyProgram(getOperation())))
      signalPassFailure();
  }
};
} // namespace

void verifyOnce(PassManager &pm) {
  if (pm.size() == 0)
    return; // The parser has verified the program.
  pm.enableVerifier(
      llvm::sys::Process::GetEnv("GSPMD_VERIFY_EACH").value_or("") == "1");
  pm.addPass(createVerifyProgram());
}

static void buildCompletedStages(OpPassManager &pm,
                                 const PipelineStagesOptions &options) {
  buildGspmdComplete(pm);
  StagePipelineOptions stages;
  stages.microbatches = options.microbatches;
  stages.splitsBackward = options.splitsBackward;
  stages.stages = options.stages;
  stages.schedule = options.schedule;
  stages.groups = options.groups;
  stages.splitsBackward |=
      parseScheduleKind(stages.schedule) == ScheduleKind::ZeroBubble;
  buildStagePipeline(pm, stages);
}

static void buildMpmdExport(OpPassManager &pm,
                            const ExportMpmdPipelineOptions &options) {
  buildGspmdComplete(pm);
  StagePipelineOptions stages;
  // The fragments have the tensors of the full batch.
  stages.microbatches = 1;
  stages.stages = options.stages;
  buildStagePipeline(pm, stages);
  pm.addPass(createPipelineRemoveMicrobatches());
  pm.addPass(createExportSdy());
  pm.addPass(
      createExportMpmd({options.groups, options.fragmentCalls, stages.entry}));
}

void registerPipelines() {
  registerRegistrationPasses();
  registerProgramPipeline("gspmd-import",
                          "Convert JAX's annotations to the sharding dialect",
                          buildGspmdImport);
  registerProgramPipeline("gspmd-complete",
                          "Import and give every tensor a closed sharding",
                          buildGspmdComplete);
  registerProgramPipeline("gspmd-reshard",
                          "Complete and make each change of sharding an op",
                          buildGspmdReshard);
  registerProgramPipeline(
      "gspmd-partition",
      "Import, complete, reshard and partition to the program of one device",
      [](OpPassManager &pm) { buildGspmdPartition(pm); });
  registerProgramPipeline<OptimizePipelineOptions>(
      "gspmd-optimize",
      "Partition and make the collectives cheaper, where the simulator "
      "predicts a gain",
      [](OpPassManager &pm, const OptimizePipelineOptions &options) {
        buildGspmdOptimize(pm, {options.topology,
                                options.axisLayout,
                                options.overlap,
                                options.memoryLimit,
                                {},
                                options.forcedVariant});
      });
  registerProgramPipeline<PipelineStagesOptions>(
      "gspmd-pipeline-stages",
      "Complete and divide into the tasks of pipeline stages",
      buildCompletedStages);
  registerProgramPipeline<ExportMpmdPipelineOptions>(
      "gspmd-export-mpmd",
      "Divide into pipeline stages and write them as Shardy's mpmd",
      buildMpmdExport);
  registerProgramPipeline<ExportStablehloOptions>(
      "gspmd-export-stablehlo",
      "Partition and write as StableHLO of many processes, for XLA",
      [](OpPassManager &pm, const ExportStablehloOptions &options) {
        buildGspmdExportStablehlo(
            pm, {options.form, options.collectives, options.groups,
                 options.ragged, options.async, options.target,
                 options.otherOps, options.stablehloVersion});
      });
}

} // namespace mlir::gspmd
