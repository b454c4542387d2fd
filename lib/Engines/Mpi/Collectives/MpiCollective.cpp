//===- MpiCollective.cpp - One collective in flight -----------------------===//
#include "lib/Engines/Mpi/Collectives/MpiCollective.h"
#include "lib/Engines/Mpi/plugin/MpiPlugin.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir::gspmd {

bool gathersAllReduceInputs(int64_t groupSize, int64_t inputBytes) {
  // For two members, both algorithms send equally many bytes.
  constexpr int64_t kSmallBytes = 32 << 10;
  return groupSize == 2 || groupSize * inputBytes <= kSmallBytes;
}

std::unique_ptr<MpiCollective> MpiCollective::make(const CollectiveCall &call) {
  if (!call.instance.earlierTensors.empty())
    return makePackedTensors(call);
  switch (call.collective.kind) {
  case CollectiveKind::AllReduce:
    return gathersAllReduceInputs(
               static_cast<int64_t>(call.instance.group.size()),
               call.instance.inputs[0].numBytes())
               ? makeGatheredInputs(call)
               : makeTwoStageAllReduce(call);
  case CollectiveKind::AllGather:
    return makeGatheredInputs(call);
  case CollectiveKind::ReduceScatter:
  case CollectiveKind::AllToAll:
    return makeAllToAllAlgorithm(call);
  case CollectiveKind::CollectivePermute:
  case CollectiveKind::HaloExchange:
    return makePointToPointAlgorithm(call);
  case CollectiveKind::RaggedAllToAll:
    return makeRaggedAllToAllAlgorithm(call);
  case CollectiveKind::AxisIndex:
    break;
  }
  llvm_unreachable("not a collective");
}

int64_t MpiCollective::maxBytes() const { return call.world.mpi().most_bytes; }

bool MpiCollective::advance() {
  if (request && !call.world.isDone(request))
    return false;
  request = nullptr;
  return finishStage();
}

std::vector<int64_t> offsetsOf(llvm::ArrayRef<int64_t> counts, int64_t &sum) {
  std::vector<int64_t> offsets;
  sum = 0;
  for (int64_t count : counts) {
    offsets.push_back(sum);
    sum += count;
  }
  return offsets;
}

std::optional<std::vector<int64_t>> MpiCollective::contiguousOffsets(
    const StridedView &view, DimSlice SliceCopy::*side,
    llvm::function_ref<void(int32_t rank, CollectiveCopyPlan::Visit)>
        forEachCopyWith) const {
  if (!hasOneMemberPerRank())
    return std::nullopt;
  std::vector<int64_t> runs;
  for (int32_t rank = 0; rank < communicator.numRanks; ++rank)
    forEachCopyWith(rank, [&](const SliceCopy &copy) {
      StridedView run = sliceOf(view, copy.*side);
      // An offset may exceed the number of bytes sent.
      int64_t offset = run.data - view.data;
      if (run.isContiguous() && (isLarge || offset <= maxBytes()))
        runs.push_back(offset);
    });
  if (runs.size() != static_cast<size_t>(communicator.numRanks))
    return std::nullopt;
  return runs;
}

void MpiCollective::gatherAll(const void *send, char *receive,
                              llvm::ArrayRef<int64_t> counts,
                              llvm::ArrayRef<int64_t> offsets) {
  bytesSent += counts[communicator.rank] * (communicator.numRanks - 1);
  call.world.check(call.world.mpi().gather_all(communicator.comm, send, receive,
                                               counts.data(), offsets.data(),
                                               isLarge, &request));
}

void MpiCollective::allToAll(const void *send,
                             llvm::ArrayRef<int64_t> sendCounts,
                             llvm::ArrayRef<int64_t> sendOffsets, char *receive,
                             llvm::ArrayRef<int64_t> receiveCounts,
                             llvm::ArrayRef<int64_t> receiveOffsets) {
  for (int32_t rank = 0; rank < communicator.numRanks; ++rank)
    if (rank != communicator.rank)
      bytesSent += sendCounts[rank];
  call.world.check(call.world.mpi().all_to_all(
      communicator.comm, send, sendCounts.data(), sendOffsets.data(), receive,
      receiveCounts.data(), receiveOffsets.data(), isLarge, &request));
}

} // namespace mlir::gspmd
