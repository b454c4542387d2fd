//===- KeyValueStore.cpp - What several processes tell each other ---------===//
#include "KeyValueStore.h"
#include "StoreGuest.h"
#include "StoreKeeper.h"

namespace mlir::gspmd::pjrt {

absl::StatusOr<std::unique_ptr<KeyValueStore>>
KeyValueStore::open(const PjrtProcesses &processes, OnLost onLost) {
  return processes.process == 0 ? keepStore(processes, std::move(onLost))
                                : joinStore(processes, std::move(onLost));
}

} // namespace mlir::gspmd::pjrt
