//===- AutoShardReport.cpp - Tables, JSON and page of a search ------------===//
#include "compiler/AutoSharding/Command/AutoShardReport.h"
#include "compiler/AutoSharding/Evaluation/Recompute.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Pipeline/Compilation.h"
#include "lib/Progress/Interrupt.h"
#include "lib/Report/StepReport.h"
#include "lib/Report/TextFormat.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"
#include <nlohmann/json.hpp>

using nlohmann::ordered_json;

namespace mlir::gspmd {

static std::string meshText(const std::vector<NamedAxis> &mesh) {
  std::string text;
  for (const auto &[name, size] : mesh)
    text += (text.empty() ? "" : ",") + name + "=" + std::to_string(size);
  return text;
}

/// Prints a row of the table of layouts with these column widths.
static void printRow(raw_ostream &os, StringRef name, unsigned nameColumns,
                     unsigned meshColumns, const CandidateSummary &layout,
                     double limitBytes) {
  os << llvm::left_justify(name, nameColumns)
     << (layout.rematerializes ? "*" : " ")
     << llvm::left_justify(meshText(layout.mesh), meshColumns)
     << llvm::formatv(" {0,12} {1,12}", secondsText(layout.stepSeconds),
                      bytesText(layout.peakBytes))
     << (layout.peakBytes <= limitBytes ? "\n" : "  too large\n");
}

static void printRow(raw_ostream &os, const FoundAnnotation &annotation,
                     double step) {
  std::string name = annotation.name;
  if (annotation.numArguments > 1)
    name += llvm::formatv(" and {0} more", annotation.numArguments - 1);
  os << llvm::formatv("  {0,-40} {1,-24} ", name, annotation.sharding);
  double without = annotation.stepWithout;
  if (annotation.isRequiredToFit)
    os << "without it too large for memory";
  else if (without > 0)
    os << "without it " << secondsText(without)
       << llvm::formatv(" ({0}{1:f1}%)", without < step ? "" : "+",
                        100 * (without / step - 1));
  os << "\n";
}

using Rows = std::vector<std::pair<StringRef, const CandidateSummary *>>;

/// Explains why a row that is better than the found layout was not taken: only
/// the annotations decide against an evaluated layout. With --optimize, the
/// choice is based on optimized costs, which rows do not show.
static void explainBetterRows(raw_ostream &os, const Rows &rows,
                              const AutoShardResult &found) {
  constexpr double kSame = 1.00005; // the resolution of two digits of a percent
  const CandidateSummary &best = found.best;
  const CandidateSummary *fastest = &best, *smallest = &best;
  for (const auto &[name, layout] : rows) {
    if (layout->peakBytes > found.limitBytes || name == kFoundOptimized)
      continue;
    if (layout->stepSeconds * kSame < best.stepSeconds &&
        layout->stepSeconds < fastest->stepSeconds)
      fastest = layout;
    if (layout->stepSeconds <= best.stepSeconds * kSame &&
        layout->peakBytes * kSame < smallest->peakBytes)
      smallest = layout;
  }
  if (fastest == &best && smallest == &best)
    return;
  os << "found ";
  if (fastest != &best)
    os << llvm::formatv("takes {0:f2} % longer than the fastest row",
                        100 * (best.stepSeconds / fastest->stepSeconds - 1));
  else
    os << "needs more memory than a row that is as fast";
  bool wasOptimized = llvm::any_of(
      rows, [](const auto &row) { return row.first == kFoundOptimized; });
  os << ": annotations that gain less than "
     << percentText(found.allowedSlowdown) << " of the step are omitted"
     << (wasOptimized ? ", and --optimize takes what is fastest with it\n"
                      : "\n");
}

std::string toTable(const AutoShardResult &found, unsigned alternatives) {
  if (!found.fits())
    return "";
  std::string text;
  llvm::raw_string_ostream os(text);
  const CandidateSummary &best = found.best;
  os << "mesh: " << meshText(best.mesh) << "\n"
     << "predicted step: " << secondsText(best.stepSeconds)
     << (found.stepError > 0 ? " (+-" + percentText(found.stepError) + ")"
                             : " (not calibrated)")
     << ", memory of a device: " << bytesText(best.peakBytes) << "\n"
     << countText(found.numCandidates, "candidate")
     << (found.numCandidates == 1 ? " was simulated" : " were simulated");
  if (isInterrupted())
    os << "; stopped by " << interruptName()
       << ": this is the best result so far";
  else if (found.timeLimitReached)
    os << "; stopped at the time limit: another run may differ";
  if (!found.unoptimizedReason.empty())
    os << "\n" << found.unoptimizedReason;
  for (const auto &mesh : found.unsolvedMeshes)
    os << "\nsolved candidates on " << meshText(mesh)
       << " were omitted: the mesh has too many axes for the solver";
  os << "\n\nannotations\n";
  for (const FoundAnnotation &annotation : found.annotations)
    printRow(os, annotation, best.stepSeconds);
  if (found.annotations.empty())
    os << "  none: no sharding is faster\n";
  if (found.numUnnamed > 0)
    os << "  (" << countText(found.numUnnamed, "value")
       << (found.numUnnamed == 1
               ? " has no name of its own: only the program (-o) has its "
                 "annotation)\n"
               : " have no name of their own: only the program (-o) has their "
                 "annotations)\n");
  Rows rows;
  rows.emplace_back("found", &best);
  for (const CandidateSummary &layout : found.baselines)
    rows.emplace_back(layout.name, &layout);
  for (const CandidateSummary &layout :
       llvm::ArrayRef(found.paretoFront).take_front(alternatives))
    rows.emplace_back("pareto", &layout);
  size_t nameColumns = 28, columns = 14;
  for (const auto &[name, layout] : rows) {
    nameColumns = std::max(nameColumns, name.size());
    columns = std::max(columns, meshText(layout->mesh).size());
  }
  os << "\n"
     << llvm::left_justify("layout", nameColumns) << " "
     << llvm::left_justify("mesh", columns)
     << llvm::formatv(" {0,12} {1,12}\n", "step", "memory");
  for (const auto &[name, layout] : rows)
    printRow(os, name, nameColumns, columns, *layout, found.limitBytes);
  if (llvm::any_of(rows,
                   [](const auto &row) { return row.second->rematerializes; }))
    os << "* takes less memory with --optimize=ring-attention,rematerialize "
          "--memory-limit="
       << llvm::formatv("{0:f0}", found.limitBytes) << " of gspmd-run\n";
  explainBetterRows(os, rows, found);
  return text;
}

static ordered_json meshJson(const std::vector<NamedAxis> &mesh) {
  ordered_json axes = ordered_json::object();
  for (const auto &[name, size] : mesh)
    axes[name] = size;
  return axes;
}

static ordered_json layoutJson(const CandidateSummary &layout, StringRef name,
                               double limitBytes) {
  return {{"name", name.str()},
          {"mesh", meshJson(layout.mesh)},
          {"step_seconds", layout.stepSeconds},
          {"peak_bytes", layout.peakBytes},
          {"fits", layout.peakBytes <= limitBytes},
          {"recomputes", layout.rematerializes}};
}

static ordered_json annotationJson(const FoundAnnotation &annotation) {
  return {{"name", annotation.name},
          {"num_arguments", annotation.numArguments},
          {"inside", annotation.isIntermediate},
          {"sharding", ordered_json::parse(annotation.sharding)},
          {"for_memory", annotation.isRequiredToFit},
          {"step_without_seconds", annotation.stepWithout > 0
                                       ? ordered_json(annotation.stepWithout)
                                       : ordered_json()}};
}

std::string toJson(const AutoShardResult &found) {
  ordered_json json = layoutJson(found.best, found.best.name, found.limitBytes);
  json["limit_bytes"] = found.limitBytes;
  json["step_error"] = found.stepError;
  json["candidates"] = found.numCandidates;
  json["stopped_by_clock"] = found.timeLimitReached;
  if (!found.unoptimizedReason.empty())
    json["optimizing"] = found.unoptimizedReason;
  json["unsolved_meshes"] = ordered_json::array();
  for (const auto &mesh : found.unsolvedMeshes)
    json["unsolved_meshes"].push_back(meshJson(mesh));
  json["nameless_values"] = found.numUnnamed;
  json["annotations"] = ordered_json::array();
  for (const FoundAnnotation &annotation : found.annotations)
    json["annotations"].push_back(annotationJson(annotation));
  json["shardings"] = found.json.empty()
                          ? ordered_json::object()
                          : ordered_json::parse(found.json)["shardings"];
  json["layouts"] = ordered_json::array();
  for (const CandidateSummary &layout : found.baselines)
    json["layouts"].push_back(
        layoutJson(layout, layout.name, found.limitBytes));
  for (const CandidateSummary &layout : found.paretoFront)
    json["layouts"].push_back(layoutJson(layout, "pareto", found.limitBytes));
  return json.dump(1, ' ', false, ordered_json::error_handler_t::replace) +
         "\n";
}

FailureOr<std::string> toPage(AutoShardResult &found,
                              const AutoShardOptions &options,
                              const std::string &entry,
                              const std::string &title) {
  FailureOr<Compilation> compilation =
      Compilation::create(found.module->clone(), entry);
  if (failed(compilation))
    return failure();
  DeviceOptions device;
  if (found.best.rematerializes)
    device.optimize = makeMemoryOptions(options, found.limitBytes);
  KeptResult<SimulatedStep> step =
      compilation->simulate(options.simulate, device, /*withPictures=*/true);
  if (failed(step))
    return failure();
  ReportData data = makeReport((*step)->pictures, (*step)->timeline, title);
  nlohmann::json json = nlohmann::json::parse(toJson(found));
  return renderReport(data, /*comparison=*/nullptr, &json);
}

LogicalResult writePage(AutoShardResult &found, const AutoShardOptions &options,
                        const std::string &entry, const std::string &path) {
  FailureOr<std::string> page = toPage(found, options, entry, entry);
  if (failed(page))
    return failure();
  if (std::optional<std::string> error = writeTextFile(path, *page))
    return found.module->emitError() << "report: " << *error;
  return success();
}

std::string unfitText(const AutoShardResult &found) {
  return "none of " + std::to_string(found.numCandidates) +
         " candidates fits into the " + bytesText(found.limitBytes) +
         " of memory of a device; the smallest needs " +
         bytesText(found.best.peakBytes) + earlyEndText(found.timeLimitReached);
}

} // namespace mlir::gspmd
