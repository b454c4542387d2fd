//===- ScheduleRequest.cpp - A schedule as a user states it ---------------===//
#include "lib/Schedule/ScheduleRequest.h"
#include "absl/strings/str_cat.h"
#include "lib/Files/ReadFile.h"
#include <algorithm>

namespace mlir::gspmd {

absl::StatusOr<ScheduleRequest> ScheduleRequest::read(llvm::StringRef text) {
  ScheduleRequest request;
  request.text = text.str();
  request.kind = parseScheduleKind(text);
  request.splitsBackward = request.kind == ScheduleKind::ZeroBubble;
  if (request.kind)
    return request;
  if (!isFile(text))
    return absl::InvalidArgumentError(
        absl::StrCat("--pipeline-schedule: expected ", kScheduleKinds.str(),
                     " or a .json file, found '", request.text, "'"));
  auto file = readFile(request.text, kMaxTextFileBytes);
  if (!file.ok())
    return absl::InvalidArgumentError(
        absl::StrCat("--pipeline-schedule: cannot read '", request.text,
                     "': ", std::string(file.status().message())));
  auto table = readScheduleTable((*file)->getBuffer(), text);
  if (!table.ok())
    return table.status();
  request.table = *std::move(table);
  request.splitsBackward = request.table.splitsBackward;
  return request;
}

absl::StatusOr<PipelineSchedule>
ScheduleRequest::makeSchedule(PipelineShape shape) const {
  if (shape.groups == 0)
    shape.groups = kind == ScheduleKind::Interleaved
                       ? std::max<int64_t>(1, shape.stages / 2)
                       : shape.stages;
  if (kind)
    return gspmd::makeSchedule(*kind, shape);
  if (absl::Status status = validateSchedule(table, shape, text); !status.ok())
    return status;
  PipelineSchedule result = table;
  result.shape = shape;
  return result;
}

} // namespace mlir::gspmd
