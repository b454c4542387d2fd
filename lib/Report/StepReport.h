//===- StepReport.h - A simulated step as one page --------------*- C++ -*-===//
//
// A self-contained HTML page: the mesh and how it lies on the hardware, the
// largest tensors drawn as tiles, the step's timeline, time by layer, by kind
// of op and by collective, kernels under the roofline, memory with what is
// alive at the peak, and the reshards that cost most, each with the reason why
// it is there. It loads nothing from anywhere.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_REPORT_STEPREPORT_H
#define GSPMD_LIB_REPORT_STEPREPORT_H

#include "gspmd/CostModel/Timeline.h"
#include <nlohmann/json_fwd.hpp>

namespace mlir::gspmd {

/// A global tensor and how it is cut.
struct TensorPicture {
  std::string name;     ///< "main:arg0 (weights.w1)", "%12"
  std::string type;     ///< of the whole tensor
  std::string sharding; ///< as printed
  double bytes = 0, localBytes = 0;
  struct Dim {
    int64_t size = 1;
    int64_t parts = 1;
    std::string axes; ///< `"x", "y":(1)2`; empty if it is not cut
  };
  std::vector<Dim> dims;
  SourceInfo source;
};

/// A tensor that is moved from one sharding to another.
struct ReshardPicture {
  std::string value; ///< "%12"
  std::string type;
  std::string from, to;
  /// Collectives that it became, in order: "all_gather over \"x\"".
  std::vector<std::string> steps;
  /// Over the whole step: how often, bytes and seconds in its collectives.
  double count = 1, bytes = 0, seconds = 0;
  /// Lines that say which op wanted what, and where that comes from.
  std::vector<std::string> reason;
  SourceInfo source;
};

struct ReportData {
  std::string program; ///< the file's name
  Timeline timeline;
  /// Largest first.
  std::vector<TensorPicture> tensors;
  /// Most expensive first.
  std::vector<ReshardPicture> reshards;
};

/// The page; with what has changed (lib/Report/Comparison.h), if it is given,
/// and with what a search found, as gspmd-search writes it with --stats.
std::string renderReport(const ReportData &data,
                         const nlohmann::json *comparison = nullptr,
                         const nlohmann::json *search = nullptr);
/// A page of many points of one program, each as --stats writes it.
std::string renderSweepReport(const std::string &program,
                              const nlohmann::json &points);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_STEPREPORT_H
