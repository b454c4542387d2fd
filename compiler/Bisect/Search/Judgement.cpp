//===- Judgement.cpp - Comparison of suspect and reference ----------------===//
#include "compiler/Bisect/Search/Judgement.h"
#include "compiler/Pipeline/ProgramCosts.h"
#include "lib/Runtime/Program/Shards.h"
#include <cmath>
#include <cstring>
#include <limits>

namespace mlir::gspmd::bisect {

std::vector<HostTensor> lookUp(ArrayRef<Value> names, const Values &values) {
  std::vector<HostTensor> tensors;
  for (Value value : names)
    tensors.push_back(values.at(value));
  return tensors;
}

Type getElementType(Value value) {
  return cast<RankedTensorType>(value.getType()).getElementType();
}

bool isSame(const HostTensor &a, const HostTensor &b) {
  return std::memcmp(a.data(), b.data(), a.numBytes()) == 0;
}

absl::StatusOr<SuspectRun>
SuspectRun::make(std::shared_ptr<const SuspectProgram> program,
                 ArrayRef<Value> results, ArrayRef<HostTensor> arguments) {
  auto shards = program->run(arguments);
  if (!shards.ok())
    return shards.status();
  SuspectRun run;
  for (auto [i, value] : llvm::enumerate(results)) {
    SuspectValue &joined = run.results[value];
    joined.shards = std::move((*shards)[i]);
    ResultAssembler assembler(program->signature(), i);
    for (auto [device, shard] : llvm::enumerate(joined.shards))
      joined.isConsistent &=
          assembler.add(static_cast<int64_t>(device), shard).ok();
    if (!assembler.result().ok())
      return assembler.result().status();
    joined.global = *assembler.result();
  }
  run.program = std::move(program);
  return run;
}

//===----------------------------------------------------------------------===//
// ReferenceRun
//===----------------------------------------------------------------------===//

absl::StatusOr<ReferenceRun> runReference(const WindowProgram &program,
                                          const ReferenceProgram &reference,
                                          ArrayRef<HostTensor> arguments,
                                          unsigned numSamples) {
  auto expected = reference.run(arguments);
  if (!expected.ok())
    return expected.status();
  ReferenceRun run;
  run.program = program.module.get();
  run.results = program.results;
  run.expected = *std::move(expected);
  for (Value argument : program.arguments)
    run.roundoff =
        std::max(run.roundoff, getUnitRoundoff(getElementType(argument)));
  addSamples(run, program, reference, arguments, numSamples);
  return run;
}

void addSamples(ReferenceRun &run, const WindowProgram &program,
                const ReferenceProgram &reference,
                ArrayRef<HostTensor> arguments, unsigned numSamples) {
  for (unsigned s = 0; s < numSamples; ++s) {
    std::vector<HostTensor> perturbed;
    for (auto [i, argument] : llvm::enumerate(arguments))
      perturbed.push_back(perturb(argument,
                                  getElementType(program.arguments[i]),
                                  uint64_t(s) * 1000003 + i));
    auto results = reference.run(perturbed);
    if (results.ok())
      run.samples.push_back(*std::move(results));
  }
}

Finding makeErrorFinding(Operation *op, absl::string_view error,
                         WindowProgram &&program, const Values &values) {
  Finding finding;
  finding.op = op;
  finding.error = std::string(error);
  finding.program = {std::move(program.module),
                     lookUp(program.arguments, values)};
  return finding;
}

bool runsOnOneDevice(ModuleOp program, ArrayRef<HostTensor> arguments,
                     const Suspect &suspect) {
  auto reference = ReferenceProgram::compile(program);
  if (!reference.ok() || !reference->run(arguments).ok())
    return false;
  auto own = suspect.runOnOneDevice(program, arguments);
  return own.ok() || absl::IsUnimplemented(own.status());
}

double countTerms(ModuleOp program, Value result) {
  int64_t elements = cast<RankedTensorType>(result.getType()).getNumElements();
  return static_cast<double>(countFlops(program, "main")) /
         static_cast<double>(std::max<int64_t>(1, elements));
}

std::optional<WrongValue> ReferenceRun::compare(const SuspectRun &run,
                                                size_t index, double terms,
                                                bool withPatterns) const {
  const auto *found = run.results.find(results[index]);
  return compareShards(*run.program, found - run.results.begin(),
                       found->second.shards, index, terms, withPatterns);
}

RoundingBound ReferenceRun::boundOf(size_t index, double terms,
                                    int64_t numDevices) const {
  Type type = getElementType(results[index]);
  RoundingBound bound(toNumbers(expected[index], type), type, roundoff, terms,
                      numDevices);
  for (const std::vector<HostTensor> &sample : samples)
    bound.addSample(toNumbers(sample[index], type));
  return bound;
}

std::optional<WrongValue>
ReferenceRun::compareShards(const SuspectProgram &program, size_t suspected,
                            ArrayRef<HostTensor> shards, size_t index,
                            double terms, bool withPatterns) const {
  Type type = getElementType(results[index]);
  const CompiledProgram &signature = program.signature();
  std::vector<Number> numbers = toNumbers(expected[index], type);
  RoundingBound bound = boundOf(index, terms, signature.numDevices());
  ShardedValue sharded{signature, signature.results[suspected], shards, type,
                       numbers};
  std::optional<WrongValue> wrong = findWrongElements(sharded, bound);
  bool isOwnChoice = false;
  if (wrong && !onOneDevice.empty()) {
    numbers = toNumbers(onOneDevice[index], type);
    for (auto [i, number] : llvm::enumerate(numbers))
      isOwnChoice |= !bound.admits(i, number);
    bound.setExpected(numbers);
    sharded.expected = numbers;
    wrong = findWrongElements(sharded, bound);
  }
  if (wrong && withPatterns) {
    wrong->patterns = findPatterns(sharded, bound);
    if (isOwnChoice)
      wrong->patterns.emplace_back(
          "on one device the values are not the reference's either: they are "
          "the implementation's choice, as random bits are, and depend on the "
          "partitioning");
  }
  return wrong;
}

//===----------------------------------------------------------------------===//
// NaNs
//===----------------------------------------------------------------------===//

static bool hasNaN(const HostTensor &tensor, Type type) {
  return getUnitRoundoff(type) > 0 &&
         llvm::any_of(toNumbers(tensor, type),
                      [](Number number) { return std::isnan(number); });
}

/// Returns the smallest and the largest number; NaN if there is none.
static std::pair<Number, Number> findRange(ArrayRef<Number> numbers) {
  auto nan = std::numeric_limits<Number>::quiet_NaN();
  std::pair range(nan, nan);
  for (Number number : numbers) {
    range.first = std::fmin(range.first, number);
    range.second = std::fmax(range.second, number);
  }
  return range;
}

std::optional<NaNSource> findNaNSource(Operation *op,
                                       ArrayRef<HostTensor> results,
                                       const Values &values,
                                       DenseSet<Value> &constants) {
  bool isNaN = false;
  for (Value value : op->getResults())
    if (isSupportedTensor(value)) {
      isNaN |= hasNaN(results.front(), getElementType(value));
      results = results.drop_front();
    }
  if (!isNaN)
    return std::nullopt;
  SmallVector<Value> operands = usedValuesDefinedOutside(op);
  if (llvm::all_of(operands, [&](Value operand) {
        return constants.contains(operand);
      })) {
    constants.insert_range(op->getResults());
    return std::nullopt;
  }
  NaNSource source;
  source.op = op;
  for (Value operand : operands) {
    auto found = values.find(operand);
    if (found == values.end())
      continue;
    Type type = getElementType(operand);
    if (!constants.contains(operand) && hasNaN(found->second, type))
      return std::nullopt;
    source.operandRanges.push_back(findRange(toNumbers(found->second, type)));
  }
  return source;
}

} // namespace mlir::gspmd::bisect
