//===- StagePrograms.cpp - The programs of pipeline stages ----------------===//
#include "compiler/Pipelining/StagePrograms.h"
#include "compiler/Codegen/ProgramTables.h"
#include "compiler/Pipeline/RunPhase.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/Pipelining/Support/MicrobatchSums.h"
#include "transforms/Pipelining/Support/StageLayers.h"
#include "transforms/Pipelining/Support/StageShardings.h"
#include "transforms/Support/Diagnostics/ArgumentNumbers.h"
#include "transforms/Support/Diagnostics/ValueNames.h"
#include "transforms/Support/Regions.h"
#include "transforms/Support/StageAttributes.h"
#include <numeric>
#include <unordered_map>

namespace mlir::gspmd {

int64_t StagePrograms::numDevices() const {
  return std::accumulate(groupDevices.begin(), groupDevices.end(), int64_t(0));
}

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

namespace {

LogicalResult emitStatus(ModuleOp module, const absl::Status &status) {
  return module.emitError() << std::string(status.message());
}

/// Returns the mesh of one or of all groups of devices. Emits an error if it
/// has more devices than a mesh may have.
FailureOr<Mesh> makeMesh(ModuleOp module, ArrayRef<MeshAxis> axes) {
  auto emitError = [&] {
    return module.emitError("the devices of the pipeline: ");
  };
  SmallVector<sharding::MeshAxisAttr> attrs;
  for (const MeshAxis &axis : axes)
    attrs.push_back(
        sharding::MeshAxisAttr::get(module.getContext(), axis.name, axis.size));
  if (failed(sharding::MeshAttr::verify(emitError, attrs, {}, {}, {})))
    return failure();
  return Mesh(axes);
}

/// Returns the mesh of the program with other sizes of its axes.
FailureOr<Mesh> resizeMesh(ModuleOp module, const Mesh &mesh,
                           const PipelineOptions::AxisSizes &sizes) {
  if (sizes.empty())
    return mesh;
  SmallVector<MeshAxis> axes(mesh.axes());
  for (const auto &[name, size] : sizes) {
    std::optional<unsigned> axis = mesh.axisByName(name);
    if (!axis)
      return module.emitError(
                 "--stage-meshes: the program's mesh has no axis '")
             << name << "'";
    axes[*axis].size = size;
  }
  return makeMesh(module, axes);
}

/// Makes compilations, one of all equal modules.
class CompilationPool {
public:
  std::shared_ptr<Compilation> get(OwningOpRef<ModuleOp> module) {
    auto &known = byHash[hashOfOps(*module, OperationEquivalence::None)];
    for (const std::shared_ptr<Compilation> &compilation : known)
      if (OperationEquivalence::isEquivalentTo(compilation->source(), *module,
                                               OperationEquivalence::None))
        return compilation;
    return known.emplace_back(std::make_shared<Compilation>(std::move(module)));
  }

private:
  std::unordered_map<size_t, std::vector<std::shared_ptr<Compilation>>> byHash;
};

/// Builds the programs from a module of --gspmd-pipeline-stages.
class ProgramBuilder {
public:
  ProgramBuilder(ModuleOp module, StagePrograms &result)
      : module(module), result(result) {}

  LogicalResult build(func::FuncOp entry);
  LogicalResult addMeshes(const PipelineOptions &options);
  LogicalResult addStatedMeshes(ArrayAttr stated);
  LogicalResult addAxisForGroups();
  LogicalResult makeTaskPrograms();
  void extendMeshes();

private:
  unsigned add(Value value, PipelineValue described) {
    described.type = cast<RankedTensorType>(value.getType());
    numberOf[value] = result.values.size();
    result.values.push_back(described);
    return numberOf[value];
  }
  LogicalResult addCall(func::CallOp call);
  void addSums(Operation *op);
  void addStack(Operation *concatenation);
  OwningOpRef<ModuleOp> makeModule(func::FuncOp func, const Mesh *mesh);

  ModuleOp module;
  StagePrograms &result;
  DenseMap<Value, unsigned> numberOf;
  std::vector<func::FuncOp> functions;
  /// The mesh of each group; empty if the program has none.
  std::vector<Mesh> meshes;
};

} // namespace

/// Emits an error if a task has a result that is no tensor.
static LogicalResult verifyResults(func::FuncOp task) {
  for (Value value : task.getBody().front().getTerminator()->getOperands())
    if (!isa<RankedTensorType>(value.getType())) {
      Operation *source = value.getDefiningOp();
      return (source ? source : task)->emitOpError()
             << "has a result of type " << value.getType()
             << " that another task of the pipeline reads; tasks send and keep "
                "tensors only";
    }
  return success();
}

LogicalResult ProgramBuilder::addCall(func::CallOp call) {
  if (auto transfer = call->getAttrOfType<DenseI64ArrayAttr>(kTransfer)) {
    for (auto [operand, received] :
         llvm::zip_equal(call.getOperands(), call.getResults())) {
      PipelineValue value;
      value.kind = PipelineValue::Kind::Transfer;
      value.source = numberOf.lookup(operand);
      value.from = transfer[0];
      value.to = transfer[1];
      add(received, value);
    }
    return success();
  }
  auto function = module.lookupSymbol<func::FuncOp>(call.getCallee());
  if (failed(verifyResults(function)))
    return failure();
  StageTask task;
  task.name = call.getCallee().str();
  task.stage = call->getAttrOfType<IntegerAttr>(kStage).getInt();
  StringRef kind = call->getAttrOfType<StringAttr>(kTask).getValue();
  if (kind != kUpdateTask)
    task.kind = kind == kForwardTask    ? TaskKind::Forward
                : kind == kBackwardTask ? TaskKind::Backward
                                        : TaskKind::WeightGradient;
  for (Value operand : call.getOperands())
    task.inputs.push_back(numberOf.lookup(operand));
  for (OpResult callResult : call.getResults()) {
    PipelineValue value;
    value.kind = PipelineValue::Kind::Result;
    value.source = result.tasks.size();
    value.result = callResult.getResultNumber();
    task.outputs.push_back(add(callResult, value));
  }
  result.tasks.push_back(std::move(task));
  functions.push_back(function);
  return success();
}

void ProgramBuilder::addSums(Operation *op) {
  for (auto [operand, sum] :
       llvm::zip_equal(op->getOperands(), op->getResults())) {
    PipelineValue value;
    value.kind = PipelineValue::Kind::Sum;
    value.source = numberOf.lookup(operand);
    add(sum, value);
  }
}

void ProgramBuilder::addStack(Operation *concatenation) {
  PipelineValue value;
  value.kind = PipelineValue::Kind::Stack;
  for (Value slice : concatenation->getOperands())
    value.slices.push_back(numberOf.lookup(slice));
  add(concatenation->getResult(0), value);
}

LogicalResult ProgramBuilder::build(func::FuncOp entry) {
  if (failed(fillSignature(module, entry, result.signature)))
    return failure();
  for (BlockArgument arg : entry.getArguments()) {
    PipelineValue value;
    value.kind = PipelineValue::Kind::Argument;
    value.source = arg.getArgNumber();
    add(arg, value);
  }
  for (Operation &op : entry.getBody().front().without_terminator()) {
    if (auto call = dyn_cast<func::CallOp>(op)) {
      if (failed(addCall(call)))
        return failure();
    } else if (isa<spmd::AxisIndexOp>(op)) {
      PipelineValue value;
      value.kind = PipelineValue::Kind::Microbatch;
      add(op.getResult(0), value);
    } else if (std::optional<LayersOfArgument> layers =
                   op.hasAttr(kLayers) ? layersOfArgument(op.getResult(0))
                                       : std::nullopt) {
      PipelineValue value;
      value.kind = PipelineValue::Kind::Layers;
      value.source = layers->argument.getArgNumber();
      value.first = layers->first;
      value.end = layers->end;
      add(op.getResult(0), value);
    } else if (op.hasAttr(kLayers)) {
      addStack(&op);
    } else if (isMicrobatchSum(&op)) {
      addSums(&op);
    } else if (!wouldOpBeTriviallyDead(&op)) {
      return op.emitOpError("has side effects and belongs to no stage of the "
                            "pipeline");
    }
  }
  for (Value returned : entry.getBody().front().getTerminator()->getOperands())
    result.results.push_back(numberOf.lookup(returned));
  return success();
}

LogicalResult ProgramBuilder::addMeshes(const PipelineOptions &options) {
  const int64_t numGroups = result.schedule.shape.groups;
  result.groupDevices.assign(numGroups, 1);
  auto attr = module->getAttrOfType<sharding::MeshAttr>(kStageMesh);
  auto sizes = options.readMeshes(numGroups);
  if (!sizes.ok())
    return emitStatus(module, sizes.status());
  if (auto stated = module->getAttrOfType<ArrayAttr>(kStageMeshes);
      stated && options.meshes.empty())
    return addStatedMeshes(stated);
  if (!attr)
    return options.meshes.empty()
               ? success()
               : module.emitError("--stage-meshes: the program has no mesh");
  for (int64_t group = 0; group < numGroups; ++group) {
    FailureOr<Mesh> mesh = resizeMesh(module, attr.toMesh(), (*sizes)[group]);
    if (failed(mesh))
      return failure();
    result.groupDevices[group] = mesh->numDevices();
    meshes.push_back(*std::move(mesh));
  }
  return success();
}

/// Adds the meshes that the program states: one for each group, or equal ones.
LogicalResult ProgramBuilder::addStatedMeshes(ArrayAttr stated) {
  const int64_t numGroups = result.schedule.shape.groups;
  if (int64_t(stated.size()) != numGroups && !llvm::all_equal(stated))
    return module.emitError("states the meshes of ")
           << stated.size() << " groups of devices (" << kStageMeshes
           << "), found " << numGroups
           << " groups; use --stage-groups=" << stated.size()
           << ", or state the meshes by --stage-meshes";
  for (int64_t group = 0; group < numGroups; ++group) {
    meshes.push_back(
        cast<sharding::MeshAttr>(stated[group % stated.size()]).toMesh());
    result.groupDevices[group] = meshes.back().numDevices();
  }
  return success();
}

LogicalResult ProgramBuilder::addAxisForGroups() {
  const int64_t numGroups = result.schedule.shape.groups;
  Mesh mesh = meshes.empty() ? Mesh() : meshes.front();
  if (llvm::any_of(meshes, [&](const Mesh &other) { return !(other == mesh); }))
    return module.emitError("the prediction of a pipeline requires groups of "
                            "devices with equal meshes; remove --stage-meshes");
  std::string name = "stage";
  while (mesh.axisByName(name))
    name += "_";
  SmallVector<MeshAxis> axes = {{name, numGroups}};
  llvm::append_range(axes, mesh.axes());
  FailureOr<Mesh> meshOfAll = makeMesh(module, axes);
  if (failed(meshOfAll))
    return failure();
  result.meshWithStages = *meshOfAll;
  // Tasks are partitioned on the devices of one group.
  axes.front().size = 1;
  meshes.assign(numGroups, Mesh(axes));
  return success();
}

/// Makes the mesh of the tasks, device programs of a group, that of all groups.
void ProgramBuilder::extendMeshes() {
  for (StageTask &task : result.tasks)
    task.program->source().walk([&](sharding::MeshOp mesh) {
      mesh.setMeshAttr(
          sharding::MeshAttr::get(mesh.getContext(), result.meshWithStages));
    });
}

OwningOpRef<ModuleOp> ProgramBuilder::makeModule(func::FuncOp func,
                                                 const Mesh *mesh) {
  OwningOpRef<ModuleOp> made = ModuleOp::create(func.getLoc());
  OpBuilder builder = OpBuilder::atBlockEnd(made->getBody());
  FlatSymbolRefAttr name = findMeshName(func);
  if (mesh)
    sharding::MeshOp::create(builder, func.getLoc(),
                             name ? name.getValue() : StringRef("mesh"),
                             sharding::MeshAttr::get(func.getContext(), *mesh));
  auto clone = cast<func::FuncOp>(builder.clone(*func));
  clone.setName("main");
  clone.setPublic();
  restoreStageShardings(clone);
  return made;
}

LogicalResult ProgramBuilder::makeTaskPrograms() {
  CompilationPool pool;
  for (auto [task, func] : llvm::zip_equal(result.tasks, functions)) {
    int64_t group = result.schedule.shape.groupOf(task.stage);
    task.program =
        pool.get(makeModule(func, meshes.empty() ? nullptr : &meshes[group]));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Reductions over the devices of a stage
//===----------------------------------------------------------------------===//

namespace {

/// Moves all-reduces of sums over microbatches from the tasks that compute them
/// to the updates that read them: devices accumulate their own partial sums,
/// which are reduced once instead of for each microbatch.
class ReductionDeferrer {
public:
  explicit ReductionDeferrer(StagePrograms &stages) : stages(stages) {}

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
  ProgramBuilder builder(divided.module, result);
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
      failed(ReductionDeferrer(result).run()))
    return failure();
  if (meshes == StageMeshes::OneAxisForGroups)
    builder.extendMeshes();
  result.module = std::move(divided.owner);
  result.entry = program.entry();
  return result;
}

} // namespace mlir::gspmd
