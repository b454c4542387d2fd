//===- Scheduler.h - Takes turns among device threads -----------*- C++ -*-===//
//
// Every device has a thread, but only as many run at a time as there are
// cores: with hundreds of devices this keeps caches warm and makes "nobody can
// go on" a state that can be seen, not guessed from a time-out.
//
//     Ready --turn--> Running --meet--> Waiting --all have come--> Ready
//                        |                 |
//                        +--> Finished     +-- run failed --> Ready
//
// A rendezvous completes when the last member of its group arrives; that
// member does the work for all (it alone is running, so no data races) and
// makes the others ready. When no device is running or ready while some still
// wait, no rendezvous can ever complete: the run fails with a message that
// says who waits where for whom.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_EMULATOR_SCHEDULER_H
#define GSPMD_LIB_EMULATOR_SCHEDULER_H

#include "absl/base/thread_annotations.h"
#include "absl/status/status.h"
#include "absl/synchronization/mutex.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <atomic>
#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace gspmd {

/// The meeting point of one group in one collective op. All fields but the
/// constant ones belong to the scheduler.
struct Rendezvous {
  /// "'spmd.all_reduce' (model.py:3)", for messages.
  std::string label;
  /// Which op: different ops with a common group are a mismatch.
  int64_t op = 0;
  llvm::ArrayRef<int32_t> members;

  std::vector<char> arrived; ///< by index in the group
  size_t numArrived = 0;
  /// The last member is working on the data of all: nobody may leave.
  bool isBusy = false;
  int64_t execution = 0; ///< how many times it has completed
};

class Scheduler {
public:
  Scheduler(int64_t numDevices, unsigned maxRunning);

  /// First call of a device's thread: waits for its first turn. False if the
  /// run has failed meanwhile; finish must be called all the same.
  bool start(int64_t device);
  /// Last call of a device's thread.
  void finish(int64_t device);

  /// Device `device`, member `index` of the group, arrives. Returns when all
  /// members have arrived and `work` has been done by the last of them. False
  /// if the run has failed.
  bool meet(int64_t device, Rendezvous &rendezvous, size_t index,
            llvm::function_ref<absl::Status()> work);

  /// Marks the run as failed (the first error counts) and wakes everybody.
  void fail(absl::Status error);
  bool hasFailed() const { return failed.load(std::memory_order_relaxed); }
  absl::Status error() const;

private:
  enum class State : uint8_t { Ready, Running, Waiting, Finished };
  struct Device {
    State state = State::Ready;
    Rendezvous *waitsIn = nullptr;
    absl::CondVar turn;
  };

  void makeReady(int64_t device) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void giveTurns() ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void awaitTurn(int64_t device) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void release(Rendezvous &rendezvous, int64_t worker)
      ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void failLocked(absl::Status error) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void detectDeadlock() ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  absl::Status describeDeadlock() const ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  int64_t firstMissing(const Rendezvous &rendezvous) const;

  mutable absl::Mutex mutex;
  std::vector<std::unique_ptr<Device>> devices;
  std::deque<int64_t> ready ABSL_GUARDED_BY(mutex);
  unsigned numRunning ABSL_GUARDED_BY(mutex) = 0;
  int64_t numUnfinished ABSL_GUARDED_BY(mutex);
  const unsigned maxRunning;
  std::atomic<bool> failed{false};
  absl::Status firstError ABSL_GUARDED_BY(mutex);
};

} // namespace gspmd

#endif // GSPMD_LIB_EMULATOR_SCHEDULER_H
