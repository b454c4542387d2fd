//===- ProtoFields.cpp - Fields of protocol buffer messages ---------------===//

#include "lib/Files/ProtoFields.h"

#include "llvm/Support/LEB128.h"

using llvm::StringRef;

namespace mlir::gspmd {

/// Takes a varint off the beginning of `bytes`.
static bool takeNumber(StringRef &bytes, uint64_t &number) {
  unsigned size = 0;
  const char *error = nullptr;
  number = llvm::decodeULEB128(bytes.bytes_begin(), &size, bytes.bytes_end(),
                               &error);
  bytes = bytes.drop_front(error ? 0 : size);
  return !error;
}

bool readProtoFields(StringRef bytes,
                     llvm::function_ref<bool(const ProtoField &)> use) {
  enum WireType : uint8_t { Varint = 0, Fixed64 = 1, Bytes = 2, Fixed32 = 5 };
  while (!bytes.empty()) {
    ProtoField field;
    uint64_t tag = 0, size = 0;
    if (!takeNumber(bytes, tag))
      return false;
    field.field = tag >> 3;
    switch (tag & 7) {
    case Varint:
      if (!takeNumber(bytes, field.number))
        return false;
      break;
    case Fixed64:
      size = sizeof(uint64_t);
      break;
    case Fixed32:
      size = sizeof(uint32_t);
      break;
    case Bytes:
      if (!takeNumber(bytes, size))
        return false;
      break;
    default:
      return false;
    }
    if (size > bytes.size())
      return false;
    field.isBytes = (tag & 7) != Varint;
    field.bytes = bytes.take_front(size);
    bytes = bytes.drop_front(size);
    if (!use(field))
      return false;
  }
  return true;
}

bool addProtoNumbers(const ProtoField &field,
                     llvm::SmallVectorImpl<int64_t> &to) {
  if (!field.isBytes) {
    to.push_back(static_cast<int64_t>(field.number));
    return true;
  }
  StringRef bytes = field.bytes;
  while (!bytes.empty()) {
    uint64_t number = 0;
    if (!takeNumber(bytes, number))
      return false;
    to.push_back(static_cast<int64_t>(number));
  }
  return true;
}

} // namespace mlir::gspmd
