//===- AllToAllExchange.cpp - Sends chunks of inputs to all ranks ---------===//
//
// In a reduce-scatter and in an all-to-all, every member of the group sends a
// chunk of its input to every other member. A rank sends the chunks of all its
// members for another rank in one message, ordered by target, then by source.
//
//===----------------------------------------------------------------------===//
#include "lib/Engines/Mpi/Collectives/MpiCollective.h"
#include "lib/Runtime/Collectives/ReductionKernels.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd {
namespace {

class AllToAllExchange : public MpiCollective {
public:
  explicit AllToAllExchange(const CollectiveCall &call)
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
    offsets = sendOffsets;
    const void *send = findInputOffsets(sendOffsets) ? instance().inputs[0].data
                                                     : pack(sendOffsets, total);
    isDirect = findOutputOffsets();
    if (!isDirect)
      received = makeScratch(total);
    allToAll(send, counts, sendOffsets,
             isDirect ? instance().outputs[0].data : received.get(), counts,
             offsets);
  }

private:
  llvm::ArrayRef<int32_t> localMembers() const {
    return communicator.membersOf[communicator.rank];
  }

  /// Sets `sendOffsets` to the offsets of the chunks in the input. Returns
  /// false if a chunk is not contiguous there.
  bool findInputOffsets(std::vector<int64_t> &sendOffsets) const {
    auto inputOffsets = contiguousOffsets(
        instance().inputs[0], &SliceCopy::from,
        [&](int32_t rank, CollectiveCopyPlan::Visit visit) {
          plan.forEachCopyBetween(localMembers()[0],
                                  communicator.membersOf[rank][0], visit);
        });
    if (!inputOffsets)
      return false;
    sendOffsets = *std::move(inputOffsets);
    return true;
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

  /// Sets `offsets` to the offsets of the chunks in the output. Returns false
  /// if a chunk is not contiguous there, or if chunks must be reduced first.
  bool findOutputOffsets() {
    if (call.collective.kind == CollectiveKind::ReduceScatter)
      return false;
    auto outputOffsets = contiguousOffsets(
        instance().outputs[0], &SliceCopy::to,
        [&](int32_t rank, CollectiveCopyPlan::Visit visit) {
          plan.forEachCopyBetween(communicator.membersOf[rank][0],
                                  localMembers()[0], visit);
        });
    if (!outputOffsets)
      return false;
    offsets = *std::move(outputOffsets);
    return true;
  }

  /// Returns the chunk that member `source` has sent to local member `member`.
  char *chunkOf(int32_t source, size_t member) const {
    int32_t rank = communicator.rankOf[source];
    const std::vector<int32_t> &members = communicator.membersOf[rank];
    size_t number = llvm::find(members, source) - members.begin();
    return received.get() + offsets[rank] +
           chunkBytes * static_cast<int64_t>(member * members.size() + number);
  }

  bool finishStage() override {
    if (isDirect)
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
  std::vector<int64_t> offsets;
  Scratch sent, received;
  bool isDirect = false;
};

} // namespace

std::unique_ptr<MpiCollective>
makeAllToAllExchange(const CollectiveCall &call) {
  return std::make_unique<AllToAllExchange>(call);
}

} // namespace mlir::gspmd
