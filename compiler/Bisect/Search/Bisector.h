//===- Bisector.h - The search of a wrong op --------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_SEARCH_BISECTOR_H
#define GSPMD_COMPILER_BISECT_SEARCH_BISECTOR_H

#include "compiler/Bisect/Search/Bisection.h"
#include "compiler/Bisect/Search/Judgement.h"
#include <map>

namespace mlir::gspmd::bisect {

/// Ops in program order.
using Ops = ArrayRef<Operation *>;

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

/// What the results of a program are compared with.
struct ExpectedResults {
  const WindowProgram &program;
  std::vector<HostTensor> arguments;
  ReferenceRun run;
  /// Whether the suspect's own compiler has run the program on one device.
  bool hasOwnValues = false;
};

/// Runs the reference, also on perturbed arguments; nullopt if it does not run.
std::optional<ExpectedResults> expectResults(const WindowProgram &program,
                                             const Values &values);

class Bisector {
public:
  Bisector(ModuleOp completed, StringRef entry, const Suspect &suspect,
           const BisectionOptions &options)
      : completed(completed), entry(entry), builder(completed, entry),
        suspect(&suspect), options(options) {}

  absl::StatusOr<BisectionResult> run(ArrayRef<HostTensor> arguments);

private:
  bool walk(Block &block, Values &values);
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
  std::optional<OwnResults> compileAlone(Block &body, const Suspect &by) const;
  void checkProgram(Block &body, const Suspect *propagating,
                    std::optional<OwnResults> started, const Values &inputs,
                    const Values &values);
  void findInContext(Block &body, absl::StatusOr<std::optional<Finding>> found,
                     const Values &inputs);
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
  /// The suspect is the one that chooses shardings.
  bool choosesShardings = false;
  const BisectionOptions options;
  BisectionResult result;
  absl::Status engineError;
  /// The first op that is wrong only in programs with results that the search
  /// adds: the finding if no other op is wrong.
  std::optional<Finding> wrongWithAddedResults;
  /// The suspect does not run a window of several ops.
  bool hasFailingWindow = false;
  DenseSet<Operation *> skipped;
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
