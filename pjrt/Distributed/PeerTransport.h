//===- PeerTransport.h - Collectives with other processes -------*- C++ -*-===//
//
// A launch on devices of several processes: each runs its own, and sends to the
// others what their collectives want (Parcels.h).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_PJRT_DISTRIBUTED_PEERTRANSPORT_H
#define GSPMD_PJRT_DISTRIBUTED_PEERTRANSPORT_H

#include "lib/Runtime/Execution/ProgramExecution.h"
#include "pjrt/Distributed/Peers.h"

namespace mlir::gspmd::pjrt {

struct CompiledModule;

class PeerTransport : public RemoteTransport {
public:
  /// Of devices with these numbers, in these processes, in the program's order.
  /// Tells the others which program this process runs.
  PeerTransport(Peers &peers, const CompiledModule &compiled,
                llvm::ArrayRef<int> devices, llvm::ArrayRef<int> processes);
  ~PeerTransport() override;

  absl::Status begin(CollectiveInstance &instance) override;
  absl::Status progress(llvm::SmallVectorImpl<Rendezvous *> &finished) override;
  [[noreturn]] void injectFault(const Fault &fault) override;

  /// The launch has failed here, so it does everywhere.
  void fail(const absl::Status &status);

private:
  struct Trip {
    CollectiveInstance *instance = nullptr;
    std::string key;
    std::vector<int> others; ///< processes with members of the group
    std::map<int, std::string> received;
  };

  /// An error for what has been heard of the others.
  absl::Status checkPrograms(const LaunchMessages &mail) const;
  absl::Status checkPeers(llvm::ArrayRef<Trip> trips,
                          const LaunchMessages &mail) const;
  std::vector<int> peersOf(const CollectiveInstance &instance) const;
  absl::Status arrive(Trip &trip) const;

  Peers &peers;
  const CompiledModule &compiled;
  const std::vector<int> processes; ///< by device of the program
  std::vector<int> others;
  LaunchId id;
  bool hasHeardFailure = false;
  Mutex mutex;
  std::vector<Trip> trips ABSL_GUARDED_BY(mutex);
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_DISTRIBUTED_PEERTRANSPORT_H
