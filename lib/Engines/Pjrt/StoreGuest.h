//===- StoreGuest.h - A store that process 0 keeps --------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_STOREGUEST_H
#define GSPMD_LIB_ENGINES_PJRT_STOREGUEST_H

#include "KeyValueStore.h"

namespace mlir::gspmd::pjrt {

/// Any process but 0, which joins. It asks as StoreKeeper.h says.
absl::StatusOr<std::unique_ptr<KeyValueStore>>
joinStore(const PjrtProcesses &processes, KeyValueStore::OnLost onLost);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_STOREGUEST_H
