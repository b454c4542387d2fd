//===- Execution.cpp - What the devices of one run share ------------------===//
#include "Execution.h"
#include "llvm/ADT/STLExtras.h"
#include <thread>

namespace mlir::gspmd {

/// The mesh of a collective; one without axes for an axis index without any.
static const Mesh &meshOf(const CompiledProgram &program,
                          const CollectiveDesc &collective) {
  static const Mesh noMesh;
  return collective.mesh < program.meshes.size()
             ? program.meshes[collective.mesh]
             : noMesh;
}

static unsigned threadsFor(const ExecutionOptions &options) {
  return options.maxRunning ? options.maxRunning
                            : std::thread::hardware_concurrency();
}

static double stallSecondsFor(const ExecutionOptions &options) {
  bool endsDevices = llvm::any_of(options.faults, [](const Fault &fault) {
    return fault.kind != Fault::Resize;
  });
  return endsDevices ? options.stallSeconds : 0;
}

Execution::Execution(const CompiledProgram &program,
                     const ExecutionOptions &options)
    : program(program), options(options),
      scheduler(program.numDevices(), threadsFor(options),
                stallSecondsFor(options)) {
  addTables();
  for (auto [collective, table] : llvm::zip(program.collectives, tables))
    instances.push_back(
        makeInstances(meshOf(program, collective), collective, *table));
}

/// Few axis lists serve many ops: ops over the same axes share a table.
void Execution::addTables() {
  struct Known {
    unsigned mesh;
    AxisList axes;
    std::shared_ptr<const GroupTable> table;
  };
  std::vector<Known> known;
  for (const CollectiveDesc &collective : program.collectives) {
    AxisList axes = groupAxes(collective);
    auto it = llvm::find_if(known, [&](const Known &k) {
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

Execution::Instances Execution::makeInstances(const Mesh &mesh,
                                              const CollectiveDesc &collective,
                                              const GroupTable &table) {
  Instances instances;
  if (collective.kind == CollectiveKind::AxisIndex)
    return instances;
  for (const std::vector<int32_t> &group : table.groups) {
    auto instance = std::make_unique<CollectiveInstance>();
    instance->rendezvous.label = labelOf(collective.name, collective.location);
    instance->rendezvous.members = group;
    instance->inputs.resize(group.size());
    instance->outputs.resize(group.size());
    instance->sizesBeforeFault.resize(group.size());
    if (collective.kind == CollectiveKind::CollectivePermute)
      instance->sources = permuteSources(mesh, collective, group);
    instances.push_back(std::move(instance));
  }
  return instances;
}

} // namespace mlir::gspmd
