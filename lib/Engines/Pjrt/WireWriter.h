//===- WireWriter.h - A writer of protocol buffers --------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_WIREWRITER_H
#define GSPMD_LIB_ENGINES_PJRT_WIREWRITER_H

#include "lib/Algebra/Namespace.h"
#include <cstdint>
#include <string>
#include <string_view>

namespace mlir::gspmd::pjrt {

/// A protocol buffer message: a field is its number and kind, then an integer
/// of variable length, or a length and as many bytes.
class WireWriter {
public:
  void number(unsigned field, int64_t value) {
    variableLength(uint64_t(field) << 3);
    variableLength(static_cast<uint64_t>(value));
  }
  void message(unsigned field, const WireWriter &inner) {
    text(field, inner.bytes);
  }
  void text(unsigned field, std::string_view text) {
    constexpr uint64_t hasLength = 2;
    variableLength(uint64_t(field) << 3 | hasLength);
    variableLength(text.size());
    bytes += text;
  }
  std::string bytes;

private:
  void variableLength(uint64_t value) {
    for (; value >= 0x80; value >>= 7)
      bytes.push_back(static_cast<char>(value | 0x80));
    bytes.push_back(static_cast<char>(value));
  }
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_WIREWRITER_H
