//===- Buffer.h - Buffers ---------------------------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_BUFFERS_BUFFER_H
#define GSPMD_PJRT_BUFFERS_BUFFER_H

#include "gspmd/Runtime/HostTensor.h"
#include "pjrt/Api/Client.h"
#include "pjrt/Api/Event.h"
#include "pjrt/Buffers/BufferShape.h"
#include <atomic>
#include <map>
#include <optional>

namespace mlir::gspmd::pjrt {

/// The tensor of a buffer. Programs that read it share it, so that it outlives
/// the buffer's deletion. Nothing writes it once it is ready.
struct Storage : std::enable_shared_from_this<Storage> {
  /// `what` is its name in messages and reports. It takes the memory of `donor`
  /// unless that is null. Storages that become ready at the same time share
  /// `ready`.
  Storage(std::shared_ptr<MemoryUsage> use, int64_t bytes, AllocationName what,
          Storage *donor = nullptr,
          std::shared_ptr<Completion> ready = std::make_shared<Completion>());
  ~Storage();
  Storage(const Storage &) = delete;
  Storage &operator=(const Storage &) = delete;

  const std::shared_ptr<Completion> ready;
  HostTensor tensor; ///< valid once ready without an error

  /// Sets the tensor, before this becomes ready. The bytes are copied to the
  /// address that a caller has requested before, if any.
  void setTensor(HostTensor value);

  /// Adds and removes an owning buffer. A storage without owners no longer
  /// counts in the device's memory: programs that read it precede all later
  /// ones.
  void addOwner() { ++numOwners; }
  void removeOwner() {
    if (--numOwners == 0)
      removeFromUsage();
  }

  /// Makes this an alias of `source`, which counts the bytes and has an owner
  /// more as long as this has one. Called at most once.
  void setSource(std::shared_ptr<Storage> source);
  /// Returns the storage that counts the bytes: this, or that of an alias.
  std::shared_ptr<Storage> counted();
  /// Returns the storage that counts the bytes of an alias; null for others,
  /// which takes no lock: a run requests it for each argument.
  std::shared_ptr<Storage> sourceOfAlias();
  /// Returns true if more than one buffer or alias owns the bytes.
  bool isShared() const { return numOwners > 1; }

  /// Returns the bytes in the reported layout of `shape`, which live as long as
  /// this. Precondition: it is ready.
  absl::StatusOr<const char *> bytesInReportedLayout(const BufferShape &shape);
  /// Returns the address of these bytes, which are undefined until this is
  /// ready, and if it becomes ready with an error.
  absl::StatusOr<const char *>
  addressInReportedLayout(const BufferShape &shape);

  const AllocationName &what() const { return allocation.what; }
  /// Returns the bytes of `memory` that it holds; 0 if it has been donated.
  int64_t bytesIn(const MemoryUsage &memory) const {
    return use.get() == &memory && isCounted ? allocation.bytes.load() : 0;
  }

private:
  void removeFromUsage();
  /// Allocates bytes in the layout of `shape`, which has one.
  absl::StatusOr<HostTensor> allocateCopy(const BufferShape &shape) const;

  const std::shared_ptr<MemoryUsage> use;
  MemoryAllocation allocation;
  std::atomic<int> numOwners{0};
  std::atomic<bool> isCounted{true};
  /// False until `setSource` is called.
  std::atomic<bool> isAlias{false};
  Mutex mutex;
  bool hasTensor ABSL_GUARDED_BY(mutex) = false;
  /// Bytes whose address a caller has before the tensor is set.
  struct Reserved {
    BufferShape shape;
    HostTensor bytes;
  };
  /// What callers request of few arrays.
  struct HostViews {
    std::optional<Reserved> reserved;
    /// Copies of the tensor in requested layouts other than row-major.
    std::map<std::string, HostTensor> copies;
  };
  std::unique_ptr<HostViews> views ABSL_GUARDED_BY(mutex);
  HostViews &hostViews() ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex) {
    if (!views)
      views = std::make_unique<HostViews>();
    return *views;
  }
  /// The storage that counts the bytes of an alias.
  std::shared_ptr<Storage> source ABSL_GUARDED_BY(mutex);
};

struct Buffer : Opaque {
  /// Creates a buffer of a storage that becomes ready later.
  Buffer(Memory &memory, BufferShape shape, std::shared_ptr<Storage> storage);
  ~Buffer();

  Memory *const memory;
  const BufferShape shape;

  /// The layout that callers see, with the sizes of all its tiles.
  struct ReportedLayout {
    BufferLayout layout;
    std::vector<int64_t> tileDims;
    std::vector<size_t> tileRanks;
  };
  /// Returns the layout, which lives as long as the buffer.
  const ReportedLayout &reportedLayout() const;
  /// Returns the storage; null if the buffer is deleted.
  std::shared_ptr<Storage> storage() const;
  /// Returns the storage, or an error if the buffer is deleted.
  absl::StatusOr<std::shared_ptr<Storage>> storageOrError() const;
  /// As storageOrError, for a host that waits for the bytes: an error if they
  /// depend on the end of the program whose callback waits (isWorkerBlocked).
  absl::StatusOr<std::shared_ptr<Storage>> storageForHost() const;
  /// Returns the event of the storage, which the caller destroys; that of an
  /// error if the buffer is deleted.
  Event *readyEvent() const;
  bool isDeleted() const { return deleted.load(std::memory_order_acquire); }
  void remove();
  /// Adds and removes an external reader of the bytes, which keeps them after
  /// the buffer's deletion. Adding one waits until they are ready.
  absl::Status addReader();
  void dropReader();

private:
  mutable Mutex mutex;
  std::shared_ptr<Storage> current ABSL_GUARDED_BY(mutex);
  /// True once `current` is null, for readers without the lock.
  std::atomic<bool> deleted{false};
  /// The storages of external readers: their addresses may be those of copies
  /// in the reported layout. They do not count in the device's memory.
  std::vector<std::shared_ptr<Storage>> read ABSL_GUARDED_BY(mutex);
  /// Set by the first request: callers request it for few results of programs.
  mutable std::unique_ptr<const ReportedLayout> reported ABSL_GUARDED_BY(mutex);
};

/// Creates a storage of `bytes` bytes in a memory, which is not ready; see
/// Storage.
std::shared_ptr<Storage> makeStorage(const Memory &memory, int64_t bytes,
                                     AllocationName what,
                                     Storage *donor = nullptr);
/// Creates a storage for a transfer of the script, if the memory has enough
/// free bytes.
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
