//===- MemoryCurve.cpp - Memory over the time of a step -------------------===//

#include "compiler/Simulator/Memory/MemoryCurve.h"
#include "compiler/Simulator/Memory/BlockAnalysis.h"
#include "compiler/Simulator/Memory/PeakChanges.h"
#include "compiler/Simulator/Ops/SourceLocations.h"
#include "transforms/Support/Diagnostics/ValueNames.h"

using namespace mlir;
using namespace mlir::gspmd;

static LiveValue heldTensor(const AliveBuffer &alive,
                            OpPropertyCache &properties) {
  const Buffer &buffer = alive.buffer;
  const Unit *at = alive.at;
  auto isIt = [&](const auto &use) {
    return properties.storageOf(use.first) == buffer.value;
  };
  bool isUsed =
      at && (llvm::any_of(at->reads, isIt) || llvm::any_of(at->writes, isIt));
  return {buffer.value, buffer.bytes, at ? at->lead : nullptr, isUsed};
}

/// The largest ones, with names for users.
static std::vector<LiveTensor> describeLargest(ArrayRef<AliveBuffer> alive,
                                               double fragmentation,
                                               ValueNames &names) {
  constexpr size_t kMaxNamed = 100;
  std::vector<LiveTensor> tensors;
  for (const auto &[buffer, at] : alive.take_front(kMaxNamed)) {
    LiveTensor tensor;
    llvm::raw_string_ostream(tensor.type) << buffer.storedType;
    tensor.name = names.nameOf(buffer.value);
    tensor.bytes = buffer.bytes;
    tensor.role = buffer.role.str();
    tensor.source = sourceOf(buffer.value);
    tensors.push_back(std::move(tensor));
  }
  if (fragmentation > 0) {
    LiveTensor gaps;
    gaps.name = "between tensors";
    gaps.bytes = fragmentation;
    gaps.role = "fragmentation";
    tensors.insert(llvm::find_if(tensors,
                                 [&](const LiveTensor &tensor) {
                                   return tensor.bytes < fragmentation;
                                 }),
                   std::move(gaps));
  }
  return tensors;
}

namespace {
/// The memory of one run of a program.
struct ProgramMemory {
  std::unique_ptr<BlockAnalysis> analysis;
  BlockMemory memory;
  /// The bytes that the compiler assigns.
  double assigned;
};
} // namespace

static FailureOr<ProgramMemory> analyze(FunctionOpInterface function,
                                        ProgramTimer &timer, OrderGoal goal,
                                        double capacity) {
  auto analysis =
      std::make_unique<BlockAnalysis>(function.getFunctionBody().front(),
                                      BlockRole::Entry, timer, goal, function);
  FailureOr<BlockMemory> memory = analysis->run();
  if (failed(memory))
    return failure();
  double assigned = analysis->assignedBytes(memory->peak, capacity);
  return ProgramMemory{std::move(analysis), *std::move(memory), assigned};
}

LogicalResult mlir::gspmd::addMemory(FunctionOpInterface function,
                                     ProgramTimer &timer,
                                     const SimulateOptions &options,
                                     Timeline &timeline,
                                     std::vector<LiveValue> *held) {
  FailureOr<ProgramMemory> found =
      analyze(function, timer, OrderGoal::Latency, timeline.capacityBytes);
  bool hidesLatency = timer.getProperties().getHardware().latencyHiding > 0;
  if (hidesLatency && succeeded(found) &&
      found->assigned > timeline.capacityBytes) {
    FailureOr<ProgramMemory> least =
        analyze(function, timer, OrderGoal::Memory, timeline.capacityBytes);
    if (failed(least) || least->assigned <= timeline.capacityBytes)
      found = std::move(least);
  }
  if (failed(found))
    return failure();
  BlockAnalysis &analysis = *found->analysis;
  BlockMemory *memory = &found->memory;
  timeline.argumentBytes = analysis.argumentBytes();
  timeline.donatedBytes = analysis.donatedBytes();
  timeline.peakBytes = found->assigned;
  timeline.peakTime = memory->peakTime;
  timeline.hostBytes = memory->hostPeak;
  timeline.memory = std::move(memory->curve);
  llvm::stable_sort(memory->alive,
                    [](const AliveBuffer &a, const AliveBuffer &b) {
                      return a.buffer.bytes > b.buffer.bytes;
                    });
  if (held) {
    held->clear();
    for (const AliveBuffer &alive : memory->alive)
      if (!alive.buffer.isConversion)
        held->push_back(heldTensor(alive, timer.getProperties()));
  }
  if (!options.namesTensors)
    return success();
  ValueNames names(function->getParentOfType<ModuleOp>());
  timeline.aliveAtPeak =
      describeLargest(memory->alive, timeline.peakBytes - memory->peak, names);
  PeakMemory peak{memory->peak, timeline.peakBytes, timeline.capacityBytes};
  timeline.peakChanges =
      findPeakChanges(function, memory->alive, peak, timer, analysis, names);
  return success();
}
