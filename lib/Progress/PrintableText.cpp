//===- PrintableText.cpp - Text of programs as tools print it -------------===//

#include "lib/Progress/PrintableText.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/FormatVariadic.h"

namespace mlir::gspmd {
namespace {

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

/// Returns the number of bytes of the character at the start of `text`; 0 if it
/// is not valid UTF-8.
size_t characterSize(llvm::StringRef text) {
  const auto *begin = reinterpret_cast<const llvm::UTF8 *>(text.data());
  size_t size = llvm::getNumBytesForUTF8(*begin);
  return size <= text.size() && llvm::isLegalUTF8Sequence(begin, begin + size)
             ? size
             : 0;
}

/// Returns the code point of a valid character of up to three bytes, which all
/// that are shown as numbers have; 0 for longer ones.
unsigned codePoint(llvm::StringRef character) {
  auto byte = [&](size_t i) {
    return static_cast<unsigned char>(character[i]);
  };
  switch (character.size()) {
  case 1:
    return byte(0);
  case 2:
    return (byte(0) & 0x1F) << 6 | (byte(1) & 0x3F);
  case 3:
    return (byte(0) & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F);
  default:
    return 0;
  }
}

/// Returns true for control characters and those that change the direction of
/// text.
bool isInvisible(unsigned code) {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x61C ||
         code == 0x200E || code == 0x200F ||
         (code >= 0x202A && code <= 0x202E) ||
         (code >= 0x2066 && code <= 0x2069);
}

std::string withNumbers(llvm::StringRef text, llvm::StringRef kept) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    size_t size = characterSize(text);
    llvm::StringRef character = text.take_front(size);
    if (size == 0) {
      auto byte = static_cast<unsigned char>(text.front());
      result += llvm::formatv("\\x{0:x-2}", unsigned(byte)).str();
      size = 1;
    } else if (size < 4 && isInvisible(codePoint(character)) &&
               !kept.contains(character)) {
      result += llvm::formatv("\\u{0:x-4}", codePoint(character)).str();
    } else {
      result += character;
    }
    text = text.drop_front(size);
  }
  return result;
}

} // namespace

std::string printableText(llvm::StringRef text, size_t maxBytes,
                          llvm::StringRef kept) {
  if (text.size() <= maxBytes)
    return withNumbers(text, kept);
  size_t tail = maxBytes / 3;
  size_t back = characterBegin(text, text.size() - tail);
  return withNumbers(takeCharacters(text, maxBytes - tail), kept) + "…" +
         withNumbers(text.drop_front(back), kept);
}

llvm::StringRef takeCharacters(llvm::StringRef text, size_t maxBytes) {
  return text.take_front(
      text.size() <= maxBytes ? text.size() : characterBegin(text, maxBytes));
}

} // namespace mlir::gspmd
