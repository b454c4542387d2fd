//===- ReportCollector.h - What a report says of a program ------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_REPORTCOLLECTOR_H
#define GSPMD_LIB_DRIVER_REPORTCOLLECTOR_H

#include "lib/Report/Report.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassInstrumentation.h"

namespace mlir::gspmd {

/// Looks at a program on its way to the device program: where reshards have
/// become explicit, tensors are still whole and have their shardings. Marks each
/// reshard's location, so that its collectives are found in the timeline.
class ReportCollector : public PassInstrumentation {
public:
  /// Pictures go into `data`, which has to outlive the pass manager.
  explicit ReportCollector(::gspmd::ReportData &data) : data(data) {}

  void runAfterPass(Pass *pass, Operation *op) override;

private:
  ::gspmd::ReportData &data;
};

/// Gives each reshard its collectives of `data.timeline` and sorts by time;
/// reshards without collectives go.
void chargeReshards(::gspmd::ReportData &data);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_REPORTCOLLECTOR_H
