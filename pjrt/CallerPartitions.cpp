//===- CallerPartitions.cpp - What callers partition themselves -----------===//
//
// Shardings are completed first: a partition function is told how operands and
// results lie, and says how they are to lie and what each device computes. What
// is unlike becomes a reshard when the program is partitioned.
//
//===----------------------------------------------------------------------===//
#include "CallerPartitions.h"
#include "CallerCalls.h"
#include "CompileCallbacks.h"
#include "Shardings.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "gspmd/Driver/Pipelines.h"
#include "gspmd/Formats/Formats.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Import/MhloMesh.h"
#include "transforms/Support/Annotations.h"
#include "llvm/ADT/StringExtras.h"
#include <deque>
#include <nlohmann/json.hpp>

using ::gspmd::TensorSharding;

namespace mlir::gspmd::pjrt {
namespace {

using ShardingList = SmallVector<sharding::TensorShardingAttr>;

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
  FailureOr<nlohmann::json> question();
  FailureOr<nlohmann::json> describe(ValueRange values,
                                     const ::gspmd::Mesh &mesh);
  LogicalResult read(const std::string &answer);
  LogicalResult readProgram(const std::string &text);
  LogicalResult readShardings(const nlohmann::json &answer);
  FailureOr<SmallVector<StringAttr>> readTexts(const nlohmann::json &texts,
                                               size_t count);
  LogicalResult translate(ArrayRef<StringAttr> texts, TypeRange types,
                          ShardingList &shardings);
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
// What the caller is told
//===----------------------------------------------------------------------===//

/// Parts of different sizes a partition function knows nothing of: such
/// dimensions, and sums that are not made, it is offered whole.
static TensorSharding offered(Value value, const ::gspmd::Mesh &mesh) {
  TensorSharding given = completedSharding(value, mesh).withUnreduced({});
  for (auto [dim, size] :
       llvm::enumerate(cast<RankedTensorType>(value.getType()).getShape()))
    if (size % given.numShards(unsigned(dim)) != 0)
      given = given.withAxes(unsigned(dim), {});
  return given;
}

FailureOr<nlohmann::json> CallerPartition::describe(ValueRange values,
                                                    const ::gspmd::Mesh &mesh) {
  nlohmann::json list = nlohmann::json::array();
  for (Value value : values) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    auto assignment = type && type.hasStaticShape()
                          ? TileAssignment::get(mesh, offered(value, mesh))
                          : std::nullopt;
    if (!assignment)
      return call.emitOpError()
             << "has a value of type " << value.getType()
             << " whose sharding a partition function cannot be told";
    std::string element;
    llvm::raw_string_ostream(element) << type.getElementType();
    list.push_back({{"type", element},
                    {"shape", type.getShape().vec()},
                    {"sharding", llvm::toHex(serialize(*assignment))}});
  }
  return list;
}

FailureOr<nlohmann::json> CallerPartition::question() {
  FailureOr<sharding::MeshOp> meshOp = findMesh(module);
  if (failed(meshOp))
    return failure();
  ::gspmd::Mesh mesh = *meshOp ? meshOp->toMesh() : ::gspmd::Mesh();
  if (call->getParentOfType<sharding::ManualComputationOp>())
    return call.emitOpError()
           << kPartitioning << " is within a manual computation of some axes, "
           << "where a partition function cannot be called; make all axes "
           << "manual or none";
  FailureOr<nlohmann::json> ins = describe(call->getOperands(), mesh);
  FailureOr<nlohmann::json> outs = describe(call->getResults(), mesh);
  if (failed(ins) || failed(outs))
    return failure();
  return nlohmann::json{{"key", backendConfig(call).str()},
                        {"operands", *std::move(ins)},
                        {"results", *std::move(outs)}};
}

//===----------------------------------------------------------------------===//
// What it answers
//===----------------------------------------------------------------------===//

LogicalResult CallerPartition::readProgram(const std::string &text) {
  program = readTrusted(text, *call.getContext(), "partition function");
  if (!program)
    return failure();
  // It names functions that went when JAX had lowered it.
  if (asksCaller(*program))
    return call.emitOpError() << "the partition function's program has a call "
                              << "of " << kInspection << " or " << kPartitioning
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

FailureOr<SmallVector<StringAttr>>
CallerPartition::readTexts(const nlohmann::json &texts, size_t count) {
  if (texts.size() != count)
    return call.emitOpError()
           << "the partition function gives " << texts.size()
           << " shardings for " << count << " operands or results";
  SmallVector<StringAttr> attrs;
  for (const nlohmann::json &text : texts) {
    attrs.push_back(
        StringAttr::get(call.getContext(), text.get<std::string>()));
    if (failed(meshes.read(call, attrs.back())))
      return failure();
  }
  return attrs;
}

LogicalResult CallerPartition::translate(ArrayRef<StringAttr> texts,
                                         TypeRange types,
                                         ShardingList &shardings) {
  for (auto [text, type] : llvm::zip_equal(texts, types)) {
    auto read = meshes.translate(call, text, 0, type);
    if (failed(read))
      return failure();
    if (!*read)
      return call.emitOpError() << "the partition function wants the sharding "
                                << text << ", which is no cut along axes of "
                                << "the program's mesh";
    shardings.push_back(*read);
  }
  return success();
}

LogicalResult CallerPartition::readShardings(const nlohmann::json &answer) {
  TypeRange ins = call->getOperandTypes(), outs = call->getResultTypes();
  auto inTexts = readTexts(answer["operands"], ins.size());
  auto outTexts = readTexts(answer["results"], outs.size());
  if (failed(inTexts) || failed(outTexts) || failed(meshes.choose()))
    return failure();
  if (!meshes.hasMesh())
    return call.emitOpError("is in a program without a mesh; give an argument "
                            "a sharding on one");
  meshes.createMeshOp();
  return success(succeeded(translate(*inTexts, ins, operands)) &&
                 succeeded(translate(*outTexts, outs, results)));
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

LogicalResult CallerPartition::read(const std::string &answer) {
  auto json =
      nlohmann::json::parse(answer, nullptr, /*allow_exceptions=*/false);
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
  FailureOr<nlohmann::json> asked = question();
  if (failed(asked))
    return failure();
  absl::StatusOr<std::string> answer = askPartitioner(asked->dump());
  if (!answer.ok())
    return call.emitOpError() << "its partition function failed: "
                              << std::string(answer.status().message());
  return read(*answer);
}

LogicalResult callPartitioners(ModuleOp module) {
  // All are asked first: a value that one gives has its sharding by the call.
  std::deque<CallerPartition> partitions;
  for (stablehlo::CustomCallOp call : callsOf(module, kPartitioning))
    if (failed(partitions.emplace_back(module, call).ask()))
      return failure();
  for (CallerPartition &partition : partitions)
    partition.replace();
  return success();
}

} // namespace mlir::gspmd::pjrt
