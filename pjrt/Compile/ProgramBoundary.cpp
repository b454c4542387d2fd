//===- ProgramBoundary.cpp - Arguments and results of a program -----------===//
#include "pjrt/Compile/ProgramBoundary.h"
#include "dialect/Spmd/ProcessAttrs.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "lib/Engines/Pjrt/BufferTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "pjrt/Compile/BoundaryShardings.h"

namespace mlir::gspmd::pjrt {

//===----------------------------------------------------------------------===//
// Settings
//===----------------------------------------------------------------------===//

/// Of a program of replicas, arguments and results are whole on each: only
/// their values differ. What --gspmd-export-stablehlo wrote tells itself how
/// they lie.
static void markReplicas(FunctionOpInterface function) {
  auto name = StringAttr::get(function.getContext(), spmd::kProcessGlobalType);
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (!function.getArgAttr(i, name))
      function.setArgAttr(i, name,
                          TypeAttr::get(function.getArgumentTypes()[i]));
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (!function.getResultAttr(i, name))
      function.setResultAttr(i, name,
                             TypeAttr::get(function.getResultTypes()[i]));
}

LogicalResult applySettings(ModuleOp module, const CompileSettings &settings) {
  Builder b(module.getContext());
  module->setAttr("mhlo.num_replicas",
                  b.getI32IntegerAttr(int32_t(settings.numReplicas)));
  module->setAttr("mhlo.num_partitions",
                  b.getI32IntegerAttr(int32_t(settings.numPartitions)));
  if (settings.numReplicas == 1)
    return success();
  auto main = module.lookupSymbol<FunctionOpInterface>("main");
  if (main)
    markReplicas(main);
  return success();
}

//===----------------------------------------------------------------------===//
// What a program says of itself
//===----------------------------------------------------------------------===//

static DictionaryAttr dictionary(Operation *op, DictionaryAttr attrs) {
  return attrs ? attrs : DictionaryAttr::get(op->getContext());
}

/// `mhlo.layout_mode`: a layout, or a word that leaves the choice to us. What
/// is left open lies as programs have it, row by row, unless the program wants
/// the result `value` otherwise.
static LogicalResult readLayout(FunctionOpInterface function, const Twine &what,
                                DictionaryAttr attrs, Value value,
                                BufferShape &shape) {
  auto mode = attrs.getAs<StringAttr>("mhlo.layout_mode");
  StringRef text = mode ? mode.getValue() : "default";
  if (text == "auto" && value)
    if (auto order = stablehlo::constrainedLayoutOf(value);
        order && order->size() == shape.dims.size()) {
      BufferLayout layout;
      layout.minorToMajor.assign(order->begin(), order->end());
      shape.setLayout(std::move(layout));
    }
  if (text == "default" || text == "auto")
    return success();
  auto layout = BufferLayout::parse(text, shape.dims.size());
  if (!layout.ok())
    return function.emitOpError()
           << what << ": " << std::string(layout.status().message());
  shape.setLayout(*std::move(layout));
  return success();
}

/// A part of `type` as the emulator cuts it. What JAX calls a part has no
/// padding.
static FailureOr<BoundaryTensor>
describe(FunctionOpInterface function, const Twine &what, Type type,
         DictionaryAttr attrs, const EntryTensor &tensor, Value returned = {}) {
  BoundaryTensor result;
  std::string element;
  llvm::raw_string_ostream(element) << getElementTypeOrSelf(type);
  result.shape.type = bufferTypeOf(element);
  result.isStacked = attrs.contains(kStackedPartialsAttr);
  if (auto devices = attrs.getAs<DenseI64ArrayAttr>(kCallerDevicesAttr))
    result.callerDevices = devices.asArrayRef().vec();
  result.shape.dims.assign(tensor.localShape.begin() + result.isStacked,
                           tensor.localShape.end());
  if (result.shape.type == BufferType::Invalid)
    return function.emitOpError()
           << what << " is " << type << ", which no buffer holds";
  for (auto [dim, local] : llvm::enumerate(tensor.localShape)) {
    int64_t size = tensor.globalShape[dim];
    int64_t shards = tensor.sharding.numShards(unsigned(dim));
    if (local * shards != size)
      return function.emitOpError()
             << what << " is " << type << ", whose dimension " << dim
             << " is cut in " << shards << " parts of different sizes; give it "
             << "a sharding that divides it";
  }
  auto kind = attrs.getAs<StringAttr>("mhlo.memory_kind");
  result.memoryKind = kind ? kind.str() : "device";
  if (failed(readLayout(function, what, attrs, returned, result.shape)))
    return failure();
  return result;
}

/// Result `i` takes the place of argument `given`, if both take as much there.
static bool setPlace(CompiledModule &compiled, size_t i, size_t given) {
  const BoundaryTensor &result = compiled.results[i];
  const BoundaryTensor &argument = compiled.arguments[given];
  if (compiled.aliasedArgumentOf[i] ||
      result.shape.numBytes() != argument.shape.numBytes() ||
      result.memoryKind != argument.memoryKind)
    return false;
  compiled.aliasedArgumentOf[i] = given;
  compiled.aliasedBytes += argument.shape.numBytes();
  return true;
}

/// The program says which result an argument becomes, or leaves it open: then
/// it is the first one that can take its place, and the caller keeps what none
/// can, as with XLA.
static void describeDonations(FunctionOpInterface function,
                              CompiledModule &compiled) {
  compiled.aliasedArgumentOf.resize(compiled.results.size());
  std::vector<size_t> open;
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    if (auto result =
            function.getArgAttrOfType<IntegerAttr>(i, "tf.aliasing_output")) {
      compiled.donated.push_back(i);
      if (uint64_t number = result.getInt();
          number < compiled.aliasedArgumentOf.size())
        setPlace(compiled, number, i);
      continue;
    }
    auto donor = function.getArgAttrOfType<BoolAttr>(i, "jax.buffer_donor");
    if (donor && donor.getValue())
      open.push_back(i);
  }
  for (size_t given : open)
    if (llvm::any_of(llvm::seq(compiled.results.size()),
                     [&](size_t i) { return setPlace(compiled, i, given); }))
      compiled.donated.push_back(given);
}

LogicalResult describeBoundary(ModuleOp module, const std::string &entry,
                               CompiledModule &compiled) {
  auto function = module.lookupSymbol<FunctionOpInterface>(entry);
  int64_t numDevices = compiled.program().numDevices();
  if (numDevices != 1 && numDevices != compiled.settings.numDevices())
    return module.emitError() << "is for a mesh of " << numDevices
                              << " devices, and is to be compiled for "
                              << compiled.settings.numDevices();
  compiled.name = module.getName().value_or("program").str();
  for (auto [i, tensor] : llvm::enumerate(compiled.program().arguments)) {
    auto described = describe(
        function, "argument " + Twine(i), function.getArgumentTypes()[i],
        dictionary(function, function.getArgAttrDict(i)), tensor);
    if (failed(described))
      return failure();
    compiled.arguments.push_back(*std::move(described));
  }
  Operation *end = function.getFunctionBody().back().getTerminator();
  for (auto [i, tensor] : llvm::enumerate(compiled.program().results)) {
    auto described =
        describe(function, "result " + Twine(i), function.getResultTypes()[i],
                 dictionary(function, function.getResultAttrDict(i)), tensor,
                 end->getOperand(i));
    if (failed(described))
      return failure();
    described->what = std::make_shared<const std::string>(
        compiled.name + ", result " + std::to_string(i) + ": " +
        typeString(tensor.elementType, described->shape.dims));
    compiled.results.push_back(*std::move(described));
  }
  describeDonations(function, compiled);
  return success();
}

} // namespace mlir::gspmd::pjrt
