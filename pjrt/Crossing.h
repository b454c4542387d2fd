//===- Crossing.h - Collectives with other processes ------------*- C++ -*-===//
//
// A launch on devices of several processes: each runs its own, and sends to the
// others what their collectives want (Parcels.h).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_PJRT_CROSSING_H
#define GSPMD_PJRT_CROSSING_H

#include "Peers.h"
#include "lib/Runtime/Execution.h"

namespace mlir::gspmd::pjrt {

struct Compiled;

class Crossing : public Remote {
public:
  /// Of devices with these numbers, in these processes, in the program's order.
  /// Tells the others which program this process runs.
  Crossing(Peers &peers, const Compiled &compiled, llvm::ArrayRef<int> devices,
           llvm::ArrayRef<int> processes);
  ~Crossing() override;

  absl::Status begin(CollectiveInstance &instance) override;
  absl::Status progress(llvm::SmallVectorImpl<Rendezvous *> &finished) override;
  [[noreturn]] void suffer(const Fault &fault) override;

  /// The launch has failed here, so it does everywhere.
  void fail(const absl::Status &status);

private:
  struct Trip {
    CollectiveInstance *instance = nullptr;
    std::string key;
    std::vector<int> others; ///< processes with members of the group
    std::map<int, std::string> received;
  };

  /// An error for what has been heard of the others.
  absl::Status checkPrograms(const Mail &mail) const;
  absl::Status checkLosses(llvm::ArrayRef<Trip> trips, const Mail &mail) const;
  std::vector<int> othersOf(const CollectiveInstance &instance) const;
  absl::Status arrive(Trip &trip) const;

  Peers &peers;
  const Compiled &compiled;
  const std::vector<int> processes; ///< by device of the program
  std::vector<int> others;
  LaunchId id;
  bool hasHeardFailure = false;
  Mutex mutex;
  std::vector<Trip> trips ABSL_GUARDED_BY(mutex);
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_CROSSING_H
