//===- MpiRun.cpp - Runs a program on MPI processes -----------------------===//
#include "lib/Engines/Mpi/MpiRun.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Mpi/MpiTransport.h"
#include "lib/Progress/ElapsedTime.h"
#include "lib/Runtime/Execution/DeviceRun.h"
#include "lib/Runtime/Program/Shards.h"
#include "lib/Runtime/Program/VerifyProgram.h"
#include "llvm/ADT/STLExtras.h"
#include <thread>

namespace mlir::gspmd {
namespace {

/// Returns the options of this rank; the ranks of one machine share its cores.
ExecutionOptions executionOptions(const MpiWorld &world,
                                  const MpiOptions &options) {
  ExecutionOptions result = options;
  unsigned cores = std::thread::hardware_concurrency();
  if (!world.supportsThreads())
    result.numThreads = 1;
  else if (result.numThreads == 0)
    result.numThreads =
        std::max(1u, cores / static_cast<unsigned>(world.numRanksOnNode()));
  // MpiFailureDetector detects stalls of any rank.
  result.stallSeconds = 0;
  return result;
}

} // namespace

struct MpiRun::State {
  State(MpiWorld &world, const CompiledProgram &program,
        const MpiOptions &options, int64_t first)
      : transport(world, program, DevicePlacement{options.devicesPerRank}),
        execution(
            program, executionOptions(world, options),
            DeviceSubset::range(first, options.devicesPerRank, &transport)) {
    for (int64_t i = 0; i < options.devicesPerRank; ++i)
      devices.push_back(std::make_unique<DeviceRun>(execution, first + i));
  }

  MpiTransport transport;
  ProgramExecution execution;
  std::vector<std::unique_ptr<DeviceRun>> devices;
};

MpiRun::MpiRun(MpiWorld &world, const CompiledProgram &program,
               const MpiOptions &options)
    : world(world), program(program), options(options) {}
MpiRun::~MpiRun() = default;

int64_t MpiRun::firstDevice() const {
  return world.rank() * options.devicesPerRank;
}

absl::Status MpiRun::verify() const {
  int64_t devices = program.numDevices(),
          devicesPerRank = options.devicesPerRank;
  if (devices != world.size() * devicesPerRank) {
    std::string remedy =
        devices % devicesPerRank == 0
            ? absl::StrCat("start ", devices / devicesPerRank, " (mpirun -n ",
                           devices / devicesPerRank, ")")
            : absl::StrCat(devices, " is not a multiple of ", devicesPerRank);
    if (devices % world.size() == 0)
      absl::StrAppend(&remedy, ", or set --devices-per-rank ",
                      devices / world.size());
    if (world.size() == 1)
      absl::StrAppend(&remedy, "; or the library for MPI, ", world.library(),
                      ", is not for the MPI of mpirun (--mpi-library)");
    return absl::InvalidArgumentError(absl::StrCat(
        "the program runs on ", devices, devices == 1 ? " device" : " devices",
        ", and there ", world.size() == 1 ? "is 1 rank" : "are ",
        world.size() == 1 ? "" : absl::StrCat(world.size(), " ranks"), " with ",
        devicesPerRank,
        devicesPerRank == 1 ? " device each: " : " devices each: ", remedy));
  }
  for (const Fault &fault : options.faults)
    if (fault.kind == Fault::Resize)
      return absl::InvalidArgumentError(absl::StrCat(
          fault.toString(),
          ": only the emulator can send an unexpected size; ranks can "
          "stall and die"));
  if (options.numThreads > 1 && !world.supportsThreads())
    return absl::InvalidArgumentError(absl::StrCat(
        world.library(), " supports calls of one thread only; omit "
                         "--threads"));
  return verifyProgram(program, options);
}

absl::Status MpiRun::loadArguments(ReadShard readShard) {
  state = std::make_unique<State>(world, program, options, firstDevice());
  for (size_t i = 0; i < program.arguments.size(); ++i) {
    // Devices with the same shard read one buffer.
    std::map<std::vector<int64_t>, HostTensor> shards;
    for (auto &device : state->devices) {
      int64_t number = device->context.device;
      ShardBox box = shardBoxOf(program, program.arguments[i], number);
      auto [shard, isNew] = shards.try_emplace(
          std::vector<int64_t>(box.offsets.begin(), box.offsets.end()));
      if (isNew) {
        absl::StatusOr<HostTensor> read = readShard(i, number);
        if (!read.ok())
          return read.status();
        shard->second = *std::move(read);
      }
      device->addTensor(shard->second);
    }
  }
  for (auto &device : state->devices)
    if (auto status = device->addResults(); !status.ok())
      return status;
  return absl::OkStatus();
}

absl::Status MpiRun::run(MpiStats &stats) {
  auto begin = MpiWorld::Clock::now();
  state->transport.connect(state->execution);
  stats.startMilliseconds = world.getStartupMilliseconds();
  stats.connectMilliseconds = millisecondsSince(begin);
  stats.numCommunicators = state->transport.numCommunicators();
  std::vector<double> steps;
  for (int64_t step = 0; step < std::max<int64_t>(1, options.repeat); ++step) {
    for (auto &device : state->devices)
      device->context.counts = {};
    state->transport.sentBytes = {};
    world.barrier("at the start of a step");
    begin = MpiWorld::Clock::now();
    absl::Status status = state->execution.scheduler.run(
        [&](int64_t device) { state->devices[device - firstDevice()]->run(); });
    if (!status.ok())
      return status;
    // A step ends when it ends on all ranks.
    world.barrier("at the end of a step");
    steps.push_back(millisecondsSince(begin));
  }
  static_cast<StepTimes &>(stats) = StepTimes::fromRuns(steps);
  stats.collectives = state->devices[0]->context.counts;
  stats.sentBytes = state->transport.sentBytes;
  const char *where = "for the numbers of the run";
  stats.sentBytesByRank = world.gatherAll(llvm::sum_of(stats.sentBytes), where);
  std::vector<std::vector<int64_t>> peaks;
  for (auto &device : state->devices)
    peaks.push_back(world.gatherAll(device->context.memory.peakBytes(), where));
  for (int32_t rank = 0; rank < world.size(); ++rank)
    for (const std::vector<int64_t> &rankPeaks : peaks)
      stats.peakBytesByDevice.push_back(rankPeaks[rank]);
  stats.peakBytes = *llvm::max_element(stats.peakBytesByDevice);
  for (auto &device : state->devices)
    if (auto status = device->checkFaults(); !status.ok())
      return status;
  return absl::OkStatus();
}

const HostTensor &MpiRun::shard(size_t index, int64_t device) const {
  return state->devices[device - firstDevice()]->result(index);
}

absl::StatusOr<HostTensor> MpiRun::assemble(size_t index) {
  const char *where = "for the results of all";
  if (!world.isFirst()) {
    for (auto &device : state->devices) {
      const HostTensor &resultTensor = device->result(index);
      world.send(resultTensor.data(), resultTensor.numBytes(), 0, where);
    }
    return HostTensor();
  }
  ResultAssembler assembler(program, index);
  absl::Status status;
  const EntryTensor &entry = program.results[index];
  for (int64_t device = 0; device < program.numDevices(); ++device) {
    int32_t rank = DevicePlacement{options.devicesPerRank}.rankOf(device);
    HostTensor received;
    if (rank != 0) {
      received = HostTensor(entry.elementType, entry.localShape);
      world.receive(received.data(), received.numBytes(), rank, where);
    }
    // All shards are received, also after an error.
    if (status.ok())
      status = assembler.add(device, rank ? received : shard(index, device));
  }
  if (!status.ok())
    return status;
  return assembler.result();
}

} // namespace mlir::gspmd
