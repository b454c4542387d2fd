//===- NameValues.cpp - Names of values in locations ----------------------===//

#include "transforms/Propagation/Passes.h"
#include "transforms/Support/ValueNames.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGNAMEVALUES
#include "transforms/Propagation/Passes.h.inc"
} // namespace mlir::gspmd

namespace {
struct NameValuesPass
    : mlir::gspmd::impl::ShardingNameValuesBase<NameValuesPass> {
  NameValuesPass() = default;
  explicit NameValuesPass(StringRef text) : text(text) {}
  void runOnOperation() override { nameValues(getOperation(), text); }
  std::string text;
};
} // namespace

std::unique_ptr<Pass>
mlir::gspmd::createShardingNameValuesPass(StringRef text) {
  return std::make_unique<NameValuesPass>(text);
}
