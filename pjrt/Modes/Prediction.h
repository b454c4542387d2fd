//===- Prediction.h - Predicted time and memory -----------------*- C++ -*-===//
#ifndef GSPMD_PJRT_MODES_PREDICTION_H
#define GSPMD_PJRT_MODES_PREDICTION_H

#include "lib/CostModel/Topology/Topology.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::pjrt {

/// The prediction of one call of a program on a topology.
struct Prediction {
  double stepSeconds = 0;
  /// The bytes of one device.
  double peakBytes = 0, capacityBytes = 0;
  std::string topology;
  /// The location of the jitted function: "train.py:12"; empty if unknown.
  std::string source;
  /// The page of lib/Report, if requested.
  std::string page;
  /// The out-of-memory message with the largest tensors; empty if the program
  /// fits.
  std::string outOfMemory;
};

/// Predicts a call of `entry` on `numDevices` devices as `gspmd-run --simulate`
/// does. A program of fewer devices than `topology` has runs on adjacent ones,
/// and loops of unknown length have `tripCount` iterations. Errors are emitted.
FailureOr<Prediction> predict(ModuleOp module, const std::string &entry,
                              int64_t numDevices, const Topology &topology,
                              int64_t tripCount, bool withPage,
                              const std::string &name);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_MODES_PREDICTION_H
