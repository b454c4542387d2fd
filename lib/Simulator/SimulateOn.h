//===- SimulateOn.h - A step on devices that are laid out -------*- C++ -*-===//
#ifndef GSPMD_LIB_SIMULATOR_SIMULATEON_H
#define GSPMD_LIB_SIMULATOR_SIMULATEON_H

#include "gspmd/Simulator/Simulate.h"
#include "lib/CostModel/AxisLayout.h"

namespace mlir::gspmd {

/// As simulate, with the mesh on the topology of `options` as `layout` says and
/// not as they do.
FailureOr<::gspmd::Timeline>
simulateOn(ModuleOp module, StringRef entry, const SimulateOptions &options,
           const ::gspmd::AxisLayout &layout,
           std::vector<HeldTensor> *held = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SIMULATOR_SIMULATEON_H
