//===- MemoryUse.cpp - What is in a device's memory -----------------------===//
#include "MemoryUse.h"
#include "Script.h"
#include "absl/strings/str_cat.h"
#include "gspmd/CostModel/Timeline.h"
#include "lib/Runtime/HeldMemory.h"

namespace mlir::gspmd::pjrt {

void MemoryUse::link(MemoryPiece &piece) {
  piece.next = first;
  if (first)
    first->previous = &piece;
  first = &piece;
  used += piece.bytes;
}

void MemoryUse::unlink(MemoryPiece &piece) {
  (piece.previous ? piece.previous->next : first) = piece.next;
  if (piece.next)
    piece.next->previous = piece.previous;
  piece.previous = piece.next = nullptr;
  used -= piece.bytes;
}

void MemoryUse::tell(const MemoryPiece &piece, int64_t bytes) const {
  if (script && piece.what && bytes)
    script->memoryChanged(device, *piece.what, bytes);
}

void MemoryUse::add(MemoryPiece &piece) {
  {
    MutexLock lock(mutex);
    link(piece);
    ++count;
    most = std::max(most, used);
  }
  tell(piece, piece.bytes);
}

void MemoryUse::remove(MemoryPiece &piece) {
  {
    MutexLock lock(mutex);
    unlink(piece);
  }
  tell(piece, -piece.bytes);
}

void MemoryUse::passOn(MemoryPiece &from, MemoryPiece &to) {
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

void MemoryUse::reach(int64_t bytes) {
  MutexLock lock(mutex);
  most = std::max(most, bytes);
}

void MemoryUse::clearPeak() {
  MutexLock lock(mutex);
  most = used;
  count = 0;
}

int64_t MemoryUse::current() const {
  MutexLock lock(mutex);
  return used;
}
int64_t MemoryUse::peak() const {
  MutexLock lock(mutex);
  return most;
}
int64_t MemoryUse::bytesOf(const MemoryPiece &piece) const {
  MutexLock lock(mutex);
  return piece.bytes;
}
int64_t MemoryUse::numAdded() const {
  MutexLock lock(mutex);
  return count;
}

absl::Status MemoryUse::checkRoom(int64_t bytes, int64_t held,
                                  const std::string &who) const {
  if (limit == 0 || held + bytes <= limit)
    return absl::OkStatus();
  HeldMemory all;
  {
    MutexLock lock(mutex);
    for (const MemoryPiece *piece = first; piece; piece = piece->next)
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
