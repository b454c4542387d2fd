//===- LocationText.cpp - Locations in runtime messages -------------------===//

#include "transforms/Lowering/LowerToLLVM/LocationText.h"

#include "llvm/Support/raw_ostream.h"

namespace mlir::gspmd::lowering {

std::string locationText(Location loc) {
  if (auto fused = dyn_cast<FusedLoc>(loc))
    if (!fused.getLocations().empty())
      return locationText(fused.getLocations().front());
  if (auto named = dyn_cast<NameLoc>(loc))
    return locationText(named.getChildLoc());
  if (auto call = dyn_cast<CallSiteLoc>(loc))
    return locationText(call.getCallee());
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (auto file = dyn_cast<FileLineColLoc>(loc))
    stream << file.getFilename().getValue() << ":" << file.getLine() << ":"
           << file.getColumn();
  else
    loc->print(stream);
  return text;
}

StringRef locationName(Location loc) {
  StringRef name;
  loc->walk([&](Location inner) {
    auto named = dyn_cast<NameLoc>(inner);
    if (named)
      name = named.getName().strref();
    return named ? WalkResult::interrupt() : WalkResult::advance();
  });
  return name;
}

} // namespace mlir::gspmd::lowering
