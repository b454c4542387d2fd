//===- WriteGroups.cpp - pipeline-write-groups ----------------------------===//

#include "lib/Schedule/ScheduleRequest.h"
#include "transforms/Pipelining/Passes.h"
#include "transforms/Pipelining/WriteGroups/GroupWriter.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_PIPELINEWRITEGROUPS
#include "transforms/Pipelining/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

namespace {
struct WriteGroupsPass
    : mlir::gspmd::impl::PipelineWriteGroupsBase<WriteGroupsPass> {
  using PipelineWriteGroupsBase::PipelineWriteGroupsBase;

  void runOnProgram() override {
    auto func = getOperation().lookupSymbol<func::FuncOp>(entry);
    if (!func || func.isExternal()) {
      getOperation().emitError("has no function '") << entry << "' with a body";
      return signalPassFailure();
    }
    absl::StatusOr<PipelineSchedule> made = makeSchedule(countStages(func));
    if (!made.ok()) {
      func.emitError() << std::string(made.status().message());
      return signalPassFailure();
    }
    if (failed(writeGroups(func, *made)))
      signalPassFailure();
  }

private:
  absl::StatusOr<PipelineSchedule> makeSchedule(int64_t stages) {
    absl::StatusOr<ScheduleRequest> request = ScheduleRequest::read(schedule);
    if (!request.ok())
      return request.status();
    return request->makeSchedule({stages, groups, microbatches});
  }
};
} // namespace
