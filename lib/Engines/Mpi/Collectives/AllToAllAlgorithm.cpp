//===- AllToAllAlgorithm.cpp - Sends chunks of inputs to all ranks --------===//
//
// In a reduce-scatter and in an all-to-all, every member of the group sends a
// chunk of its input to every other member. A rank packs everything that its
// members send to one peer rank into one message, ordered by target member,
// then by source member.
//
//===----------------------------------------------------------------------===//
#include "lib/Engines/Mpi/Collectives/MpiCollective.h"
#include "lib/Runtime/Collectives/ReductionKernels.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd {
namespace {

class AllToAllAlgorithm : public MpiCollective {
public:
  explicit AllToAllAlgorithm(const CollectiveCall &call)
      : MpiCollective(call), groupSize(call.instance.group.size()),
        plan(call.collective, groupSize, call.instance.inputs[0].sizes,
             call.instance.outputs[0].sizes, call.instance.data()),
        chunkBytes(call.collective.kind == CollectiveKind::ReduceScatter
                       ? call.instance.outputs[0].numBytes()
                       : inputBytes / groupSize) {}

  void begin() override {
    std::vector<int64_t> counts;
    for (const std::vector<int32_t> &members : communicator.membersOf)
      counts.push_back(chunkBytes * numLocalMembers() *
                       static_cast<int64_t>(members.size()));
    int64_t total = 0;
    std::vector<int64_t> sendOffsets = offsetsOf(counts, total);
    receiveOffsets = sendOffsets;
    const void *send = nullptr;
    if (auto inputOffsets = findInputOffsets()) {
      sendOffsets = *std::move(inputOffsets);
      send = instance().inputs[0].data;
    } else {
      send = pack(sendOffsets, total);
    }
    char *receive = nullptr;
    if (auto outputOffsets = findOutputOffsets()) {
      receiveOffsets = *std::move(outputOffsets);
      receive = instance().outputs[0].data;
      receivesIntoOutput = true;
    } else {
      received = makeScratch(total);
      receive = received.get();
    }
    allToAll(send, counts, sendOffsets, receive, counts, receiveOffsets);
  }

private:
  /// Returns the offsets of the chunks in the input; nullopt if a rank has
  /// several members or a chunk is not contiguous.
  std::optional<std::vector<int64_t>> findInputOffsets() const {
    return contiguousOffsets(
        instance().inputs[0], &SliceCopy::from,
        [&](int32_t rank, CollectiveCopyPlan::Visit visit) {
          plan.forEachCopyBetween(localMembers()[0],
                                  communicator.membersOf[rank][0], visit);
        });
  }

  const void *pack(llvm::ArrayRef<int64_t> sendOffsets, int64_t total) {
    sent = makeScratch(total);
    for (int32_t rank = 0; rank < communicator.numRanks; ++rank) {
      char *at = sent.get() + sendOffsets[rank];
      for (int32_t target : communicator.membersOf[rank])
        for (size_t member = 0; member < localMembers().size(); ++member)
          plan.forEachCopyBetween(
              localMembers()[member], target, [&](const SliceCopy &copy) {
                StridedView from =
                    sliceOf(instance().inputs[member], copy.from);
                copyView(from, StridedView::contiguous(at, from.sizes,
                                                       from.elementBytes));
                at += chunkBytes;
              });
    }
    return sent.get();
  }

  /// Returns the offsets of the chunks in the output; nullopt if a rank has
  /// several members, a chunk is not contiguous, or chunks must be reduced.
  std::optional<std::vector<int64_t>> findOutputOffsets() const {
    if (call.collective.kind == CollectiveKind::ReduceScatter)
      return std::nullopt;
    return contiguousOffsets(
        instance().outputs[0], &SliceCopy::to,
        [&](int32_t rank, CollectiveCopyPlan::Visit visit) {
          plan.forEachCopyBetween(communicator.membersOf[rank][0],
                                  localMembers()[0], visit);
        });
  }

  /// Returns the chunk that member `source` of the group has sent to local
  /// member `localIndex`.
  char *chunkOf(int32_t source, size_t localIndex) const {
    int32_t rank = communicator.rankOf[source];
    const std::vector<int32_t> &members = communicator.membersOf[rank];
    size_t indexInRank = llvm::find(members, source) - members.begin();
    return received.get() + receiveOffsets[rank] +
           chunkBytes *
               static_cast<int64_t>(localIndex * members.size() + indexInRank);
  }

  bool finishStage() override {
    if (receivesIntoOutput)
      return true;
    for (size_t member = 0; member < localMembers().size(); ++member)
      if (call.collective.kind == CollectiveKind::ReduceScatter)
        reduce(member);
      else
        unpack(member);
    return true;
  }

  void unpack(size_t member) {
    plan.forEachCopyTo(localMembers()[member], [&](const SliceCopy &copy) {
      StridedView to = sliceOf(instance().outputs[member], copy.to);
      copyView(StridedView::contiguous(chunkOf(copy.source, member), to.sizes,
                                       to.elementBytes),
               to);
    });
  }

  void reduce(size_t member) {
    std::vector<const char *> chunks;
    for (int64_t source = 0; source < groupSize; ++source)
      chunks.push_back(chunkOf(source, member));
    const StridedView &output = instance().outputs[member];
    // reduceBuffers may write the result to one of the chunks.
    char *result = output.isContiguous() ? output.data : chunkOf(0, member);
    reduceBuffers(call.collective.reduction, call.collective.elementType,
                  chunks, result, output.numElements());
    if (result != output.data)
      copyView(
          StridedView::contiguous(result, output.sizes, output.elementBytes),
          output);
  }

  const int64_t groupSize;
  const CollectiveCopyPlan plan;
  const int64_t chunkBytes;
  std::vector<int64_t> receiveOffsets;
  Scratch sent, received;
  bool receivesIntoOutput = false;
};

} // namespace

std::unique_ptr<MpiCollective>
makeAllToAllAlgorithm(const CollectiveCall &call) {
  return std::make_unique<AllToAllAlgorithm>(call);
}

} // namespace mlir::gspmd
