//===- PartitionerRequest.cpp - Requests to the caller's functions --------===//
#include "pjrt/Compile/CustomPartitioning/PartitionerRequest.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "pjrt/Callbacks/CompileCallbacks.h"
#include "pjrt/Compile/CustomPartitioning/CustomPartitioning.h"
#include "pjrt/Compile/OpShardings.h"
#include "transforms/Support/Diagnostics/DiagnosticKind.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::gspmd;

namespace mlir::gspmd::pjrt {

TensorSharding withEvenShards(TensorSharding sharding,
                              ArrayRef<int64_t> shape) {
  for (auto [dim, size] : llvm::enumerate(shape))
    if (size % sharding.numShards(unsigned(dim)) != 0)
      sharding = sharding.withAxes(unsigned(dim), {});
  return sharding;
}

/// Returns the sharding that a partition function sees: even, with partial sums
/// shown as reduced.
static TensorSharding requestSharding(Value value, const Mesh &mesh) {
  return withEvenShards(completedSharding(value, mesh).withUnreduced({}),
                        cast<RankedTensorType>(value.getType()).getShape());
}

static FailureOr<nlohmann::json> describe(Operation *call, ValueRange values,
                                          const Mesh &mesh) {
  nlohmann::json list = nlohmann::json::array();
  for (Value value : values) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    auto assignment =
        type && type.hasStaticShape()
            ? TileAssignment::get(mesh, requestSharding(value, mesh))
            : std::nullopt;
    if (!assignment)
      return call->emitOpError()
             << "has a value of type " << value.getType()
             << " whose sharding cannot be passed to a partition function";
    std::string element;
    llvm::raw_string_ostream(element) << type.getElementType();
    list.push_back({{"type", element},
                    {"shape", type.getShape().vec()},
                    {"sharding", llvm::toHex(serialize(*assignment))}});
  }
  return list;
}

FailureOr<nlohmann::json> makeRequest(Operation *call, ModuleOp module) {
  FailureOr<sharding::MeshOp> meshOp = findMesh(module);
  if (failed(meshOp))
    return failure();
  Mesh mesh = *meshOp ? meshOp->toMesh() : Mesh();
  FailureOr<nlohmann::json> ins = describe(call, call->getOperands(), mesh);
  FailureOr<nlohmann::json> outs = describe(call, call->getResults(), mesh);
  if (failed(ins) || failed(outs))
    return failure();
  return nlohmann::json{{"key", stablehlo::backendConfigText(call).str()},
                        {"operands", *std::move(ins)},
                        {"results", *std::move(outs)}};
}

FailureOr<nlohmann::json> callPartitioner(Operation *call, StringRef step,
                                          nlohmann::json request,
                                          StringRef origin) {
  request["step"] = step.str();
  // The text of a program may contain a key of arbitrary bytes; JAX's keys are
  // valid text.
  absl::StatusOr<std::string> reply = queryPartitioner(
      request.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  if (!reply.ok())
    return emitOpError(call, ErrorKind::CallerFunction)
           << "its " << origin
           << " failed: " << std::string(reply.status().message());
  return nlohmann::json::parse(*reply, nullptr, /*allow_exceptions=*/false);
}

LogicalResult ResponseShardings::read(const nlohmann::json &list,
                                      TypeRange expectedTypes) {
  if (list.size() != expectedTypes.size())
    return call->emitOpError()
           << "the " << origin << " returned " << list.size()
           << " shardings for " << expectedTypes.size()
           << " operands or results";
  types = llvm::to_vector(expectedTypes);
  for (const nlohmann::json &text : list) {
    if (!text.is_string())
      return call->emitOpError()
             << "the " << origin << " returned a sharding that "
             << "is not a string";
    texts.push_back(
        StringAttr::get(call->getContext(), text.get<std::string>()));
    if (failed(meshes.read(call, texts.back())))
      return failure();
  }
  return success();
}

LogicalResult ResponseShardings::translate(ShardingList &shardings) {
  for (auto [text, type] : llvm::zip_equal(texts, types)) {
    auto read = meshes.translate(call, text, 0, type);
    if (failed(read))
      return failure();
    if (!*read)
      return call->emitOpError()
             << "the " << origin << " returned the sharding " << text
             << ", which cannot be expressed by axes of "
             << "the program's mesh";
    shardings.push_back(*read);
  }
  return success();
}

} // namespace mlir::gspmd::pjrt
