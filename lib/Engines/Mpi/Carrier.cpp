//===- Carrier.cpp - Collectives between MPI processes --------------------===//
#include "Carrier.h"
#include "llvm/ADT/STLExtras.h"
#include <csignal>
#include <unistd.h>

namespace mlir::gspmd {

absl::Status Carrier::begin(CollectiveInstance &instance) {
  if (!instance.earlier.empty())
    return absl::UnimplementedError(
        instance.rendezvous.label +
        " sends several tensors together, which engine mpi does not; leave "
        "combine-collectives out of --optimize");
  if (instance.outputs[0].numElements() == 0)
    return absl::OkStatus();
  std::lock_guard lock(mutex);
  const CollectiveDesc &collective = program.collectives[instance.op];
  std::unique_ptr<Journey> journey =
      Journey::make({world, collective, instance, routes.of(instance)});
  journey->begin();
  sentBytes[static_cast<unsigned>(collective.kind)] += journey->sentBytes;
  instance.rendezvous.isOutstanding = true;
  journeys.push_back(std::move(journey));
  lastNews = MpiWorld::Clock::now();
  return absl::OkStatus();
}

absl::Status Carrier::progress(llvm::SmallVectorImpl<Rendezvous *> &finished) {
  std::lock_guard lock(mutex);
  llvm::erase_if(journeys, [&](std::unique_ptr<Journey> &journey) {
    if (!journey->goOn())
      return false;
    finished.push_back(&journey->instance().rendezvous);
    return true;
  });
  if (!finished.empty()) {
    lastNews = MpiWorld::Clock::now();
    world.goOn();
  } else {
    world.tick(journeys.front()->instance().rendezvous.label, lastNews);
  }
  return absl::OkStatus();
}

void Carrier::suffer(const Fault &fault) {
  if (fault.kind == Fault::Die)
    ::kill(::getpid(), SIGKILL);
  for (;;)
    ::pause();
}

} // namespace mlir::gspmd
