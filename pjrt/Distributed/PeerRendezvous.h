//===- PeerRendezvous.h - Connects the processes of a script ----*- C++ -*-===//
#ifndef GSPMD_PJRT_DISTRIBUTED_PEERRENDEZVOUS_H
#define GSPMD_PJRT_DISTRIBUTED_PEERRENDEZVOUS_H

#include "lib/Engines/Pjrt/Api/PjrtApi.h"
#include "lib/Engines/Pjrt/KeyValueStore/Socket.h"

namespace mlir::gspmd::pjrt {

/// Returns a connection to each other process, by number, found through the
/// key-value store of the client's caller; waits for all. Unavailable if a
/// process does not connect, InvalidArgument without a store.
absl::StatusOr<std::vector<Socket>> connectToPeers(const ClientCreateArgs &args,
                                                   int ownProcess, int count);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_DISTRIBUTED_PEERRENDEZVOUS_H
