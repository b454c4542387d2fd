//===- CollectiveMessages.h - Messages of a collective ----------*- C++ -*-===//
//
// If a group has members in several processes, every process sends every other
// one a message with its data of all tensors of the collective (bytes of a
// member's tensor m, n members in the group):
//
//   all-reduce, all-gather   the inputs of its members             m each
//   other kinds              the chunks for the receiver's members m/n a pair
//   ragged all-to-all        offsets and sizes of its members' slices, and
//                            slices for the receiver's members     by data
//
// Each process computes the outputs of its own members in the group's order, so
// the bits are those of one process.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_PJRT_DISTRIBUTED_COLLECTIVEMESSAGES_H
#define GSPMD_PJRT_DISTRIBUTED_COLLECTIVEMESSAGES_H

#include "absl/status/status.h"
#include "lib/Runtime/Execution/ProgramExecution.h"
#include <map>

namespace mlir::gspmd::pjrt {

/// Returns the message for `process`, from the local inputs. `processes` are
/// those of the program's devices.
std::string packMessage(const CollectiveDesc &collective,
                        const CollectiveInstance &instance,
                        llvm::ArrayRef<int> processes, int process);

/// Computes the local outputs from the local inputs and the messages of all
/// other processes of the group. FailedPrecondition if the messages have
/// unexpected sizes.
absl::Status unpackMessages(const CollectiveDesc &collective,
                            CollectiveInstance &instance,
                            llvm::ArrayRef<int> processes,
                            std::map<int, std::string> &received);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_DISTRIBUTED_COLLECTIVEMESSAGES_H
