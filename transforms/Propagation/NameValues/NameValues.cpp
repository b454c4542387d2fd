//===- NameValues.cpp - Names of values in locations ----------------------===//

#include "transforms/Propagation/Passes.h"
#include "transforms/Support/Diagnostics/ValueNames.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGNAMEVALUES
#include "transforms/Propagation/Passes.h.inc"
} // namespace mlir::gspmd

namespace {
struct NameValuesPass
    : mlir::gspmd::impl::ShardingNameValuesBase<NameValuesPass> {
  /// Values that were named before, from the text of the file, keep their
  /// names.
  void runOnProgram() override {
    if (!hasNames(getOperation()))
      nameValues(getOperation(), /*text=*/"");
  }
};
} // namespace
