//===- Verdict.cpp - One program through several partitioners -------------===//
#include "compiler/Bisect/Verdict.h"
#include "compiler/Bisect/Search/Judgement.h"
#include "compiler/Fuzz/Trial/TrialArguments.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

namespace mlir::gspmd::bisect {

/// Returns the values of a program that are arguments and results of @main.
static WindowProgram listBoundary(ModuleOp program) {
  func::FuncOp main = fuzz::getMain(program);
  WindowProgram window;
  llvm::append_range(window.arguments, main.getArguments());
  llvm::append_range(window.results,
                     main.front().getTerminator()->getOperands());
  return window;
}

/// Runs on perturbed arguments that bound the rounding of a program.
static constexpr unsigned kProgramSamples = 16;

std::vector<Number> findTolerances(ModuleOp program,
                                   ArrayRef<HostTensor> arguments,
                                   int64_t numDevices) {
  WindowProgram window = listBoundary(program);
  std::vector<Number> tolerances(window.results.size(), 0);
  auto reference = ReferenceProgram::compile(program);
  if (!reference.ok())
    return tolerances;
  auto run = runReference(window, *reference, arguments, kProgramSamples);
  if (!run.ok())
    return tolerances;
  for (auto [i, tolerance] : llvm::enumerate(tolerances)) {
    RoundingBound bound =
        run->boundOf(i, countTerms(program, window.results[i]), numDevices);
    for (size_t element = 0; element < bound.size(); ++element)
      if (std::isfinite(bound.at(element)))
        tolerance = std::max(tolerance, bound.at(element));
  }
  return tolerances;
}

fuzz::Verdict judge(ModuleOp program, ArrayRef<HostTensor> arguments,
                    const Suspect &suspect) {
  fuzz::Verdict verdict;
  auto fail = [&](fuzz::Outcome outcome, const absl::Status &status) {
    verdict.outcome = outcome;
    verdict.message = std::string(status.message());
    return verdict;
  };
  auto reference = ReferenceProgram::compile(program);
  if (!reference.ok())
    return fail(fuzz::Outcome::Invalid, reference.status());
  WindowProgram window = listBoundary(program);
  auto expected = reference->run(arguments);
  if (!expected.ok())
    return fail(fuzz::Outcome::Invalid, expected.status());
  auto compiled = suspect.compile(program);
  if (!compiled.ok())
    return fail(fuzz::Outcome::Rejected, compiled.status());
  auto shards = (*compiled)->run(arguments);
  if (!shards.ok())
    return fail(absl::IsUnavailable(shards.status()) // it runs no program
                    ? fuzz::Outcome::Skipped
                    : fuzz::Outcome::RunFailed,
                shards.status());
  auto run = runReference(window, *reference, arguments, kProgramSamples);
  if (!run.ok())
    return fail(fuzz::Outcome::Invalid, run.status());
  auto isRight = [&](size_t i) {
    return !run->compareShards(**compiled, i, (*shards)[i], i,
                               countTerms(program, window.results[i]),
                               /*withPatterns=*/false);
  };
  for (size_t i = 0; i < window.results.size(); ++i) {
    if (isRight(i))
      continue;
    if (run->onOneDevice.empty())
      if (auto unpartitioned = suspect.runOnOneDevice(program, arguments);
          unpartitioned.ok())
        run->onOneDevice = *std::move(unpartitioned);
    if (isRight(i))
      continue;
    verdict.outcome = fuzz::Outcome::Mismatch;
    verdict.result = static_cast<int64_t>(i);
    return verdict;
  }
  return verdict;
}

/// Returns the word of the table for a verdict.
static std::string describeVerdict(const fuzz::Verdict &verdict) {
  StringRef message = StringRef(verdict.message).split('\n').first;
  switch (verdict.outcome) {
  case fuzz::Outcome::Passed:
    return "right";
  case fuzz::Outcome::Mismatch:
    return "wrong: result " + std::to_string(verdict.result);
  case fuzz::Outcome::RunFailed:
    if (message.starts_with(kCrash) || message.starts_with(kTimeout))
      return message.str();
    break;
  default:
    break;
  }
  return "rejected: " + message.str();
}

void printVerdicts(llvm::raw_ostream &os, ModuleOp completed, StringRef entry,
                   ArrayRef<HostTensor> arguments,
                   ArrayRef<VerdictSubject> subjects) {
  auto function = completed.lookupSymbol<func::FuncOp>(entry);
  Block &body = function.getFunctionBody().front();
  std::vector<Operation *> ops;
  for (Operation &op : body.without_terminator())
    ops.push_back(&op);
  if (ops.empty())
    return;
  SmallVector<Value> results;
  for (Value value : body.getTerminator()->getOperands())
    if (isSupportedTensor(value) && value.getDefiningOp())
      results.push_back(value);
  WindowProgram program = WindowBuilder(completed, entry).connect(ops, results);
  std::vector<HostTensor> operands;
  for (Value argument : program.arguments)
    operands.push_back(arguments[cast<BlockArgument>(argument).getArgNumber()]);
  for (const VerdictSubject &subject : subjects)
    os << llvm::formatv(
        "verdict: {0,-32} {1}\n", subject.name,
        describeVerdict(judge(*program.module, operands, *subject.suspect)));
}

} // namespace mlir::gspmd::bisect
