//===- ProgramExecution.cpp - The shared state of one run -----------------===//
#include "lib/Runtime/Execution/ProgramExecution.h"
#include "llvm/ADT/STLExtras.h"
#include <thread>

namespace mlir::gspmd {

bool CollectiveInstance::isEmpty() const {
  return outputs[0].numElements() == 0 &&
         llvm::all_of(earlierTensors, [](const TensorViews &views) {
           return views.outputs[0].numElements() == 0;
         });
}

/// Returns the mesh of a collective; a mesh without axes for an axis index
/// without axes.
static const Mesh &meshOf(const CompiledProgram &program,
                          const CollectiveDesc &collective) {
  static const Mesh noMesh;
  return collective.mesh < program.meshes.size()
             ? program.meshes[collective.mesh]
             : noMesh;
}

static unsigned threadsFor(const ExecutionOptions &options) {
  return options.numThreads ? options.numThreads
                            : std::thread::hardware_concurrency();
}

static double stallSecondsFor(const ExecutionOptions &options) {
  bool endsDevices = llvm::any_of(options.faults, [](const Fault &fault) {
    return fault.kind != Fault::Resize;
  });
  return endsDevices ? options.stallSeconds : 0;
}

static DeviceSubset resolveSubset(const CompiledProgram &program,
                                  const DeviceSubset &subset) {
  return subset.devices.empty()
             ? DeviceSubset::range(0, program.numDevices(), subset.remote)
             : subset;
}

ProgramExecution::ProgramExecution(const CompiledProgram &program,
                                   const ExecutionOptions &options,
                                   const DeviceSubset &subset)
    : program(program), options(options),
      subset(resolveSubset(program, subset)),
      scheduler(this->subset.devices, threadsFor(options),
                stallSecondsFor(options), subset.remote) {
  addTables();
  for (size_t op = 0; op < program.collectives.size(); ++op)
    instances.push_back(makeInstances(static_cast<int64_t>(op)));
}

int32_t ProgramExecution::localIndexOf(int64_t op, int64_t device) const {
  const GroupTable &table = *tables[op];
  const CollectiveInstance &instance = *instances[op][table.groupOf[device]];
  if (!instance.isRemote())
    return table.indexOf[device];
  return static_cast<int32_t>(llvm::find(instance.localMembers, device) -
                              instance.localMembers.begin());
}

/// Ops over the same axes subset a table.
void ProgramExecution::addTables() {
  struct KnownTable {
    unsigned mesh;
    AxisList axes;
    std::shared_ptr<const GroupTable> table;
  };
  std::vector<KnownTable> known;
  for (const CollectiveDesc &collective : program.collectives) {
    AxisList axes = groupAxes(collective);
    auto it = llvm::find_if(known, [&](const KnownTable &k) {
      return k.mesh == collective.mesh && k.axes == axes;
    });
    if (it == known.end()) {
      known.push_back({collective.mesh, axes,
                       std::make_shared<const GroupTable>(
                           computeGroups(meshOf(program, collective), axes))});
      it = std::prev(known.end());
    }
    tables.push_back(it->table);
  }
}

void ProgramExecution::forEachInstance(
    llvm::function_ref<void(const CollectiveInstance &)> visit) const {
  for (const Instances &opInstances : instances)
    for (const auto &instance : opInstances)
      if (instance)
        visit(*instance);
}

ProgramExecution::Instances ProgramExecution::makeInstances(int64_t op) const {
  const CollectiveDesc &collective = program.collectives[op];
  Instances instances;
  if (collective.kind == CollectiveKind::AxisIndex)
    return instances;
  for (const std::vector<int32_t> &group : tables[op]->groups) {
    auto &instance = instances.emplace_back();
    std::vector<int32_t> localMembers;
    llvm::copy_if(group, std::back_inserter(localMembers),
                  [&](int32_t device) { return isLocal(device); });
    if (localMembers.empty())
      continue;
    instance = std::make_unique<CollectiveInstance>();
    instance->op = op;
    instance->group = group;
    instance->localMembers = std::move(localMembers);
    instance->rendezvous.label = labelOf(collective.name, collective.location);
    instance->rendezvous.members = instance->localMembers;
    instance->inputs.resize(instance->localMembers.size());
    instance->outputs.resize(instance->localMembers.size());
    instance->earlierTensors.resize(collective.numTensors - 1);
    for (CollectiveInstance::TensorViews &views : instance->earlierTensors) {
      views.inputs.resize(instance->localMembers.size());
      views.outputs.resize(instance->localMembers.size());
    }
    instance->sizesBeforeFault.resize(instance->localMembers.size());
    if (collective.kind == CollectiveKind::RaggedAllToAll)
      instance->numbers.resize(group.size());
    if (collective.kind == CollectiveKind::CollectivePermute)
      instance->sources =
          computePermuteSources(meshOf(program, collective), collective, group);
  }
  return instances;
}

} // namespace mlir::gspmd
