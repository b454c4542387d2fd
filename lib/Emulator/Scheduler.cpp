//===- Scheduler.cpp - Takes turns among device threads -------------------===//
#include "Scheduler.h"
#include "absl/strings/str_cat.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cassert>

namespace gspmd {

Scheduler::Scheduler(int64_t numDevices, unsigned maxRunning)
    : numUnfinished(numDevices), maxRunning(std::max(1u, maxRunning)) {
  for (int64_t i = 0; i < numDevices; ++i) {
    devices.push_back(std::make_unique<Device>());
    ready.push_back(i);
  }
}

bool Scheduler::start(int64_t device) {
  absl::MutexLock lock(&mutex);
  giveTurns();
  awaitTurn(device);
  return !hasFailed();
}

void Scheduler::finish(int64_t device) {
  absl::MutexLock lock(&mutex);
  devices[device]->state = State::Finished;
  --numRunning;
  --numUnfinished;
  giveTurns();
  detectDeadlock();
}

bool Scheduler::meet(int64_t device, Rendezvous &rendezvous, size_t index,
                     llvm::function_ref<absl::Status()> work) {
  {
    absl::MutexLock lock(&mutex);
    if (hasFailed())
      return false;
    if (rendezvous.arrived.empty())
      rendezvous.arrived.assign(rendezvous.members.size(), 0);
    assert(!rendezvous.arrived[index] && "arrived twice");
    rendezvous.arrived[index] = 1;
    if (++rendezvous.numArrived < rendezvous.members.size()) {
      Device &self = *devices[device];
      self.state = State::Waiting;
      self.waitsIn = &rendezvous;
      --numRunning;
      giveTurns();
      detectDeadlock();
      awaitTurn(device);
      return !hasFailed();
    }
    rendezvous.isBusy = true;
  }
  // The last one. The others wait and stay, even if the run fails elsewhere,
  // so the group's data is ours.
  absl::Status status = work();
  absl::MutexLock lock(&mutex);
  if (!status.ok())
    failLocked(std::move(status));
  release(rendezvous, device);
  return !hasFailed();
}

void Scheduler::release(Rendezvous &rendezvous, int64_t worker) {
  ++rendezvous.execution;
  rendezvous.numArrived = 0;
  rendezvous.isBusy = false;
  std::fill(rendezvous.arrived.begin(), rendezvous.arrived.end(), 0);
  for (int32_t member : rendezvous.members)
    if (member != worker)
      makeReady(member);
  giveTurns();
}

void Scheduler::fail(absl::Status error) {
  absl::MutexLock lock(&mutex);
  failLocked(std::move(error));
}

absl::Status Scheduler::error() const {
  absl::MutexLock lock(&mutex);
  return firstError;
}

void Scheduler::makeReady(int64_t device) {
  devices[device]->state = State::Ready;
  devices[device]->waitsIn = nullptr;
  ready.push_back(device);
}

void Scheduler::giveTurns() {
  while (numRunning < maxRunning && !ready.empty()) {
    Device &next = *devices[ready.front()];
    ready.pop_front();
    next.state = State::Running;
    ++numRunning;
    next.turn.Signal();
  }
}

void Scheduler::awaitTurn(int64_t device) {
  while (devices[device]->state != State::Running)
    devices[device]->turn.Wait(&mutex);
}

void Scheduler::failLocked(absl::Status error) {
  if (hasFailed())
    return;
  firstError = std::move(error);
  failed.store(true, std::memory_order_relaxed);
  for (size_t i = 0; i < devices.size(); ++i)
    if (devices[i]->state == State::Waiting && !devices[i]->waitsIn->isBusy)
      makeReady(static_cast<int64_t>(i));
  giveTurns();
}

void Scheduler::detectDeadlock() {
  if (numRunning == 0 && ready.empty() && numUnfinished > 0 && !hasFailed())
    failLocked(describeDeadlock());
}

int64_t Scheduler::firstMissing(const Rendezvous &rendezvous) const {
  for (size_t i = 0; i < rendezvous.members.size(); ++i)
    if (!rendezvous.arrived[i])
      return rendezvous.members[i];
  return -1;
}

absl::Status Scheduler::describeDeadlock() const {
  // Follow "waits for" from the first waiting device: the walk ends at a
  // device that has finished or comes back to one that it has seen.
  std::vector<int64_t> chain;
  int64_t at = 0;
  while (devices[at]->state != State::Waiting)
    ++at;
  while (devices[at]->state == State::Waiting && !llvm::is_contained(chain, at)) {
    chain.push_back(at);
    at = firstMissing(*devices[at]->waitsIn);
  }
  bool isCycle = devices[at]->state == State::Waiting;
  if (isCycle)
    chain.erase(chain.begin(), llvm::find(chain, at));
  auto step = [&](int64_t device) {
    const Rendezvous &place = *devices[device]->waitsIn;
    return absl::StrCat("device ", device, " waits in ", place.label,
                        " (execution ", place.execution + 1, ") for device ",
                        firstMissing(place));
  };
  bool isMismatch = isCycle && chain.size() == 2;
  std::string text = isMismatch ? "mismatched collectives: " : "deadlock: ";
  constexpr size_t maxSteps = 8;
  for (size_t i = 0; i < std::min(chain.size(), maxSteps); ++i)
    absl::StrAppend(&text, i ? "; " : "", step(chain[i]));
  if (chain.size() > maxSteps)
    absl::StrAppend(&text, "; and so on over ", chain.size(), " devices");
  if (!isCycle)
    absl::StrAppend(&text, ", which has finished");
  return absl::FailedPreconditionError(text);
}

} // namespace gspmd
