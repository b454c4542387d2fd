//===- PointToPointExchange.cpp - Pieces as messages ----------------------===//
//
// A permute or a halo exchange: few members have something for each other. The
// messages between two ranks go in the order of their targets, and of the
// pieces of one target. Slices of a ragged all-to-all may overlap: they are
// written in their order when all are there.
//
//===----------------------------------------------------------------------===//
#include "lib/Engines/Mpi/Collectives/MpiCollective.h"
#include "lib/Engines/Mpi/plugin/MpiPlugin.h"
#include "lib/Runtime/Collectives/CollectiveCopyPlan.h"
#include "llvm/ADT/STLExtras.h"
#include <list>

namespace mlir::gspmd {
namespace {

class PointToPointExchange : public MpiCollective {
public:
  explicit PointToPointExchange(const CollectiveCall &call)
      : MpiCollective(call) {}

  void begin() override {
    const std::vector<int32_t> &group = membersHere();
    CollectiveCopyPlan pieces(call.collective,
                              static_cast<int64_t>(instance().group.size()),
                              instance().inputs[0].sizes,
                              instance().outputs[0].sizes, instance().data());
    for (int64_t target = 0, n = instance().group.size(); target < n; ++target)
      pieces.forEachCopyTo(target, [&](const SliceCopy &piece) {
        bool isTarget = communicator.rankOf[target] == communicator.own;
        bool isSource = piece.source >= 0 &&
                        communicator.rankOf[piece.source] == communicator.own;
        if (isTarget) {
          size_t place = llvm::find(group, target) - group.begin();
          take(piece, sliceOf(instance().outputs[place], piece.to));
        } else if (isSource) {
          send(sliceOf(inputOf(piece.source), piece.from),
               communicator.rankOf[target]);
        }
      });
    // An op's messages are not taken for another one's.
    int32_t tag = static_cast<int32_t>(instance().op % 16384);
    call.world.check(call.world.mpi().exchange(
        communicator.comm, sends.data(), static_cast<int32_t>(sends.size()),
        receives.data(), static_cast<int32_t>(receives.size()), tag, &request));
  }

private:
  const std::vector<int32_t> &membersHere() const {
    return communicator.membersOf[communicator.own];
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

  void take(const SliceCopy &piece, const StridedView &to) {
    if (piece.source < 0)
      return zeroView(to);
    bool isInOrder = call.collective.kind == CollectiveKind::RaggedAllToAll;
    if (communicator.rankOf[piece.source] == communicator.own) {
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
        {into.data, into.numBytes(), communicator.rankOf[piece.source]});
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

  bool finishStage() override {
    for (auto &[from, to] : unpack)
      copyView(from, to);
    return true;
  }

  std::vector<gspmd_mpi_message> sends, receives;
  std::vector<std::pair<StridedView, StridedView>> unpack;
  std::list<Scratch> buffers;
};

} // namespace

std::unique_ptr<MpiCollective>
makePointToPointExchange(const CollectiveCall &call) {
  return std::make_unique<PointToPointExchange>(call);
}

} // namespace mlir::gspmd
