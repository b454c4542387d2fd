//===- KeyValueStore.cpp - Keys and values of processes -------------------===//
#include "lib/Engines/Pjrt/KeyValueStore/KeyValueStore.h"
#include "lib/Engines/Pjrt/KeyValueStore/KeyValueClient.h"
#include "lib/Engines/Pjrt/KeyValueStore/KeyValueServer.h"
#include "lib/Engines/Pjrt/KeyValueStore/LossTimes.h"

namespace mlir::gspmd::pjrt {

absl::StatusOr<std::unique_ptr<KeyValueStore>>
KeyValueStore::open(const PjrtProcesses &processes, OnLost onLost) {
  if (processes.secret.empty())
    return absl::InvalidArgumentError("several processes need a secret");
  absl::StatusOr<LossTimes> times = LossTimes::read();
  if (!times.ok())
    return times.status();
  return processes.process == 0
             ? startKeyValueServer(processes, times->maxSilence,
                                   std::move(onLost))
             : connectToKeyValueServer(processes, times->maxSilence,
                                       std::move(onLost));
}

} // namespace mlir::gspmd::pjrt
