//===- PeerRendezvous.h - How processes of a script find each other -*- C++
//-*-===//
#ifndef GSPMD_PJRT_DISTRIBUTED_PEERRENDEZVOUS_H
#define GSPMD_PJRT_DISTRIBUTED_PEERRENDEZVOUS_H

#include "lib/Engines/Pjrt/Api/PjrtApi.h"
#include "lib/Engines/Pjrt/KeyValueStore/Socket.h"

namespace mlir::gspmd::pjrt {

/// A connection to each other process, by number, through the key-value store
/// that the caller of a client lends; waits for all. Unavailable for one that
/// does not come; InvalidArgument where there is no store.
absl::StatusOr<std::vector<Socket>> connectToPeers(const ClientCreateArgs &args,
                                                   int own, int count);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_DISTRIBUTED_PEERRENDEZVOUS_H
