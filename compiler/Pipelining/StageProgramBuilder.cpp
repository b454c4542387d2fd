//===- StageProgramBuilder.cpp - Builds the programs of stages ------------===//
#include "compiler/Pipelining/StageProgramBuilder.h"
#include "compiler/Codegen/ProgramTables.h"
#include "compiler/Pipeline/ParseProgram.h"
#include "compiler/Pipelining/CompilationPool.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/Pipelining/Support/MicrobatchSums.h"
#include "transforms/Pipelining/Support/StageLayers.h"
#include "transforms/Pipelining/Support/StageShardings.h"
#include "transforms/Support/StageAttributes.h"

namespace mlir::gspmd {

/// Returns the mesh of one or of all groups of devices. Emits an error if it
/// has more devices than a mesh may have.
static FailureOr<Mesh> makeMesh(ModuleOp module, ArrayRef<MeshAxis> axes) {
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
static FailureOr<Mesh> resizeMesh(ModuleOp module, const Mesh &mesh,
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

LogicalResult StageProgramBuilder::addCall(func::CallOp call) {
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

void StageProgramBuilder::addSums(Operation *op) {
  for (auto [operand, sum] :
       llvm::zip_equal(op->getOperands(), op->getResults())) {
    PipelineValue value;
    value.kind = PipelineValue::Kind::Sum;
    value.source = numberOf.lookup(operand);
    add(sum, value);
  }
}

void StageProgramBuilder::addStack(Operation *concatenation) {
  PipelineValue value;
  value.kind = PipelineValue::Kind::Stack;
  for (Value slice : concatenation->getOperands())
    value.slices.push_back(numberOf.lookup(slice));
  add(concatenation->getResult(0), value);
}

LogicalResult StageProgramBuilder::build(func::FuncOp entry) {
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

LogicalResult StageProgramBuilder::addMeshes(const PipelineOptions &options) {
  const int64_t numGroups = result.schedule.shape.groups;
  result.groupDevices.assign(numGroups, 1);
  auto attr = module->getAttrOfType<sharding::MeshAttr>(kStageMesh);
  auto sizes = options.readMeshes(numGroups);
  if (!sizes.ok())
    return module.emitError() << std::string(sizes.status().message());
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
LogicalResult StageProgramBuilder::addStatedMeshes(ArrayAttr stated) {
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

LogicalResult StageProgramBuilder::addAxisForGroups() {
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

void StageProgramBuilder::extendMeshes() {
  for (StageTask &task : result.tasks)
    task.program->source().walk([&](sharding::MeshOp mesh) {
      mesh.setMeshAttr(
          sharding::MeshAttr::get(mesh.getContext(), result.meshWithStages));
    });
}

OwningOpRef<ModuleOp> StageProgramBuilder::makeModule(func::FuncOp func,
                                                      const Mesh *mesh) {
  OwningOpRef<ModuleOp> made = ModuleOp::create(func.getLoc());
  OpBuilder builder = OpBuilder::atBlockEnd(made->getBody());
  FlatSymbolRefAttr name = findMeshName(func);
  if (mesh)
    sharding::MeshOp::create(builder, func.getLoc(),
                             name ? name.getValue() : StringRef("mesh"),
                             sharding::MeshAttr::get(func.getContext(), *mesh));
  auto clone = cast<func::FuncOp>(builder.clone(*func));
  if (failed(renameOtherMain(*made, clone.getSymName())))
    return nullptr;
  clone.setName("main");
  clone.setPublic();
  restoreStageShardings(clone);
  return made;
}

LogicalResult StageProgramBuilder::makeTaskPrograms() {
  CompilationPool pool;
  for (auto [task, func] : llvm::zip_equal(result.tasks, functions)) {
    int64_t group = result.schedule.shape.groupOf(task.stage);
    OwningOpRef<ModuleOp> made =
        makeModule(func, meshes.empty() ? nullptr : &meshes[group]);
    if (!made)
      return failure();
    task.program = pool.get(std::move(made));
  }
  return success();
}

} // namespace mlir::gspmd
