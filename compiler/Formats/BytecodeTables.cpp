//===- BytecodeTables.cpp - Tables of bytecode files ----------------------===//

#include "compiler/Formats/BytecodeTables.h"
#include "mlir/Bytecode/Encoding.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using llvm::StringRef;

namespace mlir::gspmd {
namespace {

/// Reads the primitives of bytecode. At the end of the bytes all are zero and
/// `failed` is set.
class PrimitiveReader {
public:
  explicit PrimitiveReader(StringRef bytes) : bytes(bytes) {}

  /// Returns the next `size` bytes.
  StringRef take(uint64_t size) {
    if (size > bytes.size() - offset) {
      failed = true;
      size = bytes.size() - offset;
    }
    offset += size;
    return bytes.substr(offset - size, size);
  }

  uint8_t readByte() {
    StringRef byte = take(1);
    return byte.empty() ? 0 : uint8_t(byte.front());
  }

  /// Reads an integer of 1 to 9 bytes. The trailing zero bits of the first byte
  /// are the number of bytes that follow.
  uint64_t readVarInt() {
    uint8_t first = readByte();
    unsigned numMore = first ? llvm::countr_zero(first) : sizeof(uint64_t);
    char padded[sizeof(uint64_t)] = {};
    llvm::copy(take(numMore), padded);
    uint64_t more = llvm::support::endian::read64le(padded);
    if (numMore >= 7) // the first byte holds no bit of the value
      return more;
    return uint64_t(first) >> (numMore + 1) | more << (7 - numMore);
  }

  void skipTo(uint64_t alignment) {
    if (llvm::isPowerOf2_64(alignment))
      take(llvm::offsetToAlignment(offset, llvm::Align(alignment)));
    else
      failed = true;
  }

  bool atEnd() const { return failed || offset == bytes.size(); }

private:
  StringRef bytes;
  uint64_t offset = 0;
  bool failed = false;
};

} // namespace

/// Returns the section `id`, which is empty if the file does not have it.
static StringRef findSection(StringRef bytecode, uint8_t id) {
  constexpr size_t kMagicSize = 4;
  constexpr uint8_t kIsAligned = 0x80;
  PrimitiveReader file(bytecode);
  file.take(kMagicSize);
  file.readVarInt(); // version
  while (!file.atEnd() && file.readByte() != 0)
    ; // producer
  while (!file.atEnd()) {
    uint8_t idAndAlignment = file.readByte();
    uint64_t size = file.readVarInt();
    if (idAndAlignment & kIsAligned)
      file.skipTo(file.readVarInt());
    StringRef section = file.take(size);
    if ((idAndAlignment & ~kIsAligned) == id)
      return section;
  }
  return {};
}

std::optional<std::string> findOversizedGroup(StringRef bytecode) {
  PrimitiveReader table(
      findSection(bytecode, bytecode::Section::kAttrTypeOffset));
  uint64_t numAttributes = table.readVarInt(), numTypes = table.readVarInt();
  for (auto [total, kind] :
       {std::pair(numAttributes, "attributes"), std::pair(numTypes, "types")})
    for (uint64_t left = total; left > 0 && !table.atEnd();) {
      table.readVarInt(); // dialect
      uint64_t size = table.readVarInt();
      if (size > left)
        return ("a dialect has " + llvm::Twine(size) + " " + kind +
                " in the table of " + llvm::Twine(total) + " " + kind +
                ", which has " + llvm::Twine(left) + " left")
            .str();
      left -= size;
      for (; size > 0 && !table.atEnd(); --size)
        table.readVarInt(); // size of the entry's data and its encoding
    }
  return std::nullopt;
}

} // namespace mlir::gspmd
