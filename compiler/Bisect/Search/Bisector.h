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
  absl::StatusOr<CompiledWindow *>
  compile(Ops ops, std::unique_ptr<CompiledWindow> &owned);
  bool runsOnOneDevice(const WindowProgram &program,
                       const Values &values) const;
  void compareCollectives(Ops ops, const SuspectRun &run, const Values &values);
  bool judge(Ops ops, CompiledWindow &window, const SuspectRun &run,
             Values &values);
  bool confirm(Operation *op, Ops ops, const CompiledWindow &window,
               const SuspectRun &run, const Values &values);
  std::optional<FailingProgram> findFailingProgram(Operation *op, Ops ops,
                                                   const Values &values);
  bool expectOwnValues(Operation *op, const WindowProgram &program,
                       ArrayRef<HostTensor> arguments, ReferenceRun &expected);
  std::optional<Finding> compareOp(Operation *op, const WindowProgram &program,
                                   const SuspectRun &run, const Values &values);
  void checkDeterminism(const CompiledWindow &window, const SuspectRun &run,
                        const Values &values, Finding &finding) const;
  bool enter(Operation *op, const Values &values);
  bool enterBranches(Operation *op, const Values &outside);
  bool enterLoop(Operation *op, const Values &outside);
  bool continues(Block &condition, ArrayRef<HostTensor> carried,
                 const Values &outside);
  bool searchesRejection(const absl::Status &status);
  void checkOwnResults(Block &body, const Values &inputs, const Values &values);
  absl::StatusOr<std::optional<Finding>>
  compareAsOnlyResults(Ops ops, ArrayRef<Value> results, const Values &inputs,
                       const Values *known);

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
  /// Last, the one that chooses shardings (withOwnShardings).
  const Suspect *suspect;
  bool choosesShardings = false;
  const BisectionOptions options;
  BisectionResult result;
  absl::Status engineError;
  /// The first op that is wrong only in programs with results that the search
  /// adds: the finding if no other op is wrong.
  std::optional<Finding> wrongWithAddedResults;
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
