//===- Execute.cpp - Runs programs on buffers -----------------------------===//
#include "absl/strings/str_cat.h"
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Execute/ExecuteArguments.h"
#include "pjrt/Execute/Launch.h"
#include "pjrt/Execute/LoadedExecutable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::gspmd::pjrt {
namespace {

Memory &memoryOf(const Device &device, const std::string &kind) {
  for (Memory *memory : device.memories)
    if (memory->kind == kind)
      return *memory;
  return *device.memories.front();
}

/// Returns the argument whose memory result `i` reuses on the `number`-th
/// device, or null. An argument that aliases another buffer has no memory of
/// its own; it has that of the buffer if the buffer is deleted.
std::shared_ptr<Storage> aliasedArgumentOf(const llvm::BitVector &donated,
                                           size_t i, size_t number,
                                           const Launch &launch) {
  std::optional<size_t> argument = launch.compiled->aliasedArgumentOf[i];
  if (!argument || !donated.test(*argument))
    return nullptr;
  const std::shared_ptr<Storage> &storage = launch.arguments[number][*argument];
  std::shared_ptr<Storage> counted = storage->counted();
  return counted == storage || !counted->isShared() ? counted : storage;
}

/// Returns the bytes of a device that a run needs with its arguments and
/// results: the predicted peak, or a lower bound.
int64_t bytesNeeded(const CompiledModule &compiled, int64_t aliased) {
  if (compiled.prediction)
    return int64_t(compiled.prediction->peakBytes);
  return compiled.argumentBytes + compiled.resultBytes - aliased;
}

/// Records the other allocations of each device and checks that the run fits.
/// If it does not fit on one device, none has counted anything.
absl::Status checkMemory(llvm::ArrayRef<Device *> devices,
                         const llvm::BitVector &donated, Launch &launch) {
  const CompiledModule &compiled = *launch.compiled;
  for (auto [i, argument] : llvm::enumerate(compiled.aliasedArgumentOf))
    if (argument && donated.test(*argument))
      launch.aliasedBytes += compiled.results[i].shape.numBytes();
  llvm::SmallVector<int64_t, 8> peaks;
  for (auto [number, device] : llvm::enumerate(devices)) {
    const std::shared_ptr<MemoryUsage> &use = device->memories.front()->use;
    // An array that is several arguments exists once; a program counts it for
    // each of them.
    int64_t others = use->current(), repeated = 0;
    llvm::SmallPtrSet<const Storage *, 16> distinct;
    for (const auto &storage : launch.arguments[number]) {
      std::shared_ptr<Storage> aliased = storage->sourceOfAlias();
      const Storage &counted = aliased ? *aliased : *storage;
      int64_t bytes = counted.bytesIn(*use);
      if (distinct.insert(&counted).second)
        others -= bytes;
      else
        repeated += bytes;
    }
    launch.occupancy.push_back({use, others - repeated});
    int64_t needed = bytesNeeded(compiled, launch.aliasedBytes) - repeated;
    if (auto status = use->checkCapacity(needed, others, compiled.name);
        !status.ok())
      return status;
    peaks.push_back(others + needed);
    // Exceeding the limit is an error of the run.
    if (use->limit)
      launch.memoryLimit = std::max<int64_t>(
          1, std::min(launch.memoryLimit ? launch.memoryLimit : INT64_MAX,
                      use->limit - others + repeated + launch.aliasedBytes));
  }
  if (launch.simulates)
    for (auto [memory, bytes] : llvm::zip_equal(launch.occupancy, peaks))
      memory.use->recordPeak(bytes);
  return absl::OkStatus();
}

/// The arguments of a program run by a callback must be ready, since it runs
/// before the queue.
absl::Status checkCallback(const Launch &launch) {
  if (!launch.blocksWorker || launch.canBegin())
    return absl::OkStatus();
  return absl::FailedPreconditionError(absl::StrCat(
      launch.compiled->name,
      " is run by a Python callback and reads an array "
      "that becomes ready only after the program of the callback has ended; "
      "wait for the array before running that program"));
}

/// Creates the result buffers, which the caller gets before they are filled.
void makeResults(const LoadedExecutableExecuteArgs &args,
                 const llvm::BitVector &donated,
                 llvm::ArrayRef<Device *> devices, Launch &launch) {
  for (auto [number, device] : llvm::enumerate(devices)) {
    Launch::Storages &storages = launch.results.emplace_back();
    storages.reserve(launch.compiled->results.size());
    const auto &ready =
        launch.ready.emplace_back(std::make_shared<Completion>());
    for (auto [i, tensor] : llvm::enumerate(launch.compiled->results)) {
      Memory &memory = memoryOf(*device, tensor.memoryKind);
      storages.push_back(std::make_shared<Storage>(
          memory.use, tensor.shape.numBytes(), tensor.what,
          aliasedArgumentOf(donated, i, number, launch).get(), ready));
      args.outputs[number][i] =
          new Buffer(memory, tensor.shape, storages.back());
    }
  }
}

/// Sets the events of the end of the run. A run on the caller's thread has
/// ended.
void setCompleted(const LoadedExecutableExecuteArgs &args,
                  const Launch &launch) {
  for (size_t device = 0; args.completed && device < args.numDevices; ++device)
    args.completed[device] =
        toEvent(launch.done ? launch.done : launch.ready[device]);
}

/// Returns an error if a device of the program has died by GSPMD_INJECT.
absl::Status checkAlive(Client &client, const CompiledModule &compiled,
                        llvm::ArrayRef<Device *> devices) {
  int64_t run = ++compiled.numRuns;
  const std::optional<Modes::InjectedFault> &fault = client.modes.injectedFault;
  if (!fault || llvm::none_of(devices, [&](const Device *device) {
        return device->description->id == fault->device;
      }))
    return absl::OkStatus();
  if (devices.size() > 1 && run >= fault->step)
    client.hasInjectedDeath = true;
  if (!client.hasInjectedDeath)
    return absl::OkStatus();
  return absl::UnavailableError(absl::StrCat(
      compiled.name, ": device ", fault->device, " is gone since step ",
      fault->step, " (injected by GSPMD_INJECT)"));
}

/// Sets the launch's peers if devices of other processes run the program too.
void addPeers(const LoadedExecutable &executable, Launch &launch) {
  if (executable.devices.size() == executable.all.size() ||
      executable.compiled->isLocal())
    return;
  launch.peers = executable.client->peers.get();
  launch.deviceIndices = executable.indices;
  for (const Device *device : executable.all) {
    launch.deviceIds.push_back(device->description->id);
    launch.processes.push_back(device->description->process);
  }
}

/// Records the run so that the caller can poison it by its number.
void recordRun(Client &client, const ExecuteOptions &options,
               llvm::ArrayRef<Device *> devices, const Launch &launch) {
  InFlightRuns::Run run{options.launchId,
                        {},
                        {launch.ready.begin(), launch.ready.end()},
                        launch.done};
  for (const Device *device : devices)
    run.devices.push_back(device->description->id);
  client.runs.add(std::move(run));
}

/// Adds the run to the predicted time, and to the report, if there is one.
void reportRun(const Client &client, llvm::ArrayRef<Device *> devices,
               const Launch &launch) {
  if (launch.compiled->prediction)
    addPredictedRun(*launch.compiled->prediction);
  if (!client.report)
    return;
  std::vector<SessionReport::DeviceUse> uses;
  for (auto [device, memory] : llvm::zip_equal(devices, launch.occupancy))
    uses.push_back({device->description->id, memory.bytes});
  client.report->ran(launch.compiled->fingerprint, uses);
}

/// Runs the launch on the caller's thread, which gets an error immediately and
/// no results, as with JAX's CPU backend: objects kept of a failed run (tokens
/// of effects) would fail everything after it.
absl::Status runHere(LoadedExecutableExecuteArgs &args, Launch &launch) {
  absl::Status status = launch.run();
  if (status.ok()) {
    setCompleted(args, launch);
    return status;
  }
  for (size_t device = 0; device < args.numDevices; ++device) {
    for (size_t i = 0; i < launch.compiled->results.size(); ++i)
      delete std::exchange(args.outputs[device][i], nullptr);
    if (args.completed)
      args.completed[device] = nullptr;
  }
  return status;
}

/// Returns an error for options that would have no effect.
absl::Status checkOptions(const ExecuteOptions &options) {
  if (options.numSendOps || options.numRecvOps)
    return absl::UnimplementedError(
        "programs that send to their host or receive from it are not run");
  if (options.numOutputCallbacks)
    return absl::UnimplementedError(
        absl::StrCat("the ", options.numOutputCallbacks,
                     " callbacks of results in the options of a run are not "
                     "supported; await the events of the results"));
  if (options.multiSliceConfig)
    return absl::UnimplementedError(
        "the multi-slice configuration in the options of a run is not "
        "supported; the topology describes the slices");
  return absl::OkStatus();
}

absl::Status execute(LoadedExecutableExecuteArgs &args) {
  ExecuteOptions options = copyToCurrentVersion(args.options);
  if (auto status = checkOptions(options); !status.ok())
    return status;
  auto devices = devicesFor(args);
  if (!devices.ok())
    return devices.status();
  if (args.executable->compiled->callsHost)
    if (auto status = checkPythonIsAlive(); !status.ok())
      return status;
  Client &client = *args.executable->client;
  auto launch = std::make_shared<Launch>();
  launch->simulates = client.modes.simulates;
  launch->blocksWorker = isWorkerBlocked();
  launch->failure =
      checkAlive(client, *args.executable->compiled,
                 args.executable->all.size() == 1
                     ? *devices
                     : llvm::ArrayRef<Device *>(args.executable->all));
  launch->compiled = args.executable->compiled;
  {
    // The lock prevents that two threads use the same free memory or donate the
    // same buffer.
    MutexLock lock(client.memoryMutex);
    if (auto status = readArguments(args, *devices, *launch); !status.ok())
      return status;
    if (auto status = checkCallback(*launch); !status.ok())
      return status;
    llvm::BitVector donated = donatedArguments(*launch->compiled, options);
    if (auto status = validateDonations(args, donated); !status.ok())
      return status;
    if (auto status = checkMemory(*devices, donated, *launch); !status.ok())
      return status;
    reportRun(client, *devices, *launch);
    makeResults(args, donated, *devices, *launch);
    deleteDonated(args, donated);
  }
  addPeers(*args.executable, *launch);
  if (launch->compiled->callsHost && !launch->simulates)
    launch->callingRun.emplace();
  launch->isSmall = launch->computesLittle();
  bool runsHere =
      launch->blocksWorker ||
      ((launch->isSmall || launch->callsBack()) && launch->canBegin());
  if (!runsHere) {
    absl::Status status = client.worker.start();
    runsHere = !status.ok();
    // Without a thread the caller runs what needs not wait for it.
    if (!absl::IsResourceExhausted(status) || !launch->canBegin())
      launch->failure.Update(status);
  }
  if (runsHere)
    return runHere(args, *launch);
  launch->blocksWorker = true;
  launch->done = std::make_shared<Completion>();
  setCompleted(args, *launch);
  recordRun(client, options, *devices, *launch);
  client.worker.enqueue([launch] { launch->run().IgnoreError(); });
  return absl::OkStatus();
}

} // namespace

void addExecuteFunctions(Api &api) {
  set<execute>(api, Slot::LoadedExecutableExecute);
}

} // namespace mlir::gspmd::pjrt
