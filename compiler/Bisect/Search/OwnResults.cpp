//===- OwnResults.cpp - Programs without the search's results -------------===//
#include "compiler/Bisect/Search/Bisector.h"

namespace mlir::gspmd::bisect {

/// Returns true if a process crashed or did not end.
static bool isCrash(const absl::Status &status) {
  StringRef message(status.message().data(), status.message().size());
  return message.starts_with(kCrash) || message.starts_with(kTimeout);
}

/// Returns the tensors of the first `count` ops that later ops use.
static SmallVector<Value> findLiveOut(Ops ops, size_t count) {
  DenseSet<Operation *> prefix(ops.begin(), ops.begin() + count);
  SmallVector<Value> values;
  for (Operation *op : ops.take_front(count))
    for (Value value : findTensors(op->getResults()))
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
  ++result.numNotCompared;
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
  --result.numNotCompared;
  ++result.numCompared;
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

/// Runs the program without additional results. If a result is wrong, finds
/// the first value that is wrong as the only result; if it fails, the op with
/// which the program up to it begins to fail. An error that is not one of the
/// partitioner is a rejection.
void Bisector::checkOwnResults(Block &body, const Values &inputs,
                               const Values &values) {
  std::vector<Operation *> ops;
  for (Operation &op : body.without_terminator())
    ops.push_back(&op);
  SmallVector<Value> results = findTensors(body.getTerminator()->getOperands());
  llvm::erase_if(results, [](Value value) { return !value.getDefiningOp(); });
  if (results.empty())
    return;
  auto found = compareAsOnlyResults(ops, results, inputs, &values);
  if (found.ok() && !*found)
    return;
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
                : findTensors(ops[middle - 1]->getResults());
    absl::StatusOr<std::optional<Finding>> comparison =
        std::optional<Finding>();
    if (!candidates.empty())
      comparison = compareAsOnlyResults(Ops(ops).take_front(middle), candidates,
                                        inputs, /*known=*/nullptr);
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
  (*found)->isFoundInContext = true;
  if (!(*found)->error.empty())
    (*found)->op = ops[wrong - 1];
  report(**std::move(found));
}

/// Judges results of the connected program of `ops`, unless they have the bits
/// of `known`. That the suspect alone cannot run the program is a finding at
/// the op of the first result.
absl::StatusOr<std::optional<Finding>>
Bisector::compareAsOnlyResults(Ops ops, ArrayRef<Value> results,
                               const Values &inputs, const Values *known) {
  WindowProgram program = builder.connect(ops, results);
  auto fail = [&](const absl::Status &status)
      -> absl::StatusOr<std::optional<Finding>> {
    // The reference does not compile some programs, as those with manual
    // computations. A crash is the suspect's nevertheless.
    bool isFinding =
        isCrash(status)
            ? !isCrash(suspect
                           ->runOnOneDevice(*program.module,
                                            lookUp(program.arguments, inputs))
                           .status())
            : runsOnOneDevice(program, inputs);
    if (!isFinding)
      return status;
    Operation *op = program.results.front().getDefiningOp();
    return makeErrorFinding(op, status.message(), std::move(program), inputs);
  };
  auto compiled = suspect->compile(*program.module);
  if (!compiled.ok())
    return fail(compiled.status());
  auto run = SuspectRun::make(*std::move(compiled), program.results,
                              lookUp(program.arguments, inputs));
  if (!run.ok())
    return fail(run.status());
  if (known && llvm::all_of(run->results, [&](const auto &entry) {
        auto &[value, got] = entry;
        return got.isConsistent && known->contains(value) &&
               isSame(got.global, known->at(value));
      }))
    return std::nullopt;
  for (Value value : program.results)
    if (auto finding =
            compareOp(value.getDefiningOp(), program, *run, inputs)) {
      finding->program = {std::move(program.module),
                          lookUp(program.arguments, inputs)};
      return finding;
    }
  return std::nullopt;
}

} // namespace mlir::gspmd::bisect
