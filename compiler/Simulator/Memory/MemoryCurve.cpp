//===- MemoryCurve.cpp - Memory over the time of a step -------------------===//

#include "compiler/Simulator/Memory/MemoryCurve.h"
#include "compiler/Simulator/Memory/BlockAnalysis.h"
#include "compiler/Simulator/Memory/PeakChanges.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/SourceLocations.h"
#include "transforms/Support/ValueNames.h"

using namespace mlir;
using namespace mlir::gspmd;

static LiveValue heldTensor(const AliveBuffer &alive) {
  const Buffer &buffer = alive.buffer;
  const Unit *at = alive.at;
  auto isIt = [&](const auto &use) {
    return storageOf(use.first) == buffer.value;
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

LogicalResult mlir::gspmd::addMemory(FunctionOpInterface function,
                                     ProgramTimer &timer,
                                     const SimulateOptions &options,
                                     Timeline &timeline,
                                     std::vector<LiveValue> *held) {
  BlockAnalysis analysis(function.getFunctionBody().front(), BlockRole::Entry,
                         timer, function);
  FailureOr<BlockMemory> memory = analysis.run();
  if (failed(memory))
    return failure();
  timeline.argumentBytes = analysis.argumentBytes();
  timeline.donatedBytes = analysis.donatedBytes();
  timeline.peakBytes =
      analysis.assignedBytes(memory->peak, timeline.capacityBytes);
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
        held->push_back(heldTensor(alive));
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
