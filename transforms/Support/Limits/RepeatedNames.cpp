//===- RepeatedNames.cpp - Limit of names in outputs ----------------------===//

#include "transforms/Support/Limits/RepeatedNames.h"

using namespace mlir;
using namespace mlir::gspmd;

LogicalResult RepeatedNames::check(ModuleOp module, StringRef output) const {
  if (bytes <= kMaxBytes)
    return success();
  return module.emitError()
         << output << " has names of more than " << kMaxShortBytes
         << " bytes for each op, in total more than the limit of " << kMaxBytes
         << " bytes; expected shorter names of functions, meshes, axes and "
            "locations, or fewer values";
}
