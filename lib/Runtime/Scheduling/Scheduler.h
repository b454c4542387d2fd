//===- Scheduler.h - Runs device fibers on a few threads --------*- C++ -*-===//
//
// Every device of this process is a fiber; as many threads as there are cores
// run those that are ready. The caller of `run` is one of the threads. Nobody
// waits for time (but the watchdog, where devices are to fail): "no device can
// go on" is a state that can be seen, not guessed.
//
//     Ready --a thread takes it--> Running --meet--> Waiting --all are there--+
//       ^                             |                 |                     |
//       |                             +--> Finished     +-- the run failed ---+
//       +---------------------------------------------------------------------+
//
// A rendezvous completes when the last member of its group arrives; the thread
// that runs this one does the work for all (nobody else touches the group's
// data, so no data races; large work is spread over idle threads) and makes the
// others ready. A collective may also be started: its members arrive and go on,
// the next thread that takes something up does the work (before it takes up a
// device: others may wait for it soon), and whoever waits before that is over
// is made ready then. When no device is running or ready while some
// still wait, no rendezvous can ever complete: the run fails with a message
// that says who waits where for whom. Where other processes have members of a
// group, the last one here begins what they do together, and a thread that has
// nothing else to do asks how far that is (Remote.h).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_SCHEDULING_SCHEDULER_H
#define GSPMD_LIB_RUNTIME_SCHEDULING_SCHEDULER_H

#include "absl/status/status.h"
#include "lib/Runtime/Scheduling/Deadlock.h"
#include "lib/Runtime/Scheduling/EventCount.h"
#include "lib/Runtime/Scheduling/Fiber.h"
#include "lib/Runtime/Scheduling/RemoteTransport.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace mlir::gspmd {

class Scheduler {
public:
  /// Threads that have no device to run help those that spread their work, so
  /// there may be more of them than devices. If for `stallSeconds` no device
  /// comes to a collective or to its end, the run fails (where faults are
  /// awaited; endless loops are seen by nobody else). 0 is never. `numbers` are
  /// those of the devices, ascending; `remote` may be null.
  Scheduler(llvm::ArrayRef<int32_t> numbers, unsigned numThreads,
            double stallSeconds = 0, RemoteTransport *remote = nullptr);
  ~Scheduler();

  /// Runs `body(device)` for every device and returns when all have returned.
  /// May be called again, unless the run failed.
  absl::Status run(llvm::function_ref<void(int64_t)> body);

  /// From the fiber of `device`, which is `index` of the members: arrives.
  /// Returns when all have arrived and the `work` of one of them has been done,
  /// by other processes too if it is outstanding. False if the run has failed.
  bool arriveAndWait(int64_t device, Rendezvous &rendezvous, size_t index,
                     llvm::function_ref<absl::Status()> work);

  /// From the fiber of a device that is `index` of the members: arrives, and
  /// does not wait. When all have, a thread does the `work` of the last one,
  /// this one at once if it `isShort`. False if the run has failed.
  bool start(Rendezvous &rendezvous, size_t index,
             std::function<absl::Status()> work, bool isShort);
  /// From the fiber of `device`: returns when what it has started there is
  /// over. False if the run has failed.
  bool await(int64_t device, Rendezvous &rendezvous, size_t index);

  /// From the fiber of `device`: does not go on, for the reason `why`, until
  /// the run fails, which it does when nobody else can go on.
  void halt(int64_t device, std::string why);

  /// From the fiber of a device or within `work`: calls body(0) ... body(count
  /// - 1) on this thread and on those that have nothing else to do, in any
  /// order.
  void parallelFor(int64_t count, llvm::function_ref<void(int64_t)> body);

  /// Marks the run as failed (the first error counts) and wakes everybody.
  void fail(absl::Status error);
  /// Those that are neither waiting nor over, for messages.
  std::vector<int32_t> runningDevices();
  bool hasFailed() const { return failed.load(std::memory_order_relaxed); }

private:
  enum class State : uint8_t { Ready, Running, Waiting, Halted, Finished };
  struct Device {
    Fiber fiber;
    Scheduler *scheduler = nullptr;
    int64_t number = 0;
    State state = State::Ready;
    bool isReturned = false;
    std::string haltReason; ///< set by `halt`
    // Set by the fiber before it suspends in `arriveAndWait`.
    Rendezvous *waitingAt = nullptr;
    size_t index = 0;
    /// Null where it waits for what it has started.
    const llvm::function_ref<absl::Status()> *work = nullptr;
  };
  /// Of a group of which all have started and nobody waits yet.
  struct StartedWork {
    Rendezvous *rendezvous;
    std::function<absl::Status()> work;
  };
  /// A parallelFor that goes on.
  struct Job {
    const llvm::function_ref<void(int64_t)> &body;
    const int64_t count;
    std::atomic<int64_t> next{0};
    int64_t numHelpers = 0;
  };

  static void fiberMain(void *device);
  absl::Status prepareFibers();
  void startHelpers() ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void helperMain();
  void workUntilDone() ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void runDevice(Device &device) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void arrive(Device &device) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void waitForStarted(Device &device) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void runStartedWork() ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  /// Notes that a member is there; true for the last one.
  static bool recordArrival(Rendezvous &rendezvous, size_t index);
  /// What follows the work of the last one.
  void finishWork(Rendezvous &rendezvous, absl::Status status)
      ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void help() ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void pollRemote() ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void makeReady(Device &device) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void release(Rendezvous &rendezvous) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void releaseOutstanding() ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void failLocked(absl::Status error) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void detectDeadlock() ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void watchForStalls();
  /// All devices as they are now, by number.
  std::vector<StoppedDevice> stoppedDevices() const
      ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);

  Device &deviceOf(int64_t number) { return *devices[placeOf[number]]; }

  Mutex mutex;
  EventCount news ABSL_GUARDED_BY(mutex); ///< something to do for idle threads
  std::vector<std::unique_ptr<Device>> devices;
  std::deque<Device *> ready ABSL_GUARDED_BY(mutex);
  std::deque<StartedWork> started ABSL_GUARDED_BY(mutex);
  std::vector<Rendezvous *> outstanding ABSL_GUARDED_BY(mutex);
  /// A thread asks the remote.
  bool isPolling ABSL_GUARDED_BY(mutex) = false;
  std::vector<Job *> jobs ABSL_GUARDED_BY(mutex);
  const llvm::function_ref<void(int64_t)> *body = nullptr;
  unsigned numRunning ABSL_GUARDED_BY(mutex) = 0;
  int64_t numUnfinished ABSL_GUARDED_BY(mutex) = 0;
  bool isShutDown ABSL_GUARDED_BY(mutex) = false;
  std::vector<int32_t> placeOf; ///< by number, in `devices`
  RemoteTransport *const remote;
  const unsigned numThreads;
  std::vector<std::thread> helpers;
  const double stallSeconds;
  std::thread watchdog; ///< where stallSeconds is not 0
  Condition shutDown;
  /// How often a device has begun to run, or ended doing so.
  uint64_t numSwitches ABSL_GUARDED_BY(mutex) = 0;
  std::atomic<bool> failed{false};
  absl::Status firstError ABSL_GUARDED_BY(mutex);
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_SCHEDULING_SCHEDULER_H
