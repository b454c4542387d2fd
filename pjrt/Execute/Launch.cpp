//===- Launch.cpp - One run of a program ----------------------------------===//
#include "pjrt/Execute/Launch.h"
#include "lib/Engines/Emulated/RunShards.h"
#include "pjrt/Distributed/PeerTransport.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::pjrt {

bool Launch::canBegin() const {
  return llvm::all_of(arguments, [](const Storages &storages) {
    return llvm::all_of(storages, [](const auto &storage) {
      return storage->ready->isReady();
    });
  });
}

bool Launch::computesLittle() const {
  constexpr int64_t kBytes = int64_t(1) << 18, kFlops = 10'000'000;
  // The caller spends microseconds on each array of a call, in which a core
  // moves more than that.
  constexpr int64_t kBytesPerArray = 2048;
  auto numArrays = static_cast<int64_t>(compiled->arguments.size() +
                                        compiled->results.size());
  return arguments.size() == 1 && !peers && !compiled->callsHost &&
         compiled->loaded->flops <= kFlops &&
         compiled->argumentBytes + compiled->resultBytes <=
             kBytes + kBytesPerArray * numArrays;
}

bool Launch::callsBack() const {
  return arguments.size() == 1 && !peers && compiled->callsHost;
}

absl::Status Launch::run() {
  absl::Status status = compute();
  // Donated and unowned storages are freed before waiters are notified.
  arguments.clear();
  results.clear();
  for (const auto &results : ready)
    results->set(status);
  if (done)
    done->set(status);
  callingRun.reset();
  return status;
}

absl::Status Launch::awaitArguments() {
  for (const Storages &storages : arguments)
    for (const auto &storage : storages)
      if (absl::Status status = storage->ready->await(); !status.ok())
        return status;
  return failure;
}

absl::Status Launch::compute() {
  if (arguments.empty()) // all devices belong to other processes
    return failure;
  if (peers && !simulates)
    return computeWithOthers();
  if (absl::Status status = awaitArguments(); !status.ok() || simulates)
    return status;
  if (!compiled->isLocal())
    return computeOn(0, arguments.size());
  for (size_t device = 0; device < arguments.size(); ++device)
    if (absl::Status status = computeOn(device, 1); !status.ok())
      return status;
  return absl::OkStatus();
}

absl::Status Launch::computeWithOthers() {
  PeerTransport transport(*peers, *compiled, deviceIds, processes);
  DeviceSubset subset{deviceIndices, &transport};
  absl::Status status = awaitArguments();
  if (status.ok())
    status = computeOn(0, arguments.size(), &subset);
  if (!status.ok())
    transport.fail(status);
  return status;
}

/// Adds to an out-of-memory error of the emulator that it counts its own
/// buffers. The memory of a chip is that of the prediction.
static absl::Status labelMemory(const absl::Status &status) {
  if (!absl::IsResourceExhausted(status))
    return status;
  return absl::ResourceExhaustedError(absl::StrCat(
      status.message(),
      "\n(These are buffers of the emulator, which has neither the tiles nor "
      "the fusions of a chip. memory_analysis() and the reports predict what a "
      "chip needs; GSPMD_SIMULATE=1 checks that instead.)"));
}

absl::Status Launch::computeOn(size_t first, size_t count,
                               const DeviceSubset *subset) {
  DeviceTensors shards(count);
  for (size_t device = 0; device < count; ++device) {
    shards[device].reserve(compiled->arguments.size());
    for (auto [storage, boundary, tensor] :
         llvm::zip_equal(arguments[first + device], compiled->arguments,
                         compiled->program().arguments))
      shards[device].push_back(boundary.isStacked()
                                   ? storage->tensor.reshaped(tensor.localShape)
                                   : storage->tensor.borrowed());
  }
  RunOptions options;
  options.memoryLimit = memoryLimit;
  options.numThreads = isSmall ? 1 : 0;
  options.hostCaller = this;
  options.isVerified = compiled->isVerified;
  RunStats stats;
  auto computed = runShards(compiled->program(), std::move(shards), options,
                            &stats, subset);
  if (!computed.ok())
    return labelMemory(computed.status());
  compiled->isVerified = true;
  for (size_t device = 0; device < count; ++device) {
    const DeviceOccupancy &memory = occupancy[first + device];
    memory.use->recordPeak(memory.bytes + stats.peakBytesByDevice[device] -
                           aliasedBytes);
  }
  for (size_t device = 0; device < count; ++device)
    for (auto [storage, tensor, boundary] : llvm::zip_equal(
             results[first + device], (*computed)[device], compiled->results))
      storage->setTensor(boundary.isStacked()
                             ? tensor.reshaped(boundary.shape.dims)
                             : std::move(tensor));
  return absl::OkStatus();
}

} // namespace mlir::gspmd::pjrt
