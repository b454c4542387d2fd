//===- TwoStageAllReduce.cpp - An all-reduce in two stages ----------------===//
//
// Rank p reduces elements [E p / P, E (p + 1) / P) for all: it receives them
// from every member, and then all ranks gather the results.
//
//===----------------------------------------------------------------------===//
#include "lib/Engines/Mpi/Collectives/MpiCollective.h"
#include "lib/Runtime/Collectives/ReductionKernels.h"
#include <cstring>

namespace mlir::gspmd {
namespace {

class TwoStageAllReduce : public MpiCollective {
public:
  explicit TwoStageAllReduce(const CollectiveCall &call)
      : MpiCollective(call),
        elementBytes(call.instance.inputs[0].elementBytes) {
    int64_t elements = call.instance.inputs[0].numElements();
    for (int32_t rank = 0; rank <= communicator.numRanks; ++rank)
      bounds.push_back(chunkBegin(elements, rank, communicator.numRanks) *
                       elementBytes);
  }

  void begin() override {
    std::vector<int64_t> sendCounts, receiveCounts;
    for (int32_t rank = 0; rank < communicator.numRanks; ++rank) {
      sendCounts.push_back(chunkBytes(rank) * numLocalMembers());
      receiveCounts.push_back(
          chunkBytes(communicator.rank) *
          static_cast<int64_t>(communicator.membersOf[rank].size()));
    }
    int64_t sendBytes = 0, receiveBytes = 0;
    std::vector<int64_t> sendOffsets = offsetsOf(sendCounts, sendBytes);
    offsets = offsetsOf(receiveCounts, receiveBytes);
    received = makeScratch(receiveBytes);
    allToAll(packed(sendOffsets), sendCounts, sendOffsets, received.get(),
             receiveCounts, offsets);
  }

private:
  int64_t chunkBytes(int32_t rank) const {
    return bounds[rank + 1] - bounds[rank];
  }

  /// Returns, for each rank, its chunk of each local input. A single contiguous
  /// input is used directly.
  const void *packed(llvm::ArrayRef<int64_t> sendOffsets) {
    const std::vector<StridedView> &inputs = instance().inputs;
    if (inputs.size() == 1 && inputs[0].isContiguous())
      return inputs[0].data;
    sent = makeScratch(inputBytes * numLocalMembers());
    Scratch contiguous;
    for (size_t i = 0; i < inputs.size(); ++i) {
      const char *data = inputs[i].data;
      if (!inputs[i].isContiguous()) {
        contiguous = makeScratch(inputBytes);
        copyView(inputs[i],
                 StridedView::contiguous(contiguous.get(), inputs[i].sizes,
                                         elementBytes));
        data = contiguous.get();
      }
      for (int32_t rank = 0; rank < communicator.numRanks; ++rank)
        std::memcpy(sent.get() + sendOffsets[rank] + chunkBytes(rank) * i,
                    data + bounds[rank], chunkBytes(rank));
    }
    return sent.get();
  }

  void reduceChunk() {
    std::vector<const char *> chunks(instance().group.size());
    int64_t bytes = chunkBytes(communicator.rank);
    for (int32_t rank = 0; rank < communicator.numRanks; ++rank)
      for (size_t i = 0; i < communicator.membersOf[rank].size(); ++i)
        chunks[communicator.membersOf[rank][i]] =
            received.get() + offsets[rank] + bytes * i;
    reduceBuffers(call.collective.reduction, call.collective.elementType,
                  chunks, result + bounds[communicator.rank],
                  bytes / elementBytes);
  }

  bool finishStage() override {
    const StridedView &output = instance().outputs[0];
    if (!result) {
      // All inputs have been sent, so an output may be one of them.
      if (!output.isContiguous())
        sent = makeScratch(inputBytes);
      result = output.isContiguous() ? output.data : sent.get();
      reduceChunk();
      std::vector<int64_t> counts, displacements;
      for (int32_t rank = 0; rank < communicator.numRanks; ++rank) {
        counts.push_back(chunkBytes(rank));
        displacements.push_back(bounds[rank]);
      }
      gatherAll(/*send=*/nullptr, result, counts, displacements);
      return false;
    }
    StridedView reduced =
        StridedView::contiguous(result, output.sizes, elementBytes);
    for (const StridedView &other : instance().outputs)
      if (other.data != result)
        copyView(reduced, other);
    return true;
  }

  const int64_t elementBytes;
  std::vector<int64_t> bounds; ///< offsets of the chunks in bytes
  std::vector<int64_t> offsets;
  Scratch sent, received;
  char *result = nullptr;
};

} // namespace

std::unique_ptr<MpiCollective>
makeTwoStageAllReduce(const CollectiveCall &call) {
  return std::make_unique<TwoStageAllReduce>(call);
}

} // namespace mlir::gspmd
