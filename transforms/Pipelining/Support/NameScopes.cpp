//===- NameScopes.cpp - Stages in the name scopes of JAX ------------------===//
#include "transforms/Pipelining/Support/NameScopes.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace mlir::gspmd {

/// Returns the number of a name scope `prefix3` or `prefix_3`.
static std::optional<int64_t> numberOfScope(StringRef nameStack,
                                            StringRef prefix) {
  SmallVector<StringRef> scopes;
  nameStack.split(scopes, '/');
  for (StringRef scope : scopes) {
    StringRef name = scope.substr(scope.rfind('(') + 1).split(')').first;
    int64_t number;
    if (!name.consume_front(prefix))
      continue;
    (void)name.consume_front("_");
    if (!name.empty() && !name.getAsInteger(10, number) && number >= 0)
      return number;
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
      result.stage = numberOfScope(name.getName().getValue(), "stage");
    if (!result.numStages)
      result.numStages =
          numberOfScope(name.getName().getValue(), "stages").value_or(0);
    result.isBackward |= name.getName().getValue().contains("transpose(");
    return WalkResult::advance();
  });
  return result;
}

} // namespace mlir::gspmd
