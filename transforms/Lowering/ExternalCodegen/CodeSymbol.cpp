//===- CodeSymbol.cpp - Identification of external code -------------------===//

#include "transforms/Lowering/ExternalCodegen/CodeSymbol.h"
#include "transforms/Lowering/Bufferize/BufferLowering.h"

#include "dialect/Spmd/SpmdDialect.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

namespace mlir::gspmd::lowering {

std::string computeCodeSymbol(ModuleOp module) {
  Attribute mark = module->removeAttr(kCodeSymbol);
  constexpr int64_t kNoLimit = std::numeric_limits<int64_t>::max();
  OpPrintingFlags flags;
  flags.enableDebugInfo(false)
      .printGenericOpForm(false)
      .useLocalScope(false)
      .elideLargeElementsAttrs(kNoLimit)
      .elideLargeResourceString(kNoLimit)
      .assumeVerified();
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream, flags);
  if (mark)
    module->setAttr(kCodeSymbol, mark);
  return "gspmd_code_of_" +
         llvm::utohexstr(llvm::xxh3_64bits(text), /*LowerCase=*/true);
}

FailureOr<std::string> verifiedCodeSymbol(ModuleOp module) {
  Attribute mark = module->getAttr(kCodeSymbol);
  if (!mark)
    return module.emitError("is not prepared for external code; run "
                            "gspmd-prepare-calls before linking code to it");
  std::string key = computeCodeSymbol(module);
  auto symbol = dyn_cast<StringAttr>(mark);
  if (symbol && symbol.getValue() == key)
    return key;
  return module.emitError(
             "is not the output of gspmd-prepare-calls: attribute ")
         << kCodeSymbol << " is " << mark << ", expected \"" << key
         << "\"; prepare and compile the changed program again";
}

LogicalResult verifyRuntimeNumbers(ModuleOp module) {
  int64_t next = 0;
  WalkResult result = module.walk([&](Operation *op) {
    if (!isa_and_nonnull<spmd::SpmdDialect>(op->getDialect()) ||
        isa<spmd::DoneOp>(op))
      return WalkResult::advance();
    auto number = op->getAttrOfType<IntegerAttr>(kRuntimeIndex);
    if (number && number.getInt() == next++)
      return WalkResult::advance();
    op->emitOpError("has a runtime index out of order: the module is not the "
                    "output of gspmd-prepare-calls");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

} // namespace mlir::gspmd::lowering
