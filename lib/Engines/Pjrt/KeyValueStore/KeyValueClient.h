//===- KeyValueClient.h - A key-value store's client ------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUECLIENT_H
#define GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUECLIENT_H

#include "lib/Engines/Pjrt/KeyValueStore/KeyValueStore.h"

namespace mlir::gspmd::pjrt {

/// Connects a process other than 0 to the server. KeyValueServer.h documents
/// the protocol.
absl::StatusOr<std::unique_ptr<KeyValueStore>>
connectToKeyValueServer(const PjrtProcesses &processes,
                        absl::Duration maxSilence,
                        KeyValueStore::OnLost onLost);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUECLIENT_H
