//===- Json.cpp - JSON with unique keys -----------------------------------===//

#include "lib/Files/Json.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"

namespace mlir::gspmd {

bool isJsonTooDeep(llvm::StringRef text) {
  unsigned depth = 0;
  bool isInString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '"')
      isInString = !isInString;
    else if (isInString)
      i += c == '\\'; // the next character is escaped
    else if ((c == '[' || c == '{') && ++depth > kMaxJsonNesting)
      return true;
    else if ((c == ']' || c == '}') && depth > 0)
      --depth;
  }
  return false;
}

template <typename Json>
absl::StatusOr<Json> parseJson(llvm::StringRef text, llvm::StringRef origin) {
  if (isJsonTooDeep(text))
    return absl::InvalidArgumentError(
        (origin + ": is nested too deeply; the limit is " +
         llvm::Twine(kMaxJsonNesting) + " arrays and objects inside each other")
            .str());
  using Event = typename Json::parse_event_t;
  std::string repeated;
  std::vector<llvm::StringSet<>> openObjects;
  auto watch = [&](int, Event event, Json &parsed) {
    if (event == Event::object_start)
      openObjects.emplace_back();
    else if (event == Event::object_end)
      openObjects.pop_back();
    else if (event == Event::key)
      if (const auto &key = parsed.template get_ref<const std::string &>();
          !openObjects.back().insert(key).second)
        repeated = key;
    return true;
  };
  Json root = Json::parse(text.begin(), text.end(), watch,
                          /*allow_exceptions=*/false);
  if (root.is_discarded())
    return absl::InvalidArgumentError((origin + ": not valid JSON").str());
  if (!repeated.empty())
    return absl::InvalidArgumentError(
        (origin + ": '" + repeated + "' occurs twice").str());
  return root;
}

template absl::StatusOr<nlohmann::json> parseJson(llvm::StringRef,
                                                  llvm::StringRef);
template absl::StatusOr<nlohmann::ordered_json> parseJson(llvm::StringRef,
                                                          llvm::StringRef);

} // namespace mlir::gspmd
