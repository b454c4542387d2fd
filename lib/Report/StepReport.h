//===- StepReport.h - A simulated step as an HTML page ----------*- C++ -*-===//
//
// A self-contained HTML page: the mesh and its placement on the hardware, the
// largest tensors as tiles, the step's timeline, time by layer, by kind of op
// and by collective, kernels under the roofline, memory with the tensors at the
// peak, and the most expensive reshards, each with its reason. It loads no
// other resources.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_REPORT_STEPREPORT_H
#define GSPMD_LIB_REPORT_STEPREPORT_H

#include "gspmd/CostModel/Timeline.h"
#include <nlohmann/json_fwd.hpp>

namespace mlir::gspmd {

/// A global tensor and its sharding.
struct TensorPicture {
  std::string name;     ///< "main:arg0 (weights.w1)", "%12"
  std::string type;     ///< the type of the global tensor
  std::string sharding; ///< the sharding as text
  double bytes = 0, localBytes = 0;
  struct Dim {
    int64_t size = 1;
    int64_t numShards = 1;
    std::vector<std::string> axes; ///< "x", "y:(1)2"
  };
  std::vector<Dim> dims;
  SourceInfo source;
};

/// A tensor that is resharded.
struct ReshardPicture {
  std::string value; ///< "%12"
  std::string type;
  std::string from, to;
  /// The collectives that implement it, in order: "all_gather over \"x\"".
  std::vector<std::string> steps;
  /// Totals of the step: executions, bytes and seconds of its collectives.
  double count = 1, bytes = 0, seconds = 0;
  /// Lines that state which op requires which sharding, and why.
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

/// Returns the page, optionally with a comparison (lib/Report/Comparison.h) and
/// with the result of a search, as gspmd-search writes it with --stats.
std::string renderReport(const ReportData &data,
                         const nlohmann::json *comparison = nullptr,
                         const nlohmann::json *search = nullptr);
/// Returns a page of several simulations of one program, each as --stats writes
/// it.
std::string renderSweepReport(const std::string &program,
                              const nlohmann::json &points);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_STEPREPORT_H
