//===- ProgramBoundary.cpp - Arguments and results of programs ------------===//
#include "pjrt/Compile/ProgramBoundary.h"
#include "dialect/Spmd/ProcessAttrs.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "gspmd/Runtime/HostTensor.h"
#include "lib/Engines/Pjrt/BufferTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "pjrt/Compile/BoundaryShardings.h"

namespace mlir::gspmd::pjrt {

//===----------------------------------------------------------------------===//
// Settings
//===----------------------------------------------------------------------===//

/// Marks arguments and results of a program of replicas as complete on each
/// replica: only their values differ. The output of --gspmd-export-stablehlo
/// has marks already.
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
  result.isStacked = attrs.contains(kStackedPartialsAttr);
  if (auto devices = attrs.getAs<DenseI64ArrayAttr>(kCallerDevicesAttr))
    result.callerDevices = devices.asArrayRef().vec();
  result.shape.dims.assign(tensor.localShape.begin() + result.isStacked,
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

/// Lets result `i` reuse the memory of an argument if both have equally many
/// bytes in the same memory.
static bool setAlias(CompiledModule &compiled, size_t i, size_t argumentIndex) {
  const BoundaryTensor &result = compiled.results[i];
  const BoundaryTensor &argument = compiled.arguments[argumentIndex];
  if (compiled.aliasedArgumentOf[i] ||
      result.shape.numBytes() != argument.shape.numBytes() ||
      result.memoryKind != argument.memoryKind)
    return false;
  compiled.aliasedArgumentOf[i] = argumentIndex;
  compiled.aliasedBytes += argument.shape.numBytes();
  return true;
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
          number < compiled.aliasedArgumentOf.size())
        setAlias(compiled, number, i);
      continue;
    }
    auto donor = function.getArgAttrOfType<BoolAttr>(i, "jax.buffer_donor");
    if (donor && donor.getValue())
      open.push_back(i);
  }
  for (size_t argumentIndex : open)
    if (llvm::any_of(llvm::seq(compiled.results.size()), [&](size_t i) {
          return setAlias(compiled, i, argumentIndex);
        }))
      compiled.donated.push_back(argumentIndex);
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
