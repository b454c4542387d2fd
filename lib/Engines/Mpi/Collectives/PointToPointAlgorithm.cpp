//===- PointToPointAlgorithm.cpp - Slices as messages ---------------------===//
//
// A permute or a halo exchange: few members have data for each other. Messages
// between two ranks are ordered by their targets and the slices of one target.
// Slices of a ragged all-to-all may overlap: they are written in order when all
// have arrived.
//
//===----------------------------------------------------------------------===//
#include "lib/Engines/Mpi/Collectives/MpiCollective.h"
#include "lib/Engines/Mpi/plugin/MpiPlugin.h"
#include "lib/Runtime/Collectives/CollectiveCopyPlan.h"
#include "llvm/ADT/STLExtras.h"
#include <list>

namespace mlir::gspmd {
namespace {

class PointToPointAlgorithm : public MpiCollective {
public:
  explicit PointToPointAlgorithm(const CollectiveCall &call)
      : MpiCollective(call) {}

  void begin() override {
    llvm::ArrayRef<int32_t> members = localMembers();
    CollectiveCopyPlan plan(call.collective,
                            static_cast<int64_t>(instance().group.size()),
                            instance().inputs[0].sizes,
                            instance().outputs[0].sizes, instance().data());
    for (int64_t target = 0, n = instance().group.size(); target < n; ++target)
      plan.forEachCopyTo(target, [&](const SliceCopy &copy) {
        bool isTarget = communicator.rankOf[target] == communicator.rank;
        bool isSource = copy.source >= 0 &&
                        communicator.rankOf[copy.source] == communicator.rank;
        if (isTarget) {
          size_t localIndex = llvm::find(members, target) - members.begin();
          receive(copy, sliceOf(instance().outputs[localIndex], copy.to));
        } else if (isSource) {
          send(sliceOf(inputOf(copy.source), copy.from),
               communicator.rankOf[target]);
        }
      });
    // The tag separates the messages of different ops.
    int32_t tag = static_cast<int32_t>(instance().op % 16384);
    call.world.check(call.world.mpi().exchange(
        communicator.comm, sends.data(), static_cast<int32_t>(sends.size()),
        receives.data(), static_cast<int32_t>(receives.size()), tag, &request));
  }

private:
  const StridedView &inputOf(int64_t member) const {
    llvm::ArrayRef<int32_t> members = localMembers();
    return instance().inputs[llvm::find(members, member) - members.begin()];
  }

  StridedView packedLike(const StridedView &view) {
    buffers.push_back(makeScratch(view.numBytes()));
    return StridedView::contiguous(buffers.back().get(), view.sizes,
                                   view.elementBytes);
  }

  void receive(const SliceCopy &copy, const StridedView &to) {
    if (copy.source < 0)
      return zeroView(to);
    bool isInOrder = call.collective.kind == CollectiveKind::RaggedAllToAll;
    if (communicator.rankOf[copy.source] == communicator.rank) {
      StridedView from = sliceOf(inputOf(copy.source), copy.from);
      if (isInOrder)
        pendingCopies.emplace_back(from, to);
      else
        copyView(from, to);
      return;
    }
    StridedView into = to.isContiguous() && !isInOrder ? to : packedLike(to);
    if (into.data != to.data)
      pendingCopies.emplace_back(into, to);
    receives.push_back(
        {into.data, into.numBytes(), communicator.rankOf[copy.source]});
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
    for (auto &[from, to] : pendingCopies)
      copyView(from, to);
    return true;
  }

  std::vector<gspmd_mpi_message> sends, receives;
  std::vector<std::pair<StridedView, StridedView>> pendingCopies;
  std::list<Scratch> buffers;
};

} // namespace

std::unique_ptr<MpiCollective>
makePointToPointAlgorithm(const CollectiveCall &call) {
  return std::make_unique<PointToPointAlgorithm>(call);
}

} // namespace mlir::gspmd
