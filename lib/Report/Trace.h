//===- Trace.h - A timeline for trace viewers -------------------*- C++ -*-===//
#ifndef GSPMD_LIB_REPORT_TRACE_H
#define GSPMD_LIB_REPORT_TRACE_H

#include "gspmd/CostModel/Timeline.h"

namespace mlir::gspmd {

/// Returns the timeline in the Trace Event Format (JSON) of chrome://tracing
/// and Perfetto: the device's cores, its network, enclosing loops, and memory
/// as a counter. Times are in microseconds. Every iteration of a loop is drawn
/// if that makes at most `maxEvents` events; otherwise only the first iteration
/// of each loop, as its `drawn_iterations` states.
std::string toTrace(const Timeline &timeline, double maxEvents = 100000);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_TRACE_H
