//===- NameScopes.cpp - Stages in the name scopes of JAX ------------------===//
#include "transforms/Pipelining/Support/NameScopes.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace mlir::gspmd {

static std::optional<int64_t> stageOfScope(StringRef nameStack) {
  SmallVector<StringRef> scopes;
  nameStack.split(scopes, '/');
  for (StringRef scope : scopes) {
    StringRef name = scope.substr(scope.rfind('(') + 1).split(')').first;
    int64_t stage;
    if (!name.consume_front("stage"))
      continue;
    (void)name.consume_front("_");
    if (!name.empty() && !name.getAsInteger(10, stage) && stage >= 0)
      return stage;
  }
  return std::nullopt;
}

ScopedStage readNameScopes(Location location) {
  ScopedStage result;
  location->walk([&](Location nested) {
    // Frames of the source have no '/'.
    auto name = dyn_cast<NameLoc>(nested);
    if (!name || !name.getName().getValue().contains('/'))
      return WalkResult::advance();
    if (!result.stage)
      result.stage = stageOfScope(name.getName().getValue());
    result.isBackward |= name.getName().getValue().contains("transpose(");
    return WalkResult::advance();
  });
  return result;
}

} // namespace mlir::gspmd
