//===- ReshardReasons.cpp - Causes of reshards ----------------------------===//

#include "transforms/Partition/InsertReshards/ReshardReasons.h"
#include "lib/Algebra/Reshard/ReshardPlanner.h"
#include "transforms/Support/Diagnostics/ValueNames.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ReshardOp;

/// Returns the sharding of `value`; replicated if it has none.
static TensorSharding shardingOf(Value value, const Mesh &mesh) {
  if (sharding::TensorShardingAttr attr = sharding::getSharding(value))
    return attr.toSharding(mesh).closed();
  return TensorSharding::replicated(
      cast<RankedTensorType>(value.getType()).getRank());
}

/// Returns the operand of a chain of reshards, which has the name that users
/// know.
static Value withoutReshards(Value value) {
  while (auto reshard = value.getDefiningOp<ReshardOp>())
    value = reshard.getInput();
  return value;
}

std::vector<ReshardReason> mlir::gspmd::findReshardReasons(ModuleOp module) {
  std::vector<ReshardReason> reasons;
  auto meshes = module.getOps<sharding::MeshOp>();
  if (meshes.empty())
    return reasons;
  Mesh mesh = (*meshes.begin()).toMesh();
  ReshardPlanner planner(mesh);
  ValueNames names(module);
  module.walk([&](ReshardOp op) {
    Value input = op.getInput();
    auto type = cast<RankedTensorType>(input.getType());
    ReshardReason reason;
    reason.reshard = op;
    reason.value = names.nameOf(withoutReshards(input));
    Operation *def = input.getDefiningOp();
    reason.definedBy = def ? def : input.getParentBlock()->getParentOp();
    reason.requiredBy =
        op->hasOneUse() ? op->getUses().begin()->getOwner() : nullptr;
    reason.from = shardingOf(input, mesh);
    reason.to = op.getSharding().toSharding(mesh).closed();
    if (type.hasStaticShape()) {
      reason.plan = planner.plan(type.getShape(), sharding::elementBytes(type),
                                 reason.from, reason.to);
      reason.bytes = reason.plan.bytes;
    }
    reasons.push_back(std::move(reason));
  });
  return reasons;
}

std::string ReshardReason::text(const Mesh &mesh) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << value << " is " << from.toString(mesh) << " after "
     << definedBy->getName() << "; ";
  if (requiredBy)
    os << requiredBy->getName() << " requires ";
  else
    os << "completion requires ";
  os << to.toString(mesh) << ": ";
  if (plan.steps.empty())
    os << "nothing moves";
  llvm::interleaveComma(plan.steps, os, [&](const ReshardStep &step) {
    os << toString(step.kind);
  });
  os << ", " << int64_t(bytes) << " bytes per device";
  return text;
}

void mlir::gspmd::emitReshardRemarks(ModuleOp module) {
  auto meshes = module.getOps<sharding::MeshOp>();
  if (meshes.empty())
    return;
  Mesh mesh = (*meshes.begin()).toMesh();
  for (ReshardReason &reason : findReshardReasons(module)) {
    InFlightDiagnostic remark =
        mlir::emitRemark(withoutNames(reason.reshard->getLoc()));
    remark << reason.text(mesh);
    remark.attachNote(withoutNames(reason.definedBy->getLoc()))
        << "it is defined here";
    if (reason.requiredBy)
      remark.attachNote(withoutNames(reason.requiredBy->getLoc()))
          << "it is required here";
  }
}
