//===- Propagate.cpp - The completion pass --------------------------------===//

#include "transforms/Propagation/Propagate.h"
#include "transforms/Propagation/CloseShardings.h"
#include "transforms/Propagation/Explain.h"
#include "transforms/Propagation/Passes.h"
#include "transforms/Propagation/ShardingGroups.h"
#include "transforms/Propagation/UserPriorities.h"
#include "transforms/Propagation/Worklist.h"
#include "transforms/Propagation/WriteShardings.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::PropagationStrategy;

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
    if (failed(checkRequest(getOperation(), request)))
      return signalPassFailure();
    FailureOr<ShardingTable> table =
        ShardingTable::build(getOperation(), conservative);
    if (failed(table))
      return signalPassFailure();
    if (!table->getMeshName())
      return; // Nothing is annotated: nothing to complete.
    if (separateDisagreeing(table->getGroups()))
      table = ShardingTable::build(getOperation(), conservative);
    std::optional<ProvenanceRecorder> recorder;
    if (request.isOn())
      recorder.emplace(*table);
    complete(*table, recorder ? &*recorder : nullptr);
    if (recorder &&
        failed(explainCompletion(getOperation(), *table, *recorder, request)))
      return signalPassFailure();
    // The table knows the program's own values: closing makes reshards of
    // them, which may lie where others were.
    if (close && markGiven)
      markGivenResults(getOperation(), *table);
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
  /// Of a program's caller; options cannot tell it.
  decltype(ExplainRequest::visit) visitExplanation;
  llvm::raw_ostream *textStream = nullptr, *jsonStream = nullptr;

  /// Fills the table; tells `recorder`, if there is one, of each change.
  void complete(ShardingTable &table, ProvenanceRecorder *recorder) {
    int64_t round = 0;
    auto afterStep = [&](unsigned node, int level, PropagationStrategy strategy,
                         const Worklist::Record &record) {
      recorder->noteStep(node, {round, level, strategy}, record);
    };
    Worklist worklist(table, recorder ? Worklist::StepCallback(afterStep)
                                      : Worklist::StepCallback());
    SmallVector<int64_t> rounds = {0};
    if (userPriorities)
      rounds = beginUserRounds(table);
    for (int64_t user : rounds) {
      round = user;
      enterUserRound(table, user);
      if (recorder)
        recorder->noteAnnotations(user);
      worklist.forgetStates();
      runOpRounds(worklist);
    }
  }

  void runOpRounds(Worklist &worklist) {
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
