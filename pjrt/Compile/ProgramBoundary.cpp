//===- ProgramBoundary.cpp - Arguments and results of programs ------------===//
#include "pjrt/Compile/ProgramBoundary.h"
#include "dialect/Spmd/ProcessAttrs.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "gspmd/Runtime/HostTensor.h"
#include "lib/Engines/Pjrt/BufferTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "pjrt/Compile/BoundaryShardings.h"
#include "transforms/Support/SignatureAttrs.h"
#include <map>

namespace mlir::gspmd::pjrt {

//===----------------------------------------------------------------------===//
// Settings
//===----------------------------------------------------------------------===//

/// Marks arguments and results of a program of replicas as complete on each
/// replica: only their values differ. The output of --gspmd-export-stablehlo
/// has marks already.
static void markReplicas(FunctionOpInterface function) {
  auto mark = [](Type type, NamedAttrList &attrs) {
    if (!attrs.get(spmd::kProcessGlobalType))
      attrs.set(spmd::kProcessGlobalType, TypeAttr::get(type));
  };
  editArgAttrs(function, [&](unsigned i, NamedAttrList &attrs) {
    mark(function.getArgumentTypes()[i], attrs);
  });
  editResultAttrs(function, [&](unsigned i, NamedAttrList &attrs) {
    mark(function.getResultTypes()[i], attrs);
  });
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
// Description of the boundary
//===----------------------------------------------------------------------===//

static DictionaryAttr dictionary(Operation *op, DictionaryAttr attrs) {
  return attrs ? attrs : DictionaryAttr::get(op->getContext());
}

/// Reads `mhlo.layout_mode`: a layout, or a word that leaves the choice to the
/// compiler. The default is row-major, unless the program constrains the result
/// `value`.
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

/// Describes a shard of `type`. JAX requires shards without padding.
static FailureOr<BoundaryTensor>
describe(FunctionOpInterface function, const Twine &what, Type type,
         DictionaryAttr attrs, const EntryTensor &tensor, Value returned = {}) {
  BoundaryTensor result;
  std::string element;
  llvm::raw_string_ostream(element) << getElementTypeOrSelf(type);
  result.shape.type = bufferTypeOf(element);
  if (auto partials = attrs.getAs<IntegerAttr>(kStackedPartialsAttr))
    result.partials = static_cast<Reduction>(partials.getInt());
  if (auto devices = attrs.getAs<DenseI64ArrayAttr>(kCallerDevicesAttr))
    result.callerDevices = devices.asArrayRef().vec();
  result.shape.dims.assign(tensor.localShape.begin() + result.isStacked(),
                           tensor.localShape.end());
  if (result.shape.type == BufferType::Invalid)
    return function.emitOpError()
           << what << " is " << type << ", which buffers do not support";
  for (auto [dim, local] : llvm::enumerate(tensor.localShape)) {
    int64_t size = tensor.globalShape[dim];
    int64_t shards = tensor.sharding.numShards(unsigned(dim));
    if (local * shards != size)
      return function.emitOpError()
             << what << " is " << type << ", whose dimension " << dim
             << " is not divisible by its " << shards << " shards; use "
             << "a sharding that divides it";
  }
  auto kind = attrs.getAs<StringAttr>("mhlo.memory_kind");
  result.memoryKind = kind ? kind.str() : "device";
  if (failed(readLayout(function, what, attrs, returned, result.shape)))
    return failure();
  return result;
}

/// The memory and the number of bytes of an array: a result can reuse the
/// memory of an argument if both are equal.
static std::pair<StringRef, int64_t> layoutKeyOf(const BoundaryTensor &tensor) {
  return {tensor.memoryKind, tensor.shape.numBytes()};
}

static void setAlias(CompiledModule &compiled, size_t result, size_t argument) {
  compiled.aliasedArgumentOf[result] = argument;
  compiled.aliasedBytes += compiled.arguments[argument].shape.numBytes();
}

/// Reads the donations. The program specifies the result for a donated argument
/// or leaves it open: then it is the first result that can reuse it. An
/// argument without such a result is not donated, as in XLA.
static void describeDonations(FunctionOpInterface function,
                              CompiledModule &compiled) {
  compiled.aliasedArgumentOf.resize(compiled.results.size());
  std::vector<size_t> open;
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    if (auto result =
            function.getArgAttrOfType<IntegerAttr>(i, "tf.aliasing_output")) {
      compiled.donated.push_back(i);
      if (uint64_t number = result.getInt();
          number < compiled.results.size() &&
          !compiled.aliasedArgumentOf[number] &&
          layoutKeyOf(compiled.results[number]) ==
              layoutKeyOf(compiled.arguments[i]))
        setAlias(compiled, number, i);
      continue;
    }
    auto donor = function.getArgAttrOfType<BoolAttr>(i, "jax.buffer_donor");
    if (donor && donor.getValue())
      open.push_back(i);
  }
  if (open.empty())
    return;
  // The other results, the first one of a place last.
  std::map<std::pair<StringRef, int64_t>, std::vector<size_t>> others;
  for (size_t i = compiled.results.size(); i-- > 0;)
    if (!compiled.aliasedArgumentOf[i])
      others[layoutKeyOf(compiled.results[i])].push_back(i);
  for (size_t argument : open) {
    auto found = others.find(layoutKeyOf(compiled.arguments[argument]));
    if (found == others.end() || found->second.empty())
      continue;
    setAlias(compiled, found->second.back(), argument);
    found->second.pop_back();
    compiled.donated.push_back(argument);
  }
}

LogicalResult describeBoundary(ModuleOp module, const std::string &entry,
                               CompiledModule &compiled) {
  auto function = module.lookupSymbol<FunctionOpInterface>(entry);
  int64_t numDevices = compiled.program().numDevices();
  if (numDevices != 1 && numDevices != compiled.settings.numDevices())
    return module.emitError()
           << "has a mesh of " << numDevices << " devices, but is compiled for "
           << compiled.settings.numDevices();
  compiled.name = module.getName().value_or("program").str();
  for (auto [i, tensor] : llvm::enumerate(compiled.program().arguments)) {
    auto described = describe(
        function, "argument " + Twine(i), function.getArgumentTypes()[i],
        dictionary(function, function.getArgAttrDict(i)), tensor);
    if (failed(described))
      return failure();
    compiled.argumentBytes += described->shape.numBytes();
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
    compiled.resultBytes += described->shape.numBytes();
    compiled.results.push_back(*std::move(described));
  }
  describeDonations(function, compiled);
  return success();
}

} // namespace mlir::gspmd::pjrt
