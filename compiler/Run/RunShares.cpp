//===- RunShares.cpp - Memory and traffic of MPI ranks (--shares) ---------===//
#include "compiler/Run/RunShares.h"
#include "compiler/Codegen/SummarizeProgram.h"
#include "compiler/CommandLine/TerminalText.h"
#include "compiler/CommandLine/TextFile.h"
#include "lib/Engines/Mpi/MpiEstimate.h"
#include "lib/Progress/Progress.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <nlohmann/json.hpp>

namespace mlir::gspmd {
namespace {

using ByRank = std::vector<int64_t>;

std::string rangeText(const ByRank &bytes) {
  auto [min, max] = std::minmax_element(bytes.begin(), bytes.end());
  std::string minText = bytesText(static_cast<double>(*min)),
              maxText = bytesText(static_cast<double>(*max));
  return minText == maxText ? maxText : minText + " to " + maxText;
}

void forEachKind(
    const MpiEstimate &shares,
    llvm::function_ref<void(const std::string &, int64_t, const ByRank &)>
        visit) {
  for (unsigned kind = 0; kind < kNumCollectiveKinds; ++kind)
    if (shares.counts[kind])
      visit(toString(static_cast<CollectiveKind>(kind)).str(),
            shares.counts[kind], shares.sentBytes[kind]);
}

ByRank sumSentBytes(const MpiEstimate &shares) {
  ByRank sum(shares.argumentBytes.size(), 0);
  for (const ByRank &sent : shares.sentBytes)
    for (auto [total, bytes] : llvm::zip(sum, sent))
      total += bytes;
  return sum;
}

std::string formatTable(const ProgramSummary &summary,
                        const MpiEstimate &shares, int64_t devicesPerRank) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto row = [&](llvm::StringRef name) -> llvm::raw_ostream & {
    return os << llvm::left_justify(name, 22);
  };
  row("devices") << summary.program.numDevices() << "\n";
  row("ranks") << shares.argumentBytes.size() << " with " << devicesPerRank
               << (devicesPerRank == 1 ? " device" : " devices") << " each\n";
  os << "each rank holds\n";
  row("  arguments") << rangeText(shares.argumentBytes) << "\n";
  row("  results") << rangeText(shares.resultBytes) << "\n";
  row("  at the peak") << rangeText(shares.peakBytes) << "\n";
  os << "each rank sends in a step\n";
  forEachKind(shares,
              [&](const std::string &name, int64_t count, const ByRank &sent) {
                row("  " + name) << rangeText(sent) << " in " << count << "\n";
              });
  ByRank sent = sumSentBytes(shares);
  row("  total") << rangeText(sent) << "\n";
  double all = 0;
  for (int64_t bytes : sent)
    all += static_cast<double>(bytes);
  row("all ranks send") << bytesText(all) << "\n";
  for (const std::string &note : summary.notes)
    os << "note: " << note << "\n";
  return text;
}

std::string toJson(const ProgramSummary &summary, const MpiEstimate &shares) {
  nlohmann::json sent = nlohmann::json::object(), counts = sent;
  forEachKind(shares,
              [&](const std::string &name, int64_t count, const ByRank &bytes) {
                sent[name] = bytes;
                counts[name] = count;
              });
  nlohmann::json json = {{"devices", summary.program.numDevices()},
                         {"ranks", shares.argumentBytes.size()},
                         {"argument_bytes_by_rank", shares.argumentBytes},
                         {"result_bytes_by_rank", shares.resultBytes},
                         {"peak_bytes_by_rank", shares.peakBytes},
                         {"peak_bytes", summary.peakBytes},
                         {"collectives", counts},
                         {"sent_bytes", sent},
                         {"sent_bytes_by_rank", sumSentBytes(shares)},
                         {"notes", summary.notes}};
  return json.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) +
         "\n";
}

} // namespace

ExitCode runShares(const RunCommand &command, Compilation &compilation) {
  KeptResult<DeviceProgram> device =
      compilation.makeDeviceProgram(command.compilationOptions());
  if (failed(device))
    return ExitCode::BadInput;
  FailureOr<ProgramSummary> summary =
      summarizeProgram((*device)->module, compilation.entry());
  if (failed(summary))
    return ExitCode::BadInput;
  int64_t devices = summary->program.numDevices(),
          devicesPerRank = command.engine.mpi.devicesPerRank;
  if (devices % devicesPerRank != 0)
    return reportError(ExitCode::BadInput,
                       "the program runs on " + llvm::Twine(devices) +
                           " devices, which is not a multiple of "
                           "--devices-per-rank " +
                           llvm::Twine(devicesPerRank));
  MpiEstimate shares = estimateMpiRun(*summary, devicesPerRank);
  Progress::hideLine();
  printTerminalText([&](llvm::raw_ostream &os) {
    os << formatTable(*summary, shares, devicesPerRank);
  });
  if (!command.results.stats.empty())
    if (auto error =
            writeTextFile(command.results.stats, toJson(*summary, shares)))
      return reportError(ExitCode::BadInput, *error);
  return ExitCode::Ok;
}

} // namespace mlir::gspmd
