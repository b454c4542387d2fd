//===- MemoryUse.h - What is in a device's memory ---------------*- C++ -*-===//
#ifndef GSPMD_PJRT_MEMORYUSE_H
#define GSPMD_PJRT_MEMORYUSE_H

#include "absl/status/status.h"
#include "lib/Runtime/Mutex.h"
#include <cstdint>
#include <memory>
#include <string>

namespace mlir::gspmd::pjrt {

class Script;

/// What holds memory, as a person calls it. Many pieces share a text.
using HolderText = std::shared_ptr<const std::string>;

/// A part of a device's memory, in the list of all that is in use.
struct MemoryPiece {
  HolderText what;
  int64_t bytes = 0;
  MemoryPiece *previous = nullptr, *next = nullptr;
};

/// The memory of a device. Buffers hold it: some outlive a client.
class MemoryUse {
public:
  /// Of so many bytes; 0: of any number. `script`, unless it is null, is told
  /// what changes.
  MemoryUse(int device, int64_t limit, std::shared_ptr<Script> script)
      : device(device), limit(limit), script(std::move(script)) {}

  void add(MemoryPiece &piece);
  void remove(MemoryPiece &piece);
  /// `to`, which is not yet in use, is added in the place of `from`, which
  /// holds nothing from then on.
  void passOn(MemoryPiece &from, MemoryPiece &to);
  /// A program has had so many in use, with its own.
  void reach(int64_t bytes);

  /// Counts anew from what is in use now.
  void clearPeak();

  int64_t current() const;
  int64_t peak() const;
  int64_t numAdded() const;
  int64_t bytesOf(const MemoryPiece &piece) const;
  /// An error that says what is in use, if `bytes` are wanted by `who` where
  /// `held` are in use.
  absl::Status checkRoom(int64_t bytes, int64_t held,
                         const std::string &who) const;

  const int device;
  const int64_t limit;

private:
  void link(MemoryPiece &piece) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void unlink(MemoryPiece &piece) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void tell(const MemoryPiece &piece, int64_t bytes) const;

  const std::shared_ptr<Script> script;
  mutable Mutex mutex;
  MemoryPiece *first ABSL_GUARDED_BY(mutex) = nullptr;
  int64_t used ABSL_GUARDED_BY(mutex) = 0;
  int64_t most ABSL_GUARDED_BY(mutex) = 0;
  int64_t count ABSL_GUARDED_BY(mutex) = 0;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_MEMORYUSE_H
