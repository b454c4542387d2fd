//===- MpmdStages.cpp - The stages of Shardy's computations ---------------===//

#include "transforms/Import/ImportMpmd/MpmdStages.h"
#include "llvm/ADT/StringExtras.h"
#include <set>

namespace mlir::gspmd {

LogicalResult MpmdStages::readAssignment(ModuleOp module, StringRef text) {
  SmallVector<StringRef> entries;
  text.split(entries, ',');
  for (StringRef entry : entries) {
    auto [name, place] = entry.rsplit('@');
    auto [mesh, number] = place.split('/');
    int64_t stage = 0;
    bool hasStage = place.contains('/');
    if (name.empty() || mesh.empty() ||
        (hasStage && (number.getAsInteger(10, stage) || stage < 0)))
      return module.emitError("assignment: expected NAME@MESH or "
                              "NAME@MESH/STAGE, found '")
             << entry << "'";
    Assignment assigned{mesh.str(),
                        hasStage ? std::optional(stage) : std::nullopt};
    if (!assignments.try_emplace(name, std::move(assigned)).second)
      return module.emitError("assignment: assigns \"")
             << name << "\" more than once; expected one mesh for each name";
  }
  return success();
}

/// Returns N if all computations of a fragment's call have the name `stageN`
/// and stage N is on its mesh.
static std::optional<int64_t> stageInNames(mpmd::FragmentCallOp op) {
  std::optional<int64_t> stage;
  for (auto origin : op.getOrigin().getAsRange<mpmd::UserOriginAttr>()) {
    StringRef name = origin.getUserName();
    int64_t number = 0;
    if (!name.consume_front("stage") || name.getAsInteger(10, number) ||
        number < 0 || stage.value_or(number) != number)
      return std::nullopt;
    stage = number;
  }
  mpmd::TopologyAttr topology = mpmd::topologyOf(op);
  if (stage && *stage % int64_t(topology.getMeshes().size()) !=
                   int64_t(*topology.indexOf(op.getMeshName())))
    return std::nullopt;
  return stage;
}

/// Returns true if the names of fragments' calls state their stages. Names that
/// are not the numbers of all stages are those of a user: on a topology of one
/// mesh, any number would be a stage.
static bool statesStagesInNames(ModuleOp module) {
  std::set<int64_t> stages;
  WalkResult walk = module.walk([&](mpmd::FragmentCallOp op) {
    if (op.getOrigin().empty())
      return WalkResult::advance();
    std::optional<int64_t> stage = stageInNames(op);
    if (!stage)
      return WalkResult::interrupt();
    stages.insert(*stage);
    return WalkResult::advance();
  });
  return !walk.wasInterrupted() && !stages.empty() &&
         *stages.rbegin() == int64_t(stages.size()) - 1;
}

FailureOr<MpmdStages> MpmdStages::get(ModuleOp module, StringRef assignment) {
  MpmdStages result;
  if (!assignment.empty() && failed(result.readAssignment(module, assignment)))
    return failure();
  module.walk<WalkOrder::PreOrder>([&](mpmd::NamedComputationOp op) {
    result.numbers.try_emplace(op.getOrigin().getUserName(),
                               result.numbers.size());
  });
  result.hasStagesInNames = statesStagesInNames(module);
  return result;
}

void MpmdStages::reportUnknownNames(ModuleOp module) const {
  SmallVector<StringRef> unknown;
  for (StringRef name : assignments.keys())
    if (!numbers.contains(name))
      unknown.push_back(name);
  if (unknown.empty())
    return;
  llvm::sort(unknown);
  module.emitWarning("assignment: no computation has the name \"")
      << llvm::join(unknown, "\", \"") << "\"";
}

/// Returns `stage`, or the number of `mesh` without it. Requires that the stage
/// is on the mesh.
static FailureOr<int64_t> stageOnMesh(Operation *op, StringRef mesh,
                                      std::optional<int64_t> stage) {
  mpmd::TopologyAttr topology = mpmd::topologyOf(op);
  std::optional<unsigned> index =
      topology ? topology.indexOf(mesh) : std::nullopt;
  if (!index)
    return op->emitOpError() << "is assigned to mesh \"" << mesh
                             << "\", which the topology of its function does "
                                "not have";
  if (!stage)
    return *index;
  int64_t expected = *stage % topology.getMeshes().size();
  if (*stage >= 0 && expected == *index)
    return *stage;
  return op->emitOpError() << "has stage " << *stage << " on mesh \"" << mesh
                           << "\"; expected mesh \""
                           << topology.getMeshes()[expected].getName()
                           << "\", as stages are on the meshes of the topology "
                              "in turn";
}

FailureOr<int64_t> MpmdStages::stageOfName(mpmd::NamedComputationOp op) const {
  StringRef name = op.getOrigin().getUserName();
  if (assignments.empty())
    return numbers.lookup(name);
  auto found = assignments.find(name);
  if (found == assignments.end())
    return op.emitOpError() << "\"" << name << "\" has no assignment";
  return stageOnMesh(op, found->second.mesh, found->second.stage);
}

FailureOr<std::optional<ComputationStage>>
MpmdStages::stageOf(Operation *op) const {
  ComputationStage result;
  FailureOr<int64_t> stage;
  if (auto named = dyn_cast<mpmd::NamedComputationOp>(op)) {
    result.isBackward = named.getOrigin().getTransposeCount() > 0;
    stage = stageOfName(named);
  } else {
    auto origins = op->getAttrOfType<ArrayAttr>("origin");
    if (origins.empty())
      return std::optional<ComputationStage>();
    // The forward pass that a backward one recomputes belongs to that.
    for (auto origin : origins.getAsRange<mpmd::UserOriginAttr>())
      result.isBackward |= origin.getTransposeCount() > 0;
    std::optional<int64_t> number;
    if (auto fragment = dyn_cast<mpmd::FragmentOp>(op)) {
      if (fragment.getStageId())
        number = int64_t(*fragment.getStageId());
    } else if (hasStagesInNames) {
      number = stageInNames(cast<mpmd::FragmentCallOp>(op));
    }
    stage = stageOnMesh(
        op, op->getAttrOfType<StringAttr>("mesh_name").getValue(), number);
  }
  if (failed(stage))
    return failure();
  result.stage = *stage;
  return std::optional(result);
}

} // namespace mlir::gspmd
