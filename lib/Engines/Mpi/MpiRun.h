//===- MpiRun.h - Runs a program on MPI processes ---------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_MPI_MPIRUN_H
#define GSPMD_LIB_ENGINES_MPI_MPIRUN_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/ExecutionOptions.h"
#include "gspmd/Runtime/HostTensor.h"
#include "gspmd/Runtime/RunStats.h"
#include "lib/Engines/Mpi/MpiWorld.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

struct MpiOptions : ExecutionOptions {
  int64_t repeat = 1;
  /// Device d is on rank d / devicesPerRank.
  int64_t devicesPerRank = 1;
};

struct MpiStats : RunStats {
  /// The bytes that this rank sent to others in one step, by CollectiveKind.
  std::array<int64_t, kNumCollectiveKinds> sentBytes{};
  /// The sum of `sentBytes` over all kinds for each rank (on rank 0).
  std::vector<int64_t> sentBytesByRank;
  size_t numCommunicators = 0;
  /// The times to start MPI and to create the communicators.
  double startMilliseconds = 0, connectMilliseconds = 0;
};

/// A run of a program on the ranks of a world, each of which runs only its
/// devices.
class MpiRun {
public:
  MpiRun(MpiWorld &world, const CompiledProgram &program,
         const MpiOptions &options);
  ~MpiRun();

  /// Returns InvalidArgument for a malformed program or an unsuitable number of
  /// ranks; the same on all ranks.
  absl::Status verify() const;

  /// The range of devices of this rank.
  int64_t firstDevice() const;
  int64_t numLocalDevices() const { return options.devicesPerRank; }

  /// Reads the shard of an argument on a device, with local shape and padding.
  using ReadShard =
      llvm::function_ref<absl::StatusOr<HostTensor>(size_t, int64_t)>;
  /// Loads the arguments of this rank's devices.
  absl::Status loadArguments(ReadShard readShard);

  /// Collective over all ranks: runs the steps. An error concerns this rank
  /// alone; the others may wait for it, so this rank must abort them.
  absl::Status run(MpiStats &stats);

  /// Returns the shard of result `index` on a device of this rank, with
  /// padding.
  const HostTensor &shard(size_t index, int64_t device) const;
  /// Collective over all ranks: returns the global result on rank 0. DataLoss
  /// if devices with the same shard disagree in a bit.
  absl::StatusOr<HostTensor> assemble(size_t index);

private:
  struct State;
  MpiWorld &world;
  const CompiledProgram &program;
  const MpiOptions options;
  std::unique_ptr<State> state;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_MPI_MPIRUN_H
