//===- AheadOfTimeReport.cpp - A program compiled for a topology ----------===//
#include "compiler/Engines/AheadOfTimeReport.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <nlohmann/json.hpp>

namespace mlir::gspmd {

std::optional<std::string>
AheadOfTimeRequest::validate(const EngineOptions &engine) const {
  if (!topology)
    return std::nullopt;
  if (engine.name != kPjrtEngine)
    return "--aot requires --engine " + kPjrtEngine.str();
  if (topology->empty())
    return "--aot: expected the name of a topology, such as v5e:2x4, found ''";
  return std::nullopt;
}

absl::StatusOr<AheadOfTimeReport>
compileAheadOfTime(const ExportedProgram &program,
                   const PjrtEngineOptions &engine,
                   const AheadOfTimeRequest &request) {
  AheadOfTimeOptions options;
  options.plugin = engine.plugin;
  options.topology = *request.topology;
  options.topologyOptions = engine.clientOptionPairs();
  options.readsProgram = request.readsProgram;
  options.readsExecutable = request.readsExecutable;
  absl::StatusOr<AheadOfTimeExecutable> executable =
      compileAheadOfTime(program.program, options);
  if (!executable.ok())
    return executable.status();
  AheadOfTimeReport report;
  report.topology = *request.topology;
  report.numDevices = program.program.signature.numDevices();
  report.flops = program.flops;
  report.exportMilliseconds = program.milliseconds;
  report.replicatedOps = program.replicatedOps();
  report.optimizations = program.optimizations();
  report.executable = *std::move(executable);
  return report;
}

static nlohmann::json toJson(const CompiledMemory &memory) {
  nlohmann::json json = {{"argument_bytes", memory.arguments},
                         {"result_bytes", memory.results},
                         {"alias_bytes", memory.aliases},
                         {"temporary_bytes", memory.temporaries},
                         {"code_bytes", memory.code},
                         {"host_argument_bytes", memory.hostArguments},
                         {"host_result_bytes", memory.hostResults},
                         {"host_temporary_bytes", memory.hostTemporaries}};
  if (memory.peak)
    json["peak_bytes"] = *memory.peak;
  if (memory.total)
    json["total_bytes"] = *memory.total;
  return json;
}

std::string toJson(const AheadOfTimeReport &report) {
  const AheadOfTimeExecutable &executable = report.executable;
  nlohmann::json json = {{"ahead_of_time", true},
                         {"engine", kPjrtEngine.str()},
                         {"topology", report.topology},
                         {"topology_devices", executable.numTopologyDevices},
                         {"platform", executable.platform},
                         {"device_kind", executable.deviceKind},
                         {"devices", report.numDevices},
                         {"flops", report.flops},
                         {"export_ms", report.exportMilliseconds},
                         {"compile_ms", executable.compileMilliseconds},
                         {"replicated_ops", report.replicatedOps}};
  if (!report.optimizations.empty())
    json["optimizations"] = report.optimizations;
  json["memory"] =
      executable.memory ? toJson(*executable.memory) : nlohmann::json();
  json["costs"] = nlohmann::json::object();
  for (const auto &[name, value] : executable.costs)
    json["costs"][name] = value;
  if (!executable.programFormat.empty())
    json["program_format"] = executable.programFormat;
  // Names are texts of the plugin that need not be UTF-8.
  return json.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) +
         "\n";
}

void printTable(const AheadOfTimeReport &report, llvm::raw_ostream &os) {
  const AheadOfTimeExecutable &executable = report.executable;
  auto row = [&](llvm::StringRef name) -> llvm::raw_ostream & {
    return os << llvm::left_justify(name, 22);
  };
  row("devices") << report.numDevices << " of " << report.topology
                 << ", which has " << executable.numTopologyDevices << " of "
                 << (executable.deviceKind.empty() ? executable.platform
                                                   : executable.deviceKind)
                 << "\n";
  row("flops per device") << report.flops << "\n";
  row("compile time") << llvm::format("%.1f ms\n",
                                      executable.compileMilliseconds);
  if (!executable.memory) {
    row("memory") << "not reported by the plugin\n";
  } else {
    const CompiledMemory &memory = *executable.memory;
    auto bytes = [&](llvm::StringRef name, int64_t count) {
      row(name) << bytesText(static_cast<double>(count)) << "\n";
    };
    os << "memory of each device\n";
    if (memory.total)
      bytes("  total", *memory.total);
    if (memory.peak)
      bytes("  peak", *memory.peak);
    bytes("  arguments", memory.arguments);
    bytes("  results", memory.results);
    bytes("  of these aliased", memory.aliases);
    bytes("  temporaries", memory.temporaries);
    bytes("  code", memory.code);
    if (int64_t host =
            memory.hostArguments + memory.hostResults + memory.hostTemporaries)
      bytes("memory of the host", host);
  }
  if (!executable.costs.empty())
    os << "the plugin's cost analysis\n";
  for (const auto &[name, value] : executable.costs)
    row("  " + name) << llvm::format("%.6g\n", value);
  if (!report.replicatedOps.empty())
    row("replicated ops") << report.replicatedOps.size() << "\n";
  if (!report.optimizations.empty())
    row("optimizations") << report.optimizations.size() << "\n";
}

} // namespace mlir::gspmd
