//===- RepeatedNames.cpp - Limit of names in outputs ----------------------===//

#include "transforms/Support/Limits/RepeatedNames.h"

using namespace mlir;
using namespace mlir::gspmd;

void RepeatedNames::add(Type type) {
  auto [entry, isNew] = typeBytes.try_emplace(type, 0);
  if (isNew) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    entry->second = text.size();
  }
  if (entry->second > kMaxShortBytes)
    bytes += entry->second;
}

LogicalResult RepeatedNames::check(ModuleOp module, StringRef output) const {
  if (bytes <= kMaxBytes)
    return success();
  return module.emitError()
         << output << " has names or types of more than " << kMaxShortBytes
         << " bytes for each op, in total more than the limit of " << kMaxBytes
         << " bytes; expected shorter names of functions, meshes, axes and "
            "locations, shorter types, or fewer values";
}
