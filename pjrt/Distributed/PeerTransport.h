//===- PeerTransport.h - Collectives across processes -----------*- C++ -*-===//
//
// A launch on devices of several processes: each process runs its own devices
// and sends the others the data of their collectives (CollectiveMessages.h).
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
  /// Opens a launch on devices with these ids in these processes, in the
  /// program's order, and sends the program's fingerprint to the others.
  PeerTransport(Peers &peers, const CompiledModule &compiled,
                llvm::ArrayRef<int> devices, llvm::ArrayRef<int> processes);
  ~PeerTransport() override;

  absl::Status begin(CollectiveInstance &instance) override;
  absl::Status progress(llvm::SmallVectorImpl<Rendezvous *> &finished) override;
  [[noreturn]] void injectFault(const Fault &fault) override;

  /// Reports a failure of the launch to the other processes.
  void fail(const absl::Status &status);

private:
  struct PendingCollective {
    CollectiveInstance *instance = nullptr;
    std::string key;
    std::vector<int> others; ///< other processes with members of the group
    std::map<int, std::string> received;
  };

  /// Returns the error of received failures or programs.
  absl::Status checkPrograms(const LaunchMessages &received) const;
  absl::Status checkPeers(llvm::ArrayRef<PendingCollective> pending,
                          const LaunchMessages &received) const;
  std::vector<int> peersOf(const CollectiveInstance &instance) const;
  absl::Status finish(PendingCollective &collective) const;

  Peers &peers;
  const CompiledModule &compiled;
  const std::vector<int> processes; ///< process of each device of the program
  std::vector<int> others;
  LaunchId id;
  bool hasReceivedFailure = false;
  Mutex mutex;
  std::vector<PendingCollective> pending ABSL_GUARDED_BY(mutex);
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_DISTRIBUTED_PEERTRANSPORT_H
