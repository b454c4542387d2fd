//===- Execution.h - One run of a program, and its devices ------*- C++ -*-===//
//
// Execution is what the devices of one run share: the program, its groups, the
// scheduler. DeviceContext is what one device has for itself: its emulated
// memory, its counters, and the way out of a failed run.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_EXECUTION_H
#define GSPMD_LIB_RUNTIME_EXECUTION_H

#include "BufferPool.h"
#include "Groups.h"
#include "Scheduler.h"
#include "StridedView.h"
#include "gspmd/Runtime/ExecutionOptions.h"
#include "gspmd/Runtime/Program.h"
#include <array>
#include <csetjmp>

namespace gspmd {

class Execution {
public:
  Execution(const CompiledProgram &program, const ExecutionOptions &options);

  const CompiledProgram &program;
  const ExecutionOptions options;
  BufferPool pool;
  Scheduler scheduler;

  const GroupTable &groupsOf(int64_t op) const { return *tables[op]; }

  /// One group's instance of a collective.
  struct Meeting {
    Rendezvous rendezvous;
    std::vector<StridedView> inputs, outputs; ///< by index in the group
    std::vector<int32_t> sources;             ///< for a permute
    /// By index in the group: the sizes that a fault has changed, as they were;
    /// else empty. Each device writes its own.
    std::vector<std::string> sizesBeforeFault;
  };
  Meeting &meeting(int64_t op, int64_t device);

  /// "'spmd.all_reduce' (model.py:3:1)".
  static std::string label(const std::string &name,
                           const std::string &location);

private:
  std::vector<std::shared_ptr<const GroupTable>> tables;       ///< by op
  std::vector<std::vector<std::unique_ptr<Meeting>>> meetings; ///< op, group
};

class DeviceContext {
public:
  DeviceContext(Execution &execution, int64_t device);
  ~DeviceContext();

  /// The context of the device whose fiber this thread runs.
  static DeviceContext &current();

  /// Calls body(0) ... body(count - 1) in any order, also on threads that have
  /// nothing else to do; on this one alone where it runs no device.
  static void parallelFor(int64_t count,
                          llvm::function_ref<void(int64_t)> body);

  /// Runs the entry on this fiber; comes back also when the run fails.
  void run(void **packed);

  /// The following are the insides of the ABI. Those that return bool give
  /// false when the device must leave.
  bool collective(int64_t op, int64_t inRank, void *in, int64_t outRank,
                  void *out);
  bool check(int64_t check, int64_t gotRank, void *got, int64_t expectedRank,
             void *expected);
  /// nullptr when the limit of the emulated memory is exceeded. `text` may be
  /// null; it says what the memory is for.
  void *allocate(uint64_t alignment, uint64_t bytes, const char *text);
  void release(void *pointer);
  /// Leaves the device's program. The caller's frames up to `run` must not
  /// have anything to destroy.
  [[noreturn]] void leave();

  /// Counts memory that the runtime itself holds for the device (arguments and
  /// results).
  void addBytes(int64_t bytes);

  const int64_t device;
  Execution &execution;
  std::array<CollectiveCount, numCollectiveKinds> counts{};
  /// Collectives that the device has come to.
  int64_t numCollectives = 0;
  int64_t peakBytes = 0;

private:
  /// Precedes every allocation.
  struct Block {
    Block *previous;
    Block *next;
    void *base;
    uint64_t baseBytes;
    uint64_t bytes;
    const char *text;
  };
  void makeCurrent();
  /// The fault that is to happen in the collective that begins now, if any.
  const Fault *faultNow() const;
  void haltFor(const Fault &fault, const Rendezvous &rendezvous);
  /// The limit, or the memory of the host, does not leave so many bytes.
  void failForMemory(uint64_t bytes, const char *text, bool isHost);
  int64_t usedBytes = 0;
  Block *blocks = nullptr; ///< all live allocations, a doubly linked list
  const CollectiveDesc *lastCollective = nullptr;
  std::jmp_buf exit;
};

} // namespace gspmd

#endif // GSPMD_LIB_RUNTIME_EXECUTION_H
