//===- DeviceMemory.cpp - The emulated memory of one device ---------------===//
#include "lib/Runtime/Memory/DeviceMemory.h"
#include <algorithm>
#include <cstring>

namespace mlir::gspmd {

DeviceMemory::~DeviceMemory() {
  while (blocks)
    release(reinterpret_cast<char *>(blocks) + sizeof(Block));
}

void DeviceMemory::addBytes(int64_t bytes) {
  used += bytes;
  peak = std::max(peak, used);
}

void *DeviceMemory::allocate(uint64_t alignment, uint64_t bytes,
                             const char *text) {
  if (exceedsLimit(bytes))
    return nullptr;
  alignment = std::max<uint64_t>(alignment, 64);
  // The header occupies the last bytes before the aligned address.
  static_assert(sizeof(Block) <= 64);
  uint64_t baseBytes = bytes + 64 + (alignment > 64 ? alignment : 0);
  void *base = pool.allocate(baseBytes);
  if (!base)
    return nullptr;
  uintptr_t address = reinterpret_cast<uintptr_t>(base) + 64;
  address = (address + alignment - 1) / alignment * alignment;
  auto *block = reinterpret_cast<Block *>(address - sizeof(Block));
  *block = {nullptr, blocks, base, baseBytes, bytes, text};
  if (blocks)
    blocks->previous = block;
  blocks = block;
  addBytes(static_cast<int64_t>(bytes));
  if (poison)
    std::memset(reinterpret_cast<void *>(address), 0xff, bytes);
  return reinterpret_cast<void *>(address);
}

void DeviceMemory::release(void *pointer) {
  if (!pointer)
    return;
  auto *block =
      reinterpret_cast<Block *>(static_cast<char *>(pointer) - sizeof(Block));
  if (block->previous)
    block->previous->next = block->next;
  else
    blocks = block->next;
  if (block->next)
    block->next->previous = block->previous;
  used -= static_cast<int64_t>(block->bytes);
  pool.release(block->base, block->baseBytes);
}

void DeviceMemory::describe(MemoryBreakdown &held) const {
  for (const Block *block = blocks; block; block = block->next)
    held.add(static_cast<int64_t>(block->bytes),
             block->text ? block->text : "memory without a name");
}

} // namespace mlir::gspmd
