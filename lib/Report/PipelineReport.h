//===- PipelineReport.h - The predicted step of a pipeline ------*- C++ -*-===//
#ifndef GSPMD_LIB_REPORT_PIPELINEREPORT_H
#define GSPMD_LIB_REPORT_PIPELINEREPORT_H

#include "lib/Schedule/PipelineTimeline.h"

namespace mlir::gspmd {

/// Returns a table for a terminal.
std::string toTable(const PipelineTimeline &timeline);
/// Returns one row for each timeline, the fastest first.
std::string toTable(std::vector<PipelineTimeline> timelines);
/// Returns JSON with all tasks and transfers.
std::string toJson(const PipelineTimeline &timeline);
/// Returns the JSON list of several timelines.
std::string toJson(const std::vector<PipelineTimeline> &timelines);
/// Returns events for Perfetto or chrome://tracing, with a thread for each
/// group of devices and one for the transfers that it receives.
std::string toTrace(const PipelineTimeline &timeline);
/// Returns an HTML page with a Gantt chart of each timeline. It loads no other
/// resources.
std::string
renderPipelineReport(const std::string &program,
                     const std::vector<PipelineTimeline> &timelines);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_PIPELINEREPORT_H
