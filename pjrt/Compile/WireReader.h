//===- WireReader.h - Protocol buffers, read by hand ------------*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_WIREREADER_H
#define GSPMD_PJRT_COMPILE_WIREREADER_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace mlir::gspmd::pjrt {

/// The fields of a message, one after another. Works on bytes of any origin.
class WireReader {
public:
  explicit WireReader(llvm::StringRef bytes) : rest(bytes) {}

  /// Goes to the next field; false at the end and where the bytes are no
  /// message.
  bool next();
  /// The next number of a packed list, which is all of the bytes.
  bool nextPacked(uint64_t &value);
  bool isBroken() const { return broken; }

  unsigned field() const { return currentField; }
  /// Has the field bytes, not a number?
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
