//===- AllToAllExchange.cpp - Pieces of all inputs to all ranks -----------===//
//
// A reduce-scatter or an all-to-all: every member has a piece for every other
// one. Pieces between two ranks go in the order of their targets, then of their
// sources.
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
        pieces(call.collective, groupSize, call.instance.inputs[0].sizes,
               call.instance.outputs[0].sizes, call.instance.data()),
        pieceBytes(call.collective.kind == CollectiveKind::ReduceScatter
                       ? call.instance.outputs[0].numBytes()
                       : inputBytes / groupSize) {}

  void begin() override {
    std::vector<int64_t> counts;
    for (const std::vector<int32_t> &members : communicator.membersOf)
      counts.push_back(pieceBytes * numLocalMembers() *
                       static_cast<int64_t>(members.size()));
    int64_t total = 0;
    std::vector<int64_t> sendOffsets = offsetsOf(counts, total);
    offsets = sendOffsets;
    const void *send = findRuns(sendOffsets) ? instance().inputs[0].data
                                             : pack(sendOffsets, total);
    isDirect = findPlaces();
    if (!isDirect)
      received = makeScratch(total);
    allToAll(send, counts, sendOffsets,
             isDirect ? instance().outputs[0].data : received.get(), counts,
             offsets);
  }

private:
  llvm::ArrayRef<int32_t> membersHere() const {
    return communicator.membersOf[communicator.own];
  }

  /// Sets the offsets to where the pieces are in the input, if they are runs.
  bool findRuns(std::vector<int64_t> &sendOffsets) const {
    auto runs = contiguousOffsets(
        instance().inputs[0], &SliceCopy::from,
        [&](int32_t rank, CollectiveCopyPlan::Visit visit) {
          pieces.forEachCopyBetween(membersHere()[0],
                                    communicator.membersOf[rank][0], visit);
        });
    if (!runs)
      return false;
    sendOffsets = *std::move(runs);
    return true;
  }

  const void *pack(llvm::ArrayRef<int64_t> sendOffsets, int64_t total) {
    sent = makeScratch(total);
    for (int32_t rank = 0; rank < communicator.numRanks; ++rank) {
      char *at = sent.get() + sendOffsets[rank];
      for (int32_t target : communicator.membersOf[rank])
        for (size_t place = 0; place < membersHere().size(); ++place)
          pieces.forEachCopyBetween(
              membersHere()[place], target, [&](const SliceCopy &piece) {
                StridedView from =
                    sliceOf(instance().inputs[place], piece.from);
                copyView(from, StridedView::contiguous(at, from.sizes,
                                                       from.elementBytes));
                at += pieceBytes;
              });
    }
    return sent.get();
  }

  /// The same of the output, for what is not to be reduced.
  bool findPlaces() {
    if (call.collective.kind == CollectiveKind::ReduceScatter)
      return false;
    auto places = contiguousOffsets(
        instance().outputs[0], &SliceCopy::to,
        [&](int32_t rank, CollectiveCopyPlan::Visit visit) {
          pieces.forEachCopyBetween(communicator.membersOf[rank][0],
                                    membersHere()[0], visit);
        });
    if (!places)
      return false;
    offsets = *std::move(places);
    return true;
  }

  /// What member `source` has sent to the `place`-th one here.
  char *pieceOf(int32_t source, size_t place) const {
    int32_t rank = communicator.rankOf[source];
    const std::vector<int32_t> &members = communicator.membersOf[rank];
    size_t number = llvm::find(members, source) - members.begin();
    return received.get() + offsets[rank] +
           pieceBytes * static_cast<int64_t>(place * members.size() + number);
  }

  bool finishStage() override {
    if (isDirect)
      return true;
    for (size_t place = 0; place < membersHere().size(); ++place)
      if (call.collective.kind == CollectiveKind::ReduceScatter)
        reduce(place);
      else
        put(place);
    return true;
  }

  void put(size_t place) {
    pieces.forEachCopyTo(membersHere()[place], [&](const SliceCopy &piece) {
      StridedView to = sliceOf(instance().outputs[place], piece.to);
      copyView(StridedView::contiguous(pieceOf(piece.source, place), to.sizes,
                                       to.elementBytes),
               to);
    });
  }

  void reduce(size_t place) {
    std::vector<const char *> parts;
    for (int64_t source = 0; source < groupSize; ++source)
      parts.push_back(pieceOf(source, place));
    const StridedView &output = instance().outputs[place];
    // A reduction may overwrite what it reads.
    char *result = output.isContiguous() ? output.data : pieceOf(0, place);
    reduceBuffers(call.collective.reduction, call.collective.elementType, parts,
                  result, output.numElements());
    if (result != output.data)
      copyView(
          StridedView::contiguous(result, output.sizes, output.elementBytes),
          output);
  }

  const int64_t groupSize;
  const CollectiveCopyPlan pieces;
  const int64_t pieceBytes;
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
