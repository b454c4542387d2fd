//===- DisplayText.cpp - Names as pages show them -------------------------===//

#include "lib/Report/DisplayText.h"
#include "llvm/Support/FormatVariadic.h"

namespace mlir::gspmd {
namespace {

using nlohmann::json;

bool isContinuation(char byte) { return (byte & 0xC0) == 0x80; }

/// Returns the last offset up to `at` at which a character begins.
size_t characterBegin(llvm::StringRef text, size_t at) {
  constexpr size_t kMaxContinuations = 3; // a character has up to four bytes
  size_t begin = at;
  while (begin > 0 && begin < text.size() && isContinuation(text[begin]) &&
         at - begin < kMaxContinuations)
    --begin;
  return begin;
}

/// Returns the code point at the start of `text` if it is a control character
/// or changes the direction of text, and removes it; else returns 0.
unsigned takeInvisible(llvm::StringRef &text) {
  auto byte = [&](size_t i) -> unsigned {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
  };
  unsigned code = 0, length = 1;
  if ((byte(0) < 0x20 && byte(0) != '\t' && byte(0) != '\n') || byte(0) == 0x7F)
    code = byte(0);
  else if ((byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) < 0xA0) ||
           (byte(0) == 0xD8 && byte(1) == 0x9C))
    code = (byte(0) & 0x1F) << 6 | (byte(1) & 0x3F), length = 2;
  else if (byte(0) == 0xE2 && (byte(1) == 0x80 || byte(1) == 0x81)) {
    code = 0x2000 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F), length = 3;
    bool isMark = code == 0x200E || code == 0x200F ||
                  (code >= 0x202A && code <= 0x202E) ||
                  (code >= 0x2066 && code <= 0x2069);
    if (!isMark || !isContinuation(static_cast<char>(byte(2))))
      return 0;
  } else {
    return 0;
  }
  // NUL has the number 0, too.
  text = text.drop_front(length);
  return code ? code : ~0u;
}

std::string withNumbers(llvm::StringRef text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    if (unsigned code = takeInvisible(text)) {
      result += llvm::formatv("\\u{0:x-4}", code == ~0u ? 0 : code).str();
      continue;
    }
    result += text.front();
    text = text.drop_front();
  }
  return result;
}

} // namespace

std::string displayText(llvm::StringRef text, size_t maxBytes) {
  if (text.size() <= maxBytes)
    return withNumbers(text);
  size_t tail = maxBytes / 3;
  size_t front = characterBegin(text, maxBytes - tail);
  size_t back = characterBegin(text, text.size() - tail);
  return withNumbers(text.take_front(front)) + "…" +
         withNumbers(text.drop_front(back));
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
