//===- HostCallbackCall.cpp - Calls of functions on the host --------------===//

#include "dialect/StableHLO/CustomCalls/HostCallbackCall.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "mlir/IR/Builders.h"
#include <map>

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

static constexpr llvm::StringLiteral kNumber = "callback";

std::optional<HostCall> mlir::gspmd::stablehlo::readHostCall(Operation *op) {
  if (customCallTarget(op) != kHostCall)
    return std::nullopt;
  DictionaryAttr config = backendConfigOf(op);
  auto number = config ? config.getAs<IntegerAttr>(kNumber) : nullptr;
  if (!number)
    return std::nullopt;
  auto partitioned = config.getAs<BoolAttr>("partitioned");
  return HostCall{number.getValue().getSExtValue(),
                  partitioned && partitioned.getValue(), op->hasAttr(kGuarded)};
}

bool mlir::gspmd::stablehlo::callsHost(Operation *root) {
  return root
      ->walk([](Operation *op) {
        return readHostCall(op) ? WalkResult::interrupt()
                                : WalkResult::advance();
      })
      .wasInterrupted();
}

SmallVector<int64_t>
mlir::gspmd::stablehlo::renumberHostCalls(Operation *root) {
  SmallVector<int64_t> numbers;
  std::map<int64_t, int64_t> indices; // any numbers, which DenseMap excludes
  Builder b(root->getContext());
  root->walk([&](Operation *op) {
    std::optional<HostCall> call = readHostCall(op);
    if (!call)
      return;
    auto [it, isNew] =
        indices.try_emplace(call->number, int64_t(numbers.size()));
    if (isNew)
      numbers.push_back(call->number);
    DictionaryAttr config = backendConfigOf(op);
    NamedAttrList changed(config);
    changed.set(kNumber, b.getI64IntegerAttr(it->second));
    for (NamedAttribute attr : llvm::to_vector(op->getAttrs()))
      if (attr.getValue() == config)
        op->setAttr(attr.getName(), changed.getDictionary(op->getContext()));
  });
  return numbers;
}
