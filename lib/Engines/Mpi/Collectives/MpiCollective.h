//===- MpiCollective.h - One collective on its way --------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_MPI_COLLECTIVES_MPICOLLECTIVE_H
#define GSPMD_LIB_ENGINES_MPI_COLLECTIVES_MPICOLLECTIVE_H

#include "lib/Engines/Mpi/GroupCommunicators.h"
#include "lib/Runtime/Collectives/CollectiveCopyPlan.h"

namespace mlir::gspmd {

/// What a journey is about.
struct CollectiveCall {
  MpiWorld &world;
  const CollectiveDesc &collective;
  CollectiveInstance &instance;
  const GroupCommunicator &communicator;
};

/// Does an all-reduce send whole inputs, rather than go in two stages?
bool gathersAllReduceInputs(int64_t groupSize, int64_t inputBytes);
/// Of `elements` that `numRanks` ranks reduce, where the share of `rank`
/// begins.
inline int64_t chunkBegin(int64_t elements, int32_t rank, int32_t numRanks) {
  return elements * rank / numRanks;
}

/// Data of the members here, on its way to those on other ranks and back.
class MpiCollective {
public:
  static std::unique_ptr<MpiCollective> make(const CollectiveCall &call);
  virtual ~MpiCollective() = default;

  virtual void begin() = 0;
  /// True when all outputs are there.
  bool advance();
  CollectiveInstance &instance() const { return call.instance; }
  /// What is wrong with what has come; then the journey is over.
  virtual absl::Status status() const { return absl::OkStatus(); }
  const gspmd_mpi_comm *comm() const { return communicator.comm; }

  /// To other ranks, so far.
  virtual int64_t sentBytes() const { return bytesSent; }

protected:
  explicit MpiCollective(const CollectiveCall &call)
      : call(call), communicator(call.communicator),
        inputBytes(call.instance.inputs[0].numBytes()),
        // The same on all ranks: of what any of them sends or receives.
        isLarge(static_cast<int64_t>(call.instance.group.size()) *
                    std::max(inputBytes, call.instance.outputs[0].numBytes()) >
                mostBytes()) {}

  /// The requests of a stage are over; true if there is no other stage.
  virtual bool finishStage() = 0;

  /// Of what goes by MPI's collectives.
  int64_t mostBytes() const;
  int32_t numLocalMembers() const {
    return static_cast<int32_t>(call.instance.localMembers.size());
  }
  /// One member on each rank.
  bool hasOneMemberPerRank() const {
    return static_cast<size_t>(communicator.numRanks) ==
           call.instance.group.size();
  }
  /// Where in `whole` the pieces are that `forEachCopyWith` names for each rank
  /// (their side `side`), if each is a run of memory and is alone: then it need
  /// not be copied.
  std::optional<std::vector<int64_t>> contiguousOffsets(
      const StridedView &whole, DimSlice SliceCopy::*side,
      llvm::function_ref<void(int32_t rank, CollectiveCopyPlan::Visit)>
          forEachCopyWith) const;
  /// Each rank's bytes to this one's (what it has of its own goes too).
  void gatherAll(const void *send, char *receive,
                 llvm::ArrayRef<int64_t> counts,
                 llvm::ArrayRef<int64_t> offsets);
  void allToAll(const void *send, llvm::ArrayRef<int64_t> sendCounts,
                llvm::ArrayRef<int64_t> sendOffsets, char *receive,
                llvm::ArrayRef<int64_t> receiveCounts,
                llvm::ArrayRef<int64_t> receiveOffsets);

  const CollectiveCall call;
  const GroupCommunicator &communicator;
  const int64_t inputBytes;
  const bool isLarge;
  gspmd_mpi_request *request = nullptr;
  int64_t bytesSent = 0;
};

/// Memory without a value.
using Scratch = std::unique_ptr<char[]>;
inline Scratch makeScratch(int64_t bytes) {
  return Scratch(new char[static_cast<size_t>(bytes) + 1]);
}
/// Where lists of these lengths begin, one after the other; and their sum.
std::vector<int64_t> offsetsOf(llvm::ArrayRef<int64_t> counts, int64_t &sum);

/// The journeys: of whole inputs, of an all-reduce in shares, of pieces through
/// MPI's all-to-all, of pieces as messages, of slices whose sizes go ahead, and
/// of several tensors as one.
std::unique_ptr<MpiCollective> makeGatheredInputs(const CollectiveCall &call);
std::unique_ptr<MpiCollective>
makeTwoStageAllReduce(const CollectiveCall &call);
std::unique_ptr<MpiCollective> makeAllToAllExchange(const CollectiveCall &call);
std::unique_ptr<MpiCollective>
makePointToPointExchange(const CollectiveCall &call);
std::unique_ptr<MpiCollective>
makeRaggedAllToAllExchange(const CollectiveCall &call);
std::unique_ptr<MpiCollective> makePackedTensors(const CollectiveCall &call);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_MPI_COLLECTIVES_MPICOLLECTIVE_H
