//===- PeerTransport.cpp - Collectives with other processes ---------------===//
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
  llvm::erase(others, peers.own());
  for (int process : others)
    peers.send(process, id, Peers::Kind::Program, compiled.commonFingerprint,
               compiled.name);
}

PeerTransport::~PeerTransport() { peers.close(id); }

std::vector<int>
PeerTransport::peersOf(const CollectiveInstance &instance) const {
  std::vector<int> result;
  for (int32_t device : instance.group)
    if (processes[device] != peers.own())
      result.push_back(processes[device]);
  llvm::sort(result);
  result.erase(llvm::unique(result), result.end());
  return result;
}

absl::Status PeerTransport::begin(CollectiveInstance &instance) {
  const CollectiveDesc &collective =
      compiled.program().collectives[instance.op];
  if (instance.isEmpty())
    return absl::OkStatus();
  Trip trip;
  trip.instance = &instance;
  trip.others = peersOf(instance);
  // The same op in the same group has been over before it begins again.
  trip.key = absl::StrCat(instance.op, "/", instance.group.front(), "/",
                          instance.rendezvous.execution);
  for (int process : trip.others)
    peers.send(process, id, Peers::Kind::Data, trip.key,
               packMessage(collective, instance, processes, process));
  instance.rendezvous.isOutstanding = true;
  {
    MutexLock lock(mutex);
    trips.push_back(std::move(trip));
  }
  peers.wake();
  return absl::OkStatus();
}

absl::Status PeerTransport::checkPrograms(const LaunchMessages &mail) const {
  if (!mail.failure.ok())
    return mail.failure;
  for (const auto &[process, program] : mail.programs)
    if (program.fingerprint != compiled.commonFingerprint)
      return absl::FailedPreconditionError(absl::StrCat(
          "processes run different programs: launch ", id.number, " on ",
          processes.size(), " devices is ", compiled.name, " in process ",
          peers.own(), " and ", program.name, " in process ", process,
          program.name == compiled.name ? ", which has other code" : "",
          ". All processes have to run the same programs on devices that they "
          "share, in the same order"));
  return absl::OkStatus();
}

absl::Status PeerTransport::checkPeers(llvm::ArrayRef<Trip> waiting,
                                       const LaunchMessages &mail) const {
  for (const Trip &trip : waiting)
    for (int process : trip.others) {
      auto it = mail.data.find(trip.key);
      bool hasCome = it != mail.data.end() && it->second.count(process) != 0;
      if (std::string loss = peers.lossReason(process);
          !hasCome && !loss.empty())
        return absl::UnavailableError(absl::StrCat(
            compiled.name, ", ", trip.instance->rendezvous.label, ": ", loss));
    }
  return absl::OkStatus();
}

absl::Status
PeerTransport::progress(llvm::SmallVectorImpl<Rendezvous *> &finished) {
  std::vector<Trip> waiting, complete;
  {
    MutexLock lock(mutex);
    waiting.swap(trips);
  }
  absl::Status status;
  peers.await(id, [&](LaunchMessages &mail) {
    status = checkPrograms(mail);
    if (!status.ok()) {
      hasHeardFailure = !mail.failure.ok();
      return true;
    }
    for (Trip &trip : waiting) {
      auto it = mail.data.find(trip.key);
      if (it == mail.data.end() || it->second.size() < trip.others.size())
        continue;
      trip.received = std::move(it->second);
      mail.data.erase(it);
      complete.push_back(std::move(trip));
      trip.instance = nullptr;
    }
    llvm::erase_if(waiting, [](const Trip &trip) { return !trip.instance; });
    status = checkPeers(waiting, mail);
    return !complete.empty() || !status.ok();
  });
  if (!status.ok())
    return status;
  for (Trip &trip : complete) {
    if (status = arrive(trip); !status.ok())
      return status;
    finished.push_back(&trip.instance->rendezvous);
  }
  MutexLock lock(mutex);
  llvm::move(waiting, std::back_inserter(trips));
  return absl::OkStatus();
}

absl::Status PeerTransport::arrive(Trip &trip) const {
  CollectiveInstance &instance = *trip.instance;
  absl::Status status =
      unpackMessages(compiled.program().collectives[instance.op], instance,
                     processes, trip.received);
  return status.ok()
             ? status
             : absl::Status(status.code(), absl::StrCat(compiled.name, ", ",
                                                        status.message()));
}

void PeerTransport::injectFault(const Fault &) {
  llvm::report_fatal_error("no launch of a client has faults of devices");
}

void PeerTransport::fail(const absl::Status &status) {
  if (hasHeardFailure)
    return; // from who has told all
  for (int process : others)
    peers.send(process, id, Peers::Kind::Failure,
               absl::StrCat(static_cast<int>(status.code())),
               std::string(status.message()));
}

} // namespace mlir::gspmd::pjrt
