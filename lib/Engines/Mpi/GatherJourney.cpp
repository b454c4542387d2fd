//===- GatherJourney.cpp - Whole inputs to all ranks ----------------------===//
//
// An all-gather, or an all-reduce of small tensors.
//
//===----------------------------------------------------------------------===//
#include "Journey.h"
#include "lib/Runtime/Exchange.h"

namespace mlir::gspmd {
namespace {

class GatherJourney : public Journey {
public:
  explicit GatherJourney(const Trip &trip)
      : Journey(trip),
        pieces(trip.collective,
               static_cast<int64_t>(trip.instance.group.size()),
               trip.instance.inputs[0].sizes, trip.instance.outputs[0].sizes,
               trip.instance.data()) {}

  void begin() override {
    std::vector<int64_t> counts;
    for (const std::vector<int32_t> &members : route.membersOf)
      counts.push_back(inputBytes * static_cast<int64_t>(members.size()));
    int64_t total = 0;
    offsets = offsetsOf(counts, total);
    const void *send = packed();
    isDirect = findPlaces();
    if (!isDirect)
      received = makeScratch(total);
    gatherAll(send, isDirect ? instance().outputs[0].data : received.get(),
              counts, offsets);
  }

private:
  /// The inputs here, one after the other.
  const void *packed() {
    const std::vector<StridedView> &inputs = instance().inputs;
    if (inputs.size() == 1 && inputs[0].isContiguous())
      return inputs[0].data;
    sent = makeScratch(inputBytes * numHere());
    for (size_t i = 0; i < inputs.size(); ++i)
      copyView(inputs[i], StridedView::contiguous(sent.get() + inputBytes * i,
                                                  inputs[i].sizes,
                                                  inputs[i].elementBytes));
    return sent.get();
  }

  /// Sets the offsets to the inputs' places in the output, if they are runs.
  bool findPlaces() {
    if (trip.collective.kind != CollectiveKind::AllGather)
      return false;
    auto places =
        runsIn(instance().outputs[0], &Piece::to,
               [&](int32_t rank, Pieces::Visit visit) {
                 pieces.between(route.membersOf[rank][0], /*any*/ 0, visit);
               });
    if (!places)
      return false;
    offsets = *std::move(places);
    return true;
  }

  bool arrive() override {
    if (isDirect)
      return true;
    // As the group has them.
    std::vector<StridedView> inputs(instance().group.size());
    const StridedView &own = instance().inputs[0];
    for (int32_t rank = 0; rank < route.numRanks; ++rank)
      for (size_t i = 0; i < route.membersOf[rank].size(); ++i)
        inputs[route.membersOf[rank][i]] = StridedView::contiguous(
            received.get() + offsets[rank] + inputBytes * i, own.sizes,
            own.elementBytes);
    if (trip.collective.kind == CollectiveKind::AllReduce) {
      exchange(trip.collective, inputs, instance().outputs, instance().data(),
               [](int64_t count, llvm::function_ref<void(int64_t)> body) {
                 for (int64_t i = 0; i < count; ++i)
                   body(i);
               });
      return true;
    }
    for (size_t source = 0; source < inputs.size(); ++source)
      pieces.between(source, /*any*/ 0, [&](const Piece &piece) {
        for (const StridedView &output : instance().outputs)
          copyView(inputs[source], sliceOf(output, piece.to));
      });
    return true;
  }

  const Pieces pieces;
  std::vector<int64_t> offsets;
  Scratch sent, received;
  bool isDirect = false;
};

} // namespace

std::unique_ptr<Journey> makeGatherJourney(const Trip &trip) {
  return std::make_unique<GatherJourney>(trip);
}

} // namespace mlir::gspmd
