//===- HostCalls.cpp - Calls of functions on the host ---------------------===//

#include "dialect/StableHLO/HostCalls.h"
#include "dialect/StableHLO/CustomCalls.h"
#include "dialect/StableHLO/MatrixCalls.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

std::optional<HostCall> mlir::gspmd::stablehlo::readHostCall(Operation *op) {
  if (customCallTarget(op) != kHostCall)
    return std::nullopt;
  DictionaryAttr config = backendConfigOf(op);
  auto number = config ? config.getAs<IntegerAttr>("callback") : nullptr;
  if (!number)
    return std::nullopt;
  auto partitioned = config.getAs<BoolAttr>("partitioned");
  return HostCall{number.getValue().getSExtValue(),
                  partitioned && partitioned.getValue(), op->hasAttr(kGuarded)};
}
