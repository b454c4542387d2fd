//===- WireReader.cpp - A reader of protocol buffers ----------------------===//
#include "pjrt/Compile/WireReader.h"

namespace mlir::gspmd::pjrt {

bool WireReader::readNumber(uint64_t &value) {
  value = 0;
  for (unsigned shift = 0; shift < 64; shift += 7) {
    if (rest.empty())
      break;
    auto byte = static_cast<unsigned char>(rest.front());
    rest = rest.drop_front();
    value |= uint64_t(byte & 0x7f) << shift;
    if (!(byte & 0x80))
      return true;
  }
  broken = true;
  return false;
}

bool WireReader::readBytes(uint64_t size) {
  if (size > rest.size()) {
    broken = true;
    return false;
  }
  currentBytes = rest.take_front(size);
  rest = rest.drop_front(size);
  return true;
}

bool WireReader::next() {
  enum Kind { Number = 0, Fixed64 = 1, Bytes = 2, Fixed32 = 5 };
  uint64_t tag, size;
  if (broken || rest.empty() || !readNumber(tag))
    return false;
  currentField = static_cast<unsigned>(tag >> 3);
  currentNumber = 0;
  currentBytes = {};
  isBytes = (tag & 7) == Bytes;
  switch (tag & 7) {
  case Number:
    return readNumber(currentNumber);
  case Fixed64:
    return readBytes(8);
  case Bytes:
    return readNumber(size) && readBytes(size);
  case Fixed32:
    return readBytes(4);
  default:
    broken = true;
    return false;
  }
}

bool WireReader::nextPacked(uint64_t &value) {
  return !rest.empty() && readNumber(value);
}

} // namespace mlir::gspmd::pjrt
