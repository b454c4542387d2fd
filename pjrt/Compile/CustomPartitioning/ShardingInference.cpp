//===- ShardingInference.cpp - Shardings that callers infer ---------------===//
//
// Completion passes no sharding through a call without a rule. What it knows of
// the operands when it has completed a copy of the program, the caller makes a
// sharding of the results of, an annotation for the next copy. So calls are
// settled one after the other; one whose operands lie otherwise by what was
// learnt later is asked again.
//
//===----------------------------------------------------------------------===//
#include "pjrt/Compile/CustomPartitioning/ShardingInference.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "pjrt/Compile/CustomPartitioning/CustomPartitioning.h"
#include "pjrt/Compile/CustomPartitioning/PartitionerRequest.h"

using namespace mlir::gspmd;

namespace mlir::gspmd::pjrt {
namespace {

/// Which call of the program one of a copy is.
constexpr llvm::StringLiteral kNumber = "gspmd.caller_inference";
constexpr llvm::StringLiteral kShardings =
    sharding::ShardingDialect::kShardings;
/// Later ones leave it as it is: answers may chase each other in a loop.
constexpr unsigned kMaxQuestions = 3;

/// A call and what was learnt of it.
struct InferredCall {
  stablehlo::CustomCallOp op;
  SmallVector<Value> results{}; ///< those that the program does not annotate
  Attribute given{};            ///< what it does annotate, if anything
  unsigned numQuestions = 0;
  bool isSettled = false;
  nlohmann::json operands{}; ///< as the caller was told
};

class CallerInference {
public:
  explicit CallerInference(ModuleOp module) : module(module) {}
  FailureOr<bool> run();

private:
  void find();
  /// Makes the program the completed copy.
  void take(ModuleOp completed);
  /// Completes a copy and asks until there is something that it does not know.
  FailureOr<bool> learn();
  /// Does the program change by this call, which is `copy` where completed?
  FailureOr<bool> learnOf(InferredCall &call, stablehlo::CustomCallOp copy,
                          ModuleOp completed);
  FailureOr<bool> ask(InferredCall &call, nlohmann::json question);
  FailureOr<bool> annotate(InferredCall &call, const nlohmann::json &answer);

  ModuleOp module;
  SmallVector<InferredCall> calls;
};

} // namespace

static bool isAnnotated(Value value) {
  sharding::TensorShardingAttr attached = sharding::getSharding(value);
  return attached && attached != sharding::openSharding(attached.getMesh(),
                                                        value.getType());
}

void CallerInference::find() {
  for (stablehlo::CustomCallOp op : callsOf(module, kPartitioningTarget)) {
    // Within manual computations none is called.
    if (sharding::annotatedRule(op) ||
        op->getParentOfType<sharding::ManualComputationOp>())
      continue;
    InferredCall call{op};
    call.given = op->getAttr(kShardings);
    for (Value result : op->getResults())
      if (isa<RankedTensorType>(result.getType()) && !isAnnotated(result))
        call.results.push_back(result);
    if (!call.results.empty())
      calls.push_back(std::move(call));
  }
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

FailureOr<bool> CallerInference::annotate(InferredCall &call,
                                          const nlohmann::json &answer) {
  MhloMesh meshes(module);
  ResponseShardings answered(call.op, meshes, "function for shardings");
  ShardingList list;
  if (failed(answered.read(answer["results"], call.op->getResultTypes())) ||
      failed(meshes.choose()))
    return failure();
  if (!meshes.hasMesh())
    return false;
  meshes.createMeshOp();
  if (failed(answered.translate(list)))
    return failure();
  bool mayGrow = !answer["closed"].get<bool>();
  for (Value result : call.results) {
    unsigned i = cast<OpResult>(result).getResultNumber();
    TensorSharding wanted =
        withEvenShards(list[i].toSharding(meshes.mesh()),
                       cast<RankedTensorType>(result.getType()).getShape());
    // What else cuts the result users may do, where the caller cuts it and has
    // no word in that.
    bool isOpen = mayGrow && !wanted.dimAxes().empty();
    for (unsigned d = 0; d < wanted.rank() && isOpen; ++d)
      wanted = wanted.withDim(d, {wanted.dim(d).axes, false, std::nullopt});
    sharding::setSharding(
        result, sharding::TensorShardingAttr::get(
                    module.getContext(), meshes.name(), meshes.mesh(), wanted));
  }
  return true;
}

FailureOr<bool> CallerInference::ask(InferredCall &call,
                                     nlohmann::json question) {
  call.isSettled = true;
  ++call.numQuestions;
  call.operands = question["operands"];
  FailureOr<nlohmann::json> answer =
      callPartitioner(call.op, "infer", std::move(question),
                      "function for shardings (infer_sharding_from_operands or "
                      "propagate_user_sharding)");
  if (failed(answer))
    return failure();
  if (!answer->is_object() || !answer->contains("results"))
    return call.op.emitOpError("the answer for its shardings is no JSON of "
                               "results");
  const nlohmann::json &results = (*answer)["results"];
  if (results.is_null()) // the caller has no such function
    return false;
  if (!results.is_array() || !answer->contains("closed") ||
      !(*answer)["closed"].is_boolean())
    return call.op.emitOpError("the answer for its shardings is no JSON of "
                               "results and whether they are closed");
  return annotate(call, *answer);
}

//===----------------------------------------------------------------------===//
// Rounds
//===----------------------------------------------------------------------===//

FailureOr<bool> CallerInference::learnOf(InferredCall &call,
                                         stablehlo::CustomCallOp copy,
                                         ModuleOp completed) {
  if (call.isSettled && call.numQuestions == kMaxQuestions)
    return false;
  FailureOr<nlohmann::json> question = makeRequest(copy, completed);
  if (failed(question))
    return failure();
  if (!call.isSettled)
    return ask(call, *std::move(question));
  if (call.operands == (*question)["operands"])
    return false;
  // What is asked next has to be free of what was said.
  call.isSettled = false;
  call.op->removeAttr(kShardings);
  if (call.given)
    call.op->setAttr(kShardings, call.given);
  return true;
}

FailureOr<bool> CallerInference::learn() {
  for (auto [i, call] : llvm::enumerate(calls))
    call.op->setAttr(kNumber, Builder(module.getContext()).getIndexAttr(i));
  OwningOpRef<ModuleOp> completed = module.clone();
  // What is thrown away need not be verified, which takes half of a round.
  PassManager pm(module.getContext());
  pm.enableVerifier(false);
  buildGspmdComplete(pm);
  if (failed(pm.run(*completed)))
    return failure();
  for (stablehlo::CustomCallOp copy :
       callsOf(*completed, kPartitioningTarget)) {
    auto number = copy->getAttrOfType<IntegerAttr>(kNumber);
    if (!number)
      continue;
    FailureOr<bool> changes = learnOf(calls[number.getInt()], copy, *completed);
    if (failed(changes) || *changes)
      return changes;
  }
  if (failed(verify(*completed)))
    return failure();
  take(*completed);
  return false;
}

void CallerInference::take(ModuleOp completed) {
  module.getBodyRegion().takeBody(completed.getBodyRegion());
  module->setAttrs(completed->getAttrDictionary());
  for (stablehlo::CustomCallOp call : callsOf(module, kPartitioningTarget))
    call->removeAttr(kNumber);
}

FailureOr<bool> CallerInference::run() {
  PassManager pm(module.getContext());
  buildImportToOneMesh(pm);
  if (failed(pm.run(module)))
    return failure();
  find();
  if (calls.empty())
    return false;
  FailureOr<bool> changes = true;
  while (succeeded(changes) && *changes)
    changes = learn();
  return failed(changes) ? changes : FailureOr<bool>(true);
}

FailureOr<bool> completeByInference(ModuleOp module) {
  if (callsOf(module, kPartitioningTarget).empty())
    return false;
  return CallerInference(module).run();
}

} // namespace mlir::gspmd::pjrt
