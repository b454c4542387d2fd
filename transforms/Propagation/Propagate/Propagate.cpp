//===- Propagate.cpp - The propagation pass -------------------------------===//

#include "transforms/Propagation/Propagate/Propagate.h"
#include "transforms/Propagation/Close/CloseShardings.h"
#include "transforms/Propagation/Close/WriteShardings.h"
#include "transforms/Propagation/Explanation/ExplainCompletion.h"
#include "transforms/Propagation/Passes.h"
#include "transforms/Propagation/Strategies/PropagationWorklist.h"
#include "transforms/Propagation/Strategies/UserPriorities.h"
#include "transforms/Propagation/Table/ShardingGroups.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGPROPAGATE
#include "transforms/Propagation/Passes.h.inc"
} // namespace mlir::gspmd

namespace {

struct PropagatePass : mlir::gspmd::impl::ShardingPropagateBase<PropagatePass> {
  using ShardingPropagateBase::ShardingPropagateBase;

  void runOnOperation() override {
    if (strategy != "basic" && strategy != "aggressive") {
      getOperation().emitError() << "unknown strategy \"" << strategy
                                 << "\"; expected basic or aggressive";
      return signalPassFailure();
    }
    ExplainRequest request{explain,     explainAs,        explainFile,
                           explainJson, visitExplanation, textStream,
                           jsonStream};
    if (failed(validateRequest(getOperation(), request)))
      return signalPassFailure();
    FailureOr<ShardingTable> table =
        ShardingTable::build(getOperation(), conservative);
    if (failed(table))
      return signalPassFailure();
    if (!table->getMeshName())
      return; // Without annotations there is nothing to complete.
    if (splitDisagreeingGroups(table->getGroups()))
      table = ShardingTable::build(getOperation(), conservative);
    std::optional<ProvenanceRecorder> recorder;
    if (request.isOn())
      recorder.emplace(*table);
    complete(*table, recorder ? &*recorder : nullptr);
    if (recorder &&
        failed(explainCompletion(getOperation(), *table, *recorder, request)))
      return signalPassFailure();
    // The table has the values of the program itself: closing inserts reshards
    // of them, whose shardings differ.
    if (close && markAnnotated)
      markAnnotatedResults(getOperation(), *table);
    if (!close)
      writeShardings(getOperation(), *table, /*all=*/false);
    else if (failed(closeShardings(getOperation(), *table)))
      return signalPassFailure();
  }

  void set(const ExplainRequest &request) {
    explain = request.values;
    explainAs = request.as;
    explainFile = request.file;
    explainJson = request.json;
    visitExplanation = request.visit;
    textStream = request.textStream;
    jsonStream = request.jsonStream;
  }

private:
  /// Set by setRequest; a textual option cannot hold them.
  decltype(ExplainRequest::visit) visitExplanation;
  llvm::raw_ostream *textStream = nullptr, *jsonStream = nullptr;

  /// Propagates shardings in the table; reports each change to `recorder`, if
  /// it is not null.
  void complete(ShardingTable &table, ProvenanceRecorder *recorder) {
    int64_t round = 0;
    auto afterStep = [&](unsigned node, int level, PropagationStrategy strategy,
                         const PropagationWorklist::Record &record) {
      recorder->recordStep(node, {round, level, strategy}, record);
    };
    PropagationWorklist worklist(
        table, recorder ? PropagationWorklist::StepCallback(afterStep)
                        : PropagationWorklist::StepCallback());
    SmallVector<int64_t> rounds = {0};
    if (userPriorities)
      rounds = beginUserRounds(table);
    for (int64_t user : rounds) {
      round = user;
      enterUserRound(table, user);
      if (recorder)
        recorder->recordAnnotations(user);
      worklist.forgetStates();
      runOpRounds(worklist);
    }
  }

  void runOpRounds(PropagationWorklist &worklist) {
    for (int level = opPriorities ? 0 : kLastLevel; level <= kLastLevel;
         ++level) {
      worklist.run(level, strategy == "basic"
                              ? PropagationStrategy::Basic
                              : PropagationStrategy::Aggressive);
    }
  }
};

} // namespace

void mlir::gspmd::setRequest(Pass &pass, const ExplainRequest &request) {
  assert(pass.getTypeID() == TypeID::get<PropagatePass>());
  static_cast<PropagatePass &>(pass).set(request);
}
