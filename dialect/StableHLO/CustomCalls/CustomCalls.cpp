//===- CustomCalls.cpp - Custom calls by semantics ------------------------===//

#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "dialect/StableHLO/CustomCalls/HostCallbackCall.h"
#include "dialect/StableHLO/CustomCalls/LinearAlgebraCall.h"
#include "dialect/StableHLO/CustomCalls/RaggedAllToAllCall.h"

using namespace mlir::gspmd::stablehlo;

llvm::ArrayRef<std::pair<llvm::StringLiteral, CustomCallKind>>
mlir::gspmd::stablehlo::customCallTargets() {
  using Kind = CustomCallKind;
  static constexpr std::pair<llvm::StringLiteral, Kind> targets[] = {
      {"annotate_device_placement", Kind::Elementwise},
      {"InspectSharding", Kind::Elementwise},
      {"LayoutConstraint", Kind::Elementwise},
      {"mhlo.erf", Kind::Elementwise},
      {"X64SplitHigh", Kind::Elementwise},
      {"X64SplitLow", Kind::Elementwise},
      {"xla.megascale.provide_metadata", Kind::Elementwise},
      {"MoveToDevice", Kind::Move},
      {"MoveToHost", Kind::Move},
      {"Cholesky", Kind::Aligned},
      {"CompactWyHelper", Kind::Aligned},
      {"InvertDiagBlocksLowerTriangular", Kind::Aligned},
      {"InvertDiagBlocksUpperTriangular", Kind::Aligned},
      {"X64Combine", Kind::Combine},
      {"Eigh", Kind::Eigh},
      {"Qr", Kind::Qr},
      {"QrDecompositionBlock", Kind::Qr},
      {"ProductOfElementaryHouseholderReflectors", Kind::HouseholderProduct},
      {"mhlo.topk", Kind::TopK},
      {"TopK", Kind::TopK},
      {"ApproxTopK", Kind::ApproxTopK},
      {"PartialReduce", Kind::ApproxTopK},
      {kRaggedAllToAllTarget, Kind::RaggedAllToAll},
      // Calls with embedded code, annotations that import removes, and checks.
      {"tpu_custom_call", Kind::Opaque},
      {kHostCall, Kind::Opaque},
      {"xla_python_cpu_callback", Kind::Opaque},
      {"xla_python_gpu_callback", Kind::Opaque},
      {"xla_ffi_python_cpu_callback", Kind::Opaque},
      {"xla_ffi_python_gpu_callback", Kind::Opaque},
      {"Sharding", Kind::Opaque},
      {"SPMDFullToShardShape", Kind::Opaque},
      {"SPMDShardToFullShape", Kind::Opaque},
      {"check.expect_eq", Kind::Opaque},
      {"check.expect_close", Kind::Opaque},
      {"check.expect_almost_eq", Kind::Opaque}};
  return targets;
}

CustomCallKind mlir::gspmd::stablehlo::customCallKind(llvm::StringRef target) {
  for (auto [known, kind] : customCallTargets())
    if (known == target)
      return kind;
  return CustomCallKind::Unknown;
}

std::optional<llvm::StringRef>
mlir::gspmd::stablehlo::memoryKindOf(llvm::StringRef target,
                                     DictionaryAttr attributes) {
  if (target == "MoveToHost")
    return "pinned_host";
  if (target == "MoveToDevice")
    return "device";
  if (target != "annotate_device_placement")
    return std::nullopt;
  auto frontend = attributes.getAs<DictionaryAttr>("mhlo.frontend_attributes");
  auto kind = frontend ? frontend.getAs<StringAttr>("_xla_buffer_placement")
                       : StringAttr();
  return kind ? std::optional(kind.getValue()) : std::nullopt;
}

std::optional<mlir::SmallVector<int64_t>>
mlir::gspmd::stablehlo::constrainedLayoutOf(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || customCallTarget(op) != "LayoutConstraint")
    return std::nullopt;
  auto layouts = op->getAttrOfType<ArrayAttr>("result_layouts");
  auto order = layouts && layouts.size() == 1
                   ? dyn_cast<DenseIntElementsAttr>(layouts[0])
                   : nullptr;
  if (!order)
    return std::nullopt;
  return llvm::map_to_vector(order.getValues<APInt>(), [](const APInt &dim) {
    return dim.getSExtValue();
  });
}

bool mlir::gspmd::stablehlo::isKnownCustomCall(llvm::StringRef target) {
  return customCallKind(target) != CustomCallKind::Unknown ||
         matrixRoutineOf(target);
}

std::optional<llvm::StringRef>
mlir::gspmd::stablehlo::customCallTarget(mlir::Operation *op) {
  if (auto call = mlir::dyn_cast<CustomCallOp>(op))
    return call.getCallTargetName();
  return std::nullopt;
}

mlir::DictionaryAttr
mlir::gspmd::stablehlo::backendConfigOf(mlir::Operation *call) {
  mlir::Attribute config = call->getAttr("backend_config");
  if (auto dictionary = mlir::dyn_cast_if_present<DictionaryAttr>(config))
    return dictionary;
  return call->getAttrOfType<DictionaryAttr>("mhlo.backend_config");
}

llvm::StringRef
mlir::gspmd::stablehlo::backendConfigText(mlir::Operation *call) {
  auto text = call->getAttrOfType<StringAttr>("backend_config");
  return text ? text.getValue() : llvm::StringRef();
}

mlir::ArrayAttr
mlir::gspmd::stablehlo::calledComputationsOf(mlir::Operation *call) {
  return mlir::cast<CustomCallOp>(call).getCalledComputations();
}

mlir::Operation *mlir::gspmd::stablehlo::createTextCall(
    OpBuilder &builder, Location loc, llvm::StringRef target, TypeRange results,
    ValueRange operands, llvm::StringRef config) {
  OperationState state(loc, CustomCallOp::getOperationName());
  state.addOperands(operands);
  state.addTypes(results);
  state.addAttribute("call_target_name", builder.getStringAttr(target));
  state.addAttribute("backend_config", builder.getStringAttr(config));
  return builder.create(state);
}

mlir::Operation *mlir::gspmd::stablehlo::createTypedCall(
    OpBuilder &builder, Location loc, llvm::StringRef target, TypeRange results,
    ValueRange operands, DictionaryAttr config) {
  OperationState state(loc, CustomCallOp::getOperationName());
  state.addOperands(operands);
  state.addTypes(results);
  state.addAttribute("call_target_name", builder.getStringAttr(target));
  state.addAttribute(
      "api_version",
      CustomCallApiVersionAttr::get(
          builder.getContext(), CustomCallApiVersion::API_VERSION_TYPED_FFI));
  state.addAttribute("backend_config", config);
  return builder.create(state);
}

void mlir::gspmd::stablehlo::setBackendConfig(mlir::Operation *call,
                                              mlir::DictionaryAttr config) {
  bool isSeparate = mlir::isa_and_present<mlir::StringAttr>(
                        call->getAttr("backend_config")) ||
                    call->hasAttr("mhlo.backend_config");
  call->setAttr(isSeparate ? "mhlo.backend_config" : "backend_config", config);
}
