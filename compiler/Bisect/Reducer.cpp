//===- Reducer.cpp - A minimal program that fails -------------------------===//
#include "compiler/Bisect/Reducer.h"
#include "compiler/Bisect/JaxScript.h"
#include "compiler/Bisect/Search/Bisection.h"
#include "compiler/Bisect/Search/Judgement.h"
#include "compiler/Bisect/Suspects/PluginShardings.h"
#include "compiler/Bisect/Verdict.h"
#include "compiler/Codegen/ToElementType.h"
#include "compiler/Fuzz/ReplacedSizes.h"
#include "compiler/Fuzz/Shrink/Shrink.h"
#include "compiler/Fuzz/Trial/ChildProcess.h"
#include "compiler/Fuzz/Trial/TrialArguments.h"
#include "compiler/Run/RunArguments.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Export/Passes.h"
#include "transforms/Support/Diagnostics/ValueNames.h"
#include <csignal>

namespace mlir::gspmd::bisect {
namespace {

/// Returns the text of a program without locations.
std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream(text) << module << "\n";
  return text;
}

/// The time limit of the reference for a program with a loop, in seconds.
constexpr unsigned kReferenceSeconds = 20;

/// Returns true if the reference ends within the limit. A smaller program may
/// have a random number as the bound of a loop.
bool endsInTime(ModuleOp program, ArrayRef<HostTensor> arguments) {
  auto hasLoop = program.walk([](sharding::ShardingDataFlowOpInterface op) {
    return op.isLoop() ? WalkResult::interrupt() : WalkResult::advance();
  });
  if (!hasLoop.wasInterrupted())
    return true;
  fuzz::ChildProcess child(
      [&] {
        auto reference = ReferenceProgram::compile(program);
        if (reference.ok())
          (void)reference->run(arguments);
        return std::string();
      },
      kReferenceSeconds);
  int signal = 0;
  child.finishWithin(kReferenceSeconds, signal);
  return signal != SIGALRM;
}

class Reducer {
public:
  Reducer(const Finding &finding, const Suspect &suspect)
      : finding(finding), searched(suspect) {
    if (finding.failsIn == FailsIn::OwnShardings)
      propagating = suspect.withOwnShardings();
  }

  FailureOr<ReducedProgram> run();

private:
  using Stage =
      llvm::function_ref<OwningOpRef<ModuleOp>(OwningOpRef<ModuleOp>)>;

  /// The one that fails: the searched one, or with the shardings that it
  /// chooses.
  const Suspect &suspect() const {
    return propagating ? *propagating : searched;
  }
  std::vector<HostTensor> argumentsOf(ModuleOp program) const {
    return seed ? makeRandomArguments(program, *seed)
                : finding.program.arguments;
  }
  fuzz::Verdict judgeOne(ModuleOp program) const;
  bool fails(ModuleOp program) const {
    return judgeOne(program).outcome == verdict.outcome;
  }
  bool isFound(ModuleOp program) const;
  OwningOpRef<ModuleOp> findStart();
  OwningOpRef<ModuleOp> apply(Stage stage, OwningOpRef<ModuleOp> module);
  OwningOpRef<ModuleOp> shrinkSizes(OwningOpRef<ModuleOp> module) const;
  std::string makeScript(ModuleOp program,
                         ArrayRef<HostTensor> arguments) const;

  const Finding &finding;
  const Suspect &searched;
  std::unique_ptr<Suspect> propagating;
  /// The failure of the program of the finding.
  fuzz::Verdict verdict;
  std::optional<uint64_t> seed;
  /// Each smaller program is searched, not only the last one.
  bool searchesEach = false;
};

/// Runs a program once, which takes less time than a search. An error that the
/// program has on one device, too, is no failure.
fuzz::Verdict Reducer::judgeOne(ModuleOp program) const {
  std::vector<HostTensor> arguments = argumentsOf(program);
  if (!endsInTime(program, arguments)) {
    fuzz::Verdict endless;
    endless.outcome = fuzz::Outcome::Skipped;
    return endless;
  }
  fuzz::Verdict judged = judge(program, arguments, suspect());
  bool isError = judged.outcome == fuzz::Outcome::Rejected ||
                 judged.outcome == fuzz::Outcome::RunFailed;
  if ((isError && !runsOnOneDevice(program, arguments, suspect())) ||
      (searchesEach && fuzz::isFailure(judged.outcome) && !isFound(program)))
    judged.outcome = fuzz::Outcome::Skipped;
  return judged;
}

/// Searches the text of a program as gspmd-bisect does. Returns true if it
/// finds an error, of the kind of the finding.
bool Reducer::isFound(ModuleOp program) const {
  std::string text = print(program), ignored;
  OwningOpRef<ModuleOp> parsed =
      fuzz::parseText(*program.getContext(), text, ignored);
  if (!parsed)
    return false;
  nameValues(*parsed, text);
  Compilation compilation(std::move(parsed));
  FailureOr<OwningOpRef<ModuleOp>> completed = completeProgram(compilation);
  if (failed(completed))
    return false;
  auto result = bisect(**completed, compilation.entry(), searched,
                       argumentsOf(program), BisectionOptions());
  return result.ok() && result->finding &&
         (result->finding->result < 0) == (finding.result < 0);
}

/// Chooses random arguments, if there are some with which the program fails,
/// and omits completed shardings, if it fails without them. Returns a program
/// in which a search finds the error; null if there is none.
OwningOpRef<ModuleOp> Reducer::findStart() {
  ModuleOp original = finding.program.module.get();
  verdict = judgeOne(original);
  if (!fuzz::isFailure(verdict.outcome) ||
      verdict.outcome == fuzz::Outcome::Invalid)
    return {};
  constexpr uint64_t kNumSeeds = 3;
  for (uint64_t candidate = 1; candidate <= kNumSeeds + 1; ++candidate) {
    seed.reset();
    if (candidate <= kNumSeeds)
      seed = candidate;
    OwningOpRef<ModuleOp> simple = original.clone();
    removeCompletion(*simple);
    if (fails(*simple) && isFound(*simple))
      return simple;
    if (fails(original) && isFound(original))
      return original.clone();
  }
  return {};
}

/// Makes a program smaller. If the search does not find the error in the
/// smaller one, as if another error hides it, each step is searched.
OwningOpRef<ModuleOp> Reducer::apply(Stage stage,
                                     OwningOpRef<ModuleOp> module) {
  OwningOpRef<ModuleOp> smaller = stage(ModuleOp(*module).clone());
  if (searchesEach || isFound(*smaller))
    return smaller;
  searchesEach = true;
  return stage(std::move(module));
}

/// Returns the program with Shardy's annotations; null if it has no such form.
OwningOpRef<ModuleOp> toSdy(ModuleOp module) {
  OwningOpRef<ModuleOp> copy = module.clone();
  PassManager pm(module.getContext());
  pm.addPass(createExportSdy());
  if (failed(pm.run(*copy)))
    return {};
  std::string ignored;
  return fuzz::parseText(*module.getContext(), print(*copy), ignored);
}

/// Replaces sizes of dimensions by smaller ones as long as the program fails.
OwningOpRef<ModuleOp> Reducer::shrinkSizes(OwningOpRef<ModuleOp> module) const {
  // A program of a few ops has about ten sizes. Most replaced texts are no
  // valid programs, which costs no run.
  constexpr unsigned kMaxTrials = 100, kMaxTexts = 1000;
  // Small numbers in lists are mostly numbers of dimensions.
  constexpr int64_t kMinSizeInLists[] = {2, 5,
                                         std::numeric_limits<int64_t>::max()};
  unsigned trials = 0, texts = 0;
  auto attempt = [&](const std::string &text, int64_t from, int64_t to) {
    std::string ignored, previous;
    for (int64_t least : kMinSizeInLists) {
      std::string replaced = fuzz::replaceSize(text, from, to, least);
      if (replaced == previous || // no list has the size
          trials >= kMaxTrials || ++texts > kMaxTexts)
        continue;
      OwningOpRef<ModuleOp> smaller =
          fuzz::parseText(*ModuleOp(*module).getContext(), replaced, ignored);
      previous = std::move(replaced);
      if (!smaller || failed(verify(*smaller)))
        continue;
      ++trials;
      if (!fails(*smaller))
        continue;
      module = std::move(smaller);
      return true;
    }
    return false;
  };
  auto shrinkOne = [&] {
    std::string text;
    llvm::raw_string_ostream os(text);
    module->print(os, OpPrintingFlags().printGenericOpForm());
    std::vector<int64_t> sizes = fuzz::listSizes(text);
    for (int64_t size : llvm::reverse(sizes))
      for (int64_t to : {int64_t(1), int64_t(2), size / 2, size - 2, size - 1})
        if (to > 0 && to < size && attempt(text, size, to))
          return true;
    return false;
  };
  while (shrinkOne())
    ;
  return module;
}

/// Returns the script if the program also fails with arguments and results of
/// even shards, which JAX requires; else an empty text.
std::string Reducer::makeScript(ModuleOp program,
                                ArrayRef<HostTensor> arguments) const {
  OwningOpRef<ModuleOp> even = program.clone();
  makeBoundaryEven(*even);
  (*even)->removeAttr(
      SymbolTable::getSymbolAttrName()); // The script has a name.
  std::optional<AnnotatedProgram> annotated = suspect().exportForXla(*even);
  if (!annotated || !fails(*even))
    return "";
  SmallVector<Type> types;
  for (Type type : fuzz::getMain(program).getArgumentTypes())
    types.push_back(getElementTypeOrSelf(type));
  // Both runs of the script may differ from the reference by the bound.
  std::vector<Number> tolerances =
      findTolerances(*even, arguments, annotated->numDevices);
  for (Number &tolerance : tolerances)
    tolerance *= 2;
  return makeJaxScript(*annotated, arguments, types, tolerances).value_or("");
}

FailureOr<ReducedProgram> Reducer::run() {
  MLIRContext *context = ModuleOp(finding.program.module.get()).getContext();
  ScopedDiagnosticHandler quiet(context,
                                [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> module = findStart();
  if (!module)
    return failure();
  if (seed) {
    auto removeOps = [&](OwningOpRef<ModuleOp> start) {
      fuzz::RangeTable ranges;
      fuzz::Verdict like = judgeOne(*start);
      return fuzz::shrink(
          std::move(start), ranges, like,
          [&](ModuleOp candidate) { return judgeOne(candidate); });
    };
    module = apply(removeOps, std::move(module));
    module = apply(
        [&](OwningOpRef<ModuleOp> start) {
          return shrinkSizes(std::move(start));
        },
        std::move(module));
  }

  ReducedProgram reduced;
  reduced.seed = seed;
  reduced.arguments = argumentsOf(*module);
  OwningOpRef<ModuleOp> sdy = toSdy(*module);
  reduced.isSdy = sdy && fails(*sdy) && isFound(*sdy);
  ModuleOp written = reduced.isSdy ? *sdy : *module;
  reduced.text = print(written);
  fuzz::getMain(written)->walk([&](Operation *op) {
    reduced.numOps +=
        !isa<func::FuncOp>(op) && !op->hasTrait<OpTrait::IsTerminator>();
  });
  reduced.script = makeScript(*module, reduced.arguments);
  return reduced;
}

} // namespace

std::vector<HostTensor> makeRandomArguments(ModuleOp program, uint64_t seed) {
  std::vector<HostTensor> tensors;
  for (BlockArgument argument : fuzz::getMain(program).getArguments()) {
    auto type = cast<RankedTensorType>(argument.getType());
    tensors.push_back(makeRandomArgument(*toEntryTensor(type), seed,
                                         argument.getArgNumber()));
  }
  return tensors;
}

FailureOr<ReducedProgram> reduce(const Finding &finding,
                                 const Suspect &suspect) {
  return Reducer(finding, suspect).run();
}

} // namespace mlir::gspmd::bisect
