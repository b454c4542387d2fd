//===- PeerTransport.cpp - Collectives across processes -------------------===//
#include "pjrt/Distributed/PeerTransport.h"
#include "absl/strings/str_cat.h"
#include "pjrt/Compile/CompiledModule.h"
#include "pjrt/Distributed/CollectiveMessages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir::gspmd::pjrt {

PeerTransport::PeerTransport(Peers &peers, const CompiledModule &compiled,
                             llvm::ArrayRef<int> devices,
                             llvm::ArrayRef<int> processes)
    : peers(peers), compiled(compiled), processes(processes.vec()),
      others(processes.vec()), id(peers.open(devices)) {
  llvm::sort(others);
  others.erase(llvm::unique(others), others.end());
  llvm::erase(others, peers.ownProcess());
  for (int process : others)
    peers.send(process, id, Peers::Kind::Program, compiled.commonFingerprint,
               compiled.name);
}

PeerTransport::~PeerTransport() { peers.close(id); }

std::vector<int>
PeerTransport::peersOf(const CollectiveInstance &instance) const {
  std::vector<int> result;
  for (int32_t device : instance.group)
    if (processes[device] != peers.ownProcess())
      result.push_back(processes[device]);
  llvm::sort(result);
  result.erase(llvm::unique(result), result.end());
  return result;
}

absl::Status PeerTransport::begin(CollectiveInstance &instance) {
  const CollectiveDesc &desc = compiled.program().collectives[instance.op];
  if (instance.isEmpty())
    return absl::OkStatus();
  PendingCollective collective;
  collective.instance = &instance;
  collective.others = peersOf(instance);
  // An op ends in a group before it begins there again.
  collective.key = absl::StrCat(instance.op, "/", instance.group.front(), "/",
                                instance.rendezvous.execution);
  for (int process : collective.others)
    peers.send(process, id, Peers::Kind::Data, collective.key,
               packMessage(desc, instance, processes, process));
  instance.rendezvous.isOutstanding = true;
  {
    MutexLock lock(mutex);
    pending.push_back(std::move(collective));
  }
  peers.wake();
  return absl::OkStatus();
}

absl::Status
PeerTransport::checkPrograms(const LaunchMessages &received) const {
  if (!received.failure.ok())
    return received.failure;
  for (const auto &[process, program] : received.programs)
    if (program.fingerprint != compiled.commonFingerprint)
      return absl::FailedPreconditionError(absl::StrCat(
          "processes run different programs: launch ", id.number, " on ",
          processes.size(), " devices is ", compiled.name, " in process ",
          peers.ownProcess(), " and ", program.name, " in process ", process,
          program.name == compiled.name ? ", which has other code" : "",
          ". All processes have to run the same programs on devices that they "
          "share, in the same order"));
  return absl::OkStatus();
}

absl::Status
PeerTransport::checkPeers(llvm::ArrayRef<PendingCollective> incomplete,
                          const LaunchMessages &received) const {
  for (const PendingCollective &collective : incomplete)
    for (int process : collective.others) {
      auto it = received.data.find(collective.key);
      bool hasArrived =
          it != received.data.end() && it->second.count(process) != 0;
      if (std::string loss = peers.lossReason(process);
          !hasArrived && !loss.empty())
        return absl::UnavailableError(
            absl::StrCat(compiled.name, ", ",
                         collective.instance->rendezvous.label, ": ", loss));
    }
  return absl::OkStatus();
}

absl::Status
PeerTransport::progress(llvm::SmallVectorImpl<Rendezvous *> &finished) {
  std::vector<PendingCollective> incomplete, complete;
  {
    MutexLock lock(mutex);
    incomplete.swap(pending);
  }
  absl::Status status;
  peers.await(id, [&](LaunchMessages &received) {
    status = checkPrograms(received);
    if (!status.ok()) {
      hasReceivedFailure = !received.failure.ok();
      return true;
    }
    for (PendingCollective &collective : incomplete) {
      auto it = received.data.find(collective.key);
      if (it == received.data.end() ||
          it->second.size() < collective.others.size())
        continue;
      collective.received = std::move(it->second);
      received.data.erase(it);
      complete.push_back(std::move(collective));
      collective.instance = nullptr;
    }
    llvm::erase_if(incomplete, [](const PendingCollective &collective) {
      return !collective.instance;
    });
    status = checkPeers(incomplete, received);
    return !complete.empty() || !status.ok();
  });
  if (!status.ok())
    return status;
  for (PendingCollective &collective : complete) {
    if (status = finish(collective); !status.ok())
      return status;
    finished.push_back(&collective.instance->rendezvous);
  }
  MutexLock lock(mutex);
  llvm::move(incomplete, std::back_inserter(pending));
  return absl::OkStatus();
}

absl::Status PeerTransport::finish(PendingCollective &collective) const {
  CollectiveInstance &instance = *collective.instance;
  absl::Status status =
      unpackMessages(compiled.program().collectives[instance.op], instance,
                     processes, collective.received);
  return status.ok()
             ? status
             : absl::Status(status.code(), absl::StrCat(compiled.name, ", ",
                                                        status.message()));
}

void PeerTransport::injectFault(const Fault &) {
  llvm::report_fatal_error("launches of a client have no device faults");
}

void PeerTransport::fail(const absl::Status &status) {
  if (hasReceivedFailure)
    return; // the process that failed has notified all
  for (int process : others)
    peers.send(process, id, Peers::Kind::Failure,
               absl::StrCat(static_cast<int>(status.code())),
               std::string(status.message()));
}

} // namespace mlir::gspmd::pjrt
