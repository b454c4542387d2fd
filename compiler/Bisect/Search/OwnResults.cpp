//===- OwnResults.cpp - Programs without the search's results -------------===//
#include "compiler/Bisect/Search/Bisector.h"
#include "llvm/Support/SaveAndRestore.h"

namespace mlir::gspmd::bisect {

/// Returns true if a process crashed or did not end.
static bool isCrash(const absl::Status &status) {
  StringRef message(status.message().data(), status.message().size());
  return message.starts_with(kCrash) || message.starts_with(kTimeout);
}

SmallVector<Value> findLiveOut(Ops ops, size_t count) {
  DenseSet<Operation *> prefix(ops.begin(), ops.begin() + count);
  SmallVector<Value> values;
  for (Operation *op : ops.take_front(count))
    for (Value value : uniqueSupportedTensors(op->getResults()))
      if (llvm::any_of(value.getUsers(), [&](Operation *user) {
            while (user->getBlock() != op->getBlock())
              user = user->getParentOp();
            return !prefix.contains(user);
          }))
        values.push_back(value);
  return values;
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// Compares the collectives of a window, as it ran, with those that it has
/// without the results that only the search needs.
void Bisector::compareCollectives(Ops ops, const SuspectRun &run,
                                  const Values &values) {
  if (depth > 0 || !suspect->comparesCollectives())
    return;
  SmallVector<Value> needed = findLiveOut(ops, ops.size());
  if (needed.empty()) // the program does not need these ops
    return;
  ++result.numUncomparedWindows;
  auto with = run.program->describeCollectives({});
  if (!with)
    return;
  WindowProgram program = builder.connect(ops, needed);
  auto compiled = suspect->compile(*program.module);
  if (!compiled.ok() ||
      !(*compiled)->run(lookUp(program.arguments, values)).ok())
    return;
  auto without = (*compiled)->describeCollectives({});
  if (!without)
    return;
  --result.numUncomparedWindows;
  ++result.numComparedWindows;
  llvm::sort(*with);
  llvm::sort(*without);
  ChangedCollectives change{ops.front(), ops.back(), {}, {}};
  std::set_difference(without->begin(), without->end(), with->begin(),
                      with->end(), std::back_inserter(change.without));
  std::set_difference(with->begin(), with->end(), without->begin(),
                      without->end(), std::back_inserter(change.with));
  if (!change.without.empty() || !change.with.empty())
    result.changed.push_back(std::move(change));
}

//===----------------------------------------------------------------------===//
// The entire program
//===----------------------------------------------------------------------===//

/// Keeps an error that is not one of the partitioner. Returns true if an op
/// that causes it is to be searched.
bool Bisector::searchesRejection(const absl::Status &status) {
  std::string message(status.message());
  if (choosesShardings) {
    result.ownShardingsError = message;
    return false;
  }
  result.rejection = message;
  // Each run of the search for a timeout would take as long.
  return !StringRef(message).starts_with(kTimeout) &&
         llvm::none_of(result.unjudged,
                       [](const UnjudgedOp &op) { return op.isRejected; });
}

OwnResults Bisector::compileAlone(Ops ops, ArrayRef<Value> results,
                                  const Suspect &by) const {
  WindowProgram program = builder.connect(ops, results);
  auto compiled = by.compile(*program.module);
  return {std::move(program), std::move(compiled)};
}

/// Compiles a segment; nullopt if no later op needs a result.
std::optional<OwnResults> Bisector::compileAlone(const Segment &segment,
                                                 const Suspect &by) const {
  SmallVector<Value> results =
      findLiveOut(segment.available, segment.available.size());
  if (results.empty())
    return std::nullopt;
  return compileAlone(segment.available, results, by);
}

/// Compares the results of a segment whose run has started.
void Bisector::compareStarted(Segment &segment, const Values *known) {
  if (!segment.started)
    return;
  segment.own =
      compareOwnResults(*std::move(segment.started), segment.inputs, known);
  segment.started.reset();
}

/// Judges a segment without additional results: first as users run it, by the
/// suspect that chooses shardings, whose run was compared. If a result is wrong
/// then, if a window fails or if there is no such suspect, the completed
/// segment is searched, last the segment with the chosen shardings.
void Bisector::checkSegment(Segment &segment, const Values &values) {
  bool isRight = propagating && segment.own.ok() && !*segment.own;
  if (isRight && !hasFailingWindow)
    return;
  std::optional<OwnResults> own = compileAlone(segment, *suspect);
  if (!own)
    return;
  findInContext(segment,
                compareOwnResults(*std::move(own), segment.inputs, &values));
  if (!propagating || isRight || result.finding || !result.rejection.empty())
    return;
  llvm::SaveAndRestore<const Suspect *> otherSuspect(suspect,
                                                     propagating.get());
  llvm::SaveAndRestore otherShardings(choosesShardings, true);
  findInContext(segment, std::move(segment.own));
  if (result.finding)
    result.finding->failsIn = FailsIn::OwnShardings;
}

/// Searches a segment whose own results are wrong as `found` states, for
/// the first value that is wrong as the only result; if it fails, for the op
/// with which the segment up to it begins to fail. An error that is not one of
/// the partitioner is a rejection.
void Bisector::findInContext(const Segment &segment,
                             absl::StatusOr<std::optional<Finding>> found) {
  if (found.ok() && !*found)
    return;
  Ops ops = segment.available;
  const Values &inputs = segment.inputs;
  bool isRejection = !found.ok();
  if (isRejection && !searchesRejection(found.status()))
    return;
  // The values of ops before `right` are right, that before `wrong` is wrong.
  // Any op of a program can cause an error, so no op is omitted in this case.
  bool isError = isRejection || !(*found)->error.empty();
  size_t right = 0, wrong = ops.size();
  while (wrong - right > 1) {
    size_t middle = (right + wrong) / 2;
    SmallVector<Value> candidates =
        isError ? findLiveOut(ops, middle)
                : uniqueSupportedTensors(ops[middle - 1]->getResults());
    absl::StatusOr<std::optional<Finding>> comparison =
        std::optional<Finding>();
    if (!candidates.empty())
      comparison = compareOwnResults(
          compileAlone(ops.take_front(middle), candidates, *suspect), inputs,
          /*known=*/nullptr);
    if (comparison.ok() ? comparison->has_value() : isRejection) {
      wrong = middle;
      if (!isRejection)
        found = std::move(comparison);
    } else {
      right = middle;
    }
  }
  if (isRejection) {
    skip(ops[wrong - 1], result.rejection, /*isRejected=*/true);
    return;
  }
  (*found)->failsIn = FailsIn::OriginalResults;
  if (!(*found)->error.empty())
    (*found)->op = ops[wrong - 1];
  else
    findCause(segment, **found);
  report(**std::move(found));
}

/// Searches the fewest ops before the wrong op of a finding with which it is
/// wrong, on the reference's values of all others. The first of them is the
/// cause: all ops after it are right on its value.
void Bisector::findCause(const Segment &segment, Finding &finding) {
  Ops ops = segment.available;
  ops = ops.take_front(llvm::find(ops, finding.op) - ops.begin() + 1);
  Ops last = ops.take_back(std::min<size_t>(ops.size(), options.window));
  SmallVector<Value> needed;
  for (Operation *op : last)
    for (Value operand : usedValuesDefinedOutside(op))
      if (Operation *producer = operand.getDefiningOp();
          producer && llvm::is_contained(ops, producer) &&
          isSupportedTensor(operand) && !llvm::is_contained(needed, operand))
        needed.push_back(operand);
  if (needed.empty())
    return;
  WindowProgram program = builder.connect(ops, needed);
  auto reference = ReferenceProgram::compile(*program.module);
  if (!reference.ok())
    return;
  auto run = reference->run(lookUp(program.arguments, segment.inputs));
  if (!run.ok())
    return;
  Values values = segment.inputs;
  for (auto [value, tensor] : llvm::zip_equal(program.results, *run))
    values[value] = std::move(tensor);
  SmallVector<Value> results = uniqueSupportedTensors(finding.op->getResults());
  // It is wrong with the ops from `wrong` on, and right with those from
  // `right`.
  size_t wrong = 0, right = last.size();
  std::optional<Finding> shortest;
  for (size_t start = 0; right - wrong > 1 || !shortest;
       start = (wrong + right) / 2) {
    auto found = compareOwnResults(
        compileAlone(last.drop_front(start), results, *suspect), values,
        /*known=*/nullptr);
    if (found.ok() && *found && (*found)->error.empty()) {
      wrong = start;
      shortest = *std::move(found);
    } else if (start == 0) {
      return; // ops before the window matter, too
    } else {
      right = start;
    }
  }
  if (last[wrong] == finding.op)
    return;
  shortest->failsIn = finding.failsIn;
  shortest->wrongUser = finding.op;
  shortest->op = last[wrong];
  finding = *std::move(shortest);
}

/// Judges the results of a program, unless they have the bits of `known`. That
/// the suspect alone cannot run the program is a finding at the op of the first
/// result.
absl::StatusOr<std::optional<Finding>>
Bisector::compareOwnResults(OwnResults own, const Values &inputs,
                            const Values *known) {
  WindowProgram &program = own.program;
  std::vector<HostTensor> arguments = lookUp(program.arguments, inputs);
  auto fail = [&](const absl::Status &status)
      -> absl::StatusOr<std::optional<Finding>> {
    // The reference does not compile some programs, as those with manual
    // computations. A crash is the suspect's nevertheless.
    bool isFinding =
        isCrash(status)
            ? !isCrash(
                  suspect->runOnOneDevice(*program.module, arguments).status())
            : runsOnOneDevice(*program.module, arguments, *suspect);
    if (!isFinding)
      return status;
    Operation *op = program.results.front().getDefiningOp();
    return makeErrorFinding(op, status.message(), std::move(program), inputs);
  };
  if (!own.compiled.ok())
    return fail(own.compiled.status());
  auto run =
      SuspectRun::make(*std::move(own.compiled), program.results, arguments);
  if (absl::IsUnavailable(run.status())) {
    engineError = run.status();
    return std::nullopt;
  }
  if (!run.ok())
    return fail(run.status());
  if (known && llvm::all_of(run->results, [&](const auto &entry) {
        auto &[value, actual] = entry;
        return actual.isConsistent && known->contains(value) &&
               isSame(actual.global, known->at(value));
      }))
    return std::nullopt;
  std::optional<ExpectedResults> expected = expectResults(program, inputs);
  if (!expected)
    return std::nullopt;
  for (Value value : program.results)
    if (auto finding = compareWith(*expected, value.getDefiningOp(), *run)) {
      finding->program = {std::move(program.module), std::move(arguments)};
      return finding;
    }
  return std::nullopt;
}

} // namespace mlir::gspmd::bisect
