//===- MpiCollective.h - One collective in flight ---------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_MPI_COLLECTIVES_MPICOLLECTIVE_H
#define GSPMD_LIB_ENGINES_MPI_COLLECTIVES_MPICOLLECTIVE_H

#include "lib/Engines/Mpi/GroupCommunicators.h"
#include "lib/Runtime/Collectives/CollectiveCopyPlan.h"

namespace mlir::gspmd {

/// The arguments of one execution of a collective.
struct CollectiveCall {
  MpiWorld &world;
  const CollectiveDesc &collective;
  CollectiveInstance &instance;
  const GroupCommunicator &communicator;
};

/// Returns true if an all-reduce gathers entire inputs instead of reducing in
/// two stages.
bool gathersAllReduceInputs(int64_t groupSize, int64_t inputBytes);
/// Returns the first of the `elements` that `rank` reduces if `numRanks` ranks
/// divide them.
inline int64_t chunkBegin(int64_t elements, int32_t rank, int32_t numRanks) {
  return elements * rank / numRanks;
}

/// One collective of the local members with those on other ranks: the base
/// class of its algorithms.
class MpiCollective {
public:
  static std::unique_ptr<MpiCollective> make(const CollectiveCall &call);
  virtual ~MpiCollective() = default;

  virtual void begin() = 0;
  /// Advances the collective; returns true when all outputs are complete.
  bool advance();
  CollectiveInstance &instance() const { return call.instance; }
  /// Returns the error of received data, which ends the collective.
  virtual absl::Status status() const { return absl::OkStatus(); }
  const gspmd_mpi_comm *comm() const { return communicator.comm; }

  /// Returns the bytes sent to other ranks so far.
  virtual int64_t sentBytes() const { return bytesSent; }

protected:
  explicit MpiCollective(const CollectiveCall &call)
      : call(call), communicator(call.communicator),
        inputBytes(call.instance.inputs[0].numBytes()),
        // Equal on all ranks: bounds the bytes that any rank sends or receives.
        isLarge(static_cast<int64_t>(call.instance.group.size()) *
                    std::max(inputBytes, call.instance.outputs[0].numBytes()) >
                maxBytes()) {}

  /// Called when the requests of a stage are complete; returns true after the
  /// last stage.
  virtual bool finishStage() = 0;

  /// Returns the largest size of MPI's collectives.
  int64_t maxBytes() const;
  /// Returns the members of the group on this rank.
  llvm::ArrayRef<int32_t> localMembers() const {
    return communicator.membersOf[communicator.rank];
  }
  int32_t numLocalMembers() const {
    return static_cast<int32_t>(localMembers().size());
  }
  /// Returns true if each rank has one member.
  bool hasOneMemberPerRank() const {
    return static_cast<size_t>(communicator.numRanks) ==
           call.instance.group.size();
  }
  /// Returns, for each rank, the offset in `view` of the slice that
  /// `forEachCopyWith` names (its side `side`), if every rank has one
  /// contiguous slice: then it need not be copied.
  std::optional<std::vector<int64_t>> contiguousOffsets(
      const StridedView &view, DimSlice SliceCopy::*side,
      llvm::function_ref<void(int32_t rank, CollectiveCopyPlan::Visit)>
          forEachCopyWith) const;
  /// Gathers each rank's bytes on all ranks (including its own).
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

/// Uninitialized memory.
using Scratch = std::unique_ptr<char[]>;
inline Scratch makeScratch(int64_t bytes) {
  return Scratch(new char[static_cast<size_t>(bytes) + 1]);
}
/// Returns the offsets of concatenated lists of these lengths, and their sum.
std::vector<int64_t> offsetsOf(llvm::ArrayRef<int64_t> counts, int64_t &sum);

/// The algorithms: entire inputs to all ranks, an all-reduce in two stages,
/// chunks by MPI's all-to-all, slices as messages, slices whose sizes are sent
/// first, and several tensors packed into one.
std::unique_ptr<MpiCollective> makeGatheredInputs(const CollectiveCall &call);
std::unique_ptr<MpiCollective>
makeTwoStageAllReduce(const CollectiveCall &call);
std::unique_ptr<MpiCollective>
makeAllToAllAlgorithm(const CollectiveCall &call);
std::unique_ptr<MpiCollective>
makePointToPointAlgorithm(const CollectiveCall &call);
std::unique_ptr<MpiCollective>
makeRaggedAllToAllAlgorithm(const CollectiveCall &call);
std::unique_ptr<MpiCollective> makePackedTensors(const CollectiveCall &call);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_MPI_COLLECTIVES_MPICOLLECTIVE_H
