//===- TimelineTable.h - A timeline as a table ------------------*- C++ -*-===//
#ifndef GSPMD_LIB_REPORT_TIMELINETABLE_H
#define GSPMD_LIB_REPORT_TIMELINETABLE_H

#include "gspmd/CostModel/Timeline.h"

namespace mlir::gspmd {

/// Returns the summary for a terminal: times and utilization, time by kind and
/// by collective, peak memory with the largest tensors.
std::string toTable(const Timeline &timeline);

/// Returns the message that the step exceeds the memory of a device, with the
/// largest tensors.
std::string outOfMemoryText(const Timeline &timeline);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_TIMELINETABLE_H
