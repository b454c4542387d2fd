//===- DeviceProgram.h - A compiled program ---------------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_DEVICEPROGRAM_H
#define GSPMD_LIB_ENGINES_PJRT_DEVICEPROGRAM_H

#include "lib/Engines/Pjrt/Session.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>

namespace mlir::gspmd::pjrt {

/// A program that a session compiled. The session must outlive the program.
class DeviceProgram {
public:
  explicit DeviceProgram(const PjrtSession &session) : session(session) {}
  ~DeviceProgram();
  DeviceProgram(const DeviceProgram &) = delete;
  DeviceProgram &operator=(const DeviceProgram &) = delete;

  /// Compiles MLIR for the session's devices, as one replica of many partitions
  /// with `isPartitions`, else as many replicas. Fails if the program does not
  /// have `numResults` results.
  absl::Status compile(const std::string &code, bool isPartitions,
                       bool useShardy, size_t numResults);

  /// Reads the optimized program and its format; leaves them empty if the
  /// plugin does not return them.
  void readOptimizedProgram(std::string &code, std::string &format) const;

  /// Runs the program on the devices of this process and waits. `arguments` and
  /// `results` are indexed by the local device, in the session's order; the
  /// caller destroys the results.
  absl::Status execute(llvm::ArrayRef<std::vector<Buffer *>> arguments,
                       std::vector<std::vector<Buffer *>> &results);

private:
  /// Calls `use` with the executable, which is destroyed afterwards.
  absl::Status
  withExecutable(const char *what,
                 llvm::function_ref<absl::Status(Executable *)> use) const;
  absl::Status checkResults(size_t numResults) const;
  absl::Status findLaunchOrder();

  const PjrtSession &session;
  LoadedExecutable *executable = nullptr;
  /// The indices of this process's devices in the order of the executable.
  std::vector<int64_t> launchOrder;
  size_t numResults = 0;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_DEVICEPROGRAM_H
