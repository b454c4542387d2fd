//===- Solve.cpp - The solver ---------------------------------------------===//

#include "lib/Search/Solver/Solve.h"
#include "lib/Progress/Interrupt.h"
#include "lib/Progress/Thread.h"
#include "lib/Search/Solver/DualAscent.h"
#include "lib/Search/Solver/Exhaustive.h"
#include "lib/Search/Solver/LocalSearch.h"
#include <algorithm>
#include <cmath>
#include <memory>
#include <thread>

using namespace mlir::gspmd::search;
using Clock = std::chrono::steady_clock;

namespace {

/// Table entries per second of the time limit and searcher: less than half of
/// what one core of a small machine achieves, to finish in time on a loaded
/// one.
constexpr double kWorkPerSecond = 1.6e8;

/// Two searchers work in rounds, on as many threads as are available, and
/// exchange their best states between the rounds.
class Solver {
public:
  Solver(const ConstraintNetwork &network, const SolveOptions &options,
         Clock::time_point begin, bool isLimitRaised)
      : network(network), options(options), isLimitRaised(isLimitRaised),
        begin(begin), deadline(options.deadline.value_or(
                          begin + std::chrono::duration_cast<Clock::duration>(
                                      std::chrono::duration<double>(
                                          std::min(options.timeLimit, 1e9))))),
        dual(network) {
    for (uint64_t i = 0; i < kNumSearchers; ++i)
      searchers.push_back(
          std::make_unique<LocalSearch>(network, options.seed * 1000 + i));
  }

  void run() {
    if (isSmall(network)) {
      if (std::optional<State> state = bestState(network)) {
        best = candidateOf(network, *state);
        exactBound = best.cost;
        return;
      }
    }
    double allWork = kWorkPerSecond * options.timeLimit, workLeft = allWork;
    double round = 1e6;
    // At least once: there is a choice and a bound even without any time.
    do {
      // Good multipliers first: subproblems are much better with them.
      bool isEarly = workLeft > 0.7 * allWork && !dual.hasConverged();
      runRound(mayRestart ? round : std::min(round, workLeft),
               isEarly ? 1 : 0.1);
      workLeft -= round;
      round = std::min(round * 2, 1e8);
      reportProgress();
      mayRestart = workLeft <= 0;
    } while ((workLeft > 0 || options.continueUntilDeadline) && !isDone() &&
             !isOver());
    timeLimitReached =
        (workLeft > 0 || options.continueUntilDeadline) && !isDone();
  }

  Candidate best;
  bool timeLimitReached = false;

  /// Returns the bound rounded up, since costs are integers. It is conservative
  /// with respect to rounding errors.
  int64_t lowerBound() const {
    if (exactBound)
      return static_cast<int64_t>(*exactBound);
    double bound = dual.bound();
    return static_cast<int64_t>(
        std::ceil(bound - 1e-9 * std::abs(bound) - 1e-6));
  }

private:
  static constexpr uint64_t kNumSearchers = 2;
  const ConstraintNetwork &network;
  const SolveOptions &options;
  /// If set, nothing is feasible, and the search minimizes memory.
  bool isLimitRaised;
  Clock::time_point begin, deadline;
  Dual dual;
  std::vector<std::unique_ptr<LocalSearch>> searchers;
  double reportedCost = kInfinity;
  /// Rounds without a better choice after which the last searcher restarts.
  static constexpr int kPatience = 10;
  bool mayRestart = false;
  /// The last searcher continues from its own state instead of the best one.
  bool isRestarted = false;
  Candidate
      bestOfRestart; ///< the best state since the restart, while `isRestarted`
  int roundsWithoutGain = 0;
  SplitMix64 random{options.seed};
  std::optional<double> exactBound; ///< set by exhaustive search

  bool isOver() const {
    return Clock::now() >= deadline || mlir::gspmd::isInterrupted();
  }
  bool isDone() const {
    return best.fits() &&
           (isLimitRaised || best.cost <= static_cast<double>(lowerBound()));
  }

  /// Accepts the first state in any case, even if it is prohibited.
  static void keepBetter(Candidate &best, const Candidate &other) {
    if (best.state.empty() || other < best)
      best = other;
  }

  /// A share of the first searcher's work improves the bound.
  void runRound(double work, double dualShare) {
    bool isFirst = !std::isfinite(best.cost);
    Candidate found = best;
    if (isFirst)
      runDual(work, found);
    keepBetter(best, found);
    startSearchers();
    double costBefore = best.cost;
    auto stop = [&] { return isOver(); };
    found = best;
    std::vector<std::function<void()>> tasks;
    tasks.emplace_back([&] {
      runDual(work * dualShare, found);
      searchers[0]->run(static_cast<size_t>(work * (1 - dualShare)), stop);
    });
    for (size_t i = 1; i < kNumSearchers; ++i)
      tasks.emplace_back(
          [&, i] { searchers[i]->run(static_cast<size_t>(work), stop); });
    runTasks(tasks);
    keepBetter(best, found);
    for (auto &searcher : searchers)
      keepBetter(best, searcher->best());
    countGain(best.cost < costBefore);
  }

  /// All searchers start from the best state, except that the last one restarts
  /// from another construction when no round improves the best state any more.
  /// The restarted searcher continues from there for as long as its own state
  /// improves.
  void startSearchers() {
    bool isStuck = mayRestart && roundsWithoutGain >= kPatience;
    if (isStuck) {
      roundsWithoutGain = 0;
      Candidate other = candidateOf(network, dual.construct(random));
      isRestarted = other.cost < kInfinity;
      if (isRestarted)
        searchers.back()->start(other, dual.multipliers());
      bestOfRestart = std::move(other);
    }
    for (auto &searcher : searchers)
      if (!isRestarted || searcher != searchers.back())
        searcher->start(best, dual.multipliers());
  }

  /// Counts the rounds in which the state that matters for a restart, the best
  /// one or that of the last restart, did not improve.
  void countGain(bool isBestImproved) {
    bool isGain = isBestImproved;
    if (isRestarted && searchers.back()->best() < bestOfRestart) {
      bestOfRestart = searchers.back()->best();
      isGain = true;
    }
    roundsWithoutGain = isGain ? 0 : roundsWithoutGain + 1;
    isRestarted &= !isBestImproved;
  }

  void runDual(double work, Candidate &found) {
    double cost = found.fits() ? found.cost : kInfinity;
    do {
      Candidate candidate = candidateOf(network, dual.step(cost));
      work -= static_cast<double>(dual.work());
      keepBetter(found, candidate);
    } while (work > 0 && !isOver());
  }

  void runTasks(llvm::ArrayRef<std::function<void()>> tasks) {
    unsigned numThreads = options.numThreads
                              ? options.numThreads
                              : std::thread::hardware_concurrency();
    if (numThreads < 2) {
      for (const auto &task : tasks)
        task();
      return;
    }
    mlir::gspmd::runOnThreads(static_cast<unsigned>(tasks.size()),
                              [&](unsigned number) { tasks[number](); });
  }

  void reportProgress() {
    if (!options.onProgress || !best.fits() || best.cost >= reportedCost)
      return;
    reportedCost = best.cost;
    std::chrono::duration<double> passed = Clock::now() - begin;
    options.onProgress(passed.count(), static_cast<int64_t>(best.cost),
                       lowerBound());
  }
};

} // namespace

double Solution::gap() const {
  if (evaluation.cost == 0)
    return 0;
  return static_cast<double>(evaluation.cost - lowerBound) /
         std::abs(static_cast<double>(evaluation.cost));
}

static absl::Status nothingFits(const Problem &problem,
                                const ConstraintNetwork &network,
                                const Evaluation &found,
                                bool timeLimitReached) {
  std::string stopped = mlir::gspmd::earlyEndText(timeLimitReached);
  if (found.cost >= kProhibited)
    return absl::NotFoundError(
        "no choice without prohibited combinations was found" + stopped);
  std::string limit = std::to_string(*problem.usageLimit);
  std::string message =
      network.usageLimit != problem.usageLimit
          ? "the limit of " + limit +
                " is infeasible: any choice needs at least " +
                std::to_string(*network.usageLimit)
          : "no choice within the limit of " + limit + " was found";
  return absl::NotFoundError(message + "; the least memory that was found is " +
                             std::to_string(found.peakUsage) + ", at time " +
                             std::to_string(found.peakTime) + stopped);
}

absl::StatusOr<Solution>
mlir::gspmd::search::solve(const Problem &problem,
                           const SolveOptions &options) {
  Clock::time_point begin = Clock::now();
  absl::StatusOr<ConstraintNetwork> network = makeConstraintNetwork(problem);
  if (!network.ok())
    return network.status();
  bool isLimitRaised = network->usageLimit != problem.usageLimit;
  Solver solver(*network, options, begin, isLimitRaised);
  solver.run();
  Solution solution;
  solution.choice = network->expand(solver.best.state);
  solution.evaluation = evaluate(problem, solution.choice);
  if (!solution.evaluation.feasible())
    return nothingFits(problem, *network, solution.evaluation,
                       solver.timeLimitReached);
  solution.lowerBound = std::min(solver.lowerBound(), solution.evaluation.cost);
  solution.numVariables = network->variables.size();
  solution.numLinks = network->links.size();
  solution.numTimes = network->capacities.size();
  solution.timeLimitReached = solver.timeLimitReached;
  return solution;
}
