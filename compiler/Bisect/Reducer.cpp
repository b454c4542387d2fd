//===- Reducer.cpp - A minimal program that fails -------------------------===//
#include "compiler/Bisect/Reducer.h"
#include "compiler/Bisect/Verdict.h"
#include "compiler/Codegen/ToElementType.h"
#include "compiler/Fuzz/Shrink/Shrink.h"
#include "compiler/Fuzz/Trial/TrialArguments.h"
#include "compiler/Run/RunArguments.h"
#include "dialect/Sharding/ProgramPhases.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Export/Passes.h"

namespace mlir::gspmd::bisect {
namespace {

class Reducer {
public:
  explicit Reducer(const Suspect &suspect) : suspect(suspect) {}

  FailureOr<ReducedProgram> run(const FailingProgram &program);

private:
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

/// Removes what completion has added: the shardings of ops, except for the
/// annotations of reshards.
void removeCompletion(ModuleOp module) {
  module->removeAttr(sharding::kPhase);
  module.walk([](Operation *op) {
    op->removeAttr(sharding::ShardingDialect::kShardings);
    op->removeAttr(sharding::ShardingDialect::kBlockArgs);
    op->removeAttr(sharding::kAnnotated);
  });
}

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
  for (uint64_t each = 1; each <= kNumSeeds && !seed; ++each)
    if (judge(*module, makeRandomArguments(*module, each), suspect).outcome ==
        verdict.outcome)
      seed = each;

  OwningOpRef<ModuleOp> simple = ModuleOp(*module).clone();
  removeCompletion(*simple);
  if (fails(*simple, verdict, program.arguments))
    module = std::move(simple);
  if (seed) {
    verdict = judgeRandom(*module);
    fuzz::RangeTable ranges;
    auto judgeEach = [&](ModuleOp each) { return judgeRandom(each); };
    module = fuzz::shrink(std::move(module), ranges, verdict, judgeEach);
  }

  ReducedProgram reduced;
  reduced.seed = seed;
  reduced.arguments = program.arguments;
  OwningOpRef<ModuleOp> sdy = toSdy(*module);
  reduced.isSdy = sdy && fails(*sdy, verdict, program.arguments);
  ModuleOp written = reduced.isSdy ? *sdy : *module;
  reduced.text = print(written);
  fuzz::getMain(written)->walk([&](Operation *op) {
    reduced.numOps +=
        !isa<func::FuncOp>(op) && !op->hasTrait<OpTrait::IsTerminator>();
  });
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
