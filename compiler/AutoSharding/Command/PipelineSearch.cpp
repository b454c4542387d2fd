//===- PipelineSearch.cpp - The search for a pipeline ---------------------===//
#include "compiler/AutoSharding/Command/PipelineSearch.h"
#include "absl/strings/str_cat.h"
#include "gspmd/CostModel/Timeline.h"
#include "lib/Progress/Interrupt.h"
#include "lib/Report/TextFormat.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::gspmd {

void PipelineSearch::addOptions(OptionGroup &group) {
  group.addJoined("microbatches", "count,...",
                  "Search for pipeline stages with these numbers of "
                  "microbatches, instead of for annotations",
                  microbatches);
  group.addJoined("pipeline-schedule", "name,...",
                  "Schedules to try (gpipe,1f1b,interleaved,zero-bubble)",
                  schedules);
  group.addJoined("stages", "count,...",
                  "Numbers of stages to try (those of the program)", stages);
  group.addJoined("microbatch-dims", "x=0,y=0",
                  "Dimension of the batch of arguments (sharding.microbatch)",
                  base.microbatchDims);
}

/// Returns the options of all combinations.
static absl::StatusOr<std::vector<PipelineCandidate>>
makeCandidates(const PipelineSearch &search) {
  std::vector<PipelineCandidate> candidates;
  llvm::SmallVector<llvm::StringRef> stageCounts;
  const std::string stages = search.stages.empty() ? "0" : search.stages;
  llvm::StringRef(stages).split(stageCounts, ',');
  const std::string schedules = search.schedules.empty()
                                    ? "gpipe,1f1b,interleaved,zero-bubble"
                                    : search.schedules;
  for (llvm::StringRef count : stageCounts) {
    PipelineSweep sweep{schedules, search.microbatches, search.base};
    if (count.getAsInteger(10, sweep.base.stages))
      return absl::InvalidArgumentError(absl::StrCat(
          "--stages: expected a number, found '", count.str(), "'"));
    absl::StatusOr<std::vector<PipelineOptions>> points = sweep.readPoints();
    if (!points.ok())
      return points.status();
    for (PipelineOptions &point : *points)
      candidates.push_back({std::move(point), std::nullopt, ""});
  }
  return candidates;
}

bool fits(const PipelineCandidate &candidate, double memoryLimit) {
  if (!candidate.timeline)
    return false;
  double capacity = candidate.timeline->capacityBytes;
  return candidate.timeline->peakBytes() <=
         (memoryLimit > 0 ? std::min(memoryLimit, capacity) : capacity);
}

absl::StatusOr<std::vector<PipelineCandidate>>
searchPipelines(Compilation &program, const PipelineSearch &search,
                const SimulateOptions &simulation, double memoryLimit) {
  auto candidates = makeCandidates(search);
  if (!candidates.ok())
    return candidates.status();
  SimulateOptions limited = simulation;
  limited.memoryLimit = memoryLimit;
  size_t numPredicted = 0;
  for (PipelineCandidate &candidate : *candidates) {
    if (isInterrupted())
      break;
    ++numPredicted;
    // A schedule may be invalid for a number of stages.
    ScopedDiagnosticHandler handler(
        program.source().getContext(), [&](Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() == DiagnosticSeverity::Error &&
              candidate.error.empty())
            candidate.error = diagnostic.str();
          return success();
        });
    FailureOr<PipelineTimeline> timeline =
        predictPipeline(program, candidate.options, limited);
    if (succeeded(timeline))
      candidate.timeline = *std::move(timeline);
  }
  candidates->resize(numPredicted);
  llvm::stable_sort(
      *candidates, [&](const PipelineCandidate &a, const PipelineCandidate &b) {
        auto key = [&](const PipelineCandidate &candidate) {
          return std::tuple(!fits(candidate, memoryLimit), !candidate.timeline,
                            candidate.timeline ? candidate.timeline->stepSeconds
                                               : 0);
        };
        return key(a) < key(b);
      });
  return candidates;
}

std::string toTable(llvm::ArrayRef<PipelineCandidate> candidates,
                    double memoryLimit) {
  std::string text;
  llvm::raw_string_ostream os(text);
  const PipelineOptions &best = candidates.front().options;
  os << "found: --pipeline-schedule=" << best.schedule
     << " --microbatches=" << best.microbatches;
  if (best.stages)
    os << " --stages=" << best.stages;
  if (isInterrupted())
    os << "\nstopped by " << interruptName()
       << ": this is the best result so far, of "
       << countText(candidates.size(), "candidate");
  os << llvm::formatv("\n\n{0,-14}{1,8}{2,8}{3,14}{4,12}{5,9}{6,14}\n",
                      "schedule", "stages", "groups", "microbatches", "step",
                      "bubble", "peak memory");
  // Candidates that are invalid for the same reason share a row.
  llvm::StringSet<> errors;
  for (const PipelineCandidate &candidate : candidates) {
    const PipelineOptions &options = candidate.options;
    if (!candidate.timeline) {
      if (errors.insert(candidate.error).second)
        os << llvm::formatv("{0,-14}{1,8}{2,8}{3,14}  {4}\n", options.schedule,
                            options.stages, "", options.microbatches,
                            candidate.error);
      continue;
    }
    const PipelineTimeline &timeline = *candidate.timeline;
    os << llvm::formatv("{0,-14}{1,8}{2,8}{3,14}{4,12}{5,9:P1}{6,14}{7}\n",
                        options.schedule, timeline.shape.stages,
                        timeline.shape.groups, options.microbatches,
                        secondsText(timeline.stepSeconds), timeline.bubble(),
                        bytesText(timeline.peakBytes()),
                        fits(candidate, memoryLimit) ? "" : "  too large");
  }
  return text;
}

} // namespace mlir::gspmd
