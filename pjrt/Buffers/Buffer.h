//===- Buffer.h - Tensors of devices ----------------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_BUFFERS_BUFFER_H
#define GSPMD_PJRT_BUFFERS_BUFFER_H

#include "gspmd/Runtime/HostTensor.h"
#include "pjrt/Api/Client.h"
#include "pjrt/Api/Event.h"
#include "pjrt/Buffers/BufferShape.h"
#include <atomic>
#include <map>

namespace mlir::gspmd::pjrt {

/// What a buffer shows. Programs that read it share it, so that it stays when
/// the buffer is deleted meanwhile. Nobody writes it once it is ready.
struct Storage {
  /// `what` it is, for messages and reports. In the place of `given`, unless
  /// that is null.
  Storage(std::shared_ptr<MemoryUsage> use, int64_t bytes, AllocationName what,
          Storage *given = nullptr);
  ~Storage();
  Storage(const Storage &) = delete;
  Storage &operator=(const Storage &) = delete;

  const std::shared_ptr<Completion> ready = std::make_shared<Completion>();
  HostTensor tensor; ///< once ready, without an error

  /// A buffer shows it, or does no longer. What none shows counts no longer in
  /// the device's memory: runs that read it are before all that comes later.
  void hold() { ++holders; }
  void drop() {
    if (--holders == 0)
      uncount();
  }

  /// Once ready: the bytes as `shape` is told to lie. They stay as long as
  /// this.
  absl::StatusOr<const char *> bytesInReportedLayout(const BufferShape &shape);

  const AllocationName &what() const { return piece.what; }
  /// Of `memory`, that it holds; none if its place was given to another one.
  int64_t bytesIn(const MemoryUsage &memory) const {
    return use.get() == &memory && isCounted ? use->bytesOf(piece) : 0;
  }

private:
  void uncount();

  const std::shared_ptr<MemoryUsage> use;
  MemoryAllocation piece;
  std::atomic<int> holders{0};
  std::atomic<bool> isCounted{true};
  Mutex mutex;
  /// The tensor in other layouts than row-major, where somebody has asked.
  std::map<std::string, HostTensor> copies ABSL_GUARDED_BY(mutex);
};

struct Buffer : Opaque {
  /// Of a storage that becomes ready in its own time.
  Buffer(Memory &memory, BufferShape shape, std::shared_ptr<Storage> storage);
  ~Buffer();

  Memory *const memory;
  const BufferShape shape;
  const BufferLayout reportedLayout;   ///< how the buffer is told to lie
  const std::vector<int64_t> tileDims; ///< of all its tiles
  const std::vector<size_t> tileRanks;

  /// Null if it is deleted.
  std::shared_ptr<Storage> storage() const;
  /// The same, or an error.
  absl::StatusOr<std::shared_ptr<Storage>> storageOrError() const;
  /// The same, for a host that waits for the bytes: an error where these come
  /// behind the program that it was called by (isWorkerBlocked).
  absl::StatusOr<std::shared_ptr<Storage>> storageForHost() const;
  void remove();
  /// Somebody outside reads the bytes, or does no longer: until then they stay,
  /// though the buffer may be deleted. Waits until they are there.
  absl::Status addReader();
  void dropReader();

private:
  mutable Mutex mutex;
  std::shared_ptr<Storage> held ABSL_GUARDED_BY(mutex);
  std::vector<HostTensor> read ABSL_GUARDED_BY(mutex);
};

/// A storage of so many bytes in a memory, not yet ready; see Storage.
std::shared_ptr<Storage> makeStorage(const Memory &memory, int64_t bytes,
                                     AllocationName what,
                                     Storage *given = nullptr);
/// The same for what the script brings, if the memory has room for it.
absl::StatusOr<std::shared_ptr<Storage>>
makeStorageFor(const Memory &memory, const BufferShape &shape,
               AllocationName what);

void addBufferFunctions(Api &api);
void addTransferFunctions(Api &api);
void addRawTransferFunctions(Api &api);
void addAsyncTransferFunctions(Api &api);
void addBufferViewFunctions(Api &api);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_BUFFERS_BUFFER_H
