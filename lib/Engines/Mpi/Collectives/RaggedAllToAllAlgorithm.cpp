//===- RaggedAllToAllAlgorithm.cpp - Metadata, then slices ----------------===//
//
// A ragged all-to-all. Every rank first all-gathers the offsets and sizes of
// all slices. It then knows which messages to receive, and all ranks report the
// same error for invalid sizes.
//
//===----------------------------------------------------------------------===//
#include "lib/Engines/Mpi/Collectives/MpiCollective.h"
#include "lib/Runtime/Collectives/CollectiveValidation.h"
#include "llvm/ADT/STLExtras.h"
#include <cstring>

namespace mlir::gspmd {
namespace {

class RaggedAllToAllAlgorithm : public MpiCollective {
public:
  explicit RaggedAllToAllAlgorithm(const CollectiveCall &call)
      : MpiCollective(call) {}

  void begin() override {
    int64_t bytes = metadataBytesPerMember();
    std::vector<int64_t> counts;
    for (const std::vector<int32_t> &members : communicator.membersOf)
      counts.push_back(bytes * static_cast<int64_t>(members.size()));
    int64_t total = 0;
    offsets = offsetsOf(counts, total);
    gatheredMetadata = makeScratch(total);
    sent = makeScratch(counts[communicator.rank]);
    char *at = sent.get();
    for (int32_t member : localMembers()) {
      std::memcpy(at, instance().numbers[member].data(), bytes);
      at += bytes;
    }
    gatherAll(sent.get(), gatheredMetadata.get(), counts, offsets);
  }

  int64_t sentBytes() const override {
    return bytesSent + (sliceTransfer ? sliceTransfer->sentBytes() : 0);
  }
  absl::Status status() const override { return error; }

private:
  int64_t metadataBytesPerMember() const {
    const std::vector<int64_t> &offsetsAndSizes =
        instance().numbers[localMembers().front()];
    return static_cast<int64_t>(offsetsAndSizes.size() * sizeof(int64_t));
  }

  void unpackOffsetsAndSizes() {
    int64_t bytes = metadataBytesPerMember();
    for (int32_t rank = 0; rank < communicator.numRanks; ++rank)
      for (auto [i, member] : llvm::enumerate(communicator.membersOf[rank])) {
        std::vector<int64_t> &offsetsAndSizes = instance().numbers[member];
        offsetsAndSizes.resize(bytes / sizeof(int64_t));
        std::memcpy(offsetsAndSizes.data(),
                    gatheredMetadata.get() + offsets[rank] +
                        bytes * static_cast<int64_t>(i),
                    bytes);
      }
  }

  bool finishStage() override {
    if (sliceTransfer)
      return sliceTransfer->advance();
    unpackOffsetsAndSizes();
    error = validateSliceSizes(call.collective, instance());
    if (!error.ok())
      return true;
    sliceTransfer = makePointToPointAlgorithm(call);
    sliceTransfer->begin();
    return false;
  }

  std::vector<int64_t> offsets;
  Scratch sent, gatheredMetadata;
  std::unique_ptr<MpiCollective> sliceTransfer;
  absl::Status error;
};

} // namespace

std::unique_ptr<MpiCollective>
makeRaggedAllToAllAlgorithm(const CollectiveCall &call) {
  return std::make_unique<RaggedAllToAllAlgorithm>(call);
}

} // namespace mlir::gspmd
