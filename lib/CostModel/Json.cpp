//===- Json.cpp - JSON with unique keys -----------------------------------===//

#include "lib/CostModel/Json.h"
#include "llvm/ADT/StringSet.h"

using namespace gspmd;
using nlohmann::json;

absl::StatusOr<json> gspmd::parseJson(llvm::StringRef text,
                                      llvm::StringRef origin) {
  std::string repeated;
  std::vector<llvm::StringSet<>> open;
  auto watch = [&](int, json::parse_event_t event, json &parsed) {
    if (event == json::parse_event_t::object_start)
      open.emplace_back();
    else if (event == json::parse_event_t::object_end)
      open.pop_back();
    else if (event == json::parse_event_t::key)
      if (const auto &key = parsed.get_ref<const std::string &>();
          !open.back().insert(key).second)
        repeated = key;
    return true;
  };
  json root = json::parse(text.begin(), text.end(), watch,
                          /*allow_exceptions=*/false);
  if (root.is_discarded())
    return absl::InvalidArgumentError((origin + ": not valid JSON").str());
  if (!repeated.empty())
    return absl::InvalidArgumentError(
        (origin + ": '" + repeated + "' occurs twice").str());
  return root;
}
