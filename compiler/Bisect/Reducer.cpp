//===- Reducer.cpp - A minimal program that fails -------------------------===//
#include "compiler/Bisect/Reducer.h"
#include "compiler/Bisect/JaxScript.h"
#include "compiler/Bisect/Suspects/PluginSuspect.h"
#include "compiler/Bisect/Verdict.h"
#include "compiler/Codegen/ToElementType.h"
#include "compiler/Fuzz/ReplacedSizes.h"
#include "compiler/Fuzz/Shrink/Shrink.h"
#include "compiler/Fuzz/Trial/TrialArguments.h"
#include "compiler/Run/RunArguments.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Export/Passes.h"

namespace mlir::gspmd::bisect {
namespace {

class Reducer {
public:
  explicit Reducer(const Suspect &suspect) : suspect(suspect) {}

  FailureOr<ReducedProgram> run(const FailingProgram &program);

private:
  OwningOpRef<ModuleOp> shrinkSizes(OwningOpRef<ModuleOp> module,
                                    const fuzz::Verdict &like) const;
  std::string makeScript(ModuleOp program, const fuzz::Verdict &like,
                         ArrayRef<HostTensor> arguments) const;
  fuzz::Verdict judgeRandom(ModuleOp program) const {
    return judge(program, makeRandomArguments(program, seed.value_or(0)),
                 suspect);
  }
  bool fails(ModuleOp program, const fuzz::Verdict &like,
             ArrayRef<HostTensor> arguments) const {
    return judge(program,
                 seed ? makeRandomArguments(program, *seed) : arguments.vec(),
                 suspect)
               .outcome == like.outcome;
  }

  const Suspect &suspect;
  std::optional<uint64_t> seed;
};

/// Returns the text of a program without locations.
std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream(text) << module << "\n";
  return text;
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
OwningOpRef<ModuleOp> Reducer::shrinkSizes(OwningOpRef<ModuleOp> module,
                                           const fuzz::Verdict &like) const {
  // A program of a few ops has about ten sizes. Most replaced texts are no
  // valid programs, which costs no run.
  constexpr unsigned kMaxTrials = 100, kMaxTexts = 1000;
  // Small numbers in lists are mostly numbers of dimensions.
  constexpr int64_t kLeastInLists[] = {2, 5,
                                       std::numeric_limits<int64_t>::max()};
  unsigned trials = 0, texts = 0;
  auto attempt = [&](const std::string &text, int64_t from, int64_t to) {
    std::string ignored, previous;
    for (int64_t least : kLeastInLists) {
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
      if (!fails(*smaller, like, {}))
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
std::string Reducer::makeScript(ModuleOp program, const fuzz::Verdict &like,
                                ArrayRef<HostTensor> arguments) const {
  OwningOpRef<ModuleOp> even = program.clone();
  makeBoundaryEven(*even);
  (*even)->removeAttr(
      SymbolTable::getSymbolAttrName()); // The script has a name.
  std::optional<AnnotatedProgram> annotated = suspect.exportForXla(*even);
  if (!annotated || !fails(*even, like, arguments))
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

FailureOr<ReducedProgram> Reducer::run(const FailingProgram &program) {
  MLIRContext *context = ModuleOp(program.module.get()).getContext();
  ScopedDiagnosticHandler quiet(context,
                                [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> module = ModuleOp(program.module.get()).clone();
  fuzz::Verdict verdict = judge(*module, program.arguments, suspect);
  if (!fuzz::isFailure(verdict.outcome) ||
      verdict.outcome == fuzz::Outcome::Invalid)
    return failure();
  constexpr uint64_t kNumSeeds = 3;
  for (uint64_t candidateSeed = 1; candidateSeed <= kNumSeeds && !seed;
       ++candidateSeed)
    if (judge(*module, makeRandomArguments(*module, candidateSeed), suspect)
            .outcome == verdict.outcome)
      seed = candidateSeed;

  OwningOpRef<ModuleOp> simple = ModuleOp(*module).clone();
  removeCompletion(*simple);
  if (fails(*simple, verdict, program.arguments))
    module = std::move(simple);
  if (seed) {
    verdict = judgeRandom(*module);
    fuzz::RangeTable ranges;
    auto judgeEach = [&](ModuleOp candidate) { return judgeRandom(candidate); };
    module = fuzz::shrink(std::move(module), ranges, verdict, judgeEach);
    module = shrinkSizes(std::move(module), verdict);
  }

  ReducedProgram reduced;
  reduced.seed = seed;
  reduced.arguments =
      seed ? makeRandomArguments(*module, *seed) : program.arguments;
  OwningOpRef<ModuleOp> sdy = toSdy(*module);
  reduced.isSdy = sdy && fails(*sdy, verdict, program.arguments);
  ModuleOp written = reduced.isSdy ? *sdy : *module;
  reduced.text = print(written);
  fuzz::getMain(written)->walk([&](Operation *op) {
    reduced.numOps +=
        !isa<func::FuncOp>(op) && !op->hasTrait<OpTrait::IsTerminator>();
  });
  reduced.script = makeScript(*module, verdict, reduced.arguments);
  return reduced;
}

} // namespace

std::vector<HostTensor> makeRandomArguments(ModuleOp program, uint64_t seed) {
  std::vector<HostTensor> tensors;
  for (BlockArgument argument : fuzz::getMain(program).getArguments()) {
    auto type = cast<RankedTensorType>(argument.getType());
    tensors.push_back(makeRandomArgument(*toElementType(type.getElementType()),
                                         type.getShape(), seed,
                                         argument.getArgNumber()));
  }
  return tensors;
}

FailureOr<ReducedProgram> reduce(const FailingProgram &program,
                                 const Suspect &suspect) {
  return Reducer(suspect).run(program);
}

} // namespace mlir::gspmd::bisect
