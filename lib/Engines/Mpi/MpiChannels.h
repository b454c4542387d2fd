//===- MpiChannels.h - Tensors between groups of devices --------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_MPI_MPICHANNELS_H
#define GSPMD_LIB_ENGINES_MPI_MPICHANNELS_H

#include "gspmd/Runtime/HostTensor.h"
#include "lib/Engines/Mpi/MpiWorld.h"
#include <list>

namespace mlir::gspmd {

/// Sends the shards of tensors to other ranks. A channel, which is used once in
/// a step, states which tensor they are of, so that a rank may receive in
/// another order than that in which the other one sends.
class MpiChannels {
public:
  /// The functions below require a `world`.
  explicit MpiChannels(MpiWorld *world) : world(world) {}
  MpiChannels(const MpiChannels &) = delete;
  MpiChannels &operator=(const MpiChannels &) = delete;

  /// Begins to send shards to a rank. Does not wait: the shards are kept until
  /// they have been sent.
  void send(int64_t channel, int32_t to, std::vector<HostTensor> shards);
  /// Waits for shards of the sizes of `shards`. `where` describes in messages
  /// what this rank waits for.
  void receive(int64_t channel, int32_t from,
               llvm::MutableArrayRef<HostTensor> shards, llvm::StringRef where);
  /// Waits until all shards have been sent.
  void finish(llvm::StringRef where);

private:
  struct Message {
    std::vector<HostTensor> shards;
    gspmd_mpi_request *request = nullptr;
  };
  void reapSent();

  MpiWorld *const world;
  std::list<Message> sending;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_MPI_MPICHANNELS_H
