//===- Prediction.h - What a program would take on the chips ----*- C++ -*-===//
#ifndef GSPMD_PJRT_MODES_PREDICTION_H
#define GSPMD_PJRT_MODES_PREDICTION_H

#include "lib/CostModel/Topology/Topology.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::pjrt {

/// One call of a program on a topology.
struct Prediction {
  double stepSeconds = 0;
  /// Of one device.
  double peakBytes = 0, capacityBytes = 0;
  std::string topology;
  /// Where the function that was jitted stands: "train.py:12"; empty if
  /// unknown.
  std::string source;
  /// The page of lib/Report, if it was asked for.
  std::string page;
  /// What does not fit, with the largest tensors; empty if all does.
  std::string outOfMemory;
};

/// Of a call of `entry`, which runs on `numDevices` devices: as `gspmd-run
/// --simulate` has it. A program of fewer devices than `topology` has is taken
/// to run on as many neighbours, and loops of unknown length to have
/// `tripCount` iterations. Errors are emitted.
FailureOr<Prediction> predict(ModuleOp module, const std::string &entry,
                              int64_t numDevices, const Topology &topology,
                              int64_t tripCount, bool withPage,
                              const std::string &name);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_MODES_PREDICTION_H
