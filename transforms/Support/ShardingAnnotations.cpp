//===- ShardingAnnotations.cpp - Annotations of a program -----------------===//

#include "transforms/Support/ShardingAnnotations.h"
#include "transforms/Support/SignatureAttrs.h"

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

/// The name of sharding::kAnnotatedAttrName in files of earlier versions.
static constexpr llvm::StringLiteral kOldAnnotated = "sharding.given";

bool mlir::gspmd::hasAnnotatedResults(Operation *op) {
  return op->getDiscardableAttr(sharding::kAnnotatedAttrName) ||
         op->getDiscardableAttr(kOldAnnotated);
}

bool mlir::gspmd::isAnnotatedArgument(FunctionOpInterface func, unsigned arg) {
  return func.getArgAttr(arg, sharding::kAnnotatedAttrName) ||
         func.getArgAttr(arg, kOldAnnotated);
}

void mlir::gspmd::setAnnotatedResults(Operation *op) {
  op->setDiscardableAttr(sharding::kAnnotatedAttrName,
                         UnitAttr::get(op->getContext()));
}

void mlir::gspmd::markAnnotatedArguments(
    FunctionOpInterface func, llvm::function_ref<bool(unsigned)> isAnnotated) {
  auto unit = UnitAttr::get(func.getContext());
  editArgAttrs(func, [&](unsigned i, NamedAttrList &attrs) {
    if (isAnnotated(i))
      attrs.set(sharding::kAnnotatedAttrName, unit);
  });
}

void mlir::gspmd::removeAnnotatedMarks(ModuleOp module) {
  MLIRContext *context = module.getContext();
  const StringAttr names[] = {
      StringAttr::get(context, sharding::kAnnotatedAttrName),
      StringAttr::get(context, kOldAnnotated)};
  module.walk([&](Operation *op) {
    for (StringAttr name : names)
      if (op->getDiscardableAttr(name))
        op->removeDiscardableAttr(name);
    if (auto func = dyn_cast<FunctionOpInterface>(op))
      editArgAttrs(func, [&](unsigned, NamedAttrList &attrs) {
        for (StringAttr name : names)
          attrs.erase(name);
      });
  });
}

bool mlir::gspmd::isUnconstrained(sharding::TensorShardingAttr sharding) {
  return sharding.getReplicated().empty() && sharding.getUnreduced().empty() &&
         llvm::all_of(sharding.getDims(), [](sharding::DimShardingAttr dim) {
           return !dim.getIsClosed() && dim.getAxes().empty();
         });
}

LogicalResult mlir::gspmd::translateSignature(FunctionOpInterface func,
                                              StringRef from, StringRef to,
                                              TranslateAttr translate) {
  bool isValid = true;
  auto translateAttr = [&](Type type, NamedAttrList &attrs) {
    Attribute attr = isValid ? attrs.get(from) : Attribute();
    if (!attr)
      return;
    FailureOr<Attribute> result = translate(attr, type);
    isValid = succeeded(result);
    if (!isValid)
      return;
    attrs.erase(from);
    if (*result)
      attrs.set(to, *result);
  };
  editArgAttrs(func, [&](unsigned i, NamedAttrList &attrs) {
    translateAttr(func.getArgumentTypes()[i], attrs);
  });
  editResultAttrs(func, [&](unsigned i, NamedAttrList &attrs) {
    translateAttr(func.getResultTypes()[i], attrs);
  });
  return success(isValid);
}

void mlir::gspmd::dropFromSignature(FunctionOpInterface func, StringRef name) {
  auto drop = [](Attribute, Type) -> FailureOr<Attribute> {
    return Attribute();
  };
  (void)translateSignature(func, name, name, drop);
}
