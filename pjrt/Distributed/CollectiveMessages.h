//===- Parcels.h - What processes send each other for a collective -*- C++ -*-//
//
// Where a group has members in several processes, every process sends to every
// other one of the group one parcel, of all tensors of the collective (bytes of
// a member's tensor m, n members in the group):
//
//   all-reduce, all-gather   the inputs of its members             m each
//   other kinds              what the other's members get of them  m/n a pair
//   ragged all-to-all        offsets and sizes of its members' slices, and
//                            slices for the other's members         by data
//
// and each computes what its own members get, in the group's order: the bits
// are those of one process.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_PJRT_DISTRIBUTED_COLLECTIVEMESSAGES_H
#define GSPMD_PJRT_DISTRIBUTED_COLLECTIVEMESSAGES_H

#include "absl/status/status.h"
#include "lib/Runtime/Execution/ProgramExecution.h"
#include <map>

namespace mlir::gspmd::pjrt {

/// For `process`, of the inputs here. `processes` are those of the program's
/// devices.
std::string packMessage(const CollectiveDesc &collective,
                        const CollectiveInstance &instance,
                        llvm::ArrayRef<int> processes, int process);

/// Fills the outputs here from the inputs here and the parcels of all other
/// processes of the group. FailedPrecondition if these are of other sizes than
/// expected.
absl::Status unpackMessages(const CollectiveDesc &collective,
                            CollectiveInstance &instance,
                            llvm::ArrayRef<int> processes,
                            std::map<int, std::string> &received);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_DISTRIBUTED_COLLECTIVEMESSAGES_H
