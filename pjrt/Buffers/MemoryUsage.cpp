//===- MemoryUsage.cpp - What is in a device's memory ---------------------===//
#include "pjrt/Buffers/MemoryUsage.h"
#include "absl/strings/str_cat.h"
#include "gspmd/CostModel/Timeline.h"
#include "lib/Runtime/Memory/MemoryBreakdown.h"
#include "pjrt/Modes/SessionReport.h"

namespace mlir::gspmd::pjrt {

void MemoryUsage::link(MemoryAllocation &piece) {
  piece.next = first;
  if (first)
    first->previous = &piece;
  first = &piece;
  used += piece.bytes;
}

void MemoryUsage::unlink(MemoryAllocation &piece) {
  (piece.previous ? piece.previous->next : first) = piece.next;
  if (piece.next)
    piece.next->previous = piece.previous;
  piece.previous = piece.next = nullptr;
  used -= piece.bytes;
}

void MemoryUsage::tell(const MemoryAllocation &piece, int64_t bytes) const {
  if (script && piece.what && bytes)
    script->memoryChanged(device, *piece.what, bytes);
}

void MemoryUsage::add(MemoryAllocation &piece) {
  {
    MutexLock lock(mutex);
    link(piece);
    ++count;
    most = std::max(most, used);
  }
  tell(piece, piece.bytes);
}

void MemoryUsage::remove(MemoryAllocation &piece) {
  {
    MutexLock lock(mutex);
    unlink(piece);
  }
  tell(piece, -piece.bytes);
}

void MemoryUsage::transfer(MemoryAllocation &from, MemoryAllocation &to) {
  int64_t bytes = 0;
  {
    MutexLock lock(mutex);
    std::swap(bytes, from.bytes);
    used -= bytes;
    link(to);
    ++count;
    most = std::max(most, used);
  }
  tell(from, -bytes);
  tell(to, to.bytes);
}

void MemoryUsage::recordPeak(int64_t bytes) {
  MutexLock lock(mutex);
  most = std::max(most, bytes);
}

void MemoryUsage::clearPeak() {
  MutexLock lock(mutex);
  most = used;
  count = 0;
}

int64_t MemoryUsage::current() const {
  MutexLock lock(mutex);
  return used;
}
int64_t MemoryUsage::peak() const {
  MutexLock lock(mutex);
  return most;
}
int64_t MemoryUsage::bytesOf(const MemoryAllocation &piece) const {
  MutexLock lock(mutex);
  return piece.bytes;
}
int64_t MemoryUsage::numAdded() const {
  MutexLock lock(mutex);
  return count;
}

absl::Status MemoryUsage::checkCapacity(int64_t bytes, int64_t held,
                                        const std::string &who) const {
  if (limit == 0 || held + bytes <= limit)
    return absl::OkStatus();
  MemoryBreakdown all;
  {
    MutexLock lock(mutex);
    for (const MemoryAllocation *piece = first; piece; piece = piece->next)
      if (piece->what && piece->bytes)
        all.add(piece->bytes, *piece->what);
  }
  return absl::ResourceExhaustedError(absl::StrCat(
      who, ": out of memory: ", bytesText(double(bytes)), " wanted beside ",
      bytesText(double(held)), " that other arrays hold on device ", device,
      ", and a device has ", bytesText(double(limit)),
      " (GSPMD_MEMORY=ignore lets it run); in use:", all.lines()));
}

} // namespace mlir::gspmd::pjrt
