//===- ShardingInference.cpp - Shardings inferred by the caller -----------===//
//
// Propagation stops at a call without a rule. The caller infers a sharding of
// the results from those of the operands in a completed copy of the program; it
// becomes an annotation for the next copy. So calls are resolved one after the
// other; a call whose operand shardings change later is inferred again.
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

/// Marks the calls of a copy with their index in the program.
constexpr llvm::StringLiteral kNumber = "gspmd.caller_inference";
constexpr llvm::StringLiteral kShardings =
    sharding::ShardingDialect::kShardings;
/// The number of inferences per call, since the results of calls may depend on
/// each other in a cycle.
constexpr unsigned kMaxInferences = 3;

/// A call and the state of its inference.
struct InferredCall {
  Operation *op = nullptr;
  SmallVector<Value> results{}; ///< results without annotations in the program
  Attribute annotations{};      ///< annotations of the program, if any
  unsigned numInferences = 0;
  bool isInferred = false;
  nlohmann::json operands{}; ///< operand shardings of the last request
};

class ShardingInference {
public:
  explicit ShardingInference(ModuleOp module) : module(module) {}
  FailureOr<bool> run();

private:
  void find();
  /// Replaces the program by the completed copy.
  void adopt(ModuleOp completed);
  /// Completes a copy and infers calls until one changes the program; returns
  /// false without a change.
  FailureOr<bool> inferNext();
  /// Infers a call from its completed copy; returns true if the program
  /// changes.
  FailureOr<bool> inferCall(InferredCall &call, Operation *copy,
                            ModuleOp completed);
  FailureOr<bool> query(InferredCall &call, nlohmann::json request);
  FailureOr<bool> annotate(InferredCall &call, const nlohmann::json &reply);

  ModuleOp module;
  SmallVector<InferredCall> calls;
};

} // namespace

static bool isAnnotated(Value value) {
  sharding::TensorShardingAttr attached = sharding::getSharding(value);
  return attached && attached != sharding::openSharding(attached.getMesh(),
                                                        value.getType());
}

void ShardingInference::find() {
  for (Operation *op : callsOf(module, kPartitioningTarget)) {
    // Functions are not called within manual computations.
    if (sharding::annotatedRule(op) ||
        op->getParentOfType<sharding::ManualComputationOp>())
      continue;
    InferredCall call{op};
    call.annotations = op->getAttr(kShardings);
    for (Value result : op->getResults())
      if (isa<RankedTensorType>(result.getType()) && !isAnnotated(result))
        call.results.push_back(result);
    if (!call.results.empty())
      calls.push_back(std::move(call));
  }
}

//===----------------------------------------------------------------------===//
// Replies
//===----------------------------------------------------------------------===//

FailureOr<bool> ShardingInference::annotate(InferredCall &call,
                                            const nlohmann::json &reply) {
  MhloMesh meshes(module);
  ResponseShardings returned(call.op, meshes, "function for shardings");
  ShardingList list;
  if (failed(returned.read(reply["results"], call.op->getResultTypes())) ||
      failed(meshes.choose()))
    return failure();
  if (!meshes.hasMesh())
    return false;
  meshes.createMeshOp();
  if (failed(returned.translate(list)))
    return failure();
  bool mayGrow = !reply["closed"].get<bool>();
  for (Value result : call.results) {
    unsigned i = cast<OpResult>(result).getResultNumber();
    TensorSharding inferred =
        withEvenShards(list[i].toSharding(meshes.mesh()),
                       cast<RankedTensorType>(result.getType()).getShape());
    // Users may shard a sharded result further if the caller has not closed it.
    bool isOpen = mayGrow && !inferred.dimAxes().empty();
    for (unsigned d = 0; d < inferred.rank() && isOpen; ++d)
      inferred =
          inferred.withDim(d, {inferred.dim(d).axes, false, std::nullopt});
    sharding::setSharding(result, sharding::TensorShardingAttr::get(
                                      module.getContext(), meshes.name(),
                                      meshes.mesh(), inferred));
  }
  return true;
}

FailureOr<bool> ShardingInference::query(InferredCall &call,
                                         nlohmann::json request) {
  call.isInferred = true;
  ++call.numInferences;
  call.operands = request["operands"];
  FailureOr<nlohmann::json> reply =
      callPartitioner(call.op, "infer", std::move(request),
                      "function for shardings (infer_sharding_from_operands or "
                      "propagate_user_sharding)");
  if (failed(reply))
    return failure();
  if (!reply->is_object() || !reply->contains("results"))
    return call.op->emitOpError(
        "expected a reply for its shardings in JSON with "
        "results");
  const nlohmann::json &results = (*reply)["results"];
  if (results.is_null()) // the caller has no function for shardings
    return false;
  if (!results.is_array() || !reply->contains("closed") ||
      !(*reply)["closed"].is_boolean())
    return call.op->emitOpError(
        "expected a reply for its shardings in JSON with "
        "results and whether they are closed");
  return annotate(call, *reply);
}

//===----------------------------------------------------------------------===//
// Rounds
//===----------------------------------------------------------------------===//

FailureOr<bool> ShardingInference::inferCall(InferredCall &call,
                                             Operation *copy,
                                             ModuleOp completed) {
  if (call.isInferred && call.numInferences == kMaxInferences)
    return false;
  FailureOr<nlohmann::json> request = makeRequest(copy, completed);
  if (failed(request))
    return failure();
  if (!call.isInferred)
    return query(call, *std::move(request));
  if (call.operands == (*request)["operands"])
    return false;
  // The next request must not depend on this inference.
  call.isInferred = false;
  call.op->removeAttr(kShardings);
  if (call.annotations)
    call.op->setAttr(kShardings, call.annotations);
  return true;
}

FailureOr<bool> ShardingInference::inferNext() {
  for (auto [i, call] : llvm::enumerate(calls))
    call.op->setAttr(kNumber, Builder(module.getContext()).getIndexAttr(i));
  OwningOpRef<ModuleOp> completed = module.clone();
  // Discarded copies are not verified, which would take half of a round.
  PassManager pm(module.getContext());
  pm.enableVerifier(false);
  buildGspmdComplete(pm);
  if (failed(pm.run(*completed)))
    return failure();
  for (Operation *copy : callsOf(*completed, kPartitioningTarget)) {
    auto number = copy->getAttrOfType<IntegerAttr>(kNumber);
    if (!number)
      continue;
    FailureOr<bool> changes =
        inferCall(calls[number.getInt()], copy, *completed);
    if (failed(changes) || *changes)
      return changes;
  }
  if (failed(verify(*completed)))
    return failure();
  adopt(*completed);
  return false;
}

void ShardingInference::adopt(ModuleOp completed) {
  module.getBodyRegion().takeBody(completed.getBodyRegion());
  module->setAttrs(completed->getAttrDictionary());
  for (Operation *call : callsOf(module, kPartitioningTarget))
    call->removeAttr(kNumber);
}

FailureOr<bool> ShardingInference::run() {
  PassManager pm(module.getContext());
  buildImportToOneMesh(pm);
  if (failed(pm.run(module)))
    return failure();
  find();
  if (calls.empty())
    return false;
  FailureOr<bool> changes = true;
  while (succeeded(changes) && *changes)
    changes = inferNext();
  return failed(changes) ? changes : FailureOr<bool>(true);
}

FailureOr<bool> completeByInference(ModuleOp module) {
  if (callsOf(module, kPartitioningTarget).empty())
    return false;
  return ShardingInference(module).run();
}

} // namespace mlir::gspmd::pjrt
