//===- NamedShardings.cpp - XLA's shardings with named axes ---------------===//

#include "transforms/Import/ImportSdyStrings/NamedShardings.h"
#include "transforms/Import/ImportSdyStrings/SdyFrontendAttributes.h"

#include "dialect/Sdy/SdyDialect.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Import/ImportMhlo/MhloMesh.h"
#include "transforms/Import/ImportSdyStrings/NamedShardingText.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Returns the text of `attr` if it has named axes.
static StringAttr namedText(Attribute attr) {
  auto text = dyn_cast_or_null<StringAttr>(attr);
  return text && isNamedSharding(text.getValue()) ? text : StringAttr();
}

/// Returns the shardings of values of `types`; null ones have no effect.
static FailureOr<SmallVector<sdy::TensorShardingAttr>>
convert(Operation *op, StringAttr text, TypeRange types) {
  SmallVector<StringRef> texts = splitNamedShardings(text.getValue());
  if (texts.size() != types.size())
    return op->emitOpError()
           << MhloMesh::kAttr << " " << text << " is for " << texts.size()
           << " values; expected " << types.size();
  SmallVector<sdy::TensorShardingAttr> result;
  for (auto [one, type] : llvm::zip_equal(texts, types)) {
    auto shaped = dyn_cast<ShapedType>(type);
    std::string error;
    std::optional<std::string> sdyText = namedShardingToSdy(
        one, shaped && shaped.hasRank() ? shaped.getRank() : 0, error);
    if (!sdyText)
      return op->emitOpError()
             << MhloMesh::kAttr << " " << text << " is malformed: " << error;
    sdy::TensorShardingAttr sharding;
    if (!sdyText->empty()) {
      sharding = dyn_cast_or_null<sdy::TensorShardingAttr>(
          parseAttribute(*sdyText, op->getContext()));
      if (!sharding)
        return op->emitOpError() << MhloMesh::kAttr << " " << text
                                 << " is not a sharding on its mesh";
      if (failed(sharding.verifyFor(
              op, type, MhloMesh::kAttr + " \"" + text.getValue() + "\": ")))
        return failure();
    }
    result.push_back(sharding);
  }
  return result;
}

static LogicalResult importFunction(FunctionOpInterface func) {
  auto name = StringAttr::get(func.getContext(), MhloMesh::kAttr);
  for (unsigned i = 0; i < func.getNumArguments(); ++i)
    if (StringAttr text = namedText(func.getArgAttr(i, name))) {
      auto shardings = convert(func, text, func.getArgumentTypes()[i]);
      if (failed(shardings))
        return failure();
      func.removeArgAttr(i, name);
      if (shardings->front())
        func.setArgAttr(i, sdy::SdyDialect::kSharding, shardings->front());
    }
  for (unsigned i = 0; i < func.getNumResults(); ++i)
    if (StringAttr text = namedText(func.getResultAttr(i, name))) {
      auto shardings = convert(func, text, func.getResultTypes()[i]);
      if (failed(shardings))
        return failure();
      func.removeResultAttr(i, name);
      if (shardings->front())
        func.setResultAttr(i, sdy::SdyDialect::kSharding, shardings->front());
    }
  return success();
}

static LogicalResult importOp(Operation *op) {
  StringAttr text = namedText(op->getDiscardableAttr(MhloMesh::kAttr));
  if (!text)
    return success();
  auto shardings = convert(op, text, op->getResultTypes());
  if (failed(shardings))
    return failure();
  op->removeAttr(MhloMesh::kAttr);
  if (stablehlo::customCallTarget(op) == "Sharding") {
    if (failed(verifyAnnotationCall(op)))
      return failure();
    Value input = op->getOperand(0);
    OpBuilder b(op);
    if (shardings->front())
      input = sdy::ShardingConstraintOp::create(
          b, op->getLoc(), input.getType(), input, shardings->front());
    op->getResult(0).replaceAllUsesWith(input);
    op->erase();
    return success();
  }
  if (!llvm::is_contained(*shardings, sdy::TensorShardingAttr()) &&
      !shardings->empty())
    op->setAttr(
        sdy::SdyDialect::kSharding,
        sdy::TensorShardingPerValueAttr::get(op->getContext(), *shardings));
  return success();
}

bool mlir::gspmd::canHaveNamedShardings(Operation *op) {
  // Only ops with a region can be functions; the interface is looked up for
  // few ops.
  return (op->getNumRegions() == 1 && isa<FunctionOpInterface>(op)) ||
         namedText(op->getDiscardableAttr(MhloMesh::kAttr));
}

LogicalResult mlir::gspmd::importNamedShardings(ArrayRef<Operation *> ops) {
  for (Operation *op : ops) {
    if (auto func = dyn_cast<FunctionOpInterface>(op))
      if (failed(importFunction(func)))
        return failure();
    if (failed(importOp(op)))
      return failure();
  }
  return success();
}
