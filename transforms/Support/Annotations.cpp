//===- Annotations.cpp - What a program says of its shardings -------------===//

#include "transforms/Support/Annotations.h"

using namespace mlir;
using namespace mlir::gspmd::sharding;

FailureOr<MeshOp> mlir::gspmd::findMesh(ModuleOp module) {
  MeshOp found;
  for (auto mesh : module.getOps<MeshOp>()) {
    if (found) {
      InFlightDiagnostic diag =
          mesh.emitError("a second mesh in the module; import brings "
                         "shardings to one mesh (--gspmd-import)");
      diag.attachNote(found.getLoc()) << "the first mesh is here";
      return failure();
    }
    found = mesh;
  }
  return found;
}

TensorShardingAttr mlir::gspmd::annotationOf(Value value) {
  if (TensorShardingAttr attached = getSharding(value))
    return attached;
  if (Operation *op = value.getDefiningOp()) {
    if (auto split = dyn_cast<MeshSplitOp>(op))
      return split.getSharding();
    if (auto reshard = dyn_cast<ReshardOp>(op))
      return reshard.getSharding();
  }
  return {};
}
