//===- DisplayText.cpp - Names as pages show them -------------------------===//

#include "lib/Report/DisplayText.h"
#include "lib/Progress/PrintableText.h"

namespace mlir::gspmd {

using nlohmann::json;

std::string displayText(llvm::StringRef text, size_t maxBytes) {
  return printableText(text, maxBytes, /*kept=*/"\t\n");
}

std::string displayLines(llvm::StringRef text) {
  std::string result;
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    bool hasEnd = line.size() < text.size();
    text = rest;
    std::string shown;
    while (!line.empty()) {
      llvm::StringRef blanks = line.take_while([](char c) { return c == ' '; });
      shown += blanks.take_front(kMaxDisplayBytes);
      line = line.drop_front(blanks.size());
      llvm::StringRef word = line.take_until([](char c) { return c == ' '; });
      shown += displayText(word);
      line = line.drop_front(word.size());
    }
    result += displayText(shown, kMaxLineBytes);
    if (hasEnd)
      result += '\n';
  }
  return result;
}

// Programs do not decide the depth of a report.
void displayStrings(json &data) {
  if (data.is_string()) {
    data = displayText(data.get_ref<const std::string &>());
  } else if (data.is_array()) {
    for (json &element : data)
      displayStrings(element);
  } else if (data.is_object()) {
    json result = json::object();
    for (auto it = data.begin(); it != data.end(); ++it) {
      displayStrings(it.value());
      result[displayText(it.key())] = std::move(it.value());
    }
    data = std::move(result);
  }
}

// `</script>` and `<!--` cannot occur without `<`, which JSON may write as an
// escape.
std::string fillPage(llvm::StringRef page, json data) {
  constexpr llvm::StringLiteral placeholder = "@DATA@";
  displayStrings(data);
  std::string text =
      data.dump(-1, ' ', /*ensure_ascii=*/true, json::error_handler_t::replace);
  auto [begin, end] = page.split(placeholder);
  std::string result = begin.str();
  result.reserve(page.size() + text.size());
  for (char c : text)
    if (c == '<')
      result += "\\u003c";
    else
      result += c;
  return result + end.str();
}

} // namespace mlir::gspmd
