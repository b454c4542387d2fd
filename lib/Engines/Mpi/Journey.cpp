//===- Journey.cpp - One collective on its way ----------------------------===//
#include "Journey.h"
#include "plugin/MpiPlugin.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir::gspmd {

bool isReducedWhole(int64_t groupSize, int64_t inputBytes) {
  // Of two members, both ways send as much.
  constexpr int64_t kSmallBytes = 32 << 10;
  return groupSize == 2 || groupSize * inputBytes <= kSmallBytes;
}

std::unique_ptr<Journey> Journey::make(const Trip &trip) {
  if (!trip.instance.earlier.empty())
    return makeBundleJourney(trip);
  switch (trip.collective.kind) {
  case CollectiveKind::AllReduce:
    return isReducedWhole(static_cast<int64_t>(trip.instance.group.size()),
                          trip.instance.inputs[0].numBytes())
               ? makeGatherJourney(trip)
               : makeShareJourney(trip);
  case CollectiveKind::AllGather:
    return makeGatherJourney(trip);
  case CollectiveKind::ReduceScatter:
  case CollectiveKind::AllToAll:
    return makePieceJourney(trip);
  case CollectiveKind::CollectivePermute:
  case CollectiveKind::HaloExchange:
    return makeMessageJourney(trip);
  case CollectiveKind::RaggedAllToAll:
    return makeSliceJourney(trip);
  case CollectiveKind::AxisIndex:
    break;
  }
  llvm_unreachable("not a collective");
}

int64_t Journey::mostBytes() const { return trip.world.mpi().most_bytes; }

bool Journey::goOn() {
  if (request && !trip.world.isDone(request))
    return false;
  request = nullptr;
  return arrive();
}

std::vector<int64_t> offsetsOf(llvm::ArrayRef<int64_t> counts, int64_t &sum) {
  std::vector<int64_t> offsets;
  sum = 0;
  for (int64_t count : counts) {
    offsets.push_back(sum);
    sum += count;
  }
  return offsets;
}

std::optional<std::vector<int64_t>> Journey::runsIn(
    const StridedView &whole, DimSlice Piece::*side,
    llvm::function_ref<void(int32_t rank, Pieces::Visit)> piecesWith) const {
  if (!isOneEach())
    return std::nullopt;
  std::vector<int64_t> runs;
  for (int32_t rank = 0; rank < route.numRanks; ++rank)
    piecesWith(rank, [&](const Piece &piece) {
      StridedView run = sliceOf(whole, piece.*side);
      // An offset may be beyond the bytes of what is sent.
      int64_t offset = run.data - whole.data;
      if (run.isContiguous() && (isLarge || offset <= mostBytes()))
        runs.push_back(offset);
    });
  if (runs.size() != static_cast<size_t>(route.numRanks))
    return std::nullopt;
  return runs;
}

void Journey::gatherAll(const void *send, char *receive,
                        llvm::ArrayRef<int64_t> counts,
                        llvm::ArrayRef<int64_t> offsets) {
  bytesSent += counts[route.own] * (route.numRanks - 1);
  trip.world.check(trip.world.mpi().gather_all(route.comm, send, receive,
                                               counts.data(), offsets.data(),
                                               isLarge, &request));
}

void Journey::allToAll(const void *send, llvm::ArrayRef<int64_t> sendCounts,
                       llvm::ArrayRef<int64_t> sendOffsets, char *receive,
                       llvm::ArrayRef<int64_t> receiveCounts,
                       llvm::ArrayRef<int64_t> receiveOffsets) {
  for (int32_t rank = 0; rank < route.numRanks; ++rank)
    if (rank != route.own)
      bytesSent += sendCounts[rank];
  trip.world.check(trip.world.mpi().all_to_all(
      route.comm, send, sendCounts.data(), sendOffsets.data(), receive,
      receiveCounts.data(), receiveOffsets.data(), isLarge, &request));
}

} // namespace mlir::gspmd
