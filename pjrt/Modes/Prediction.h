//===- Prediction.h - Predicted time and memory -----------------*- C++ -*-===//
#ifndef GSPMD_PJRT_MODES_PREDICTION_H
#define GSPMD_PJRT_MODES_PREDICTION_H

#include "lib/CostModel/Topology/Topology.h"
#include "mlir/Support/LogicalResult.h"
#include "pjrt/Modes/Modes.h"

namespace mlir::gspmd {
class Compilation;
} // namespace mlir::gspmd

namespace mlir::gspmd::pjrt {

/// The prediction of one call of a program on a topology.
struct Prediction {
  double stepSeconds = 0;
  /// The bytes of one device.
  double peakBytes = 0, capacityBytes = 0;
  std::string topology;
  /// The location of the jitted function: "train.py:12"; empty if unknown.
  std::string source;
  /// The report of the step as an HTML page, if requested.
  std::string page;
  /// The out-of-memory message with the largest tensors; empty if the program
  /// fits.
  std::string outOfMemory;
  /// A caveat about the prediction, such as kNoOverlapNote; empty if there is
  /// none.
  std::string caveat;
};

/// Adds the predicted time of a run to that of the process.
void addPredictedRun(const Prediction &prediction);

/// Predicts a step on `numDevices` devices as `gspmd-simulate` does with
/// the options of `modes`. A program of fewer devices than those of
/// `topology` runs on adjacent chips. Errors are emitted.
FailureOr<Prediction> predict(Compilation &compilation, int64_t numDevices,
                              const Topology &topology, const Modes &modes,
                              bool withPage, const std::string &name);

/// States that predictions do not overlap collectives unless the environment
/// selects that.
inline constexpr llvm::StringLiteral kNoOverlapNote =
    "collectives overlap nothing, as with compilers of 2021; steps of several "
    "chips take up to a third less with later compilers: set "
    "GSPMD_OVERLAP=async or GSPMD_COMPILER=xla-2024 to predict those, "
    "GSPMD_OVERLAP=none to hide this line";

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_MODES_PREDICTION_H
