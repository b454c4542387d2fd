//===- BoolConstants.cpp - Boolean constants in textual programs ----------===//

#include "compiler/Formats/BoolConstants.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include <optional>

namespace mlir::gspmd {
namespace {

using llvm::StringRef;

constexpr StringRef kBegin = "dense<\"0x";

/// Returns the number of elements if `text`, which follows the closing quote of
/// the digits, continues with a tensor type of i1.
std::optional<int64_t> countBools(StringRef text) {
  text = text.ltrim();
  if (!text.consume_front(">"))
    return std::nullopt;
  text = text.ltrim();
  if (!text.consume_front(":"))
    return std::nullopt;
  text = text.ltrim();
  if (!text.consume_front("tensor<") && !text.consume_front("vector<"))
    return std::nullopt;
  int64_t count = 1;
  while (!text.empty() && llvm::isDigit(text.front())) {
    int64_t size;
    if (text.consumeInteger(10, size) || !text.consume_front("x") ||
        llvm::MulOverflow(count, size, count))
      return std::nullopt;
  }
  if (!text.consume_front("i1"))
    return std::nullopt;
  text = text.ltrim();
  if (text.empty() || !StringRef(">,").contains(text.front()))
    return std::nullopt;
  return count;
}

/// Returns true if `digits` has one byte of 0 or 1 for each of `count` elements
/// and is not packed.
bool isByteForEach(StringRef digits, int64_t count) {
  if (digits.size() != 2 * size_t(count) || count <= 1)
    return false;
  for (size_t i = 0; i < digits.size(); i += 2)
    if (digits[i] != '0' || (digits[i + 1] != '0' && digits[i + 1] != '1'))
      return false;
  return true;
}

/// Overwrites `digits` and their quote with eight elements per byte, a quote
/// and blanks.
void pack(StringRef digits, char *over) {
  size_t count = digits.size() / 2, written = 0;
  std::string packed;
  for (size_t first = 0; first < count; first += 8) {
    unsigned byte = 0;
    for (size_t i = first; i < std::min(first + 8, count); ++i)
      byte |= unsigned(digits[2 * i + 1] == '1') << (i - first);
    packed += llvm::hexdigit(byte >> 4);
    packed += llvm::hexdigit(byte & 15);
  }
  for (char c : packed)
    over[written++] = c;
  over[written++] = '"';
  for (; written <= digits.size(); ++written)
    over[written] = ' ';
}

/// Returns the end of the string or comment that starts at `text[at]`; a string
/// ends after its quote.
size_t endOfToken(StringRef text, size_t at) {
  if (text[at] != '"')
    return std::min(text.find('\n', at), text.size());
  for (++at; at < text.size() && text[at] != '"' && text[at] != '\n'; ++at)
    if (text[at] == '\\')
      ++at;
  return std::min(at + 1, text.size());
}

/// Calls `handle` with each string of hexadecimal digits in a constant.
void forEachHexConstant(StringRef text,
                        llvm::function_ref<void(StringRef digits)> handle) {
  size_t at = 0;
  while ((at = text.find_first_of("\"/", at)) != StringRef::npos) {
    if (text[at] == '/' && text.substr(at, 2) != "//") {
      ++at;
      continue;
    }
    size_t end = endOfToken(text, at);
    size_t begin = at - std::min(at, kBegin.find('"'));
    if (text.substr(begin).starts_with(kBegin) && text[end - 1] == '"')
      handle(text.slice(begin + kBegin.size(), end - 1));
    at = end;
  }
}

} // namespace

std::unique_ptr<llvm::MemoryBuffer>
packBoolConstants(std::unique_ptr<llvm::MemoryBuffer> file) {
  StringRef text = file->getBuffer();
  if (!text.contains(kBegin))
    return file;
  std::unique_ptr<llvm::WritableMemoryBuffer> packed;
  forEachHexConstant(text, [&](StringRef digits) {
    std::optional<int64_t> count =
        countBools(text.drop_front(digits.end() + 1 - text.begin()));
    if (!count || !isByteForEach(digits, *count))
      return;
    if (!packed) {
      packed = llvm::WritableMemoryBuffer::getNewUninitMemBuffer(
          text.size(), file->getBufferIdentifier());
      llvm::copy(text, packed->getBufferStart());
    }
    pack(digits, packed->getBufferStart() + (digits.begin() - text.begin()));
  });
  return packed ? std::unique_ptr<llvm::MemoryBuffer>(std::move(packed))
                : std::move(file);
}

} // namespace mlir::gspmd
