//===- Carrier.cpp - Collectives between MPI processes --------------------===//
#include "Carrier.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Deadlock.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <csignal>
#include <sched.h>
#include <unistd.h>

namespace mlir::gspmd {

void Carrier::connect(Execution &newExecution) {
  execution = &newExecution;
  routes.connect(newExecution);
}

absl::Status Carrier::begin(CollectiveInstance &instance) {
  if (instance.isEmpty())
    return absl::OkStatus();
  std::lock_guard lock(mutex);
  const CollectiveDesc &collective = program.collectives[instance.op];
  std::unique_ptr<Journey> journey =
      Journey::make({world, collective, instance, routes.of(instance)});
  if (!isOnItsWay(journey->comm()))
    journey->begin();
  instance.rendezvous.isOutstanding = true;
  journeys.push_back(std::move(journey));
  lastNews = MpiWorld::Clock::now();
  return absl::OkStatus();
}

absl::Status Carrier::progress(llvm::SmallVectorImpl<Rendezvous *> &finished) {
  std::unique_lock lock(mutex);
  // Waiting ones are looked at after the one that they wait for.
  llvm::SmallPtrSet<const gspmd_mpi_comm *, 4> busy, free;
  absl::Status status;
  llvm::erase_if(journeys, [&](std::unique_ptr<Journey> &journey) {
    if (busy.contains(journey->comm()))
      return false;
    if (free.erase(journey->comm()))
      journey->begin();
    if (!journey->goOn()) {
      busy.insert(journey->comm());
      return false;
    }
    if (absl::Status wrong = journey->status(); !wrong.ok()) {
      status = std::move(wrong);
      return true;
    }
    free.insert(journey->comm());
    CollectiveInstance &instance = journey->instance();
    unsigned kind =
        static_cast<unsigned>(program.collectives[instance.op].kind);
    sentBytes[kind] += journey->sentBytes();
    finished.push_back(&instance.rendezvous);
    return true;
  });
  if (!status.ok())
    return status;
  if (!finished.empty()) {
    lastNews = MpiWorld::Clock::now();
    world.waitIsOver();
    return absl::OkStatus();
  }
  world.tick([this] { return place(); }, lastNews);
  lock.unlock();
  // Others may begin collectives meanwhile.
  sched_yield();
  return absl::OkStatus();
}

bool Carrier::isOnItsWay(const gspmd_mpi_comm *comm) const {
  return llvm::any_of(
      journeys, [&](const auto &journey) { return journey->comm() == comm; });
}

std::string Carrier::place() const {
  std::string text =
      absl::StrCat("in ", journeys.front()->instance().rendezvous.label);
  std::vector<int32_t> running = execution->scheduler.runningDevices();
  if (!running.empty())
    absl::StrAppend(&text, " while ", listDevices(running),
                    running.size() == 1 ? " computes" : " compute");
  return text;
}

void Carrier::suffer(const Fault &fault) {
  if (fault.kind == Fault::Die)
    ::kill(::getpid(), SIGKILL);
  // With it, the rank's other threads stand still.
  std::lock_guard lock(mutex);
  for (;;)
    ::pause();
}

} // namespace mlir::gspmd
