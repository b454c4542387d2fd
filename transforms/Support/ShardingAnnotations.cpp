//===- ShardingAnnotations.cpp - Annotations of a program -----------------===//

#include "transforms/Support/ShardingAnnotations.h"

#include "dialect/Sharding/ProgramPhases.h"

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

/// The name of sharding::kAnnotated in files of earlier versions.
static constexpr llvm::StringLiteral kOldAnnotated = "sharding.given";

bool mlir::gspmd::hasAnnotatedResults(Operation *op) {
  return op->getDiscardableAttr(sharding::kAnnotated) ||
         op->getDiscardableAttr(kOldAnnotated);
}

bool mlir::gspmd::isAnnotatedArgument(FunctionOpInterface func, unsigned arg) {
  return func.getArgAttr(arg, sharding::kAnnotated) ||
         func.getArgAttr(arg, kOldAnnotated);
}

void mlir::gspmd::setAnnotatedResults(Operation *op) {
  op->setDiscardableAttr(sharding::kAnnotated, UnitAttr::get(op->getContext()));
}

void mlir::gspmd::setAnnotatedArgument(FunctionOpInterface func, unsigned arg) {
  func.setArgAttr(arg, sharding::kAnnotated, UnitAttr::get(func.getContext()));
}

void mlir::gspmd::removeAnnotatedMarks(ModuleOp module) {
  MLIRContext *context = module.getContext();
  const StringAttr names[] = {StringAttr::get(context, sharding::kAnnotated),
                              StringAttr::get(context, kOldAnnotated)};
  module.walk([&](Operation *op) {
    for (StringAttr name : names)
      if (op->getDiscardableAttr(name))
        op->removeDiscardableAttr(name);
    auto func = dyn_cast<FunctionOpInterface>(op);
    if (!func)
      return;
    for (StringAttr name : names)
      for (unsigned i = 0; i < func.getNumArguments(); ++i)
        if (func.getArgAttr(i, name))
          func.removeArgAttr(i, name);
  });
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
