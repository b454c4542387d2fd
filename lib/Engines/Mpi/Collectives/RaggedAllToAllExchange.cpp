//===- RaggedAllToAllExchange.cpp - Slices after their sizes --------------===//
//
// A ragged all-to-all: the offsets and sizes of all members' slices are sent to
// all, who then know the messages to expect and find the same errors in them.
//
//===----------------------------------------------------------------------===//
#include "lib/Engines/Mpi/Collectives/MpiCollective.h"
#include "lib/Runtime/Collectives/CollectiveValidation.h"
#include "llvm/ADT/STLExtras.h"
#include <cstring>

namespace mlir::gspmd {
namespace {

class RaggedAllToAllExchange : public MpiCollective {
public:
  explicit RaggedAllToAllExchange(const CollectiveCall &call)
      : MpiCollective(call) {}

  void begin() override {
    int64_t bytes = bytesEach();
    std::vector<int64_t> counts;
    for (const std::vector<int32_t> &members : communicator.membersOf)
      counts.push_back(bytes * static_cast<int64_t>(members.size()));
    int64_t total = 0;
    offsets = offsetsOf(counts, total);
    all = makeScratch(total);
    sent = makeScratch(counts[communicator.rank]);
    char *at = sent.get();
    for (int32_t member : communicator.membersOf[communicator.rank]) {
      std::memcpy(at, instance().numbers[member].data(), bytes);
      at += bytes;
    }
    gatherAll(sent.get(), all.get(), counts, offsets);
  }

  int64_t sentBytes() const override {
    return bytesSent + (slices ? slices->sentBytes() : 0);
  }
  absl::Status status() const override { return error; }

private:
  int64_t bytesEach() const {
    const std::vector<int64_t> &numbers =
        instance().numbers[communicator.membersOf[communicator.rank].front()];
    return static_cast<int64_t>(numbers.size() * sizeof(int64_t));
  }

  void readNumbers() {
    int64_t bytes = bytesEach();
    for (int32_t rank = 0; rank < communicator.numRanks; ++rank)
      for (auto [i, member] : llvm::enumerate(communicator.membersOf[rank])) {
        std::vector<int64_t> &numbers = instance().numbers[member];
        numbers.resize(bytes / sizeof(int64_t));
        std::memcpy(numbers.data(),
                    all.get() + offsets[rank] + bytes * static_cast<int64_t>(i),
                    bytes);
      }
  }

  bool finishStage() override {
    if (slices)
      return slices->advance();
    readNumbers();
    error = validateSliceSizes(call.collective, instance());
    if (!error.ok())
      return true;
    slices = makePointToPointExchange(call);
    slices->begin();
    return false;
  }

  std::vector<int64_t> offsets;
  Scratch sent, all;
  std::unique_ptr<MpiCollective> slices;
  absl::Status error;
};

} // namespace

std::unique_ptr<MpiCollective>
makeRaggedAllToAllExchange(const CollectiveCall &call) {
  return std::make_unique<RaggedAllToAllExchange>(call);
}

} // namespace mlir::gspmd
