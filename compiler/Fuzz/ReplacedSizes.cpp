//===- ReplacedSizes.cpp - Random programs with other sizes ---------------===//

#include "compiler/Fuzz/ReplacedSizes.h"
#include "compiler/Formats/Formats.h"
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/Trial/ChildProcess.h"
#include "compiler/Pipeline/Compilation.h"
#include "gspmd/Registration/InitAll.h"
#include "mlir/IR/Diagnostics.h"
#include "transforms/Export/SpmdToStablehlo/Passes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <map>
#include <set>
#include <sys/resource.h>

namespace mlir::gspmd::fuzz {

//===----------------------------------------------------------------------===//
// Replacement
//===----------------------------------------------------------------------===//

namespace {
/// A number in the text of a program.
struct Occurrence {
  size_t begin, end;
  bool isInType;
};
} // namespace

/// Returns the offsets of the numbers in the text, from `at` to a closing
/// `>`. In types a dimension is followed by `x`.
static void collectNumbers(llvm::StringRef text, size_t at, bool isType,
                           std::vector<Occurrence> &found) {
  while (at < text.size() && text[at] != '>') {
    size_t end = at;
    while (end < text.size() && llvm::isDigit(text[end]))
      ++end;
    if (end == at && isType)
      return; // the element type
    if (end > at && (!isType || text.substr(end).starts_with("x")))
      found.push_back({at, end, isType});
    at = end + 1;
  }
}

static std::vector<Occurrence> findSizes(llvm::StringRef text) {
  std::vector<Occurrence> found;
  for (llvm::StringRef opening : {"tensor<", "array<i64: "})
    for (size_t at = 0;
         (at = text.find(opening, at)) != llvm::StringRef::npos;) {
      at += opening.size();
      collectNumbers(text, at, opening.starts_with("tensor"), found);
    }
  llvm::sort(found, [](const Occurrence &a, const Occurrence &b) {
    return a.begin < b.begin;
  });
  return found;
}

static int64_t valueOf(llvm::StringRef text, const Occurrence &occurrence) {
  uint64_t value = 0;
  text.slice(occurrence.begin, occurrence.end).getAsInteger(10, value);
  return static_cast<int64_t>(value);
}

std::vector<int64_t> listSizes(llvm::StringRef program) {
  std::set<int64_t> present;
  for (const Occurrence &occurrence : findSizes(program))
    if (occurrence.isInType)
      present.insert(valueOf(program, occurrence));
  return {present.begin(), present.end()};
}

std::string replaceSize(llvm::StringRef program, int64_t from, int64_t to,
                        int64_t leastInLists) {
  std::string text = program.str();
  std::vector<Occurrence> all = findSizes(program);
  for (const Occurrence &occurrence : llvm::reverse(all))
    if (valueOf(program, occurrence) == from &&
        (occurrence.isInType || from >= leastInLists))
      text.replace(occurrence.begin, occurrence.end - occurrence.begin,
                   std::to_string(to));
  return text;
}

std::string replaceSizes(llvm::StringRef program, Random &random) {
  static constexpr int64_t kSizes[] = {0,
                                       0,
                                       1,
                                       int64_t(1) << 30,
                                       (int64_t(1) << 31) - 1,
                                       int64_t(1) << 31,
                                       (int64_t(1) << 31) + 1,
                                       int64_t(1) << 32,
                                       int64_t(1) << 62,
                                       std::numeric_limits<int64_t>::max()};
  // Smaller numbers in lists are mostly numbers of dimensions.
  constexpr int64_t kMinSizeInLists = 5;
  std::string text = program.str();
  for (int64_t number = random.between(1, 2); number > 0; --number) {
    std::vector<int64_t> choices = listSizes(text);
    if (choices.empty())
      return text;
    int64_t replaced = random.pick(llvm::ArrayRef(choices));
    text = replaceSize(text, replaced, random.pick(llvm::ArrayRef(kSizes)),
                       kMinSizeInLists);
  }
  return text;
}

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

/// The memory of a process that compiles a small program.
static constexpr double kMaxMegabytes = 2000;

static constexpr llvm::StringLiteral kCompiled = "compiled",
                                     kRejected = "rejected";

static double peakMegabytes() {
  rusage usage;
  ::getrusage(RUSAGE_SELF, &usage);
  return double(usage.ru_maxrss) / 1024;
}

/// Runs all phases that need no memory for the tensors.
static LogicalResult compile(OwningOpRef<ModuleOp> module,
                             const std::string &topology) {
  FailureOr<Compilation> compilation = Compilation::create(std::move(module));
  if (failed(compilation))
    return failure();
  DeviceOptions options;
  if (failed(compilation->exportStablehlo(options, ProcessForm::Partitions,
                                          RaggedForm::Gather)))
    return failure();
  SimulateOptions simulation;
  simulation.topology = topology;
  if (failed(compilation->simulate(simulation, options)))
    return failure();
  options.optimize.emplace();
  options.optimize->topology = topology;
  return compilation->makeDeviceProgram(options);
}

/// Returns the outcome; an outcome that is neither of the two above is a fault.
static std::string tryProgram(llvm::StringRef text, const std::string &topology,
                              MLIRContext &context) {
  std::string errors;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      errors += diagnostic.str();
  });
  double before = peakMegabytes();
  OwningOpRef<ModuleOp> module = readProgram(
      llvm::MemoryBuffer::getMemBufferCopy(text, "program"), context);
  bool isCompiled = module && succeeded(compile(std::move(module), topology));
  double megabytes = peakMegabytes() - before;
  if (megabytes > kMaxMegabytes)
    return "took " + std::to_string(int64_t(megabytes)) + " MB";
  if (isCompiled)
    return kCompiled.str();
  return errors.empty() ? "rejected without a message" : kRejected.str();
}

static std::string describeEnd(int signal) {
  return signal == SIGALRM ? "took too long"
                           : "died of signal " + std::to_string(signal);
}

int runReplacedSizes(llvm::ArrayRef<std::string> makers,
                     llvm::ArrayRef<Language> languages, uint64_t seed,
                     uint64_t count, unsigned timeoutSeconds,
                     const std::string &folder) {
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  context.loadAllAvailableDialects(); // once, not in every child
  (void)opMakers();                   // likewise
  std::map<std::string, uint64_t> outcomes;
  int exit = 0;
  for (uint64_t programSeed = seed; programSeed < seed + count; ++programSeed) {
    Generator generator(programSeed, makers, languages);
    std::string original = generator.generate().text;
    Random random(programSeed);
    std::string text = replaceSizes(original, random);
    int64_t devices = 1;
    for (const RandomMesh::Axis &axis : generator.mesh().axes())
      devices *= axis.size;
    std::string topology = "v4:" + std::to_string(devices) + "x1x1";
    ChildProcess child([&] { return tryProgram(text, topology, context); },
                       timeoutSeconds);
    int signal = 0;
    std::string outcome =
        child.finish(signal) ? child.answer : describeEnd(signal);
    ++outcomes[outcome];
    if (outcome == kCompiled || outcome == kRejected)
      continue;
    exit = 1;
    std::string path =
        folder + "/replaced-" + std::to_string(programSeed) + ".mlir";
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << text;
    llvm::outs() << "seed " << programSeed << ": " << outcome << ", see "
                 << path << "\n"
                 << llvm::StringRef(child.printed).trim() << "\n";
    llvm::outs().flush();
  }
  for (auto &[outcome, number] : outcomes)
    llvm::outs() << number << " " << outcome << "\n";
  return exit;
}

} // namespace mlir::gspmd::fuzz
