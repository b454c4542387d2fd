//===- Launch.h - One run of a program --------------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_EXECUTE_LAUNCH_H
#define GSPMD_PJRT_EXECUTE_LAUNCH_H

#include "pjrt/Buffers/Buffer.h"
#include "pjrt/Callbacks/HostCallbacks.h"
#include "pjrt/Compile/CompiledModule.h"

namespace mlir::gspmd {
struct DeviceSubset;
}

namespace mlir::gspmd::pjrt {

/// A run of a program, with all that it reads and fills.
struct Launch {
  using Storages = std::vector<std::shared_ptr<Storage>>;

  std::shared_ptr<const CompiledModule> compiled;
  /// By device, then by argument or result.
  std::vector<Storages> arguments, results;
  /// Bytes that a device has for it; 0: any number.
  int64_t memoryLimit = 0;
  /// By device, its memory, and what that holds besides the run.
  struct DeviceOccupancy {
    std::shared_ptr<MemoryUsage> use;
    int64_t bytes = 0;
  };
  std::vector<DeviceOccupancy> occupancy;
  /// Of results that take the place of arguments, on a device.
  int64_t aliasedBytes = 0;
  /// What it fails with, whatever it would compute.
  absl::Status failure;
  /// Nothing is computed: results have no bytes, which read as zeros.
  bool simulates = false;
  /// Of a program that devices of other processes run too: by its devices,
  /// their ids and processes, and which of them are those of `arguments`.
  Peers *peers = nullptr;
  std::vector<int> deviceIds, processes;
  std::vector<int32_t> places;
  /// The thread that executes programs waits for its end: it runs there, or in
  /// a function of Python that such a program calls.
  bool blocksWorker = false;
  /// Where it calls Python, until it has run.
  std::optional<PythonCallingRun> callingRun;
  std::shared_ptr<Completion> done = std::make_shared<Completion>();

  /// Is all there that it reads?
  bool canBegin() const;
  /// So little work that a thread of its own costs more.
  bool isSmall() const;
  /// Of one device, with calls of the caller's functions: these may ask for
  /// other runs and wait for them, and fail as the caller's own.
  bool callsBack() const;
  /// Waits for the arguments, runs, and makes results and `done` ready, with
  /// the same error where it fails.
  absl::Status run();

private:
  absl::Status compute();
  absl::Status awaitArguments();
  absl::Status computeWithOthers();
  absl::Status computeOn(size_t first, size_t count,
                         const DeviceSubset *share = nullptr);
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_EXECUTE_LAUNCH_H
