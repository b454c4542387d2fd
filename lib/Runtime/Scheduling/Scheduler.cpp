//===- Scheduler.cpp - Runs device fibers on a few threads ----------------===//
//
// Every function moves devices between the states of Scheduler.h under the same
// mutex.
//
//===----------------------------------------------------------------------===//
#include "lib/Runtime/Scheduling/Scheduler.h"
#include "absl/strings/str_cat.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cassert>
#include <chrono>

namespace mlir::gspmd {

Scheduler::Scheduler(llvm::ArrayRef<int32_t> numbers, unsigned numThreads,
                     double stallSeconds, RemoteTransport *remote)
    : indexOf(numbers.empty() ? 0 : numbers.back() + 1), remote(remote),
      numThreads(std::max<unsigned>(1, numThreads)),
      stallSeconds(stallSeconds) {
  for (int32_t number : numbers) {
    indexOf[number] = static_cast<int32_t>(devices.size());
    devices.push_back(std::make_unique<Device>());
    devices.back()->scheduler = this;
    devices.back()->number = number;
  }
}

Scheduler::~Scheduler() {
  if (helpers.empty() && !watchdog.joinable())
    return; // most programs take microseconds and have no other thread
  {
    MutexLock lock(mutex);
    isShutDown = true;
    idleThreads.notifyAll();
    shutDown.signalAll();
  }
  if (watchdog.joinable())
    watchdog.join();
  for (Thread &helper : helpers)
    helper.join();
}

//===----------------------------------------------------------------------===//
// A run
//===----------------------------------------------------------------------===//

/// Returns the stack size in bytes. Only touched pages cost memory; many
/// devices share the address space.
static size_t stackBytes(size_t numDevices) {
  return (numDevices <= 256 ? size_t(8) : size_t(2)) << 20;
}

absl::Status Scheduler::prepareFibers() {
  bool isFirst = !body;
  for (auto &device : devices) {
    if (isFirst && !device->fiber.reserve(stackBytes(devices.size())))
      return absl::ResourceExhaustedError(absl::StrCat(
          "no stack for device ", device->number, " on this machine"));
    device->fiber.prepare(fiberMain, device.get());
    device->isReturned = false;
    device->waitingAt = nullptr;
    device->haltReason.clear();
  }
  return absl::OkStatus();
}

void Scheduler::fiberMain(void *device) {
  auto *self = static_cast<Device *>(device);
  (*self->scheduler->body)(self->number);
  self->isReturned = true;
}

absl::Status Scheduler::run(llvm::function_ref<void(int64_t)> newBody) {
  assert(!hasFailed() && "a failed run cannot be repeated");
  if (absl::Status status = prepareFibers(); !status.ok())
    return status;
  MutexLock lock(mutex);
  body = &newBody;
  numUnfinished = static_cast<int64_t>(devices.size());
  for (auto &device : devices)
    makeReady(*device);
  startHelpers();
  idleThreads.notifyAll();
  workUntilDone();
  return firstError;
}

void Scheduler::startHelpers() {
  // Without a helper, the other threads run its devices.
  while (helpers.size() + 1 < numThreads + numBlocked) {
    Thread helper = Thread::start([this] { helperMain(); });
    if (!helper.joinable())
      break;
    helpers.push_back(std::move(helper));
  }
  if (stallSeconds > 0 && !watchdog.joinable()) {
    watchdog = Thread::start([this] { watchForStalls(); });
    if (!watchdog.joinable())
      failLocked(absl::ResourceExhaustedError(
          "no thread can be started that would detect stalls"));
  }
}

void Scheduler::helperMain() {
  MutexLock lock(mutex);
  while (!isShutDown) {
    workUntilDone();
    if (!isShutDown)
      idleThreads.await(mutex);
  }
}

void Scheduler::workUntilDone() {
  // Started collectives must end before the memory is freed, and no thread may
  // be inside the transport when a failure is reported.
  while (numUnfinished > 0 || numRunning > 0 || !started.empty() ||
         !outstanding.empty() || isPolling) {
    if (!jobs.empty()) {
      help();
    } else if (!started.empty()) {
      runStartedWork();
    } else if (!ready.empty()) {
      runDevice(ready.pop());
    } else if (!outstanding.empty() && !isPolling) {
      pollRemote();
    } else if (numRunning == 0 && outstanding.empty() && numUnfinished > 0) {
      detectDeadlock();
    } else {
      idleThreads.await(mutex);
    }
  }
}

void Scheduler::runDevice(Device &device) {
  device.state = State::Running;
  ++numRunning;
  ++numSwitches;
  mutex.unlock();
  device.fiber.resume();
  mutex.lock();
  ++numSwitches;
  if (device.isReturned) {
    device.state = State::Finished;
    --numRunning;
    if (--numUnfinished == 0)
      idleThreads.notifyAll();
    return;
  }
  if (device.waitingAt)
    return device.work ? arrive(device) : waitForStarted(device);
  device.state = State::Halted;
  --numRunning;
  if (hasFailed())
    makeReady(device);
}

void Scheduler::makeReady(Device &device) {
  device.state = State::Ready;
  device.waitingAt = nullptr;
  ready.push(device);
}

void Scheduler::ReadyQueue::push(Device &device) {
  device.nextReady = nullptr;
  (last ? last->nextReady : first) = &device;
  last = &device;
}

Scheduler::Device &Scheduler::ReadyQueue::pop() {
  Device &device = *first;
  first = device.nextReady;
  if (!first)
    last = nullptr;
  return device;
}

//===----------------------------------------------------------------------===//
// Rendezvous
//===----------------------------------------------------------------------===//

bool Scheduler::arriveAndWait(int64_t device, Rendezvous &rendezvous,
                              size_t index,
                              llvm::function_ref<absl::Status()> work) {
  if (hasFailed())
    return false;
  Device &self = deviceOf(device);
  self.waitingAt = &rendezvous;
  self.index = index;
  self.work = &work;
  // The thread that runs this fiber calls `arrive` after the suspension:
  // another thread may resume the fiber only once its stack is unused.
  self.fiber.suspend();
  return !hasFailed();
}

void Scheduler::halt(int64_t device, std::string why) {
  Device &self = deviceOf(device);
  self.haltReason = std::move(why);
  self.waitingAt = nullptr;
  if (!hasFailed())
    self.fiber.suspend();
}

void Scheduler::arrive(Device &device) {
  Rendezvous &rendezvous = *device.waitingAt;
  device.state = State::Waiting;
  if (hasFailed()) {
    --numRunning;
    makeReady(device);
    return;
  }
  if (!recordArrival(rendezvous, device.index)) {
    --numRunning;
    return;
  }
  // This is the last member. All members wait and stay, even if the run fails
  // elsewhere, so this thread owns the group's data.
  rendezvous.isExecuting = true;
  mutex.unlock();
  absl::Status status = (*device.work)();
  mutex.lock();
  --numRunning;
  finishWork(rendezvous, std::move(status));
}

bool Scheduler::recordArrival(Rendezvous &rendezvous, size_t index) {
  if (rendezvous.arrived.empty())
    rendezvous.arrived.assign(rendezvous.members.size(), 0);
  assert(!rendezvous.arrived[index] && "arrived twice");
  rendezvous.arrived[index] = 1;
  return ++rendezvous.numArrived == rendezvous.members.size();
}

void Scheduler::finishWork(Rendezvous &rendezvous, absl::Status status) {
  if (!status.ok())
    failLocked(std::move(status));
  if (rendezvous.isOutstanding && !hasFailed()) {
    outstanding.push_back(&rendezvous);
    idleThreads.notifyAll();
  } else {
    release(rendezvous);
  }
}

//===----------------------------------------------------------------------===//
// Asynchronous collectives
//===----------------------------------------------------------------------===//

bool Scheduler::start(Rendezvous &rendezvous, size_t index,
                      std::function<absl::Status()> work, bool isShort) {
  MutexLock lock(mutex);
  if (hasFailed())
    return false;
  if (rendezvous.startedAt.empty())
    rendezvous.startedAt.assign(rendezvous.members.size(), 0);
  rendezvous.startedAt[index] = rendezvous.execution;
  if (!recordArrival(rendezvous, index))
    return true;
  // The members stay in the program until the collective ends, or until the run
  // has failed and none of their memory is freed.
  rendezvous.isExecuting = true;
  if (!isShort) {
    started.push_back({&rendezvous, std::move(work)});
    idleThreads.notifyAll();
    return true;
  }
  mutex.unlock();
  absl::Status status = work();
  mutex.lock();
  finishWork(rendezvous, std::move(status));
  return !hasFailed();
}

bool Scheduler::await(int64_t device, Rendezvous &rendezvous, size_t index) {
  {
    MutexLock lock(mutex);
    if (hasFailed() || rendezvous.startedAt[index] < rendezvous.execution)
      return !hasFailed();
  }
  Device &self = deviceOf(device);
  self.waitingAt = &rendezvous;
  self.index = index;
  self.work = nullptr;
  self.fiber.suspend();
  return !hasFailed();
}

void Scheduler::waitForStarted(Device &device) {
  --numRunning;
  const Rendezvous &rendezvous = *device.waitingAt;
  device.state = State::Waiting;
  bool isOver = rendezvous.startedAt[device.index] < rendezvous.execution;
  if (isOver || (hasFailed() && !rendezvous.isExecuting))
    makeReady(device);
}

void Scheduler::runStartedWork() {
  StartedWork next = std::move(started.front());
  started.pop_front();
  absl::Status status;
  if (!hasFailed()) {
    ++numRunning;
    mutex.unlock();
    status = next.work();
    mutex.lock();
    --numRunning;
  }
  finishWork(*next.rendezvous, std::move(status));
}

void Scheduler::pollRemote() {
  isPolling = true;
  mutex.unlock();
  llvm::SmallVector<Rendezvous *> finished;
  absl::Status status = remote->progress(finished);
  mutex.lock();
  isPolling = false;
  if (!status.ok())
    failLocked(std::move(status));
  if (hasFailed()) {
    releaseOutstanding();
    idleThreads.notifyAll(); // threads that waited for the end of polling
    return;
  }
  for (Rendezvous *rendezvous : finished) {
    auto it = llvm::find(outstanding, rendezvous);
    if (it == outstanding.end()) {
      // It ended before `begin` returned on the other thread, which continues
      // it.
      rendezvous->isOutstanding = false;
      continue;
    }
    outstanding.erase(it);
    release(*rendezvous);
  }
}

void Scheduler::release(Rendezvous &rendezvous) {
  ++rendezvous.execution;
  rendezvous.numArrived = 0;
  rendezvous.isExecuting = rendezvous.isOutstanding = false;
  llvm::fill(rendezvous.arrived, 0);
  // Members that started it asynchronously may be running.
  for (int32_t member : rendezvous.members)
    if (Device &device = deviceOf(member);
        device.state == State::Waiting && device.waitingAt == &rendezvous)
      makeReady(device);
  idleThreads.notifyAll();
}

void Scheduler::releaseOutstanding() {
  for (Rendezvous *rendezvous : outstanding)
    release(*rendezvous);
  outstanding.clear();
}

void Scheduler::parallelFor(int64_t count,
                            llvm::function_ref<void(int64_t)> body) {
  Job job{body, count};
  if (numThreads > 1) {
    MutexLock lock(mutex);
    jobs.push_back(&job);
    idleThreads.notifyAll();
  }
  for (int64_t i;
       (i = job.next.fetch_add(1, std::memory_order_relaxed)) < count;)
    body(i);
  if (numThreads == 1)
    return;
  MutexLock lock(mutex);
  llvm::erase(jobs, &job);
  while (job.numHelpers > 0)
    idleThreads.await(mutex);
}

void Scheduler::help() {
  Job &job = *jobs.back();
  ++job.numHelpers;
  mutex.unlock();
  for (int64_t i;
       (i = job.next.fetch_add(1, std::memory_order_relaxed)) < job.count;)
    job.body(i);
  mutex.lock();
  llvm::erase(jobs, &job); // all of its iterations are taken
  --job.numHelpers;
  idleThreads.notifyAll();
}

void Scheduler::callBlocking(llvm::function_ref<void()> function) {
  {
    MutexLock lock(mutex);
    ++numBlocked;
    startHelpers();
    idleThreads.notifyAll();
  }
  function();
  MutexLock lock(mutex);
  --numBlocked;
}

//===----------------------------------------------------------------------===//
// Failure
//===----------------------------------------------------------------------===//

void Scheduler::fail(absl::Status error) {
  MutexLock lock(mutex);
  failLocked(std::move(error));
}

void Scheduler::failLocked(absl::Status error) {
  if (hasFailed())
    return;
  firstError = std::move(error);
  failed.store(true, std::memory_order_relaxed);
  for (auto &device : devices)
    if (device->state == State::Halted ||
        (device->state == State::Waiting && !device->waitingAt->isExecuting))
      makeReady(*device);
  if (!isPolling) // otherwise pollRemote does
    releaseOutstanding();
  idleThreads.notifyAll();
}

void Scheduler::detectDeadlock() {
  if (numRunning > 0 || !outstanding.empty() || !ready.empty() ||
      !started.empty() || numUnfinished == 0 || hasFailed())
    return;
  failLocked(describeDeadlock(stoppedDevices()));
}

std::vector<int32_t> Scheduler::runningDevices() {
  MutexLock lock(mutex);
  std::vector<int32_t> running;
  for (auto &device : devices)
    if (device->state == State::Running)
      running.push_back(static_cast<int32_t>(device->number));
  return running;
}

std::vector<StoppedDevice> Scheduler::stoppedDevices() const {
  std::vector<StoppedDevice> stopped(indexOf.size());
  for (auto &device : devices) {
    StoppedDevice &entry = stopped[device->number];
    if (device->state == State::Waiting)
      entry.waitingAt = device->waitingAt;
    if (device->state == State::Halted)
      entry.haltReason = device->haltReason;
  }
  return stopped;
}

void Scheduler::watchForStalls() {
  auto timeout = std::chrono::duration_cast<std::chrono::nanoseconds>(
      std::chrono::duration<double>(stallSeconds));
  MutexLock lock(mutex);
  while (!isShutDown) {
    uint64_t seen = numSwitches;
    auto end = std::chrono::steady_clock::now() + timeout;
    while (!isShutDown && std::chrono::steady_clock::now() < end)
      shutDown.waitUntil(mutex, end);
    if (isShutDown || numSwitches != seen || numUnfinished == 0 || hasFailed())
      continue;
    std::vector<int32_t> running;
    for (auto &device : devices)
      if (device->state == State::Running)
        running.push_back(static_cast<int32_t>(device->number));
    failLocked(describeStall(stoppedDevices(), running, stallSeconds));
  }
}

} // namespace mlir::gspmd
