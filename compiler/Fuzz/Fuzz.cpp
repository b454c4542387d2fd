//===- Fuzz.cpp - The property test ---------------------------------------===//
#include "compiler/Fuzz/Fuzz.h"
#include "compiler/Arrays/Npz.h"
#include "compiler/Fuzz/CorruptedFiles.h"
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/Shrink/Shrink.h"
#include "compiler/Fuzz/Trial/ChildProcess.h"
#include "compiler/Fuzz/Trial/MpiRankPool.h"
#include "compiler/Fuzz/Trial/TrialArguments.h"
#include "compiler/Fuzz/Trial/TrialSummary.h"
#include "compiler/Run/Mpi/CapturedOutput.h"
#include "compiler/Run/RunOptions.h"
#include "gspmd/Registration/InitAll.h"
#include "lib/Progress/Progress.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ToolOutputFile.h"
#include <chrono>
#include <deque>
#include <poll.h>

using namespace gspmd::fuzz;

namespace mlir::gspmd {
namespace {

/// Returns nullopt if a dialect is unknown.
std::optional<std::vector<Language>>
parseLanguages(const FuzzCommand &command) {
  std::vector<Language> languages;
  for (llvm::StringRef name : command.dialects) {
    if (name == "mixed") {
      languages = {Language::Stablehlo, Language::Linalg, Language::Tosa};
      continue;
    }
    auto dialect = llvm::StringSwitch<std::optional<Language>>(name)
                       .Case("stablehlo", Language::Stablehlo)
                       .Case("linalg", Language::Linalg)
                       .Case("tosa", Language::Tosa)
                       .Default(std::nullopt);
    if (!dialect)
      return std::nullopt;
    languages.push_back(*dialect);
  }
  if (languages.empty())
    languages = {Language::Stablehlo};
  return languages;
}

class Fuzzer {
public:
  explicit Fuzzer(const FuzzCommand &command)
      : command(command), languages(*parseLanguages(command)),
        context(makeRegistry(), MLIRContext::Threading::DISABLED) {
    context.printOpOnDiagnostic(false);
    context.loadAllAvailableDialects(); // once, not in every child
    (void)opMakers();                   // likewise
  }

  int run() {
    auto begin = std::chrono::steady_clock::now();
    uint64_t next = command.seed, end = command.seed + command.count;
    progress.begin({"programs", command.count});
    std::deque<std::pair<uint64_t, std::unique_ptr<ChildProcess>>> running;
    while (next < end || !running.empty()) {
      while (next < end && running.size() < std::max(command.jobs, 1u)) {
        running.emplace_back(next, start(next));
        ++next;
      }
      waitForAny(running);
    }
    progress.hide();
    std::chrono::duration<double> elapsed =
        std::chrono::steady_clock::now() - begin;
    tally.print(llvm::outs(), command.seed, elapsed.count());
    return tally.failures() ? 1 : 0;
  }

  /// Runs all programs on the processes of mpirun, each program on all of them.
  int runOnRanks(MpiWorld &world) {
    auto begin = std::chrono::steady_clock::now();
    MpiRankPool ranks(world);
    for (uint64_t seed = command.seed; seed < command.seed + command.count;
         ++seed) {
      Program program = newGenerator(seed).generate();
      Verdict verdict;
      OwningOpRef<ModuleOp> module =
          parseText(context, program.text, verdict.message);
      if (!module) {
        verdict.outcome = Outcome::Invalid;
      } else {
        TrialOptions options = trialOptions(seed);
        options.ranks = &ranks;
        verdict = judge(*module, program.ranges, options);
      }
      if (world.isFirst())
        report(seed, verdict);
    }
    std::chrono::duration<double> elapsed =
        std::chrono::steady_clock::now() - begin;
    if (world.isFirst())
      tally.print(llvm::outs(), command.seed, elapsed.count());
    return world.agree(tally.failures() ? 1 : 0, "", "at the end") ? 1 : 0;
  }

  int print() {
    for (uint64_t seed = command.seed; seed < command.seed + command.count;
         ++seed)
      llvm::outs() << "// seed " << seed << "\n"
                   << newGenerator(seed).generate().text << "\n";
    return 0;
  }

  int keepAll() {
    for (uint64_t seed = command.seed; seed < command.seed + command.count;
         ++seed)
      write(seed, "kept", /*message=*/"", newGenerator(seed).generate());
    return 0;
  }

private:
  Generator newGenerator(uint64_t seed) const {
    return Generator(seed, command.ops, languages);
  }
  static const DialectRegistry &makeRegistry() {
    static DialectRegistry registry;
    registerAllDialects(registry);
    return registry;
  }

  TrialOptions trialOptions(uint64_t seed) const {
    TrialOptions options{command.poison, seed, command.timeoutSeconds,
                         command.engine, std::nullopt};
    if (command.optimize) {
      options.optimize = OptimizeOptions{command.topology, "", command.overlap,
                                         command.memoryLimit};
      (void)setOptimizations(optimizations(seed), *options.optimize);
    }
    return options;
  }

  /// Each program has its own seed of at-any-price changes.
  std::vector<std::string> optimizations(uint64_t seed) const {
    std::vector<std::string> names = *command.optimize;
    for (std::string &name : names)
      if (name == "at-any-price")
        name += ":" + std::to_string(seed + 1);
    return names;
  }

  std::unique_ptr<ChildProcess> start(uint64_t seed) {
    return std::make_unique<ChildProcess>(
        [&] {
          Program program = newGenerator(seed).generate();
          Verdict verdict;
          OwningOpRef<ModuleOp> module =
              parseText(context, program.text, verdict.message);
          if (!module)
            verdict.outcome = Outcome::Invalid;
          else
            verdict = judge(*module, program.ranges, trialOptions(seed));
          return serialize(verdict);
        },
        command.timeoutSeconds);
  }

  template <typename Queue>
  void waitForAny(Queue &running) {
    std::vector<pollfd> descriptors;
    for (auto &[seed, child] : running)
      descriptors.push_back({child->descriptor(), POLLIN, 0});
    ::poll(descriptors.data(), descriptors.size(), -1);
    for (size_t i = descriptors.size(); i-- > 0;)
      if (descriptors[i].revents && running[i].second->readSome()) {
        report(running[i].first, finishVerdict(*running[i].second));
        running.erase(running.begin() + i);
      }
  }

  void report(uint64_t seed, const Verdict &verdict) {
    tally.add(verdict);
    bool isHundredth = tally.done() % 100 == 0;
    bool isPrinted = isFailure(verdict.outcome) || command.verbose;
    if (isPrinted || isHundredth)
      progress.hide();
    if (isFailure(verdict.outcome)) {
      llvm::outs() << "seed " << seed << ": " << toString(verdict.outcome)
                   << ": " << llvm::StringRef(verdict.message).trim() << "\n";
      keep(seed, verdict);
    } else if (command.verbose) {
      llvm::outs() << "seed " << seed << ": " << toString(verdict.outcome);
      if (verdict.outcome == Outcome::Skipped)
        llvm::outs() << ": " << llvm::StringRef(verdict.message).trim();
      llvm::outs() << "\n";
    }
    if (isHundredth)
      llvm::outs() << tally.done() << " of " << command.count << " programs, "
                   << tally.failures() << " failures\n";
    llvm::outs().flush();
    progress.advance();
  }

  /// Writes a failing program, minimized if requested.
  void keep(uint64_t seed, Verdict verdict) {
    Program program = newGenerator(seed).generate();
    std::string ignored;
    OwningOpRef<ModuleOp> module = parseText(context, program.text, ignored);
    if (module && command.minimize && verdict.outcome != Outcome::Invalid) {
      module = shrink(std::move(module), program.ranges, verdict,
                      trialOptions(seed));
      program.text.clear();
      llvm::raw_string_ostream stream(program.text);
      module->print(stream);
      llvm::outs() << "seed " << seed
                   << ", shrunk: " << toString(verdict.outcome) << ": "
                   << llvm::StringRef(verdict.message).trim() << "\n"
                   << program.text << "\n";
    }
    write(seed, toString(verdict.outcome), verdict.message, program);
  }

  /// Writes the program, its arguments, and the tolerances of its results.
  void write(uint64_t seed, llvm::StringRef outcome, llvm::StringRef message,
             const Program &program) {
    std::string ignored;
    OwningOpRef<ModuleOp> module = parseText(context, program.text, ignored);
    llvm::SmallString<128> base(command.outputFolder);
    llvm::sys::path::append(base, "fuzz-" + std::to_string(seed));
    if (module)
      (void)writeNpz((base + ".npz").str(),
                     makeArguments(*module, program.ranges, seed));
    std::error_code error;
    llvm::ToolOutputFile file((base + ".mlir").str(), error,
                              llvm::sys::fs::OF_Text);
    if (error) {
      llvm::outs() << base << ".mlir: " << error.message() << "\n";
      return;
    }
    file.os() << "// Seed " << seed << ", " << outcome << ". Again:\n"
              << "//   gspmd-run " << base << ".mlir --inputs " << base
              << ".npz --check" << (command.poison ? " --poison" : "")
              << (command.optimize
                      ? " --optimize=" + llvm::join(optimizations(seed), ",")
                      : "")
              << (command.memoryLimit > 0
                      ? " --memory-limit=" +
                            std::to_string(int64_t(command.memoryLimit))
                      : "")
              << (command.topology.empty() ? "" : " --topology=")
              << command.topology
              << (command.overlap == "none" ? "" : " --overlap=")
              << (command.overlap == "none" ? "" : command.overlap) << "\n";
    if (module) {
      file.os() << "// Tolerances:";
      for (double tolerance : getTolerances(*module, program.ranges))
        file.os() << " " << llvm::format("%g", tolerance);
      file.os() << "\n";
    }
    llvm::SmallVector<llvm::StringRef> lines;
    message.trim().split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    for (llvm::StringRef line : lines)
      file.os() << "// " << line << "\n";
    file.os() << program.text;
    file.keep();
  }

  const FuzzCommand &command;
  std::vector<Language> languages;
  MLIRContext context;
  Progress progress{"gspmd-fuzz", Progress::Drawing::ByCaller};
  TrialSummary tally;
};

int runOnRanks(const FuzzCommand &command, CapturedOutput &output) {
  if (command.minimize || command.jobs > 1 || command.printOnly ||
      command.keepAll) {
    llvm::errs()
        << "gspmd-fuzz: error: --engine mpi runs one program at a time; "
           "remove --minimize, --jobs, --print and --keep\n";
    return 2;
  }
  auto world = MpiWorld::open(
      command.engine.mpiLibraryPath(),
      {"gspmd-fuzz", command.engine.mpiTimeout, [&] { output.endCapture(); }});
  if (!world.ok()) {
    llvm::errs() << "gspmd-fuzz: error: "
                 << std::string(world.status().message()) << "\n";
    return 2;
  }
  return Fuzzer(command).runOnRanks(**world);
}

} // namespace

/// Removes "at-any-price" without a number, which stands for the number of each
/// program.
static std::vector<std::string>
withoutAtAnyPrice(std::vector<std::string> names) {
  llvm::erase(names, "at-any-price");
  return names;
}

int runFuzz(const FuzzCommand &command) {
  // All ranks would print the same; rank 0 does.
  CapturedOutput output(command.engine.isMpi() && getLauncherRank() != 0);
  if (command.listOps) {
    for (const OpMaker &maker : opMakers())
      llvm::outs() << maker.name << "\n";
    return 0;
  }
  if (!parseLanguages(command)) {
    llvm::errs() << "gspmd-fuzz: error: --dialects takes stablehlo, linalg, "
                    "tosa and mixed, not '"
                 << llvm::join(command.dialects, ",") << "'\n";
    return 2;
  }
  if (command.optimize)
    if (auto invalid =
            validateOptimizations(withoutAtAnyPrice(*command.optimize))) {
      llvm::errs() << "gspmd-fuzz: error: " << *invalid << "\n";
      return 2;
    }
  if (auto invalid = validateMemoryLimit(command.memoryLimit)) {
    llvm::errs() << "gspmd-fuzz: error: " << *invalid << "\n";
    return 2;
  }
  for (const std::string &op : command.ops)
    if (llvm::none_of(opMakers(),
                      [&](const OpMaker &maker) { return op == maker.name; })) {
      llvm::errs() << "gspmd-fuzz: error: --ops: unknown op maker '" << op
                   << "'; see --list-ops\n";
      return 2;
    }
  std::optional<std::string> invalid = command.engine.validate();
  if (!invalid && !command.engine.pjrtCoordinator.empty())
    invalid = "--pjrt-coordinator is for gspmd-run; each program runs in a "
              "process of its own";
  if (invalid) {
    llvm::errs() << "gspmd-fuzz: error: " << *invalid << "\n";
    return 2;
  }
  if (std::error_code error =
          llvm::sys::fs::create_directories(command.outputFolder)) {
    llvm::errs() << "gspmd-fuzz: error: " << command.outputFolder << ": "
                 << error.message() << "\n";
    return 2;
  }
  if (!command.corruptedFiles.empty())
    return runCorruption(command.corruptedFiles, command.seed, command.count,
                         command.timeoutSeconds, command.outputFolder);
  if (command.engine.isMpi())
    return runOnRanks(command, output);
  Fuzzer fuzzer(command);
  return command.printOnly ? fuzzer.print()
         : command.keepAll ? fuzzer.keepAll()
                           : fuzzer.run();
}

} // namespace mlir::gspmd
