//===- SliceJourney.cpp - Slices whose sizes go ahead ---------------------===//
//
// A ragged all-to-all: offsets and sizes of all members' slices go to all, who
// then know which messages come, and find alike what is wrong with them.
//
//===----------------------------------------------------------------------===//
#include "Journey.h"
#include "lib/Runtime/BroughtSizes.h"
#include "llvm/ADT/STLExtras.h"
#include <cstring>

namespace mlir::gspmd {
namespace {

class SliceJourney : public Journey {
public:
  explicit SliceJourney(const Trip &trip) : Journey(trip) {}

  void begin() override {
    int64_t bytes = bytesEach();
    std::vector<int64_t> counts;
    for (const std::vector<int32_t> &members : route.membersOf)
      counts.push_back(bytes * static_cast<int64_t>(members.size()));
    int64_t total = 0;
    offsets = offsetsOf(counts, total);
    all = makeScratch(total);
    own = makeScratch(counts[route.own]);
    char *at = own.get();
    for (int32_t member : route.membersOf[route.own]) {
      std::memcpy(at, instance().numbers[member].data(), bytes);
      at += bytes;
    }
    gatherAll(own.get(), all.get(), counts, offsets);
  }

  int64_t sentBytes() const override {
    return bytesSent + (slices ? slices->sentBytes() : 0);
  }
  absl::Status status() const override { return wrong; }

private:
  int64_t bytesEach() const {
    const std::vector<int64_t> &numbers =
        instance().numbers[route.membersOf[route.own].front()];
    return static_cast<int64_t>(numbers.size() * sizeof(int64_t));
  }

  void readNumbers() {
    int64_t bytes = bytesEach();
    for (int32_t rank = 0; rank < route.numRanks; ++rank)
      for (auto [i, member] : llvm::enumerate(route.membersOf[rank])) {
        std::vector<int64_t> &numbers = instance().numbers[member];
        numbers.resize(bytes / sizeof(int64_t));
        std::memcpy(numbers.data(),
                    all.get() + offsets[rank] + bytes * static_cast<int64_t>(i),
                    bytes);
      }
  }

  bool arrive() override {
    if (slices)
      return slices->goOn();
    readNumbers();
    wrong = checkNumbers(trip.collective, instance());
    if (!wrong.ok())
      return true;
    slices = makeMessageJourney(trip);
    slices->begin();
    return false;
  }

  std::vector<int64_t> offsets;
  Scratch own, all;
  std::unique_ptr<Journey> slices;
  absl::Status wrong;
};

} // namespace

std::unique_ptr<Journey> makeSliceJourney(const Trip &trip) {
  return std::make_unique<SliceJourney>(trip);
}

} // namespace mlir::gspmd
