//===- MessageJourney.cpp - Pieces as messages ----------------------------===//
//
// A permute or a halo exchange: few members have something for each other. The
// messages between two ranks go in the order of their targets, and of the
// pieces of one target. Slices of a ragged all-to-all may overlap: they are
// written in their order when all are there.
//
//===----------------------------------------------------------------------===//
#include "Journey.h"
#include "lib/Runtime/Pieces.h"
#include "plugin/MpiPlugin.h"
#include "llvm/ADT/STLExtras.h"
#include <list>

namespace mlir::gspmd {
namespace {

class MessageJourney : public Journey {
public:
  explicit MessageJourney(const Trip &trip) : Journey(trip) {}

  void begin() override {
    const std::vector<int32_t> &group = membersHere();
    Pieces pieces(trip.collective,
                  static_cast<int64_t>(instance().group.size()),
                  instance().inputs[0].sizes, instance().outputs[0].sizes,
                  instance().data());
    for (int64_t target = 0, n = instance().group.size(); target < n; ++target)
      pieces.forTarget(target, [&](const Piece &piece) {
        bool isTarget = route.rankOf[target] == route.own;
        bool isSource =
            piece.source >= 0 && route.rankOf[piece.source] == route.own;
        if (isTarget) {
          size_t place = llvm::find(group, target) - group.begin();
          take(piece, sliceOf(instance().outputs[place], piece.to));
        } else if (isSource) {
          send(sliceOf(inputOf(piece.source), piece.from),
               route.rankOf[target]);
        }
      });
    // An op's messages are not taken for another one's.
    int32_t tag = static_cast<int32_t>(instance().op % 16384);
    trip.world.check(trip.world.mpi().exchange(
        route.comm, sends.data(), static_cast<int32_t>(sends.size()),
        receives.data(), static_cast<int32_t>(receives.size()), tag, &request));
  }

private:
  const std::vector<int32_t> &membersHere() const {
    return route.membersOf[route.own];
  }
  const StridedView &inputOf(int64_t member) const {
    const std::vector<int32_t> &group = membersHere();
    return instance().inputs[llvm::find(group, member) - group.begin()];
  }

  StridedView packedLike(const StridedView &view) {
    buffers.push_back(makeScratch(view.numBytes()));
    return StridedView::contiguous(buffers.back().get(), view.sizes,
                                   view.elementBytes);
  }

  void take(const Piece &piece, const StridedView &to) {
    if (piece.source < 0)
      return zeroView(to);
    bool isInOrder = trip.collective.kind == CollectiveKind::RaggedAllToAll;
    if (route.rankOf[piece.source] == route.own) {
      StridedView from = sliceOf(inputOf(piece.source), piece.from);
      if (isInOrder)
        unpack.emplace_back(from, to);
      else
        copyView(from, to);
      return;
    }
    StridedView into = to.isContiguous() && !isInOrder ? to : packedLike(to);
    if (into.data != to.data)
      unpack.emplace_back(into, to);
    receives.push_back(
        {into.data, into.numBytes(), route.rankOf[piece.source]});
  }

  void send(const StridedView &from, int32_t rank) {
    StridedView packed = from;
    if (!from.isContiguous()) {
      packed = packedLike(from);
      copyView(from, packed);
    }
    sends.push_back({packed.data, packed.numBytes(), rank});
    bytesSent += packed.numBytes();
  }

  bool arrive() override {
    for (auto &[from, to] : unpack)
      copyView(from, to);
    return true;
  }

  std::vector<gspmd_mpi_message> sends, receives;
  std::vector<std::pair<StridedView, StridedView>> unpack;
  std::list<Scratch> buffers;
};

} // namespace

std::unique_ptr<Journey> makeMessageJourney(const Trip &trip) {
  return std::make_unique<MessageJourney>(trip);
}

} // namespace mlir::gspmd
