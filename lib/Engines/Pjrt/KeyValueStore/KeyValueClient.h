//===- KeyValueClient.h - A store that process 0 keeps ----------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUECLIENT_H
#define GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUECLIENT_H

#include "lib/Engines/Pjrt/KeyValueStore/KeyValueStore.h"

namespace mlir::gspmd::pjrt {

/// Any process but 0, which joins. It asks as KeyValueServer.h says.
absl::StatusOr<std::unique_ptr<KeyValueStore>>
connectToKeyValueServer(const PjrtProcesses &processes,
                        KeyValueStore::OnLost onLost);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUECLIENT_H
