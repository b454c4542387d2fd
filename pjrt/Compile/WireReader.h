//===- WireReader.h - A reader of protocol buffers --------------*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_WIREREADER_H
#define GSPMD_PJRT_COMPILE_WIREREADER_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace mlir::gspmd::pjrt {

/// Reads the fields of a message in order. The bytes may be invalid.
class WireReader {
public:
  explicit WireReader(llvm::StringRef bytes) : rest(bytes) {}

  /// Advances to the next field; returns false at the end and for invalid
  /// bytes.
  bool next();
  /// Reads the next number of a packed list, which is all of the bytes.
  bool nextPacked(uint64_t &value);
  bool isBroken() const { return broken; }

  unsigned field() const { return currentField; }
  /// Returns true if the field has bytes instead of a number.
  bool hasBytes() const { return isBytes; }
  uint64_t number() const { return currentNumber; }
  llvm::StringRef bytes() const { return currentBytes; }

private:
  bool readNumber(uint64_t &value);
  bool readBytes(uint64_t size);

  llvm::StringRef rest;
  unsigned currentField = 0;
  bool isBytes = false, broken = false;
  uint64_t currentNumber = 0;
  llvm::StringRef currentBytes;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_WIREREADER_H
