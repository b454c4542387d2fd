//===- ScheduleRequest.h - A schedule as a user states it -------*- C++ -*-===//
#ifndef GSPMD_LIB_SCHEDULE_SCHEDULEREQUEST_H
#define GSPMD_LIB_SCHEDULE_SCHEDULEREQUEST_H

#include "lib/Schedule/PipelineSchedule.h"

namespace mlir::gspmd {

/// A schedule before the number of stages is known: a kind, or a table.
struct ScheduleRequest {
  /// A text of parseScheduleKind, or the name of a file with a table (`.json`).
  std::string text;
  std::optional<ScheduleKind> kind;
  /// The schedule that the file states, if there is no kind.
  PipelineSchedule table;
  bool splitsBackward = false;

  /// Returns true if `text` is the name of a file.
  static bool isFile(llvm::StringRef text) { return text.ends_with(".json"); }
  /// Reads the file of a table. Returns InvalidArgument for an invalid text or
  /// table.
  static absl::StatusOr<ScheduleRequest> read(llvm::StringRef text);

  /// Returns the schedule of a program. With 0 groups there are as many as
  /// stages, in an interleaved schedule half as many.
  absl::StatusOr<PipelineSchedule> makeSchedule(PipelineShape shape) const;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SCHEDULE_SCHEDULEREQUEST_H
