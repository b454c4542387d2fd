//===- MpiRankPool.h - Random programs on MPI processes ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_TRIAL_MPIRANKPOOL_H
#define GSPMD_COMPILER_FUZZ_TRIAL_MPIRANKPOOL_H

#include "gspmd/Engines/Mpi/MpiRun.h"
#include <map>

namespace mlir::gspmd::fuzz {

/// The processes of mpirun, of which programs use as many as divide their
/// devices: all, with several devices each, or the first ones.
class MpiRankPool {
public:
  explicit MpiRankPool(MpiWorld &world) : world(world) {}

  MpiWorld &all() { return world; }

  /// All ranks: the results, on rank 0. Errors end all processes, after
  /// `what` is said.
  std::vector<HostTensor> run(const CompiledProgram &program,
                              llvm::ArrayRef<HostTensor> arguments, bool poison,
                              const std::string &what);

private:
  /// All ranks: the world of the first `count`; null where this is none.
  MpiWorld *first(int32_t count);

  MpiWorld &world;
  std::map<int32_t, std::unique_ptr<MpiWorld>> parts;
};

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_TRIAL_MPIRANKPOOL_H
