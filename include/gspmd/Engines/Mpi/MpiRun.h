//===- MpiRun.h - Runs a compiled program on MPI processes ------*- C++ -*-===//
#ifndef GSPMD_ENGINES_MPI_MPIRUN_H
#define GSPMD_ENGINES_MPI_MPIRUN_H

#include "gspmd/Engines/Mpi/MpiWorld.h"
#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/ExecutionOptions.h"
#include "gspmd/Runtime/HostTensor.h"
#include "gspmd/Runtime/RunStats.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

struct MpiOptions : ExecutionOptions {
  int64_t repeat = 1;
  /// Device d is on rank d / devicesPerRank.
  int64_t devicesPerRank = 1;
};

struct MpiStats : RunStats {
  /// By CollectiveKind: bytes that this rank sent to others in one step.
  std::array<int64_t, numCollectiveKinds> sentBytes{};
  /// The same of all kinds together, of each rank (on rank 0).
  std::vector<int64_t> sentBytesByRank;
  size_t numCommunicators = 0;
  /// To start MPI, and to make the communicators.
  double startMilliseconds = 0, connectMilliseconds = 0;
};

/// A program on the ranks of a world, each with its devices only.
class MpiRun {
public:
  MpiRun(MpiWorld &world, const CompiledProgram &program,
         const MpiOptions &options);
  ~MpiRun();

  /// InvalidArgument for a malformed program, or other ranks than it needs;
  /// the same on all.
  absl::Status verify() const;

  /// The devices of this rank.
  int64_t firstDevice() const;
  int64_t numLocalDevices() const { return options.devicesPerRank; }

  /// An argument's part of a device, with local shape and padding.
  using ReadShard =
      llvm::function_ref<absl::StatusOr<HostTensor>(size_t, int64_t)>;
  /// Gets the arguments of the devices here.
  absl::Status place(ReadShard readShard);

  /// All ranks: runs the steps. An error is of this rank alone: the others may
  /// wait for it, so that it has to end them.
  absl::Status run(MpiStats &stats);

  /// The part of result `index` that a device of this rank holds, with padding.
  const HostTensor &part(size_t index, int64_t device) const;
  /// All ranks: the whole result, on rank 0. DataLoss where devices that hold
  /// the same part disagree in a bit.
  absl::StatusOr<HostTensor> join(size_t index);

private:
  struct State;
  MpiWorld &world;
  const CompiledProgram &program;
  const MpiOptions options;
  std::unique_ptr<State> state;
};

} // namespace mlir::gspmd

#endif // GSPMD_ENGINES_MPI_MPIRUN_H
