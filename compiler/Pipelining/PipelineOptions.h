//===- PipelineOptions.h - The options of pipelines -------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINING_PIPELINEOPTIONS_H
#define GSPMD_COMPILER_PIPELINING_PIPELINEOPTIONS_H

#include "compiler/CommandLine/OptionGroup.h"
#include "lib/Schedule/ScheduleRequest.h"

namespace mlir::gspmd {

/// The options of a run or a prediction in pipeline stages.
struct PipelineOptions {
  /// A text of parseScheduleKind, or a file of a table (`.json`); empty: no
  /// pipeline.
  std::string schedule;
  int64_t microbatches = 0;
  /// The arguments that are divided into microbatches, with the dimension that
  /// is sliced, in addition to those that the program marks: "x=0,arg1=0".
  std::string microbatchDims;
  /// The number of stages to find; 0: the program states its stages.
  int64_t stages = 0;
  /// The number of groups of devices; 0: as many as stages, in an interleaved
  /// schedule half as many.
  int64_t groups = 0;
  /// The sizes of the mesh axes of each group, "x=4,y=1;x=2,y=2"; empty: those
  /// of the program.
  std::string meshes;
  /// StagePipelineOptions::flopsPerByte, no option: that of the chip of a
  /// prediction.
  double flopsPerByte = 0;
  /// StagePipelineOptions::stageSeconds, no option: those of a prediction.
  std::vector<double> stageSeconds;
  /// StagePipelineOptions::slack, no option: that of a prediction.
  double slack = 0;

  bool isEnabled() const { return !schedule.empty(); }
  /// Returns all values as one text, to compare them.
  std::string toText() const;
  void addOptions(OptionGroup &group);
  /// Adds the options whose values are the same for all schedules.
  void addCommonOptions(OptionGroup &group);
  /// Returns an error text for values that are invalid for all programs.
  std::optional<std::string> validate() const;
  /// Returns the rules of options that depend on each other.
  static std::vector<OptionRule> rules();

  using AxisSizes = std::vector<std::pair<std::string, int64_t>>;
  /// Returns the axes of each group in `meshes`; InvalidArgument if it is
  /// invalid or has another number of groups.
  absl::StatusOr<std::vector<AxisSizes>> readMeshes(int64_t numGroups) const;
  /// Returns the names and dimensions of `microbatchDims`; InvalidArgument if
  /// it is invalid.
  absl::StatusOr<AxisSizes> readMicrobatchDims() const;
};

/// Pipelines to predict: lists of schedules and of numbers of microbatches.
struct PipelineSweep {
  std::string schedules, microbatches;
  PipelineOptions base;

  bool isEnabled() const { return !schedules.empty(); }
  void addOptions(OptionGroup &group);
  /// Returns the options of each pair of the lists; InvalidArgument for invalid
  /// ones.
  absl::StatusOr<std::vector<PipelineOptions>> readPoints() const;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINING_PIPELINEOPTIONS_H
