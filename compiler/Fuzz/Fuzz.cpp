//===- Fuzz.cpp - The property test ---------------------------------------===//
#include "compiler/Fuzz/Fuzz.h"
#include "compiler/Arrays/Npz.h"
#include "compiler/Engines/Engine.h"
#include "compiler/Fuzz/CorruptedFiles.h"
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/ReplacedSizes.h"
#include "compiler/Fuzz/Shrink/Shrink.h"
#include "compiler/Fuzz/Trial/ChildProcess.h"
#include "compiler/Fuzz/Trial/TrialArguments.h"
#include "compiler/Fuzz/Trial/TrialSummary.h"
#include "compiler/Optimize/OptimizeOptions.h"
#include "gspmd/Registration/InitAll.h"
#include "lib/Progress/ElapsedTime.h"
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

/// Returns true if `name` forces a variant without its number.
bool lacksVariantNumber(llvm::StringRef name) {
  return consumeForcedVariant(name) && name.empty();
}

class Fuzzer {
public:
  Fuzzer(const FuzzCommand &command, Engine &engine)
      : command(command), engine(engine), languages(*parseLanguages(command)),
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
    tally.print(llvm::outs(), command.seed, secondsSince(begin));
    return tally.failures() ? 1 : 0;
  }

  /// Runs all programs in the processes of the engine, each program in all of
  /// them.
  int runInAllProcesses() {
    auto begin = std::chrono::steady_clock::now();
    for (uint64_t seed = command.seed; seed < command.seed + command.count;
         ++seed) {
      engine.messagePrefix = "seed " + std::to_string(seed) + ": ";
      Verdict verdict = judgeProgram(seed);
      if (engine.isFirst())
        report(seed, verdict);
    }
    if (engine.isFirst())
      tally.print(llvm::outs(), command.seed, secondsSince(begin));
    ExitCode exit = tally.failures() ? ExitCode::Mismatch : ExitCode::Ok;
    return static_cast<int>(
        engine.findFailure(exit, "at the end").value_or(ExitCode::Ok));
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
    return Generator(seed, command.ops, languages, command.traits);
  }
  static const DialectRegistry &makeRegistry() {
    static DialectRegistry registry;
    registerAllDialects(registry);
    return registry;
  }

  TrialOptions trialOptions(uint64_t seed) const {
    OptimizeRequest optimize = command.optimize;
    if (optimize.names)
      optimize.names = optimizations(seed);
    return {command.poison, seed, command.timeoutSeconds, &engine,
            optimize.get()};
  }

  /// Each program has its own number of a forced variant.
  std::vector<std::string> optimizations(uint64_t seed) const {
    std::vector<std::string> names = *command.optimize.names;
    for (std::string &name : names)
      if (lacksVariantNumber(name))
        name += ":" + std::to_string(seed + 1);
    return names;
  }

  Verdict judgeProgram(uint64_t seed) {
    Program program = newGenerator(seed).generate();
    Verdict verdict;
    OwningOpRef<ModuleOp> module =
        parseText(context, program.text, verdict.message);
    if (module)
      return judge(*module, program.ranges, trialOptions(seed));
    verdict.outcome = Outcome::Invalid;
    return verdict;
  }

  std::unique_ptr<ChildProcess> start(uint64_t seed) {
    return std::make_unique<ChildProcess>(
        [this, seed] { return serialize(judgeProgram(seed)); },
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
      writeFailure(seed, verdict);
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
  void writeFailure(uint64_t seed, Verdict verdict) {
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

  /// Returns the options of gspmd-run that optimize the program of a seed.
  std::string optimizeText(uint64_t seed) const {
    const OptimizeRequest &optimize = command.optimize;
    if (!optimize.names)
      return "";
    std::string text = " --optimize=" + llvm::join(optimizations(seed), ",");
    if (int64_t bytes = optimize.memoryBytes())
      text += " --memory-limit=" + std::to_string(bytes);
    if (!optimize.topology.empty())
      text += " --topology=" + optimize.topology;
    if (optimize.overlap)
      text += " --overlap=" + *optimize.overlap;
    return text;
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
              << optimizeText(seed) << "\n";
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
  Engine &engine;
  std::vector<Language> languages;
  MLIRContext context;
  Progress progress{"gspmd-fuzz", Progress::Drawing::ByCaller};
  TrialSummary tally;
};

} // namespace

FuzzFlags::FuzzFlags(FuzzCommand &command)
    : command(command), engine(group, command.engine) {
  group.add("seed", "number", "Seed of the first program (1)", command.seed);
  group.add("count", "number", "Number of programs (100)", command.count);
  group.addNames("ops", "a,b,c", "Only these op makers", command.ops);
  group.addNames("dialects", "a,b",
                 "Dialects of programs: stablehlo, linalg (with tensor, arith, "
                 "math, complex and scf), tosa, or mixed for all (stablehlo)",
                 command.dialects);
  group.addNames("traits", "a,b",
                 "Properties that every program has, others have them by "
                 "chance: large, specials, partial-sums, priorities, "
                 "two-meshes or edge-sizes",
                 command.traits);
  group.addNames("damage", "file,...",
                 "Read corrupted copies of these files, --count times",
                 command.corruptedFiles);
  group.add("replace-sizes", "",
            "Compile, export and simulate programs with sizes of 0, 1, 2^31 "
            "and 2^63 in place of others, run nothing",
            command.replaceSizes);
  group.add("list-ops", "", "Print the op makers' names", command.listOps);
  group.add("poison", "", "Also run with poisoned padding and memory",
            command.poison);
  group.add("minimize", "", "Minimize failing programs", command.minimize);
  group.add("print", "", "Print the programs, run nothing", command.printOnly);
  group.add("keep", "", "Write every program and its inputs, run nothing",
            command.keepAll);
  group.add("verbose", "", "Report every program", command.verbose);
  group.add("jobs", "number", "Programs at a time (1)", command.jobs);
  group.add("timeout", "seconds", "Time limit of one program (60)",
            command.timeoutSeconds);
  group.add("out", "folder", "Folder of written programs (.)",
            command.outputFolder);
  command.optimize.addOptions(group);
  group.add("topology", "chip",
            "Chips of --optimize, a torus of the mesh's shape (v4)",
            command.optimize.topology);
  group.add("overlap", "kind",
            "Overlap of --optimize: none, async or matmul (none)",
            command.optimize.overlap);
}

std::optional<std::string> FuzzFlags::validate() const {
  if (!parseLanguages(command))
    return "--dialects: expected stablehlo, linalg, tosa or mixed, found '" +
           llvm::join(command.dialects, ",") + "'";
  for (const std::string &name : command.traits)
    if (!ProgramTraits().set(name))
      return "--traits: expected large, specials, partial-sums, priorities, "
             "two-meshes or edge-sizes, found '" +
             name + "'";
  if (llvm::is_contained(command.traits, "specials") &&
      llvm::is_contained(command.traits, "partial-sums"))
    return "--traits: specials and partial-sums exclude each other: the order "
           "of a sum decides between infinity and NaN";
  OptimizeRequest optimize = command.optimize;
  // Without a number, it stands for the number of each program.
  if (optimize.names)
    llvm::erase_if(*optimize.names, lacksVariantNumber);
  if (auto error = optimize.validate())
    return error;
  for (const std::string &op : command.ops)
    if (llvm::none_of(opMakers(),
                      [&](const OpMaker &maker) { return op == maker.name; }))
      return "--ops: unknown op maker '" + op + "'; see --list-ops";
  if (auto error = engine.validate())
    return error;
  if (command.engine.kind().hasLauncher)
    return findBrokenRule({{{"minimize", "jobs", "print", "keep"},
                            {},
                            {},
                            ": engine " + command.engine.name +
                                " runs one program at a time in all processes; "
                                "remove the option"}});
  return findBrokenRule({{{"pjrt-coordinator"},
                          {},
                          {},
                          " is for gspmd-run; each program runs in a process "
                          "of its own"}});
}

int runFuzz(const FuzzCommand &command, const FuzzFlags &flags) {
  if (!findEngineKind(command.engine.name))
    return static_cast<int>(
        reportError(ExitCode::BadInput, *command.engine.validate()));
  EngineOptions options = command.engine;
  options.mpi.devicesPerRank = 0; // programs have different meshes
  std::unique_ptr<Engine> engine = createEngine(options, getToolName());
  if (command.listOps) {
    for (const OpMaker &maker : opMakers())
      llvm::outs() << maker.name << "\n";
    return 0;
  }
  auto fail = [&](const std::string &message) {
    return static_cast<int>(engine->failBeforeStart(message));
  };
  if (std::optional<std::string> error = flags.validate())
    return fail(*error);
  if (std::error_code error =
          llvm::sys::fs::create_directories(command.outputFolder))
    return fail(command.outputFolder + ": " + error.message());
  if (!command.corruptedFiles.empty())
    return runCorruption(command.corruptedFiles, command.seed, command.count,
                         command.timeoutSeconds, command.outputFolder);
  if (command.replaceSizes)
    return runReplacedSizes(command.ops, *parseLanguages(command), command.seed,
                            command.count, command.timeoutSeconds,
                            command.outputFolder);
  if (absl::Status status = engine->start(); !status.ok())
    return fail(std::string(status.message()));
  Fuzzer fuzzer(command, *engine);
  if (engine->kind().hasLauncher)
    return fuzzer.runInAllProcesses();
  return command.printOnly ? fuzzer.print()
         : command.keepAll ? fuzzer.keepAll()
                           : fuzzer.run();
}

} // namespace mlir::gspmd
