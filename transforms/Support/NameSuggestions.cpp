//===- NameSuggestions.cpp - Is it this that you mean? --------------------===//

#include "transforms/Support/NameSuggestions.h"
#include "llvm/ADT/StringExtras.h"

std::string mlir::gspmd::suggestNames(llvm::StringRef name,
                                      const llvm::StringSet<> &known) {
  constexpr size_t kMostNamed = 3;
  unsigned limit = std::max<unsigned>(2, name.size() / 3);
  std::vector<std::pair<unsigned, std::string>> near;
  for (const auto &entry : known) {
    // Of JAX's names, the end is what people type.
    llvm::StringRef whole = entry.getKey();
    unsigned distance =
        std::min(name.edit_distance(whole, true, limit),
                 name.edit_distance(whole.take_back(name.size()), true, limit));
    if (distance <= limit)
      near.emplace_back(distance, whole.str());
  }
  if (near.empty())
    return "";
  llvm::sort(near);
  near.resize(std::min(near.size(), kMostNamed));
  std::vector<std::string> names;
  for (auto &[distance, known] : near)
    names.push_back(std::move(known));
  return "is it " + llvm::join(names, ", ") + "? ";
}
