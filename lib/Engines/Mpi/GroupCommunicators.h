//===- GroupCommunicators.h - Communicators of groups -----------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_MPI_GROUPCOMMUNICATORS_H
#define GSPMD_LIB_ENGINES_MPI_GROUPCOMMUNICATORS_H

#include "lib/Engines/Mpi/MpiWorld.h"
#include "lib/Runtime/Execution/ProgramExecution.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::gspmd {

/// Device d is on rank d / devicesPerRank.
struct DevicePlacement {
  int64_t devicesPerRank = 1;
  int32_t rankOf(int64_t device) const {
    return static_cast<int32_t>(device / devicesPerRank);
  }
};

/// The ranks with members of a group, in ascending order and numbered
/// accordingly.
struct GroupRanks {
  GroupRanks() = default;
  GroupRanks(llvm::ArrayRef<int32_t> group, DevicePlacement placement);

  std::vector<int32_t> ranks;
  int32_t numRanks = 0;
  /// The rank of each member, and the members of each rank in the group's
  /// order.
  std::vector<int32_t> rankOf;
  std::vector<std::vector<int32_t>> membersOf;
};

/// The communicator of a group whose members are on several ranks.
struct GroupCommunicator : GroupRanks {
  const gspmd_mpi_comm *comm = nullptr;
  int32_t rank = 0;
};

/// The communicators of all groups with a member on this rank. Groups of the
/// same ranks share one if no rank is in two of them at a time.
class GroupCommunicators {
public:
  GroupCommunicators(MpiWorld &world, DevicePlacement placement)
      : world(world), placement(placement) {}
  ~GroupCommunicators();
  GroupCommunicators(const GroupCommunicators &) = delete;
  GroupCommunicators &operator=(const GroupCommunicators &) = delete;

  /// Collective over the program's ranks: creates the communicators of all its
  /// collectives.
  void connect(ProgramExecution &execution);
  const GroupCommunicator &get(const CollectiveInstance &instance) const {
    return *communicators.at(instance.group.data());
  }
  size_t numCommunicators() const { return comms.size(); }

private:
  const gspmd_mpi_comm *commOf(const std::vector<int32_t> &ranks);
  std::unique_ptr<GroupCommunicator>
  makeCommunicator(llvm::ArrayRef<int32_t> group);

  MpiWorld &world;
  const DevicePlacement placement;
  std::map<std::vector<int32_t>, const gspmd_mpi_comm *> byRanks;
  std::vector<gspmd_mpi_comm *> comms;
  /// Indexed by the list of a group's devices, which ops over the same axes
  /// share.
  std::map<const int32_t *, std::unique_ptr<GroupCommunicator>> communicators;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_MPI_GROUPCOMMUNICATORS_H
