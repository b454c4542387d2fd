//===- LossTimes.h - Times after which a process is lost --------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_LOSSTIMES_H
#define GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_LOSSTIMES_H

#include "absl/status/statusor.h"
#include "absl/time/time.h"

namespace mlir::gspmd::pjrt {

/// When a process that was killed, has crashed, is stopped or is on a machine
/// that does not respond ends the others.
struct LossTimes {
  /// The time from its last sign of life to the end of the others; infinite if
  /// they continue without it.
  absl::Duration end;
  /// The silence after which a process that still has a connection is lost.
  absl::Duration maxSilence;

  /// Reads GSPMD_LOSS_SECONDS. InvalidArgument if it is not a number of
  /// seconds.
  static absl::StatusOr<LossTimes> read();
};

/// What has become of a process whose connection is silent.
inline constexpr const char *kNoResponse =
    "no longer responds: it is stopped, or its machine or the network is gone";

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_LOSSTIMES_H
