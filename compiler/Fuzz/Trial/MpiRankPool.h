//===- MpiRankPool.h - Random programs on MPI processes ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_TRIAL_MPIRANKPOOL_H
#define GSPMD_COMPILER_FUZZ_TRIAL_MPIRANKPOOL_H

#include "lib/Engines/Mpi/MpiRun.h"
#include <map>

namespace mlir::gspmd::fuzz {

/// The processes of mpirun. A program uses as many as divide its number of
/// devices: all, with several devices each, or the first ones.
class MpiRankPool {
public:
  explicit MpiRankPool(MpiWorld &world) : world(world) {}

  MpiWorld &all() { return world; }

  /// Collective: runs the program and returns the results on rank 0. Errors end
  /// all processes with `prefix` and a message.
  std::vector<HostTensor> run(const CompiledProgram &program,
                              llvm::ArrayRef<HostTensor> arguments, bool poison,
                              const std::string &prefix);

private:
  /// Collective: returns the communicator of the first `count` ranks; null on
  /// the others.
  MpiWorld *first(int32_t count);

  MpiWorld &world;
  std::map<int32_t, std::unique_ptr<MpiWorld>> worlds;
};

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_TRIAL_MPIRANKPOOL_H
