//===- MpiTransport.h - Collectives between MPI ranks -----------*- C++ -*-===//
//
// The algorithm of each kind (n members on P ranks, m bytes each). All
// operations are non-blocking, so that a rank with several devices can have
// several in flight:
//
//   all-gather       MPI's, then every member's shard is copied to its offset
//   all-reduce       small: all inputs to all, each rank reduces; else each
//                    rank gets its chunk of all inputs, reduces it, and sends
//                    the result to all: 2 m (P - 1) / P bytes
//   reduce-scatter,  each rank gets the chunks of its members from all others
//   all-to-all       (MPI's all-to-all), and reduces or copies them
//   permute, halo    one message for each slice, directly between the tensors
//                    if these slices are contiguous
//   several tensors  packed into one
//
// Reductions are computed by lib/Runtime in the order of the group's members,
// so the result has the emulator's bits for any MPI library, type and number of
// ranks.
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

  /// Collective over the program's ranks; called after `execution` was created
  /// with this transport.
  void connect(ProgramExecution &execution);

  absl::Status begin(CollectiveInstance &instance) override;
  absl::Status progress(llvm::SmallVectorImpl<Rendezvous *> &finished) override;
  [[noreturn]] void injectFault(const Fault &fault) override;

  size_t numCommunicators() const { return communicators.numCommunicators(); }
  /// The bytes that this rank has sent to others, by kind of collective.
  std::array<int64_t, kNumCollectiveKinds> sentBytes{};

private:
  bool isInFlight(const gspmd_mpi_comm *comm) const;
  /// Returns the place where this rank waits, for messages.
  std::string describeProgress() const;

  MpiWorld &world;
  const CompiledProgram &program;
  GroupCommunicators communicators;
  ProgramExecution *execution = nullptr;
  /// Collectives begin on any thread of the rank, concurrently with each other
  /// and with `progress`; MPI is called by one thread at a time.
  std::mutex mutex;
  /// The collectives in the order of the program. Of those with the same
  /// communicator only the first is in flight: otherwise their stages could
  /// match in another order on other ranks.
  std::vector<std::unique_ptr<MpiCollective>> inFlight;
  MpiWorld::Clock::time_point lastProgress;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_MPI_MPITRANSPORT_H
