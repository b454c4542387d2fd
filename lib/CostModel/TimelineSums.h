//===- TimelineSums.h - A timeline by kinds ---------------------*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_TIMELINESUMS_H
#define GSPMD_LIB_COSTMODEL_TIMELINESUMS_H

#include "lib/CostModel/Timeline.h"

namespace gspmd {

/// All events of one kind, over the whole step.
struct KindSum {
  std::string kind;
  double count = 0, seconds = 0, matrixFlops = 0, memoryBytes = 0;
};
/// Longest first.
std::vector<KindSum> timeByKind(const Timeline &timeline);

/// All collectives of one kind over the same axes.
struct CollectiveSum {
  TransferKind kind;
  std::string axes;
  int64_t groupSize = 1;
  double count = 0, resultBytes = 0;
  double seconds = 0, wireSeconds = 0, exposed = 0;
};
/// Longest first.
std::vector<CollectiveSum> timeByCollective(const Timeline &timeline);

/// "1.234 ms"; "1.50 GiB".
std::string secondsText(double seconds);
std::string bytesText(double bytes);

} // namespace gspmd

#endif // GSPMD_LIB_COSTMODEL_TIMELINESUMS_H
