//===- RunReport.cpp - Statistics of a run as JSON and as a table ---------===//
#include "compiler/Engines/RunReport.h"
#include "compiler/Engines/Engine.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <nlohmann/json.hpp>

namespace mlir::gspmd {
namespace {

/// Calls `visit(name, count)` for each kind of collective that was executed.
template <typename Visit>
void forEachCollective(const RunReport &report, Visit visit) {
  for (unsigned i = 0; i < kNumCollectiveKinds; ++i) {
    const CollectiveCount &count = report.run.collectives[i];
    if (count.count)
      visit(toString(static_cast<CollectiveKind>(i)).str(), count);
  }
}

/// Only some plugins report memory.
bool hasMemoryFigures(const RunReport &report) {
  return !report.run.peakBytesByDevice.empty();
}

int64_t sentBytes(const MpiStats &mpi) {
  int64_t sum = 0;
  for (int64_t bytes : mpi.sentBytes)
    sum += bytes;
  return sum;
}

nlohmann::json toJson(const MpiStats &mpi, int64_t numRanks) {
  nlohmann::json sent = nlohmann::json::object();
  for (auto [kind, bytes] : llvm::enumerate(mpi.sentBytes))
    if (bytes)
      sent[toString(static_cast<CollectiveKind>(kind)).str()] = bytes;
  return {{"ranks", numRanks},
          {"communicators", mpi.numCommunicators},
          {"start_ms", mpi.startMilliseconds},
          {"connect_ms", mpi.connectMilliseconds},
          {"sent_bytes", sent},
          {"sent_bytes_by_rank", mpi.sentBytesByRank}};
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
                         {"from_cache", report.isFromCache},
                         {"run_ms", report.run.runMilliseconds},
                         {"step_ms", report.run.stepMilliseconds},
                         {"median_step_ms", report.run.medianMilliseconds},
                         {"replicated_ops", report.replicatedOps}};
  if (!report.optimizations.empty())
    json["optimizations"] = report.optimizations;
  if (report.engine->reportsCollectives)
    json["collectives"] = collectives;
  if (report.mpi)
    json["mpi"] = toJson(*report.mpi, report.numRanks);
  json["engine"] = report.engine->name.str();
  if (!report.platform.empty())
    json["platform"] = report.platform;
  if (hasMemoryFigures(report)) {
    json["peak_bytes"] = report.run.peakBytes;
    json["peak_bytes_by_device"] = report.run.peakBytesByDevice;
  }
  if (report.pipeline)
    json["pipeline"] = {
        {"stages", report.pipeline->stages},
        {"groups", report.pipeline->groups},
        {"microbatches", report.pipeline->microbatches},
        {"transfers", report.pipeline->numTransfers},
        {"transfer_bytes", report.pipeline->transferBytes},
        {"live_microbatches", report.pipeline->liveMicrobatches}};
  if (report.maxError)
    json["max_error"] = std::isfinite(*report.maxError)
                            ? nlohmann::json(*report.maxError)
                            : nlohmann::json("Infinity"); // JSON has no number
  // Locations contain text of the user that need not be UTF-8.
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
  if (const auto &pipeline = report.pipeline) {
    row("pipeline") << pipeline->stages << " stages on " << pipeline->groups
                    << " groups of devices, " << pipeline->microbatches
                    << " microbatches\n";
    row("live microbatches")
        << llvm::join(
               llvm::map_range(pipeline->liveMicrobatches,
                               [](int64_t n) { return std::to_string(n); }),
               ", ")
        << "\n";
    row("transfers") << pipeline->numTransfers << " x, "
                     << pipeline->transferBytes << " bytes\n";
  }
  if (report.mpi)
    row("ranks") << report.numRanks << ", " << report.mpi->numCommunicators
                 << " communicators of rank 0\n";
  forEachCollective(
      report, [&](const std::string &name, const CollectiveCount &count) {
        row(name) << count.count << " x, " << count.bytes << " bytes\n";
      });
  if (report.mpi)
    row("sent by rank 0") << sentBytes(*report.mpi) << " bytes\n";
  row("flops per device") << report.flops << "\n";
  if (hasMemoryFigures(report))
    row("peak bytes per device") << report.run.peakBytes << "\n";
  row("compile time") << llvm::format("%.1f ms%s\n", report.compileMilliseconds,
                                      report.isFromCache ? " (kept)" : "");
  if (report.mpi)
    row("start of MPI") << llvm::format("%.1f ms, communicators %.1f ms\n",
                                        report.mpi->startMilliseconds,
                                        report.mpi->connectMilliseconds);
  row("run time") << llvm::format("%.3f ms\n", report.run.stepMilliseconds);
  if (!report.replicatedOps.empty())
    row("replicated ops") << report.replicatedOps.size() << "\n";
  if (!report.optimizations.empty())
    row("optimizations") << report.optimizations.size() << "\n";
  if (report.maxError)
    row("largest error") << llvm::format("%.3g\n", *report.maxError);
}

} // namespace mlir::gspmd
