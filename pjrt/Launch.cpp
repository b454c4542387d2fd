//===- Launch.cpp - One run of a program ----------------------------------===//
#include "Launch.h"
#include "gspmd/Engines/Emulated/RunParts.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::pjrt {

bool Launch::canBegin() const {
  return llvm::all_of(arguments, [](const Storages &ofDevice) {
    return llvm::all_of(ofDevice, [](const auto &storage) {
      return storage->ready->isReady();
    });
  });
}

bool Launch::isSmall() const {
  constexpr int64_t kBytes = int64_t(1) << 18, kFlops = 10'000'000;
  return arguments.size() == 1 && !compiled->callsHost &&
         compiled->loaded.flops <= kFlops &&
         compiled->argumentBytes() + compiled->resultBytes() <= kBytes;
}

void Launch::run() {
  absl::Status status = compute();
  arguments.clear(); // what was given away ends before anybody is told
  for (const Storages &ofDevice : results)
    for (const auto &storage : ofDevice)
      storage->ready->set(status);
  done->set(status);
}

absl::Status Launch::compute() {
  for (const Storages &ofDevice : arguments)
    for (const auto &storage : ofDevice)
      if (absl::Status status = storage->ready->await(); !status.ok())
        return status;
  if (!failure.ok() || simulates)
    return failure;
  if (!compiled->isLocal())
    return computeOn(0, arguments.size());
  for (size_t device = 0; device < arguments.size(); ++device)
    if (absl::Status status = computeOn(device, 1); !status.ok())
      return status;
  return absl::OkStatus();
}

absl::Status Launch::computeOn(size_t first, size_t count) {
  DeviceTensors parts(count);
  for (size_t device = 0; device < count; ++device)
    for (const auto &storage : arguments[first + device])
      parts[device].push_back(storage->tensor);
  RunOptions options;
  options.memoryLimit = memoryLimit;
  options.numThreads = isSmall() ? 1 : 0;
  auto computed = runParts(compiled->program(), parts, options);
  if (!computed.ok())
    return computed.status();
  for (size_t device = 0; device < count; ++device)
    for (auto [storage, tensor] :
         llvm::zip_equal(results[first + device], (*computed)[device]))
      storage->tensor = std::move(tensor);
  return absl::OkStatus();
}

} // namespace mlir::gspmd::pjrt
