//===- HostCalls.cpp - Calls of functions on the host ---------------------===//

#include "dialect/StableHLO/HostCalls.h"
#include "dialect/StableHLO/CustomCalls.h"
#include "dialect/StableHLO/MatrixCalls.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

std::optional<HostCall> mlir::gspmd::stablehlo::readHostCall(Operation *op) {
  auto call = dyn_cast<CustomCallOp>(op);
  if (!call || call.getCallTargetName() != kHostCall)
    return std::nullopt;
  DictionaryAttr config = backendConfigOf(call);
  auto number = config ? config.getAs<IntegerAttr>("callback") : nullptr;
  if (!number)
    return std::nullopt;
  auto partitioned = config.getAs<BoolAttr>("partitioned");
  return HostCall{number.getValue().getSExtValue(),
                  partitioned && partitioned.getValue(),
                  call->hasAttr(kGuarded)};
}
