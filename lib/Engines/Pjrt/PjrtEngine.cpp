//===- PjrtEngine.cpp - Runs programs on a PJRT plugin --------------------===//
#include "lib/Engines/Pjrt/PjrtEngine.h"
#include "absl/synchronization/notification.h"
#include "absl/time/clock.h"
#include "lib/Engines/Pjrt/DeviceBuffers.h"
#include "lib/Engines/Pjrt/DeviceProgram.h"
#include "lib/Progress/ElapsedTime.h"
#include "lib/Progress/Thread.h"
#include "lib/Runtime/Program/Shards.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <chrono>
#include <cstring>

namespace mlir::gspmd {
namespace {

using pjrt::Buffer;
using pjrt::DeviceBuffers;
using pjrt::KeyValueStore;
using pjrt::PjrtSession;

/// Transfers the shards of the arguments to the devices. A program may donate
/// argument buffers; those are transferred again.
absl::Status transferArguments(const PjrtSession &session,
                               const PjrtProgram &program,
                               llvm::ArrayRef<std::vector<HostTensor>> shards,
                               DeviceBuffers &buffers) {
  buffers.lists.resize(shards.size());
  for (auto [device, tensors] : llvm::enumerate(shards)) {
    std::vector<Buffer *> &list = buffers.lists[device];
    list.resize(tensors.size(), nullptr);
    for (auto [buffer, tensor, elementType] :
         llvm::zip_equal(list, tensors, program.argumentTypes)) {
      if (buffer && !pjrt::isDeleted(session, buffer))
        continue;
      if (buffer)
        pjrt::destroy(session, buffer);
      buffer = nullptr;
      absl::StatusOr<Buffer *> deviceBuffer =
          pjrt::toDevice(session, tensor, elementType, device);
      if (!deviceBuffer.ok())
        return deviceBuffer.status();
      buffer = *deviceBuffer;
    }
  }
  return absl::OkStatus();
}

/// Returns the shards of the arguments by device.
absl::StatusOr<std::vector<std::vector<HostTensor>>>
shardArguments(const CompiledProgram &program,
               llvm::ArrayRef<HostTensor> arguments,
               llvm::ArrayRef<int64_t> devices, bool poisonPadding) {
  std::vector<std::vector<HostTensor>> shards(devices.size());
  for (auto [index, argument] : llvm::enumerate(arguments)) {
    ArgumentShards argumentShards(program, program.arguments[index], argument,
                                  poisonPadding);
    for (auto [device, tensors] : llvm::zip_equal(devices, shards)) {
      auto shard = argumentShards.shardOf(device);
      if (!shard.ok())
        return shard.status();
      tensors.push_back(*std::move(shard));
    }
  }
  return shards;
}

/// The run of one process.
class PjrtRun {
public:
  PjrtRun(const PjrtProgram &program, const PjrtOptions &options,
          PjrtStats &stats, KeyValueStore *store, pjrt::PjrtPlugin plugin)
      : program(program), options(options), stats(stats), store(store),
        session(plugin, options.processes, store), executable(session),
        buffers(session), results(session) {}

  absl::StatusOr<std::vector<HostTensor>>
  run(llvm::ArrayRef<HostTensor> arguments) {
    if (auto status = agreeOnStatus("start", start(arguments)); !status.ok())
      return status;
    if (auto status = runSteps(); !status.ok()) {
      // Other processes may be in a collective of this step, where the plugin
      // may wait for this process forever, so this error aborts them.
      abortReason = absl::StrCat("process ", options.processes.process, ": ",
                                 status.message());
      return status;
    }
    if (auto status = agreeOnStatus("run", absl::OkStatus()); !status.ok())
      return status;
    if (options.processes.process != 0)
      return std::vector<HostTensor>();
    return joinResults();
  }

  /// Returns why this process aborts if the others do not know it yet, else an
  /// empty string.
  const std::string &unsentAbortReason() const { return abortReason; }

private:
  absl::Status start(llvm::ArrayRef<HostTensor> arguments) {
    const CompiledProgram &signature = program.signature;
    if (auto status = startSession(); !status.ok())
      return status;
    stats.platform = session.platform();
    stats.deviceKind = session.deviceKind();
    stats.versions = session.describeVersions();
    auto begin = std::chrono::steady_clock::now();
    if (auto status =
            executable.compile(program.code, program.isPartitions,
                               program.useShardy, signature.results.size());
        !status.ok())
      return status;
    stats.compileMilliseconds = millisecondsSince(begin);
    if (options.readsProgram)
      executable.readOptimizedProgram(stats.program, stats.programFormat);
    auto sharded = shardArguments(signature, arguments,
                                  session.addressableDevices(), options.poison);
    if (!sharded.ok())
      return sharded.status();
    shards = *std::move(sharded);
    return transferArguments(session, program, shards, buffers);
  }

  /// Starts the session. A plugin may wait for other processes for any time,
  /// so a timeout here reports them as lost.
  absl::Status startSession() {
    auto start = [&] {
      return session.start(options.clientOptions,
                           program.signature.numDevices(),
                           program.isPartitions);
    };
    if (!store)
      return start();
    if (auto status = store->put(presenceKey(options.processes.process), "");
        !status.ok())
      return status;
    absl::Notification hasStarted;
    Thread watchdog = Thread::start([&] {
      if (hasStarted.WaitForNotificationWithTimeout(
              absl::Seconds(options.processes.timeout)))
        return;
      std::string reason = describeMissingProcess();
      store->abortAll(reason);
      options.processes.onLost(reason);
    });
    if (!watchdog.joinable())
      return absl::ResourceExhaustedError(
          describeMissingThread("watch the start of the plugin"));
    absl::Status status = start();
    hasStarted.Notify();
    watchdog.join();
    return status;
  }

  static std::string presenceKey(int64_t process) {
    return absl::StrCat("present/", process);
  }

  std::string describeMissingProcess() const {
    const PjrtProcesses &processes = options.processes;
    for (int64_t process = 0; process < processes.count; ++process)
      if (!store->tryGet(presenceKey(process)).ok())
        return unresponsiveText(process);
    return absl::StrCat("the plugin of process ", processes.process,
                        " has not created its client within ",
                        processes.timeout, " s");
  }

  std::string unresponsiveText(int64_t process) const {
    return absl::StrCat("process ", process, " has not responded within ",
                        options.processes.timeout, " s");
  }

  absl::Status runSteps() {
    std::vector<double> steps;
    for (int64_t i = 0; i < std::max<int64_t>(1, options.repeat); ++i) {
      results.clear();
      if (auto status = transferArguments(session, program, shards, buffers);
          !status.ok())
        return status;
      auto begin = std::chrono::steady_clock::now();
      if (auto status = executable.execute(buffers.lists, results.lists);
          !status.ok())
        return status;
      steps.push_back(millisecondsSince(begin));
    }
    static_cast<StepTimes &>(stats) = StepTimes::fromRuns(steps);
    stats.peakBytesByDevice = session.peakBytes();
    return options.processes.process == 0 ? absl::OkStatus() : sendResults();
  }

  static std::string shardKey(size_t result, int64_t device) {
    return absl::StrCat("result/", result, "/", device);
  }

  absl::StatusOr<HostTensor> localShard(size_t result, size_t index) {
    const EntryTensor &entry = program.signature.results[result];
    HostTensor shard(entry.elementType, entry.localShape);
    if (auto status = pjrt::toHost(session, results.lists[index][result],
                                   program.resultTypes[result], shard);
        !status.ok())
      return status;
    return shard;
  }

  /// Sends the result shards of this process to process 0.
  absl::Status sendResults() {
    for (size_t result = 0; result < program.signature.results.size(); ++result)
      for (auto [index, device] :
           llvm::enumerate(session.addressableDevices())) {
        absl::StatusOr<HostTensor> shard = localShard(result, index);
        if (!shard.ok())
          return shard.status();
        std::string bytes(static_cast<const char *>(shard->data()),
                          shard->numBytes());
        if (auto status = store->put(shardKey(result, device), bytes);
            !status.ok())
          return status;
      }
    return absl::OkStatus();
  }

  absl::StatusOr<HostTensor> shardOf(size_t result, int64_t device) {
    llvm::ArrayRef<int64_t> local = session.addressableDevices();
    if (const auto *it = llvm::find(local, device); it != local.end())
      return localShard(result, it - local.begin());
    auto bytes = store->tryGet(shardKey(result, device));
    if (!bytes.ok())
      return bytes.status();
    const EntryTensor &entry = program.signature.results[result];
    HostTensor shard(entry.elementType, entry.localShape);
    if (int64_t(bytes->size()) != shard.numBytes())
      return absl::InternalError(absl::StrCat(
          "device ", device, " has ", bytes->size(), " bytes of result ",
          result, ", expected ", shard.numBytes(),
          ": the processes run different programs"));
    std::memcpy(shard.data(), bytes->data(), bytes->size());
    return shard;
  }

  absl::StatusOr<std::vector<HostTensor>> joinResults() {
    std::vector<HostTensor> globalResults;
    for (size_t result = 0; result < program.signature.results.size();
         ++result) {
      std::vector<HostTensor> all;
      for (int64_t device = 0; device < program.signature.numDevices();
           ++device) {
        absl::StatusOr<HostTensor> shard = shardOf(result, device);
        if (!shard.ok())
          return shard.status();
        all.push_back(*std::move(shard));
      }
      absl::StatusOr<HostTensor> joined =
          assembleShards(program.signature, result, all);
      if (!joined.ok())
        return joined.status();
      globalResults.push_back(*std::move(joined));
    }
    return globalResults;
  }

  /// Collective: returns this process's error, else that of the lowest-numbered
  /// process that has one. Every process waits until all have called this, so
  /// one error ends all.
  absl::Status agreeOnStatus(const char *phase, absl::Status ownStatus) {
    if (!store)
      return ownStatus;
    const PjrtProcesses &processes = options.processes;
    auto keyOf = [&](int64_t process) {
      return absl::StrCat("agree/", phase, "/", process);
    };
    if (auto status = store->put(keyOf(processes.process),
                                 std::string(ownStatus.message()));
        !status.ok())
      return status;
    absl::Time deadline = absl::Now() + absl::Seconds(processes.timeout);
    for (int64_t process = 0; process < processes.count; ++process) {
      auto peerMessage =
          store->get(keyOf(process),
                     std::max(deadline - absl::Now(), absl::Milliseconds(1)));
      if (absl::IsDeadlineExceeded(peerMessage.status())) {
        abortReason = unresponsiveText(process);
        return absl::DeadlineExceededError(abortReason);
      }
      if (!peerMessage.ok())
        return peerMessage.status();
      if (!peerMessage->empty() && ownStatus.ok())
        ownStatus = absl::AbortedError(
            absl::StrCat("process ", process, ": ", *peerMessage));
    }
    return ownStatus;
  }

  const PjrtProgram &program;
  const PjrtOptions &options;
  PjrtStats &stats;
  KeyValueStore *const store;
  PjrtSession session;
  pjrt::DeviceProgram executable;
  std::string abortReason;
  std::vector<std::vector<HostTensor>> shards;
  DeviceBuffers buffers, results;
};

} // namespace

absl::StatusOr<std::vector<HostTensor>>
runOnPjrt(const PjrtProgram &program, llvm::ArrayRef<HostTensor> arguments,
          const PjrtOptions &options, PjrtStats *stats) {
  if (auto status = checkArguments(program.signature, arguments); !status.ok())
    return status;
  absl::StatusOr<pjrt::PjrtPlugin> plugin =
      pjrt::PjrtPlugin::open(options.plugin);
  if (!plugin.ok())
    return plugin.status();
  PjrtStats unused;
  PjrtStats &numbers = stats ? *stats : unused;
  if (options.processes.count == 1)
    return PjrtRun(program, options, numbers, nullptr, *plugin).run(arguments);
  auto store = KeyValueStore::open(options.processes, options.processes.onLost);
  if (!store.ok())
    return store.status();
  absl::StatusOr<std::vector<HostTensor>> results;
  std::string unsentAbortReason;
  {
    PjrtRun run(program, options, numbers, store->get(), *plugin);
    results = run.run(arguments);
    unsentAbortReason = run.unsentAbortReason();
    // Abort before the PJRT client is destroyed, which may wait for others.
    if (!unsentAbortReason.empty())
      (*store)->abortAll(unsentAbortReason);
  }
  if (unsentAbortReason.empty())
    (*store)->leave();
  return results;
}

} // namespace mlir::gspmd
