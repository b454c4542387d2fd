//===- SharedResources.h - Links and memory bandwidth -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SCHEDULING_SHAREDRESOURCES_H
#define GSPMD_COMPILER_SIMULATOR_SCHEDULING_SHAREDRESOURCES_H

#include "compiler/Simulator/Scheduling/TimedUnit.h"
#include <array>

namespace mlir::gspmd {

/// The physical dimensions of the network in each direction, and until when
/// they are busy. Sets of them are bits, as in TransferCost.
class Links {
public:
  bool areFree(uint32_t links, double now) const {
    return freeAt(links) <= now;
  }
  /// Returns the time at which all of `links` are free.
  double freeAt(uint32_t links) const;
  void occupy(uint32_t links, double until);

private:
  std::array<double, 32> until{};
};

/// The running and scheduled collectives, whose memory traffic takes bandwidth
/// from kernels.
class SharedMemory {
public:
  /// Tracks the memory bandwidth of `hardware`. If null, kernels and
  /// collectives do not share it.
  explicit SharedMemory(const Hardware *hardware) : hardware(hardware) {}

  void begin(const TimedUnit &collective, double finish) {
    inFlight.push_back({collective.memoryRate, collective.begin, finish});
  }
  /// Returns the additional seconds that a kernel takes because of these
  /// collectives if it begins at `now`.
  double slowdownSeconds(const TimedUnit &timed, double now);

private:
  struct InFlight {
    double rate, begin, finish;
  };
  const Hardware *hardware;
  SmallVector<InFlight> inFlight;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SCHEDULING_SHAREDRESOURCES_H
