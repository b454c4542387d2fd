//===- PipelineOptions.cpp - The options of pipelines ---------------------===//
#include "compiler/Pipelining/PipelineOptions.h"
#include "absl/strings/str_cat.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::gspmd {

void PipelineOptions::addOptions(OptionGroup &group) {
  group.add("pipeline-schedule", "name",
            "gpipe, 1f1b, interleaved, zero-bubble, or a table (.json)",
            schedule);
  group.add("microbatches", "count", "Number of microbatches of a pipeline",
            microbatches);
  addCommonOptions(group);
}

void PipelineOptions::addCommonOptions(OptionGroup &group) {
  group.addJoined("microbatch-dims", "x=0,y=0",
                  "Dimension of the batch of arguments (sharding.microbatch)",
                  microbatchDims);
  group.add("stages", "count",
            "Stages of equal time and memory (those of the program)", stages);
  group.add("stage-groups", "count",
            "Groups of devices (as many as stages; interleaved: half)", groups);
  group.add("stage-meshes", "x=4;x=2",
            "Sizes of the mesh axes of each group (those of the program)",
            meshes);
}

std::string PipelineOptions::toText() const {
  return absl::StrCat(schedule, " ", microbatches, " ", microbatchDims, " ",
                      stages, " ", groups, " ", meshes);
}

std::vector<OptionRule> PipelineOptions::rules() {
  return {{{"microbatches", "microbatch-dims", "stages", "stage-groups",
            "stage-meshes"},
           {},
           {"pipeline-schedule"},
           " requires --pipeline-schedule"},
          {{"pipeline-schedule"},
           {"no-partition", "optimize"},
           {},
           " runs each stage partitioned and unoptimized; remove "
           "--no-partition or --optimize"}};
}

std::optional<std::string> PipelineOptions::validate() const {
  if (!isEnabled())
    return std::nullopt;
  if (!ScheduleRequest::isFile(schedule) && !parseScheduleKind(schedule))
    return absl::StrCat("--pipeline-schedule: expected ", kScheduleKinds.str(),
                        " or a .json file, found '", schedule, "'");
  if (microbatches < 2)
    return absl::StrCat("--microbatches: expected at least 2, found ",
                        microbatches);
  if (stages < 0)
    return absl::StrCat("--stages: expected at least 1, found ", stages);
  if (groups < 0)
    return absl::StrCat("--stage-groups: expected at least 1, found ", groups);
  return std::nullopt;
}

/// Reads "x=4,y=2", of which all numbers are at least `least`. `what` describes
/// an entry in messages.
static absl::StatusOr<PipelineOptions::AxisSizes>
readNumbers(llvm::StringRef text, int64_t least, llvm::StringRef what) {
  PipelineOptions::AxisSizes result;
  llvm::SmallVector<llvm::StringRef> entries;
  text.split(entries, ',', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef entry : entries) {
    auto [name, digits] = entry.rsplit('=');
    int64_t number = 0;
    if (name.trim().empty() || digits.trim().getAsInteger(10, number) ||
        number < least)
      return absl::InvalidArgumentError(
          absl::StrCat(what.str(), ", found '", entry.str(), "'"));
    result.emplace_back(name.trim().str(), number);
  }
  return result;
}

absl::StatusOr<PipelineOptions::AxisSizes>
PipelineOptions::readMicrobatchDims() const {
  return readNumbers(microbatchDims, 0,
                     "--microbatch-dims: expected an argument and a dimension "
                     "such as x=0");
}

absl::StatusOr<std::vector<PipelineOptions::AxisSizes>>
PipelineOptions::readMeshes(int64_t numGroups) const {
  std::vector<AxisSizes> result;
  if (meshes.empty())
    return std::vector<AxisSizes>(numGroups);
  llvm::SmallVector<llvm::StringRef> groupTexts;
  llvm::StringRef(meshes).split(groupTexts, ';');
  for (llvm::StringRef text : groupTexts) {
    auto sizes = readNumbers(text, 1,
                             "--stage-meshes: expected an axis and its size "
                             "such as x=4");
    if (!sizes.ok())
      return sizes.status();
    result.push_back(*std::move(sizes));
  }
  if (int64_t(result.size()) != numGroups)
    return absl::InvalidArgumentError(absl::StrCat(
        "--stage-meshes: expected the axes of ", numGroups,
        " groups of devices, separated by ';', found ", result.size()));
  return result;
}

void PipelineSweep::addOptions(OptionGroup &group) {
  group.addJoined("pipeline-schedule", "name,...",
                  "gpipe, 1f1b, interleaved, zero-bubble, or a table (.json)",
                  schedules);
  group.addJoined("microbatches", "count,...",
                  "Numbers of microbatches of a pipeline", microbatches);
  base.addCommonOptions(group);
}

absl::StatusOr<std::vector<PipelineOptions>> PipelineSweep::readPoints() const {
  llvm::SmallVector<llvm::StringRef> names, counts;
  llvm::StringRef(schedules).split(names, ',');
  llvm::StringRef(microbatches).split(counts, ',');
  std::vector<PipelineOptions> points;
  for (llvm::StringRef name : names)
    for (llvm::StringRef count : counts) {
      PipelineOptions &point = points.emplace_back(base);
      point.schedule = name.str();
      if (count.getAsInteger(10, point.microbatches))
        return absl::InvalidArgumentError(absl::StrCat(
            "--microbatches: expected a number, found '", count.str(), "'"));
      if (std::optional<std::string> error = point.validate())
        return absl::InvalidArgumentError(*error);
    }
  return points;
}

} // namespace mlir::gspmd
