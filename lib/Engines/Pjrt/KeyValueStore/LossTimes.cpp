//===- LossTimes.cpp - Times after which a process is lost ----------------===//
#include "lib/Engines/Pjrt/KeyValueStore/LossTimes.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace mlir::gspmd::pjrt {

absl::StatusOr<LossTimes> LossTimes::read() {
  constexpr double kDefaultSeconds = 8;
  // Of the default, a quarter remains for the script to handle the error.
  constexpr double kSilentPart = 0.75;
  constexpr absl::Duration kMinSilence = absl::Seconds(6);
  const char *text = std::getenv("GSPMD_LOSS_SECONDS");
  double seconds = kDefaultSeconds;
  if (text && *text && (!absl::SimpleAtod(text, &seconds) || !(seconds >= 0)))
    return absl::InvalidArgumentError(
        absl::StrCat("GSPMD_LOSS_SECONDS: expected a number of seconds, or inf "
                     "to continue without a lost process, found '",
                     text, "'"));
  LossTimes times{absl::Seconds(seconds), kMinSilence};
  if (std::isfinite(seconds))
    times.maxSilence = std::max(kMinSilence, kSilentPart * times.end);
  return times;
}

} // namespace mlir::gspmd::pjrt
