//===- Trace.h - A timeline for chrome://tracing and Perfetto ---*- C++ -*-===//
#ifndef GSPMD_LIB_REPORT_TRACE_H
#define GSPMD_LIB_REPORT_TRACE_H

#include "gspmd/CostModel/Timeline.h"

namespace mlir::gspmd {

/// The timeline in the Trace Event Format (JSON): the device's cores, its
/// network, the loops around both, and memory as a counter. Times are in
/// microseconds. Every iteration of a loop is drawn as long as that makes at
/// most `maxEvents` events; else the first iteration of each loop stands for
/// all, and its loop says so in `drawn_iterations`.
std::string toTrace(const Timeline &timeline, double maxEvents = 100000);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_TRACE_H
