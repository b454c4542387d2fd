//===- MpiTransport.cpp - Collectives between MPI ranks -------------------===//
#include "lib/Engines/Mpi/MpiTransport.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Scheduling/Deadlock.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <csignal>
#include <sched.h>
#include <unistd.h>

namespace mlir::gspmd {

void MpiTransport::connect(ProgramExecution &newExecution) {
  execution = &newExecution;
  communicators.connect(newExecution);
}

absl::Status MpiTransport::begin(CollectiveInstance &instance) {
  if (instance.isEmpty())
    return absl::OkStatus();
  std::lock_guard lock(mutex);
  const CollectiveDesc &collective = program.collectives[instance.op];
  std::unique_ptr<MpiCollective> mpiCollective = MpiCollective::make(
      {world, collective, instance, communicators.get(instance)});
  if (!isInFlight(mpiCollective->comm()))
    mpiCollective->begin();
  instance.rendezvous.isOutstanding = true;
  inFlight.push_back(std::move(mpiCollective));
  lastProgress = MpiWorld::Clock::now();
  return absl::OkStatus();
}

absl::Status
MpiTransport::progress(llvm::SmallVectorImpl<Rendezvous *> &finished) {
  std::unique_lock lock(mutex);
  // Collectives that wait for a communicator follow the one that uses it.
  llvm::SmallPtrSet<const gspmd_mpi_comm *, 4> busy, free;
  absl::Status status;
  llvm::erase_if(inFlight, [&](std::unique_ptr<MpiCollective> &mpiCollective) {
    if (busy.contains(mpiCollective->comm()))
      return false;
    if (free.erase(mpiCollective->comm()))
      mpiCollective->begin();
    if (!mpiCollective->advance()) {
      busy.insert(mpiCollective->comm());
      return false;
    }
    if (absl::Status error = mpiCollective->status(); !error.ok()) {
      status = std::move(error);
      return true;
    }
    free.insert(mpiCollective->comm());
    CollectiveInstance &instance = mpiCollective->instance();
    unsigned kind =
        static_cast<unsigned>(program.collectives[instance.op].kind);
    sentBytes[kind] += mpiCollective->sentBytes();
    finished.push_back(&instance.rendezvous);
    return true;
  });
  if (!status.ok())
    return status;
  if (!finished.empty()) {
    lastProgress = MpiWorld::Clock::now();
    world.endWait();
    return absl::OkStatus();
  }
  world.poll([this] { return describeProgress(); }, lastProgress);
  lock.unlock();
  // Other threads may begin collectives meanwhile.
  sched_yield();
  return absl::OkStatus();
}

bool MpiTransport::isInFlight(const gspmd_mpi_comm *comm) const {
  return llvm::any_of(inFlight, [&](const auto &mpiCollective) {
    return mpiCollective->comm() == comm;
  });
}

std::string MpiTransport::describeProgress() const {
  std::string text =
      absl::StrCat("in ", inFlight.front()->instance().rendezvous.label);
  std::vector<int32_t> running = execution->scheduler.runningDevices();
  if (!running.empty())
    absl::StrAppend(&text, " while ", listDevices(running),
                    running.size() == 1 ? " computes" : " compute");
  return text;
}

void MpiTransport::injectFault(const Fault &fault) {
  if (fault.kind == Fault::Die)
    ::kill(::getpid(), SIGKILL);
  // Holding the mutex stops the rank's other threads.
  std::lock_guard lock(mutex);
  for (;;)
    ::pause();
}

} // namespace mlir::gspmd
