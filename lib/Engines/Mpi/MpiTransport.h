//===- MpiTransport.h - Collectives between MPI processes -------*- C++ -*-===//
//
// How each kind travels (n members on P ranks, m bytes each; everything is
// non-blocking, so that a rank with several devices can have several under
// way):
//
//   all-gather       MPI's, then every member's part goes to its place
//   all-reduce       small: all inputs to all, each rank reduces; else each
//                    rank gets its share of the elements of all inputs, reduces
//                    it, and sends the result to all: 2 m (P - 1) / P bytes
//   reduce-scatter,  each rank gets the pieces of its members from all others
//   all-to-all       (MPI's all-to-all), and reduces or places them
//   permute, halo    one message for each piece, straight between the tensors
//                    where these are in one run of memory
//   several tensors  packed into one, as one
//
// What is reduced is reduced by lib/Runtime, in the order of the group's
// members: the emulator's bits come out, whatever MPI library, type and number
// of ranks.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ENGINES_MPI_MPITRANSPORT_H
#define GSPMD_LIB_ENGINES_MPI_MPITRANSPORT_H

#include "lib/Engines/Mpi/Collectives/MpiCollective.h"
#include <array>
#include <mutex>

namespace mlir::gspmd {

class MpiTransport : public RemoteTransport {
public:
  MpiTransport(MpiWorld &world, const CompiledProgram &program,
               DevicePlacement placement)
      : world(world), program(program), communicators(world, placement) {}

  /// All ranks of the program: after `execution` was made with this remote.
  void connect(ProgramExecution &execution);

  absl::Status begin(CollectiveInstance &instance) override;
  absl::Status progress(llvm::SmallVectorImpl<Rendezvous *> &finished) override;
  [[noreturn]] void injectFault(const Fault &fault) override;

  size_t numCommunicators() const { return communicators.numCommunicators(); }
  /// Bytes that this rank has sent to others, by kind of collective.
  std::array<int64_t, numCollectiveKinds> sentBytes{};

private:
  bool isInFlight(const gspmd_mpi_comm *comm) const;
  /// Where this rank waits, for messages.
  std::string place() const;

  MpiWorld &world;
  const CompiledProgram &program;
  GroupCommunicators communicators;
  ProgramExecution *execution = nullptr;
  /// Collectives begin on any of the rank's threads, beside each other and
  /// beside progress; MPI is called by one at a time.
  std::mutex mutex;
  /// In the order of the program. Of those with one communicator the first is
  /// on its way: stages of two would meet others in other orders elsewhere.
  std::vector<std::unique_ptr<MpiCollective>> inFlight;
  MpiWorld::Clock::time_point lastProgress;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_MPI_MPITRANSPORT_H
