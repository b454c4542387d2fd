//===- GlobalTypes.cpp - What a function is on whole tensors --------------===//

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
  // All at once: each change of one entry would copy the list.
  auto note = [&](TypeRange types, auto attrsOf) {
    SmallVector<DictionaryAttr> all;
    for (auto [i, type] : llvm::enumerate(types)) {
      NamedAttrList list(attrsOf(i));
      list.erase(kForeignEdges);
      // What one process runs was read as a program of padded tensors.
      auto unpadded =
          dyn_cast_or_null<TypeAttr>(list.erase(spmd::kProcessGlobalType));
      list.set(name, unpadded ? unpadded : TypeAttr::get(type));
      all.push_back(list.getDictionary(func.getContext()));
    }
    return all;
  };
  func.setAllArgAttrs(note(func.getArgumentTypes(),
                           [&](unsigned i) { return func.getArgAttrDict(i); }));
  func.setAllResultAttrs(note(func.getResultTypes(), [&](unsigned i) {
    return func.getResultAttrDict(i);
  }));
}
