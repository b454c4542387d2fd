//===- PartitionCalls.cpp - What callers partition themselves -------------===//
//
// Shardings are completed first: a partition function is told how operands and
// results lie, and says how they are to lie and what each device computes. What
// is unlike becomes a reshard when the program is partitioned.
//
//===----------------------------------------------------------------------===//
#include "pjrt/Compile/CustomPartitioning/PartitionCalls.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "compiler/Formats/Formats.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/PassManager.h"
#include "pjrt/Compile/CustomPartitioning/CustomPartitioning.h"
#include "pjrt/Compile/CustomPartitioning/PartitionerRequest.h"
#include "transforms/Import/ImportMhlo/MhloMesh.h"
#include <deque>

using namespace mlir::gspmd;

namespace mlir::gspmd::pjrt {
namespace {

/// One call of a function that the caller partitions.
class CallerPartition {
public:
  CallerPartition(ModuleOp module, stablehlo::CustomCallOp call)
      : module(module), call(call), meshes(module) {}
  /// Asks the caller; the program stays as it is.
  LogicalResult ask();
  /// Puts what it answered in place of the call.
  void replace();

private:
  LogicalResult read(const nlohmann::json &answer);
  LogicalResult readProgram(const std::string &text);
  LogicalResult readShardings(const nlohmann::json &answer);
  LogicalResult checkTypes(const ShardingList &shardings, TypeRange whole,
                           TypeRange parts, StringRef what);
  /// Moves all symbols but `main` to `module`, under names that are free there.
  void adoptSymbols();

  ModuleOp module;
  stablehlo::CustomCallOp call;
  /// Reads what the caller says as axes of the program's mesh.
  MhloMesh meshes;
  OwningOpRef<ModuleOp> program;
  func::FuncOp main;
  ShardingList operands, results;
};

} // namespace

//===----------------------------------------------------------------------===//
// What it answers
//===----------------------------------------------------------------------===//

LogicalResult CallerPartition::readProgram(const std::string &text) {
  program = readTrustedProgram(text, *call.getContext(), "partition function");
  if (!program)
    return failure();
  // It names functions that went when JAX had lowered it.
  if (hasCallerCalls(*program))
    return call.emitOpError()
           << "the partition function's program has a call "
           << "of " << kInspectionTarget << " or " << kPartitioningTarget
           << ", which it may not have";
  PassManager pm(call.getContext());
  buildGspmdImport(pm);
  if (failed(pm.run(*program)))
    return failure();
  main = program->lookupSymbol<func::FuncOp>("main");
  if (!main || !main.getBody().hasOneBlock())
    return call.emitOpError("the partition function's program has no function "
                            "'main' of one block");
  return success();
}

LogicalResult CallerPartition::readShardings(const nlohmann::json &answer) {
  ResponseShardings ins(call, meshes, "partition function"),
      outs(call, meshes, "partition function");
  if (failed(ins.read(answer["operands"], call->getOperandTypes())) ||
      failed(outs.read(answer["results"], call->getResultTypes())) ||
      failed(meshes.choose()))
    return failure();
  if (!meshes.hasMesh())
    return call.emitOpError("is in a program without a mesh; give an argument "
                            "a sharding on one");
  meshes.createMeshOp();
  return success(succeeded(ins.translate(operands)) &&
                 succeeded(outs.translate(results)));
}

LogicalResult CallerPartition::checkTypes(const ShardingList &shardings,
                                          TypeRange whole, TypeRange parts,
                                          StringRef what) {
  if (parts.size() != whole.size())
    return call.emitOpError()
           << "the partition function's program has " << parts.size() << " "
           << what << "s; expected " << whole.size();
  for (auto [i, type] : llvm::enumerate(whole)) {
    auto tensor = cast<RankedTensorType>(type);
    TensorSharding lies = shardings[i].toSharding(meshes.mesh());
    if (!lies.isEven(tensor.getShape()))
      return call.emitOpError()
             << "the partition function wants " << what << " " << i
             << ", which is " << tensor << ", as " << shardings[i]
             << ", whose parts are of different sizes";
    auto part = RankedTensorType::get(lies.localShape(tensor.getShape()),
                                      tensor.getElementType());
    if (part != parts[i])
      return call.emitOpError()
             << "the partition function's program has the " << what << " " << i
             << " " << parts[i] << "; expected a part of its sharding, "
             << part;
  }
  return success();
}

LogicalResult CallerPartition::read(const nlohmann::json &json) {
  if (!json.is_object() || !json.contains("module") ||
      !json["module"].is_string() || !json.contains("operands") ||
      !json["operands"].is_array() || !json.contains("results") ||
      !json["results"].is_array())
    return call.emitOpError("the partition function's answer is no JSON of "
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

void CallerPartition::adoptSymbols() {
  SymbolTable ours(module), theirs(*program);
  SmallVector<Operation *> meshOps, others;
  for (Operation &op : *program->getBody()) {
    if (!SymbolTable::getSymbolName(&op) || &op == main)
      continue;
    auto mesh = dyn_cast<sharding::MeshOp>(op);
    bool isOurs = mesh && mesh.toMesh() == meshes.mesh();
    (isOurs ? meshOps : others).push_back(&op);
  }
  // The others first: one of them may have the name of our mesh.
  for (Operation *op : others)
    (void)theirs.renameToUnique(op, {&ours});
  for (Operation *op : meshOps) {
    (void)SymbolTable::replaceAllSymbolUses(op, meshes.name().getAttr(),
                                            &program->getBodyRegion());
    op->erase();
  }
  for (Operation *op : others) {
    op->remove();
    ours.insert(op);
  }
}

void CallerPartition::replace() {
  adoptSymbols();
  MLIRContext *context = call.getContext();
  OpBuilder b(call);
  auto manual = sharding::ManualComputationOp::create(
      b, call.getLoc(), call.getResultTypes(), call->getOperands(),
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

LogicalResult CallerPartition::ask() {
  if (call->getParentOfType<sharding::ManualComputationOp>())
    return call.emitOpError()
           << kPartitioningTarget
           << " is within a manual computation of some axes, "
           << "where a partition function cannot be called; make all axes "
           << "manual or none";
  FailureOr<nlohmann::json> question = makeRequest(call, module);
  if (failed(question))
    return failure();
  FailureOr<nlohmann::json> answer =
      callPartitioner(call, "partition", *question, "partition function");
  return success(succeeded(answer) && succeeded(read(*answer)));
}

LogicalResult applyPartitionFunctions(ModuleOp module) {
  // All are asked first: a value that one gives has its sharding by the call.
  std::deque<CallerPartition> partitions;
  for (stablehlo::CustomCallOp call : callsOf(module, kPartitioningTarget))
    if (failed(partitions.emplace_back(module, call).ask()))
      return failure();
  for (CallerPartition &partition : partitions)
    partition.replace();
  return success();
}

} // namespace mlir::gspmd::pjrt
