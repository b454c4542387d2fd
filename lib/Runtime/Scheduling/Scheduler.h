//===- Scheduler.h - Runs device fibers on a few threads --------*- C++ -*-===//
//
// Every device of this process is a fiber; as many threads as there are cores
// run the fibers that are ready. The caller of `run` is one of the threads. No
// thread waits for a timeout (except the watchdog, where faults are injected):
// "no device can continue" is a state that can be observed.
//
//     Ready --a thread--> Running --arrive--> Waiting --all have
//     arrived-------+
//       ^                    |                  | | |                    +-->
//       Finished      +-- the run has failed --------+
//       +----------------------------------------------------------------------+
//
// A rendezvous completes when the last member of its group arrives; the thread
// that runs this member executes the collective for all members (no other
// thread touches the group's data, so there are no data races; large work is
// spread over idle threads) and makes the others ready. Members of an
// asynchronous collective arrive and continue; the next thread without a
// running device executes it before it resumes a device, since others may wait
// for it soon, and members that wait for it become ready then. When no device
// is running or ready while some still wait, no rendezvous can ever complete:
// the run fails with a message that names each waiting device and its
// collective. If other processes have members of a group, the last member here
// begins the transfer, and an idle thread polls it (RemoteTransport.h).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_SCHEDULING_SCHEDULER_H
#define GSPMD_LIB_RUNTIME_SCHEDULING_SCHEDULER_H

#include "absl/status/status.h"
#include "lib/Progress/Thread.h"
#include "lib/Runtime/Scheduling/Deadlock.h"
#include "lib/Runtime/Scheduling/EventCount.h"
#include "lib/Runtime/Scheduling/Fiber.h"
#include "lib/Runtime/Scheduling/RemoteTransport.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <atomic>
#include <functional>
#include <list>
#include <memory>
#include <vector>

namespace mlir::gspmd {

class Scheduler {
public:
  /// `numbers` are the numbers of the devices, ascending. Threads without a
  /// device to run help with `parallelFor`, so there may be more threads than
  /// devices. If no device reaches a collective or finishes for `stallSeconds`,
  /// the run fails (for injected faults; nothing else detects endless loops); 0
  /// disables this. `remote` may be null.
  Scheduler(llvm::ArrayRef<int32_t> numbers, unsigned numThreads,
            double stallSeconds = 0, RemoteTransport *remote = nullptr);
  ~Scheduler();

  /// Runs `body(device)` for every device and returns when all have returned.
  /// May be called again unless the run has failed.
  absl::Status run(llvm::function_ref<void(int64_t)> body);

  /// Called from the fiber of `device`, member `index` of the rendezvous:
  /// arrives and waits. Returns when all members have arrived and the `work` of
  /// one of them has been executed, including the transfers from other
  /// processes if it is outstanding. Returns false if the run has failed.
  bool arriveAndWait(int64_t device, Rendezvous &rendezvous, size_t index,
                     llvm::function_ref<absl::Status()> work);

  /// Called from the fiber of member `index`: arrives without waiting. When all
  /// members have arrived, a thread executes the `work` of the last one, this
  /// thread immediately if it `isShort`. Returns false if the run has failed.
  bool start(Rendezvous &rendezvous, size_t index,
             std::function<absl::Status()> work, bool isShort);
  /// Called from the fiber of `device`: returns when the collective that it has
  /// started ends. Returns false if the run has failed.
  bool await(int64_t device, Rendezvous &rendezvous, size_t index);

  /// Called from the fiber of `device`: stops it for the reason `why` until the
  /// run fails, which happens when no other device can continue.
  void halt(int64_t device, std::string why);

  /// Called from a fiber or within `work`: calls body(0) ... body(count - 1) in
  /// any order on this thread and on idle ones.
  void parallelFor(int64_t count, llvm::function_ref<void(int64_t)> body);

  /// Called from a fiber: calls `function`, which may wait for what other
  /// devices do outside of the run, such as in functions of the host. Another
  /// thread runs devices meanwhile.
  void callBlocking(llvm::function_ref<void()> function);

  /// Marks the run as failed (the first error counts) and wakes all devices.
  void fail(absl::Status error);
  /// Returns the devices that are executing, for messages.
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
    /// Null if the device waits for an asynchronous collective.
    const llvm::function_ref<absl::Status()> *work = nullptr;
    Device *nextReady = nullptr; ///< the next device of the queue
  };
  /// The devices that are ready, in order. It allocates nothing, as most
  /// programs have one device and take microseconds.
  class ReadyQueue {
  public:
    bool empty() const { return !first; }
    void push(Device &device);
    Device &pop();

  private:
    Device *first = nullptr, *last = nullptr;
  };
  /// An asynchronous collective whose members have all arrived.
  struct StartedWork {
    Rendezvous *rendezvous;
    std::function<absl::Status()> work;
  };
  /// A parallelFor in progress.
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
  /// Records the arrival of a member; returns true for the last one.
  static bool recordArrival(Rendezvous &rendezvous, size_t index);
  /// Completes or fails the rendezvous after its work.
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
  /// Returns the state of all devices, by number.
  std::vector<StoppedDevice> stoppedDevices() const
      ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);

  Device &deviceOf(int64_t number) { return *devices[indexOf[number]]; }

  Mutex mutex;
  EventCount
      idleThreads ABSL_GUARDED_BY(mutex); ///< notified when there is work
  llvm::SmallVector<std::unique_ptr<Device>, 1> devices;
  ReadyQueue ready ABSL_GUARDED_BY(mutex);
  std::list<StartedWork> started ABSL_GUARDED_BY(mutex);
  std::vector<Rendezvous *> outstanding ABSL_GUARDED_BY(mutex);
  /// True while a thread is inside `remote->progress`.
  bool isPolling ABSL_GUARDED_BY(mutex) = false;
  std::vector<Job *> jobs ABSL_GUARDED_BY(mutex);
  const llvm::function_ref<void(int64_t)> *body = nullptr;
  unsigned numRunning ABSL_GUARDED_BY(mutex) = 0;
  unsigned numBlocked ABSL_GUARDED_BY(mutex) = 0; ///< inside callBlocking
  int64_t numUnfinished ABSL_GUARDED_BY(mutex) = 0;
  bool isShutDown ABSL_GUARDED_BY(mutex) = false;
  llvm::SmallVector<int32_t, 1>
      indexOf; ///< index in `devices`, by device number
  RemoteTransport *const remote;
  const unsigned numThreads;
  std::vector<Thread> helpers;
  const double stallSeconds;
  Thread watchdog; ///< runs if stallSeconds is not 0
  Condition shutDown;
  /// The number of times that a device was resumed or suspended.
  uint64_t numSwitches ABSL_GUARDED_BY(mutex) = 0;
  std::atomic<bool> failed{false};
  absl::Status firstError ABSL_GUARDED_BY(mutex);
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_SCHEDULING_SCHEDULER_H
