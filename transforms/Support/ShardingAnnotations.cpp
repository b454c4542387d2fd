//===- ShardingAnnotations.cpp - Annotations of a program -----------------===//

#include "transforms/Support/ShardingAnnotations.h"

using namespace mlir;
using namespace mlir::gspmd::sharding;

FailureOr<MeshOp> mlir::gspmd::findMesh(ModuleOp module) {
  MeshOp found;
  for (auto mesh : module.getOps<MeshOp>()) {
    if (found) {
      InFlightDiagnostic diag =
          mesh.emitError("a second mesh in the module; expected one: "
                         "--gspmd-import unifies meshes");
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

LogicalResult mlir::gspmd::translateSignature(FunctionOpInterface func,
                                              StringRef from, StringRef to,
                                              TranslateAttr translate) {
  auto old = StringAttr::get(func.getContext(), from);
  auto replacement = StringAttr::get(func.getContext(), to);
  for (auto [i, type] : llvm::enumerate(func.getArgumentTypes())) {
    Attribute attr = func.getArgAttr(i, old);
    if (!attr)
      continue;
    FailureOr<Attribute> result = translate(attr, type);
    if (failed(result))
      return failure();
    func.removeArgAttr(i, old);
    if (*result)
      func.setArgAttr(i, replacement, *result);
  }
  for (auto [i, type] : llvm::enumerate(func.getResultTypes())) {
    Attribute attr = func.getResultAttr(i, old);
    if (!attr)
      continue;
    FailureOr<Attribute> result = translate(attr, type);
    if (failed(result))
      return failure();
    func.removeResultAttr(i, old);
    if (*result)
      func.setResultAttr(i, replacement, *result);
  }
  return success();
}

void mlir::gspmd::dropFromSignature(FunctionOpInterface func, StringRef name) {
  auto drop = [](Attribute, Type) -> FailureOr<Attribute> {
    return Attribute();
  };
  (void)translateSignature(func, name, name, drop);
}
