//===- AttachedShardings.cpp - Verifiers of attached shardings ------------===//

#include "dialect/Sharding/AttachedShardings.h"
#include "dialect/Sharding/ModuleSymbols.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;

LogicalResult sharding::verifyArgumentSharding(Operation *op, unsigned index,
                                               NamedAttribute attr,
                                               StringRef name,
                                               CheckSharding check) {
  auto func = dyn_cast<FunctionOpInterface>(op);
  if (!func || attr.getName() != name)
    return success();
  return check(attr.getValue(), func.getArgumentTypes()[index],
               "sharding of argument " + Twine(index));
}

LogicalResult sharding::verifyResultSharding(Operation *op, unsigned index,
                                             NamedAttribute attr,
                                             StringRef name,
                                             CheckSharding check) {
  auto func = dyn_cast<FunctionOpInterface>(op);
  if (!func || attr.getName() != name)
    return success();
  return check(attr.getValue(), func.getResultTypes()[index],
               "sharding of result " + Twine(index));
}

LogicalResult sharding::verifyShardingPerResult(Operation *op,
                                                ArrayRef<Attribute> shardings,
                                                CheckSharding check) {
  if (shardings.size() != op->getNumResults())
    return op->emitOpError() << "has " << shardings.size() << " shardings for "
                             << op->getNumResults() << " results";
  for (auto [i, one] : llvm::enumerate(shardings))
    if (failed(check(one, op->getResult(i).getType(),
                     "sharding of result " + Twine(i))))
      return failure();
  return success();
}

LogicalResult sharding::verifyMappings(Operation *op, ArrayAttr mappings,
                                       TypeRange types, StringRef side) {
  if (mappings.size() != types.size())
    return op->emitOpError()
           << "sharding rule has " << mappings.size() << " " << side
           << " mappings for " << types.size() << " " << side << "s";
  for (auto [i, mapping] : llvm::enumerate(mappings)) {
    auto shaped = dyn_cast<ShapedType>(types[i]);
    int64_t rank = shaped && shaped.hasRank() ? shaped.getRank() : 0;
    int64_t slots = cast<ArrayAttr>(mapping).size();
    if (slots != rank)
      return op->emitOpError()
             << "sharding rule maps " << slots << " dimensions of " << side
             << " " << i << ", which has rank " << rank;
  }
  return success();
}

Operation *sharding::lookupInModules(Operation *op, FlatSymbolRefAttr name) {
  for (; op; op = op->getParentOp())
    if (auto module = dyn_cast<ModuleOp>(op))
      if (Operation *symbol = lookupInModule(module, name.getAttr()))
        return symbol;
  return nullptr;
}
