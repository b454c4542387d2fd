//===- TimelineJson.h - A timeline as JSON ----------------------*- C++ -*-===//
#ifndef GSPMD_LIB_REPORT_TIMELINEJSON_H
#define GSPMD_LIB_REPORT_TIMELINEJSON_H

#include "gspmd/CostModel/Timeline.h"
#include <nlohmann/json.hpp>

namespace mlir::gspmd {

/// The number of events that are listed individually: the longest ones.
constexpr size_t kMaxNamedEvents = 40;

/// Returns the statistics of `--stats` and of the page; docs/simulator.md lists
/// the keys.
nlohmann::json timelineJson(const Timeline &timeline);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_TIMELINEJSON_H
