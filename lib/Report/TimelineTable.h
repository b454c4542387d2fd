//===- TimelineTable.h - A timeline as a table ------------------*- C++ -*-===//
#ifndef GSPMD_LIB_REPORT_TIMELINETABLE_H
#define GSPMD_LIB_REPORT_TIMELINETABLE_H

#include "gspmd/CostModel/Timeline.h"

namespace mlir::gspmd {

/// What people read first: times and utilization, time by kind and by
/// collective, the peak of memory with the largest tensors there.
std::string toTable(const Timeline &timeline);

/// What does not fit into the memory of a device, with the largest tensors.
std::string outOfMemoryText(const Timeline &timeline);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_TIMELINETABLE_H
