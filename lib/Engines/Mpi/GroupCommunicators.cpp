//===- GroupCommunicators.cpp - Communicators of replica groups -----------===//
#include "lib/Engines/Mpi/GroupCommunicators.h"
#include "lib/Engines/Mpi/MpiFailureDetector.h"
#include "lib/Engines/Mpi/plugin/MpiPlugin.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd {

/// Differs from the tags of MpiWorld.cpp.
static constexpr int32_t kGroupTag = 16;

GroupCommunicators::~GroupCommunicators() {
  for (gspmd_mpi_comm *comm : comms)
    world.check(world.mpi().free_comm(comm));
}

const gspmd_mpi_comm *
GroupCommunicators::commOf(const std::vector<int32_t> &ranks) {
  // Two groups of one rank may be in flight at the same time and in any order,
  // so each needs its own communicator.
  if (placement.devicesPerRank == 1)
    if (auto known = byRanks.find(ranks); known != byRanks.end())
      return known->second;
  gspmd_mpi_comm *comm = nullptr;
  world.check(world.mpi().group(world.worldComm(), ranks.data(),
                                static_cast<int32_t>(ranks.size()), kGroupTag,
                                &comm));
  comms.push_back(comm);
  byRanks[ranks] = comm;
  return comm;
}

GroupRanks::GroupRanks(llvm::ArrayRef<int32_t> group,
                       DevicePlacement placement) {
  for (int32_t device : group)
    ranks.push_back(placement.rankOf(device));
  llvm::sort(ranks);
  ranks.erase(llvm::unique(ranks), ranks.end());
  numRanks = static_cast<int32_t>(ranks.size());
  membersOf.resize(ranks.size());
  for (auto [index, device] : llvm::enumerate(group)) {
    auto rank = llvm::lower_bound(ranks, placement.rankOf(device));
    rankOf.push_back(static_cast<int32_t>(rank - ranks.begin()));
    membersOf[rankOf.back()].push_back(static_cast<int32_t>(index));
  }
}

std::unique_ptr<GroupCommunicator>
GroupCommunicators::makeCommunicator(llvm::ArrayRef<int32_t> group) {
  auto communicator = std::make_unique<GroupCommunicator>();
  static_cast<GroupRanks &>(*communicator) = GroupRanks(group, placement);
  communicator->comm = commOf(communicator->ranks);
  communicator->rank = static_cast<int32_t>(
      llvm::lower_bound(communicator->ranks, world.rank()) -
      communicator->ranks.begin());
  return communicator;
}

void GroupCommunicators::connect(ProgramExecution &execution) {
  world.barrier("to make communicators");
  StallWatchdog guard(world.getSettings(), world.rank(),
                      "to make communicators");
  // Every rank visits ops and groups in this order, so that no two wait for
  // each other.
  execution.forEachInstance([&](const CollectiveInstance &instance) {
    auto [slot, isNew] = communicators.try_emplace(instance.group.data());
    if (isNew && instance.isRemote())
      slot->second = makeCommunicator(instance.group);
  });
}

} // namespace mlir::gspmd
