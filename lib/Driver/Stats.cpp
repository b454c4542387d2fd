//===- Stats.cpp - What a run cost, as JSON and as a table ----------------===//
#include "Stats.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <nlohmann/json.hpp>

using ::gspmd::CollectiveCount;
using ::gspmd::CollectiveKind;

namespace mlir::gspmd {
namespace {

/// Calls `visit(name, count)` for the kinds that were executed.
template <typename Visit>
void forEachCollective(const RunReport &report, Visit visit) {
  for (unsigned i = 0; i < ::gspmd::numCollectiveKinds; ++i) {
    const CollectiveCount &count = report.run.collectives[i];
    if (count.count)
      visit(::gspmd::toString(static_cast<CollectiveKind>(i)).str(), count);
  }
}

bool knowsMemory(const RunReport &report) {
  return report.engine.empty() || !report.run.peakBytesByDevice.empty();
}

} // namespace

std::string toJson(const RunReport &report) {
  nlohmann::json collectives = nlohmann::json::object();
  forEachCollective(
      report, [&](const std::string &name, const CollectiveCount &count) {
        collectives[name] = {{"count", count.count}, {"bytes", count.bytes}};
      });
  nlohmann::json json = {{"devices", report.numDevices},
                         {"flops", report.flops},
                         {"compile_ms", report.compileMilliseconds},
                         {"from_cache", report.wasKept},
                         {"run_ms", report.run.runMilliseconds},
                         {"step_ms", report.run.stepMilliseconds},
                         {"median_step_ms", report.run.medianMilliseconds},
                         {"replicated_ops", report.replicatedOps}};
  if (!report.optimizations.empty())
    json["optimizations"] = report.optimizations;
  if (report.engine.empty()) {
    json["collectives"] = collectives;
  } else {
    json["engine"] = report.engine;
    json["platform"] = report.platform;
  }
  if (knowsMemory(report)) {
    json["peak_bytes"] = report.run.peakBytes;
    json["peak_bytes_by_device"] = report.run.peakBytesByDevice;
  }
  if (report.maxError)
    json["max_error"] = *report.maxError;
  // Locations come from the user's file and need not be UTF-8.
  return json.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) +
         "\n";
}

void printTable(const RunReport &report, llvm::raw_ostream &os) {
  auto row = [&](StringRef name) -> llvm::raw_ostream & {
    return os << llvm::left_justify(name, 22);
  };
  row("devices") << report.numDevices;
  if (!report.platform.empty())
    os << " of " << report.platform;
  os << "\n";
  forEachCollective(
      report, [&](const std::string &name, const CollectiveCount &count) {
        row(name) << count.count << " x, " << count.bytes << " bytes\n";
      });
  row("flops per device") << report.flops << "\n";
  if (knowsMemory(report))
    row("peak bytes per device") << report.run.peakBytes << "\n";
  row("compile time") << llvm::format("%.1f ms%s\n", report.compileMilliseconds,
                                      report.wasKept ? " (kept)" : "");
  row("run time") << llvm::format("%.3f ms\n", report.run.stepMilliseconds);
  if (!report.replicatedOps.empty())
    row("ops on whole tensors") << report.replicatedOps.size() << "\n";
  if (!report.optimizations.empty())
    row("optimizations") << report.optimizations.size() << "\n";
  if (report.maxError)
    row("largest error") << llvm::format("%.3g\n", *report.maxError);
}

} // namespace mlir::gspmd
