//===- PartitionerRequest.cpp - What a caller is asked of a call ----------===//
#include "pjrt/Compile/CustomPartitioning/PartitionerRequest.h"
#include "pjrt/Callbacks/CompileCallbacks.h"
#include "pjrt/Compile/CustomPartitioning/CustomPartitioning.h"
#include "pjrt/Compile/OpShardings.h"
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

/// A partition function is offered sums that are not made as if they were.
static TensorSharding offered(Value value, const Mesh &mesh) {
  return withEvenShards(completedSharding(value, mesh).withUnreduced({}),
                        cast<RankedTensorType>(value.getType()).getShape());
}

static FailureOr<nlohmann::json> describe(stablehlo::CustomCallOp call,
                                          ValueRange values, const Mesh &mesh) {
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

FailureOr<nlohmann::json> makeRequest(stablehlo::CustomCallOp call,
                                      ModuleOp module) {
  FailureOr<sharding::MeshOp> meshOp = findMesh(module);
  if (failed(meshOp))
    return failure();
  Mesh mesh = *meshOp ? meshOp->toMesh() : Mesh();
  FailureOr<nlohmann::json> ins = describe(call, call->getOperands(), mesh);
  FailureOr<nlohmann::json> outs = describe(call, call->getResults(), mesh);
  if (failed(ins) || failed(outs))
    return failure();
  return nlohmann::json{{"key", backendConfig(call).str()},
                        {"operands", *std::move(ins)},
                        {"results", *std::move(outs)}};
}

FailureOr<nlohmann::json> callPartitioner(stablehlo::CustomCallOp call,
                                          StringRef step,
                                          nlohmann::json question,
                                          StringRef whom) {
  question["step"] = step.str();
  // A key of any bytes is in the text of a program; JAX has none of those.
  absl::StatusOr<std::string> answer = queryPartitioner(
      question.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  if (!answer.ok())
    return call.emitOpError()
           << "its " << whom
           << " failed: " << std::string(answer.status().message());
  return nlohmann::json::parse(*answer, nullptr, /*allow_exceptions=*/false);
}

LogicalResult ResponseShardings::read(const nlohmann::json &list,
                                      TypeRange ofTypes) {
  if (list.size() != ofTypes.size())
    return call.emitOpError()
           << "the " << whom << " gives " << list.size() << " shardings for "
           << ofTypes.size() << " operands or results";
  types = llvm::to_vector(ofTypes);
  for (const nlohmann::json &text : list) {
    if (!text.is_string())
      return call.emitOpError() << "the " << whom << " gives a sharding that "
                                << "is no text";
    texts.push_back(
        StringAttr::get(call.getContext(), text.get<std::string>()));
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
      return call.emitOpError() << "the " << whom << " wants the sharding "
                                << text << ", which is no cut along axes of "
                                << "the program's mesh";
    shardings.push_back(*read);
  }
  return success();
}

} // namespace mlir::gspmd::pjrt
