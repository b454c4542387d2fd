//===- ListOpModels.cpp - Table of the ops with sharding models -----------===//

#include "compiler/Registration/ListOpModels.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "mlir/IR/MLIRContext.h"

using namespace mlir;
using namespace mlir::gspmd;

static StringRef knowledgeOf(RegisteredOperationName op) {
  if (op.hasInterface<sharding::ShardingRuleOpInterface>())
    return "rule";
  if (op.hasInterface<sharding::ShardingDataFlowOpInterface>())
    return "data-flow";
  return "none";
}

void mlir::gspmd::listOpModels(DialectRegistry &registry,
                               llvm::raw_ostream &os) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  SmallVector<RegisteredOperationName> ops(context.getRegisteredOperations());
  llvm::sort(ops, [](RegisteredOperationName a, RegisteredOperationName b) {
    return a.getStringRef() < b.getStringRef();
  });
  for (RegisteredOperationName op : ops)
    os << op.getStringRef() << " " << knowledgeOf(op) << "\n";
  for (auto [target, kind] : stablehlo::customCallTargets())
    os << "@" << target << " "
       << (kind == stablehlo::CustomCallKind::Opaque ? "opaque" : "rule")
       << "\n";
}
