//===- PartitionCalls.cpp - Applies partition functions -------------------===//
//
// Shardings are completed first: a partition function gets the shardings of
// operands and results, and returns those that it requires and each device's
// program. Differences become reshards when the program is partitioned.
//
//===----------------------------------------------------------------------===//
#include "pjrt/Compile/CustomPartitioning/PartitionCalls.h"
#include "compiler/Formats/Formats.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/PassManager.h"
#include "pjrt/Compile/CustomPartitioning/CustomPartitioning.h"
#include "pjrt/Compile/CustomPartitioning/PartitionerRequest.h"
#include "transforms/Import/ImportMhlo/MhloMesh.h"
#include "transforms/Support/Diagnostics/DiagnosticKind.h"
#include <deque>

using namespace mlir::gspmd;

namespace mlir::gspmd::pjrt {
namespace {

/// A call that the caller partitions.
class PartitionCall {
public:
  PartitionCall(ModuleOp module, Operation *call)
      : module(module), call(call), meshes(module) {}
  /// Calls the partition function without changing the program.
  LogicalResult query();
  /// Replaces the call by the returned program.
  void replace();

private:
  LogicalResult read(const nlohmann::json &reply);
  LogicalResult readProgram(const std::string &text);
  LogicalResult readShardings(const nlohmann::json &reply);
  LogicalResult checkTypes(const ShardingList &shardings, TypeRange globals,
                           TypeRange shards, StringRef what);
  /// Moves all symbols but `main` to `module` under unused names.
  void adoptSymbols();

  ModuleOp module;
  Operation *call;
  /// Translates the returned shardings to axes of the program's mesh.
  MhloMesh meshes;
  OwningOpRef<ModuleOp> program;
  func::FuncOp main;
  ShardingList operands, results;
};

} // namespace

//===----------------------------------------------------------------------===//
// The reply
//===----------------------------------------------------------------------===//

LogicalResult PartitionCall::readProgram(const std::string &text) {
  program = readTrustedProgram(text, *call->getContext(), "partition function");
  if (!program)
    return failure();
  // Such calls name functions that were released when JAX had lowered the
  // program.
  if (hasCallerCalls(*program))
    return emitOpError(call, ErrorKind::UnknownFunction)
           << "the partition function's program has a call of "
           << kInspectionTarget << " or " << kPartitioningTarget
           << ", which it may not have";
  PassManager pm(call->getContext());
  buildGspmdImport(pm);
  if (failed(pm.run(*program)))
    return failure();
  main = program->lookupSymbol<func::FuncOp>("main");
  if (!main || !main.getBody().hasOneBlock())
    return call->emitOpError("the partition function's program has no function "
                             "'main' of one block");
  return success();
}

LogicalResult PartitionCall::readShardings(const nlohmann::json &reply) {
  ResponseShardings ins(call, meshes, "partition function"),
      outs(call, meshes, "partition function");
  if (failed(ins.read(reply["operands"], call->getOperandTypes())) ||
      failed(outs.read(reply["results"], call->getResultTypes())) ||
      failed(meshes.choose()))
    return failure();
  if (!meshes.hasMesh())
    return call->emitOpError(
        "is in a program without a mesh; annotate an argument "
        "with a sharding on a mesh");
  meshes.createMeshOp();
  return success(succeeded(ins.translate(operands)) &&
                 succeeded(outs.translate(results)));
}

LogicalResult PartitionCall::checkTypes(const ShardingList &shardings,
                                        TypeRange globals, TypeRange shards,
                                        StringRef what) {
  if (shards.size() != globals.size())
    return call->emitOpError()
           << "the partition function's program has " << shards.size() << " "
           << what << "s; expected " << globals.size();
  for (auto [i, type] : llvm::enumerate(globals)) {
    auto tensor = cast<RankedTensorType>(type);
    TensorSharding sharding = shardings[i].toSharding(meshes.mesh());
    if (!sharding.isEven(tensor.getShape()))
      return call->emitOpError()
             << "the partition function requires " << what << " " << i
             << ", which is " << tensor << ", as " << shardings[i]
             << ", which does not shard it evenly";
    auto shard = RankedTensorType::get(sharding.localShape(tensor.getShape()),
                                       tensor.getElementType());
    if (shard != shards[i])
      return call->emitOpError()
             << "the partition function's program has the " << what << " " << i
             << " " << shards[i] << "; expected a shard of its sharding, "
             << shard;
  }
  return success();
}

LogicalResult PartitionCall::read(const nlohmann::json &json) {
  if (!json.is_object() || !json.contains("module") ||
      !json["module"].is_string() || !json.contains("operands") ||
      !json["operands"].is_array() || !json.contains("results") ||
      !json["results"].is_array())
    return call->emitOpError(
        "expected a reply of the partition function in JSON with "
        "module, operands and results");
  if (failed(readProgram(json["module"].get<std::string>())) ||
      failed(readShardings(json)))
    return failure();
  return success(succeeded(checkTypes(operands, call->getOperandTypes(),
                                      main.getArgumentTypes(), "operand")) &&
                 succeeded(checkTypes(results, call->getResultTypes(),
                                      main.getResultTypes(), "result")));
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

void PartitionCall::adoptSymbols() {
  SymbolTable moduleSymbols(module), programSymbols(*program);
  SmallVector<Operation *> meshOps, others;
  for (Operation &op : *program->getBody()) {
    if (!SymbolTable::getSymbolName(&op) || &op == main)
      continue;
    auto mesh = dyn_cast<sharding::MeshOp>(op);
    bool isOurs = mesh && mesh.toMesh() == meshes.mesh();
    (isOurs ? meshOps : others).push_back(&op);
  }
  // The others are renamed first, since one may have the name of our mesh.
  for (Operation *op : others)
    (void)programSymbols.renameToUnique(op, {&moduleSymbols});
  for (Operation *op : meshOps) {
    (void)SymbolTable::replaceAllSymbolUses(op, meshes.name().getAttr(),
                                            &program->getBodyRegion());
    op->erase();
  }
  for (Operation *op : others) {
    op->remove();
    moduleSymbols.insert(op);
  }
}

void PartitionCall::replace() {
  adoptSymbols();
  MLIRContext *context = call->getContext();
  OpBuilder b(call);
  auto manual = sharding::ManualComputationOp::create(
      b, call->getLoc(), call->getResultTypes(), call->getOperands(),
      sharding::TensorShardingPerValueAttr::get(context, operands),
      sharding::TensorShardingPerValueAttr::get(context, results),
      sharding::AxesAttr::get(context, meshes.name(), meshes.mesh(),
                              meshes.mesh().allAxes()));
  manual.getBody().takeBody(main.getBody());
  Operation *end = manual.getBody().front().getTerminator();
  b.setInsertionPoint(end);
  sharding::ReturnOp::create(b, end->getLoc(), end->getOperands());
  end->erase();
  call->replaceAllUsesWith(manual->getResults());
  call->erase();
}

LogicalResult PartitionCall::query() {
  if (call->getParentOfType<sharding::ManualComputationOp>())
    return call->emitOpError()
           << kPartitioningTarget
           << " is within a manual computation of some axes, "
           << "where a partition function cannot be called; make all axes "
           << "manual or none";
  FailureOr<nlohmann::json> request = makeRequest(call, module);
  if (failed(request))
    return failure();
  FailureOr<nlohmann::json> reply =
      callPartitioner(call, "partition", *request, "partition function");
  return success(succeeded(reply) && succeeded(read(*reply)));
}

LogicalResult applyPartitionFunctions(ModuleOp module) {
  // All functions are called before any replacement: a result has its sharding
  // by its call.
  std::deque<PartitionCall> partitions;
  for (Operation *call : callsOf(module, kPartitioningTarget))
    if (failed(partitions.emplace_back(module, call).query()))
      return failure();
  for (PartitionCall &partition : partitions)
    partition.replace();
  return success();
}

} // namespace mlir::gspmd::pjrt
