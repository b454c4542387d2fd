//===- Bisector.h - The search of a wrong op --------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_SEARCH_BISECTOR_H
#define GSPMD_COMPILER_BISECT_SEARCH_BISECTOR_H

#include "compiler/Bisect/Search/Bisection.h"
#include "compiler/Bisect/Search/Judgement.h"
#include <map>

namespace mlir::gspmd::bisect {

/// Ops in program order.
using Ops = ArrayRef<Operation *>;

/// Returns true if all values that live across the start of `op` can be
/// arguments.
bool canEndBefore(Operation *op);
/// Removes the values of the block before `op` that no op from it on uses.
void removeDeadValues(Operation *op, Values &values);
/// Returns the ops whose operands have values or are results of such ops,
/// without calls of functions on the host.
std::vector<Operation *> listAvailable(Ops ops, const Values &values);
/// Returns the tensors of the first `count` ops that later ops use.
SmallVector<Value> findLiveOut(Ops ops, size_t count);
/// Returns the ops of a block without its terminator.
std::vector<Operation *> listOps(Block &body);

/// A window as the suspect and the reference run it.
struct CompiledWindow {
  WindowProgram connected, isolated;
  std::shared_ptr<const SuspectProgram> suspect;
  std::optional<ReferenceProgram> reference;
};

/// A program without the results that the search adds, as a suspect compiles
/// it.
struct OwnResults {
  WindowProgram program;
  absl::StatusOr<std::shared_ptr<const SuspectProgram>> compiled;
};

/// The run of the reference, with which the results of a program are compared.
struct ExpectedResults {
  const WindowProgram &program;
  std::vector<HostTensor> arguments;
  ReferenceRun run;
  /// True if the suspect's own compiler has run the program on one device.
  bool hasOwnValues = false;
};

/// Runs the reference, also on perturbed arguments; nullopt if it does not run.
std::optional<ExpectedResults> expectResults(const WindowProgram &program,
                                             const Values &values);

/// A range of ops that runs with the results that later ops need only.
struct Segment {
  Ops ops;
  /// The values at the start of the segment.
  Values inputs;
  /// The ops of the segment whose operands have values.
  std::vector<Operation *> available;
  /// The run of the segment by the suspect that chooses shardings, until its
  /// results are compared.
  std::optional<OwnResults> started;
  /// The finding of the comparison of this run, or its error.
  absl::StatusOr<std::optional<Finding>> own = std::nullopt;
  bool isPrepared = false, isStarted = false, isWalked = false;
};

class Bisector {
public:
  Bisector(ModuleOp completed, StringRef entry, const Suspect &suspect,
           const BisectionOptions &options)
      : completed(completed), entry(entry), builder(completed, entry),
        suspect(&suspect), options(options) {}

  absl::StatusOr<BisectionResult> run(ArrayRef<HostTensor> arguments);

private:
  std::vector<Segment> listSegments(Ops ops) const;
  void prepare(Segment &segment, Values values);
  bool prepareByReference(MutableArrayRef<Segment> segments);
  void start(Segment &segment);
  bool screen(MutableArrayRef<Segment> segments);
  bool walkSegments(Ops ops, Values values);
  bool walkSegment(Segment &segment, Values &values);
  bool walk(Ops ops, Values &values);
  bool passHostCallback(Operation *op, Values &values);
  bool walkAvailable(Ops ops, Values &values);
  bool walkWindow(Ops ops, Values &values);
  bool splitWindow(Ops ops, Values &values, const std::string &error,
                   bool isSuspectsError);
  void skipWithRandomResults(Operation *op, const std::string &error,
                             bool isRejected, Values &values);
  absl::StatusOr<CompiledWindow *>
  compile(Ops ops, std::unique_ptr<CompiledWindow> &owned);
  void compareCollectives(Ops ops, const SuspectRun &run, const Values &values);
  bool judge(Ops ops, CompiledWindow &window, const SuspectRun &run,
             Values &values);
  bool confirm(Operation *op, Ops ops, const CompiledWindow &window,
               const SuspectRun &run, const Values &values);
  std::optional<FailingProgram> findFailingProgram(Operation *op, Ops ops,
                                                   const Values &values);
  bool expectOwnValues(Operation *op, ExpectedResults &expected);
  std::optional<Finding> compareOp(Operation *op, const WindowProgram &program,
                                   const SuspectRun &run, const Values &values);
  std::optional<Finding> compareWith(ExpectedResults &expected, Operation *op,
                                     const SuspectRun &run);
  void checkDeterminism(const CompiledWindow &window, const SuspectRun &run,
                        const Values &values, Finding &finding) const;
  bool enter(Operation *op, const Values &values);
  bool enterBranches(Operation *op, const Values &outside);
  bool enterLoop(Operation *op, const Values &outside);
  bool continues(Block &condition, ArrayRef<HostTensor> carried,
                 const Values &outside);
  bool searchesRejection(const absl::Status &status);
  OwnResults compileAlone(Ops ops, ArrayRef<Value> results,
                          const Suspect &by) const;
  std::optional<OwnResults> compileAlone(const Segment &segment,
                                         const Suspect &by) const;
  void compareStarted(Segment &segment, const Values *known);
  void checkSegment(Segment &segment, const Values &values);
  void findInContext(const Segment &segment,
                     absl::StatusOr<std::optional<Finding>> found);
  void findCause(const Segment &segment, Finding &finding);
  absl::StatusOr<std::optional<Finding>>
  compareOwnResults(OwnResults own, const Values &inputs, const Values *known);

  void report(Finding finding) {
    finding.path = path;
    result.finding = std::move(finding);
  }
  void skip(Operation *op, std::string reason, bool isRejected = false) {
    if (skipped.insert(op).second)
      result.unjudged.push_back({op, std::move(reason), isRejected});
  }

  ModuleOp completed;
  const std::string entry;
  const WindowBuilder builder;
  const Suspect *suspect;
  /// The suspect that chooses shardings, if it is another one.
  std::unique_ptr<Suspect> propagating;
  /// The suspect is the one that chooses shardings.
  bool choosesShardings = false;
  const BisectionOptions options;
  BisectionResult result;
  absl::Status engineError;
  /// The first op that is wrong only in programs with results that the search
  /// adds: the finding if no other op is wrong.
  std::optional<Finding> wrongWithAddedResults;
  /// The suspect does not run a window of several ops of the segment.
  bool hasFailingWindow = false;
  DenseSet<Operation *> skipped;
  /// Values that only repeat NaNs of constants.
  DenseSet<Value> nanConstants;
  /// Loops and conditionals around the current block.
  unsigned depth = 0;
  std::vector<std::string> path;
  /// Windows in loops, by their first op and size; conditions of loops.
  std::map<std::pair<Operation *, size_t>, std::unique_ptr<CompiledWindow>>
      kept;
  std::map<Block *, std::pair<WindowProgram, std::optional<ReferenceProgram>>>
      conditions;
};

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SEARCH_BISECTOR_H
