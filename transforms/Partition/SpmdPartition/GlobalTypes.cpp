//===- GlobalTypes.cpp - Global types of a function -----------------------===//

#include "transforms/Partition/SpmdPartition/GlobalTypes.h"

#include "dialect/Sharding/ForeignEdges.h"
#include "dialect/Spmd/ProcessAttrs.h"
#include "dialect/Spmd/SpmdDialect.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

void mlir::gspmd::recordGlobalTypes(FunctionOpInterface func) {
  auto name =
      StringAttr::get(func.getContext(), spmd::SpmdDialect::kGlobalType);
  // The attributes are set at once: changing a single entry copies the list.
  auto record = [&](TypeRange types, auto attrsOf) {
    SmallVector<DictionaryAttr> all;
    for (auto [i, type] : llvm::enumerate(types)) {
      NamedAttrList list(attrsOf(i));
      list.erase(kForeignEdges);
      // A per-device program was imported with padded tensors; its attribute
      // has the unpadded type.
      auto unpadded =
          dyn_cast_or_null<TypeAttr>(list.erase(spmd::kProcessGlobalType));
      list.set(name, unpadded ? unpadded : TypeAttr::get(type));
      all.push_back(list.getDictionary(func.getContext()));
    }
    return all;
  };
  func.setAllArgAttrs(record(func.getArgumentTypes(), [&](unsigned i) {
    return func.getArgAttrDict(i);
  }));
  func.setAllResultAttrs(record(func.getResultTypes(), [&](unsigned i) {
    return func.getResultAttrDict(i);
  }));
}
