//===- Launch.h - One run of a program --------------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_EXECUTE_LAUNCH_H
#define GSPMD_PJRT_EXECUTE_LAUNCH_H

#include "pjrt/Buffers/Buffer.h"
#include "pjrt/Callbacks/HostCallbacks.h"
#include "pjrt/Compile/CompiledModule.h"

namespace mlir::gspmd {
struct DeviceSubset;
} // namespace mlir::gspmd

namespace mlir::gspmd::pjrt {

/// A run of a program with its arguments and results.
struct Launch {
  using Storages = std::vector<std::shared_ptr<Storage>>;

  std::shared_ptr<const CompiledModule> compiled;
  /// A list with an entry for each device; most programs have one.
  template <typename T>
  using PerDevice = llvm::SmallVector<T, 1>;

  /// The storages by device, then by argument or result.
  PerDevice<Storages> arguments, results;
  /// The completion that the results of each device share: they become ready at
  /// the same time.
  PerDevice<std::shared_ptr<Completion>> ready;
  /// The bytes of a device for the run; 0 means no limit.
  int64_t memoryLimit = 0;
  /// The memory of each device and the bytes of its other allocations.
  struct DeviceOccupancy {
    std::shared_ptr<MemoryUsage> use;
    int64_t bytes = 0;
  };
  PerDevice<DeviceOccupancy> occupancy;
  /// The bytes of results that reuse memory of arguments on one device.
  int64_t aliasedBytes = 0;
  /// The error of the run, if it is to fail.
  absl::Status failure;
  /// True if the run is simulated: results have no bytes and read as zeros.
  bool simulates = false;
  /// For a program that devices of other processes run too: the ids and
  /// processes of its devices, and the indices of those of `arguments`.
  Peers *peers = nullptr;
  std::vector<int> deviceIds, processes;
  std::vector<int32_t> deviceIndices;
  /// True if the thread that executes programs waits for the end of the run,
  /// which is on this thread, or in a Python callback of such a program.
  bool blocksWorker = false;
  /// The result of computesLittle.
  bool isSmall = false;
  /// Set until the end of a run that calls Python.
  std::optional<PythonCallingRun> callingRun;
  /// The end of a run on the thread that executes programs; null for others,
  /// which end before the caller gets the results.
  std::shared_ptr<Completion> done;

  /// Returns true if all arguments are ready.
  bool canBegin() const;
  /// Returns true if the work costs less than a thread switch.
  bool computesLittle() const;
  /// Returns true if the run has one device and calls the caller's functions,
  /// which may start and await other runs and fail as the caller's code.
  bool callsBack() const;
  /// Waits for the arguments, runs, and sets the results and `done`, all with
  /// the same error if it fails.
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
