//===- Bisector.cpp - The search of a wrong op ----------------------------===//
#include "compiler/Bisect/Search/Bisector.h"
#include "compiler/Codegen/ToElementType.h"
#include "compiler/Run/RunArguments.h"
#include "mlir/IR/Matchers.h"
#include "transforms/Support/Diagnostics/ValueNames.h"

namespace mlir::gspmd::bisect {

namespace {

/// Runs on perturbed operands: few while ops are screened, many before one is
/// called wrong.
constexpr unsigned kScreeningSamples = 2, kSamples = 16;

} // namespace

bool canEndBefore(Operation *op) {
  auto isUsedFrom = [&](Value value) {
    return llvm::any_of(value.getUsers(), [&](Operation *user) {
      return !op->getBlock()->findAncestorOpInBlock(*user)->isBeforeInBlock(op);
    });
  };
  for (Operation *before = op->getPrevNode(); before;
       before = before->getPrevNode())
    for (Value value : before->getResults())
      if (!isSupportedTensor(value) && isUsedFrom(value))
        return false;
  return true;
}

void removeDeadValues(Operation *op, Values &values) {
  SmallVector<Value> dead;
  for (auto &entry : values)
    if (llvm::all_of(entry.first.getUsers(), [&](Operation *user) {
          Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
          return ancestor && ancestor->isBeforeInBlock(op);
        }))
      dead.push_back(entry.first);
  for (Value value : dead)
    values.erase(value);
}

std::vector<Operation *> listAvailable(Ops ops, const Values &values) {
  std::vector<Operation *> available;
  DenseSet<Operation *> producers;
  for (Operation *op : ops)
    if (!hasHostCallback(op) &&
        llvm::all_of(usedValuesDefinedOutside(op), [&](Value operand) {
          return values.contains(operand) ||
                 producers.contains(operand.getDefiningOp()) ||
                 matchPattern(operand, m_Constant());
        })) {
      available.push_back(op);
      producers.insert(op);
    }
  return available;
}

std::vector<Operation *> listOps(Block &body) {
  std::vector<Operation *> ops;
  for (Operation &op : body.without_terminator())
    ops.push_back(&op);
  return ops;
}

absl::StatusOr<BisectionResult> Bisector::run(ArrayRef<HostTensor> arguments) {
  auto function = completed.lookupSymbol<func::FuncOp>(entry);
  Block &body = function.getFunctionBody().front();
  Values inputs;
  for (auto [argument, tensor] :
       llvm::zip_equal(body.getArguments(), arguments))
    inputs[argument] = tensor;
  propagating = suspect->withOwnShardings();
  walkSegments(listOps(body), std::move(inputs));
  if (!engineError.ok())
    return engineError;
  if (!result.finding && result.rejection.empty())
    result.finding = std::move(wrongWithAddedResults);
  return std::move(result);
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// Judges ops of a block, whose operands have values. Afterwards those that
/// later ops use have values.
bool Bisector::walk(Ops ops, Values &values) {
  while (!ops.empty()) {
    size_t count = std::min<size_t>(ops.size(), options.window);
    while (count < ops.size() && !canEndBefore(ops[count]))
      ++count;
    if (walkAvailable(ops.take_front(count), values))
      return true;
    ops = ops.drop_front(count);
    // The end of a segment compares its results.
    if (!ops.empty())
      removeDeadValues(ops.front(), values);
  }
  return false;
}

/// Gives the results of an op that calls a function on the host random values,
/// in a loop none. Returns false for other ops.
bool Bisector::passHostCallback(Operation *op, Values &values) {
  if (!hasHostCallback(op))
    return false;
  if (!skipped.contains(op))
    skipWithRandomResults(op, "it calls a function on the host",
                          /*isRejected=*/false, values);
  return true;
}

/// Judges the ops of a window whose operands have values.
bool Bisector::walkAvailable(Ops ops, Values &values) {
  std::vector<Operation *> available = listAvailable(ops, values);
  DenseSet<Operation *> found(available.begin(), available.end());
  for (Operation *op : ops)
    if (!found.contains(op) && !passHostCallback(op, values))
      skip(op, kNoOperand.str());
  return !available.empty() && walkWindow(available, values);
}

/// Judges ops whose operands have values or are results of these ops; gives
/// their results values.
bool Bisector::walkWindow(Ops ops, Values &values) {
  std::unique_ptr<CompiledWindow> owned;
  absl::StatusOr<CompiledWindow *> window = compile(ops, owned);
  if (!window.ok())
    return splitWindow(ops, values, std::string(window.status().message()),
                       /*isSuspectsError=*/true);
  const WindowProgram &program = (*window)->connected;
  auto run = SuspectRun::make((*window)->suspect, program.results,
                              lookUp(program.arguments, values));
  if (absl::IsUnavailable(run.status())) {
    engineError = run.status();
    return true;
  }
  if (!run.ok())
    return splitWindow(ops, values, std::string(run.status().message()),
                       /*isSuspectsError=*/true);
  bool isFirst = depth == 0 && result.numWindows++ == 0;
  if (isFirst)
    compareCollectives(ops, *run, values);
  for (auto &[value, actual] : run->results)
    values[value] = actual.global;
  bool wasWrong = wrongWithAddedResults.has_value();
  bool isFound = judge(ops, **window, *run, values);
  // Without a wrong op, it does not matter what added results change.
  if (!isFirst && (isFound || wrongWithAddedResults.has_value() != wasWrong))
    compareCollectives(ops, *run, values);
  return isFound;
}

/// Lists an op that does not run as not judged. Ops that use its results are
/// judged on any operands, so these are random, except in a loop, whose number
/// of iterations may depend on them.
void Bisector::skipWithRandomResults(Operation *op, const std::string &error,
                                     bool isRejected, Values &values) {
  SmallVector<Value> results = uniqueSupportedTensors(op->getResults());
  llvm::erase_if(results, [&](Value value) { return values.contains(value); });
  if (depth > 0 || results.empty())
    return skip(op, error, isRejected);
  skip(op, error + "; ops that use its results are judged on random numbers",
       isRejected);
  for (auto [i, value] : llvm::enumerate(results))
    values[value] = makeRandomArgument(
        *toEntryTensor(cast<RankedTensorType>(value.getType())), /*seed=*/1, i);
}

/// After an error, judges two halves of the window, or reports or skips a
/// window that cannot be divided.
bool Bisector::splitWindow(Ops ops, Values &values, const std::string &error,
                           bool isSuspectsError) {
  hasFailingWindow |= isSuspectsError && ops.size() > 1;
  for (size_t distance = 0; distance < (ops.size() + 1) / 2; ++distance)
    for (size_t middle : {ops.size() / 2 - distance, ops.size() / 2 + distance})
      if (middle > 0 && middle < ops.size() && canEndBefore(ops[middle]))
        return walkAvailable(ops.take_front(middle), values) ||
               walkAvailable(ops.drop_front(middle), values);
  // An op that does not run on one device either is no finding.
  WindowProgram program = builder.connect(ops);
  if (!isSuspectsError ||
      !runsOnOneDevice(*program.module, lookUp(program.arguments, values),
                       *suspect)) {
    for (Operation *op : ops)
      skipWithRandomResults(op, error, isSuspectsError, values);
    return false;
  }
  result.numUncomparedWindows += depth == 0 && suspect->comparesCollectives();
  report(makeErrorFinding(ops.front(), error, std::move(program), values));
  return true;
}

absl::StatusOr<CompiledWindow *>
Bisector::compile(Ops ops, std::unique_ptr<CompiledWindow> &owned) {
  // The windows of loops run once for each iteration.
  std::pair<Operation *, size_t> key = {ops.front(), ops.size()};
  if (auto found = kept.find(key); found != kept.end())
    return found->second.get();
  auto window = std::make_unique<CompiledWindow>();
  window->connected = builder.connect(ops);
  auto compiled = suspect->compile(*window->connected.module);
  if (!compiled.ok())
    return compiled.status();
  window->suspect = *std::move(compiled);
  std::unique_ptr<CompiledWindow> &owner = depth > 0 ? kept[key] : owned;
  owner = std::move(window);
  return owner.get();
}

//===----------------------------------------------------------------------===//
// Judgements
//===----------------------------------------------------------------------===//

bool Bisector::judge(Ops ops, CompiledWindow &window, const SuspectRun &run,
                     Values &values) {
  std::vector<Operation *> judged(ops.begin(), ops.end());
  llvm::erase_if(judged, [&](Operation *op) {
    if (llvm::all_of(usedValuesDefinedOutside(op), isSupportedTensor))
      return false;
    skip(op, "an operand is not a tensor");
    return true;
  });
  if (judged.empty())
    return false;
  auto fail = [&](const absl::Status &status) {
    return splitWindow(ops, values,
                       "the reference: " + std::string(status.message()),
                       /*isSuspectsError=*/false);
  };
  if (!window.reference) {
    window.isolated = builder.isolate(judged);
    auto compiled = ReferenceProgram::compile(*window.isolated.module);
    if (!compiled.ok())
      return fail(compiled.status());
    window.reference = *std::move(compiled);
  }
  std::vector<HostTensor> operands = lookUp(window.isolated.arguments, values);
  auto expected = runReference(window.isolated, *window.reference, operands, 0);
  if (!expected.ok())
    return fail(expected.status());

  size_t next = 0;
  for (Operation *op : judged) {
    bool isExact = true, isWrong = false;
    size_t first = next;
    for (Value value : uniqueSupportedTensors(op->getResults())) {
      size_t i = next++;
      const SuspectValue &actual = run.results.find(value)->second;
      if (actual.isConsistent && isSame(actual.global, expected->expected[i]))
        continue;
      isExact = false;
      if (expected->samples.empty())
        addSamples(*expected, window.isolated, *window.reference, operands,
                   kScreeningSamples);
      WindowProgram single = builder.isolate({op});
      isWrong |= expected
                     ->compare(run, i, countTerms(*single.module, value),
                               /*withPatterns=*/false)
                     .has_value();
    }
    if (!result.nan)
      result.nan = findNaNSource(
          op, ArrayRef(expected->expected).slice(first, next - first), values,
          nanConstants);
    ++(isExact ? result.numExact : result.numRounded);
    if (isWrong && confirm(op, ops, window, run, values))
      return true;
  }
  return false;
}

/// Makes what the suspect's compiler computes on one device the expected
/// values, unless the reference is what it has for one device. Returns false,
/// and lists `op` as not judged, if two such runs differ.
bool Bisector::expectOwnValues(Operation *op, ExpectedResults &expected) {
  ModuleOp module = expected.program.module.get();
  auto results = suspect->runOnOneDevice(module, expected.arguments);
  if (!results.ok())
    return true;
  auto again = suspect->runOnOneDevice(module, expected.arguments);
  if (!again.ok() || !llvm::equal(*results, *again, isSame)) {
    skip(op, "two runs on one device yield different values: it is not "
             "deterministic");
    return false;
  }
  expected.run.onOneDevice = *std::move(results);
  return true;
}

std::optional<ExpectedResults> expectResults(const WindowProgram &program,
                                             const Values &values) {
  auto reference = ReferenceProgram::compile(*program.module);
  if (!reference.ok())
    return std::nullopt;
  std::vector<HostTensor> arguments = lookUp(program.arguments, values);
  auto run = runReference(program, *reference, arguments, kSamples);
  if (!run.ok())
    return std::nullopt;
  return ExpectedResults{program, std::move(arguments), *std::move(run)};
}

/// Compares the results of an op in a run with those of the reference of
/// `program`, which has the op as an only op or among others.
std::optional<Finding> Bisector::compareOp(Operation *op,
                                           const WindowProgram &program,
                                           const SuspectRun &run,
                                           const Values &values) {
  std::optional<ExpectedResults> expected = expectResults(program, values);
  return expected ? compareWith(*expected, op, run) : std::nullopt;
}

/// Compares the results of an op in a run with those that are expected.
std::optional<Finding> Bisector::compareWith(ExpectedResults &expected,
                                             Operation *op,
                                             const SuspectRun &run) {
  const WindowProgram &program = expected.program;
  for (size_t i = 0; i < program.results.size(); ++i) {
    Value value = program.results[i];
    if (value.getDefiningOp() != op)
      continue;
    auto compare = [&](bool withPatterns) {
      return expected.run.compare(run, i, countTerms(*program.module, value),
                                  withPatterns);
    };
    if (!compare(/*withPatterns=*/false))
      continue;
    // Most ops have the reference's values, so the suspect's compiler seldom
    // has to run the program on one device.
    if (!expected.hasOwnValues && !expectOwnValues(op, expected))
      return std::nullopt;
    expected.hasOwnValues = true;
    std::optional<WrongValue> wrong = compare(/*withPatterns=*/true);
    if (!wrong)
      continue;
    Finding finding;
    finding.op = op;
    finding.result = cast<OpResult>(value).getResultNumber();
    finding.value = *std::move(wrong);
    finding.numDevices = run.program->signature().numDevices();
    finding.collectives =
        run.program->describeCollectives(listNames(op->getLoc()));
    return finding;
  }
  return std::nullopt;
}

/// Judges an op with more samples, and alone.
bool Bisector::confirm(Operation *op, Ops ops, const CompiledWindow &window,
                       const SuspectRun &run, const Values &values) {
  WindowProgram single = builder.isolate({op});
  std::optional<Finding> found = compareOp(op, single, run, values);
  if (!found)
    return false;
  if (enter(op, values))
    return true;
  auto alone = suspect->compile(*single.module);
  if (alone.ok()) {
    auto ownRun = SuspectRun::make(*std::move(alone), single.results,
                                   lookUp(single.arguments, values));
    if (!ownRun.ok() || compareOp(op, single, *ownRun, values))
      found->failsIn = FailsIn::Isolation;
  }
  // An op that is right alone may differ because the suspect has computed it
  // from an operand with other rounding than that of the operand's value. The
  // bound of the entire window includes the rounding of all ops before.
  bool isWrongAlone = found->failsIn == FailsIn::Isolation;
  if (!isWrongAlone && !compareOp(op, window.connected, run, values))
    return false;
  checkDeterminism(window, run, values, *found);
  if (isWrongAlone) {
    found->program = {std::move(single.module),
                      lookUp(single.arguments, values)};
  } else if (auto failing = findFailingProgram(op, ops, values)) {
    found->program = *std::move(failing);
  } else {
    // The original program has no added results, so another op may be what is
    // wrong in it.
    found->failsIn = FailsIn::AddedResults;
    WindowProgram program = builder.connect(ops);
    found->program = {std::move(program.module),
                      lookUp(program.arguments, values)};
    found->path = path;
    if (!wrongWithAddedResults)
      wrongWithAddedResults = std::move(found);
    return false;
  }
  report(*std::move(found));
  return true;
}

/// Returns the program of the fewest ops up to `op` in a window in which it is
/// wrong, with its results only; nullopt if these do not suffice.
std::optional<FailingProgram>
Bisector::findFailingProgram(Operation *op, Ops ops, const Values &values) {
  size_t end = llvm::find(ops, op) - ops.begin() + 1;
  SmallVector<Value> results = uniqueSupportedTensors(op->getResults());
  for (size_t count = 2; count < 2 * end; count *= 2) {
    Ops last = ops.take_front(end).take_back(std::min(count, end));
    auto found = compareOwnResults(compileAlone(last, results, *suspect),
                                   values, /*known=*/nullptr);
    // A program that fails to run does not show the wrong value.
    if (found.ok() && *found && (**found).error.empty())
      return std::move((**found).program);
  }
  return std::nullopt;
}

void Bisector::checkDeterminism(const CompiledWindow &window,
                                const SuspectRun &run, const Values &values,
                                Finding &finding) const {
  auto again = SuspectRun::make(run.program, window.connected.results,
                                lookUp(window.connected.arguments, values));
  if (!again.ok())
    return;
  for (auto [first, second] : llvm::zip_equal(run.results, again->results))
    for (auto [a, b] :
         llvm::zip_equal(first.second.shards, second.second.shards))
      if (!isSame(a, b)) {
        finding.value.patterns.emplace_back(
            "a second run yields other values: the suspect is not "
            "deterministic");
        return;
      }
}

} // namespace mlir::gspmd::bisect
