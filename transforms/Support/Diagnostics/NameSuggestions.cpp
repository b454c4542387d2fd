//===- NameSuggestions.cpp - Suggestions for unknown names ----------------===//

#include "transforms/Support/Diagnostics/NameSuggestions.h"
#include "llvm/ADT/StringExtras.h"

std::string mlir::gspmd::suggestNames(llvm::StringRef name,
                                      const llvm::StringSet<> &known) {
  constexpr size_t kMaxSuggestions = 3; // fit in a line of the message
  unsigned limit = std::max<unsigned>(2, name.size() / 3);
  std::vector<std::pair<unsigned, std::string>> similar;
  for (const auto &entry : known) {
    // The user may have typed the end of a JAX name, so that is compared, too.
    llvm::StringRef full = entry.getKey();
    unsigned distance =
        std::min(name.edit_distance(full, true, limit),
                 name.edit_distance(full.take_back(name.size()), true, limit));
    if (distance <= limit)
      similar.emplace_back(distance, full.str());
  }
  if (similar.empty())
    return "";
  llvm::sort(similar);
  similar.resize(std::min(similar.size(), kMaxSuggestions));
  std::vector<std::string> names;
  for (auto &[distance, known] : similar)
    names.push_back(std::move(known));
  return "is it " + llvm::join(names, ", ") + "? ";
}
