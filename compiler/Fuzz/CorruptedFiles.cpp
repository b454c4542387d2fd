//===- CorruptedFiles.cpp - Corrupted input files -------------------------===//

#include "compiler/Fuzz/CorruptedFiles.h"
#include "compiler/Formats/Formats.h"
#include "compiler/Fuzz/Trial/ChildProcess.h"
#include "gspmd/Registration/InitAll.h"
#include "lib/Files/ReadFile.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <map>
#include <random>

namespace mlir::gspmd::fuzz {
namespace {

class Corrupter {
public:
  explicit Corrupter(uint64_t seed) : random(seed) {}

  std::string damage(StringRef file) {
    std::string bytes = file.str();
    switch (below(8)) {
    case 0:
      bytes.resize(below(bytes.size()));
      break;
    case 1:
      replaceBytes(bytes, 1 + below(8));
      break;
    case 2:
      movePart(bytes);
      break;
    default: // the corruption that is hardest to detect
      flipBits(bytes, 1 + below(4));
    }
    return bytes;
  }

private:
  uint64_t below(uint64_t limit) {
    return std::uniform_int_distribution<uint64_t>(0, limit ? limit - 1
                                                            : 0)(random);
  }
  void flipBits(std::string &bytes, unsigned count) {
    for (; count && !bytes.empty(); --count)
      bytes[below(bytes.size())] ^= 1 << below(8);
  }
  void replaceBytes(std::string &bytes, unsigned count) {
    // Bounds of ranges reveal more faults than numbers between.
    const unsigned char likely[] = {0x00, 0x01, 0x7f, 0x80, 0xff};
    for (; count && !bytes.empty(); --count)
      bytes[below(bytes.size())] =
          below(2) ? likely[below(std::size(likely))] : below(256);
  }
  void movePart(std::string &bytes) {
    std::string part = bytes.substr(below(bytes.size()), 1 + below(16));
    bytes.insert(below(bytes.size()), part);
  }

  std::mt19937_64 random;
};

/// Returns the outcome of reading: `read`, or `rejected` by the parser or
/// because its child process ended.
std::string readBytes(StringRef bytes, const DialectRegistry &registry) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  std::string outcome = "rejected without a message";
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
      return;
    bool isFault = StringRef(diagnostic.str()).contains("file is damaged");
    outcome = isFault ? "rejected after a fault in MLIR's reader" : "rejected";
  });
  return readProgram(llvm::MemoryBuffer::getMemBufferCopy(bytes, "damaged"),
                     context)
             ? "read"
             : outcome;
}

std::string describeDeath(int signal) {
  if (signal == SIGALRM)
    return "took too long";
  return signal ? "died of signal " + std::to_string(signal)
                : "ended without an answer";
}

} // namespace

int runCorruption(const std::vector<std::string> &files, uint64_t seed,
                  uint64_t count, unsigned timeoutSeconds,
                  const std::string &folder) {
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> buffers;
  for (const std::string &file : files) {
    auto buffer = readFile(file, kMaxProgramFileBytes);
    if (!buffer.ok()) {
      llvm::errs() << "gspmd-fuzz: error: " << file << ": "
                   << std::string(buffer.status().message()) << "\n";
      return 2;
    }
    buffers.push_back(std::move(*buffer));
  }
  DialectRegistry registry;
  registerAllDialects(registry);
  std::map<std::string, uint64_t> outcomes;
  int exit = 0;
  for (uint64_t i = 0; i < count; ++i) {
    StringRef original = buffers[i % buffers.size()]->getBuffer();
    std::string bytes = Corrupter(seed + i).damage(original);
    ChildProcess child([&] { return readBytes(bytes, registry); },
                       timeoutSeconds);
    int signal = 0;
    if (child.finish(signal)) {
      ++outcomes[child.answer];
      continue;
    }
    exit = 1;
    std::string path = folder + "/damaged-" + std::to_string(seed + i);
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << bytes;
    llvm::outs() << "seed " << seed + i << ": " << describeDeath(signal)
                 << ", see " << path << "\n";
    ++outcomes[describeDeath(signal)];
  }
  for (auto &[outcome, number] : outcomes)
    llvm::outs() << number << " " << outcome << "\n";
  return exit;
}

} // namespace mlir::gspmd::fuzz
