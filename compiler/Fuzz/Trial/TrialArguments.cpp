//===- TrialArguments.cpp - Arguments of random programs ------------------===//
#include "compiler/Fuzz/Trial/TrialArguments.h"
#include "compiler/Codegen/ToElementType.h"
#include "compiler/Fuzz/Generator/Random.h"
#include "lib/Runtime/Numerics/Scalars/Components.h"
#include "lib/Runtime/Numerics/Scalars/NarrowFloat.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>
#include <limits>
#include <optional>

using namespace mlir;

namespace mlir::gspmd::fuzz {

func::FuncOp getMain(ModuleOp module) {
  return module.lookupSymbol<func::FuncOp>("main");
}

Range getRange(mlir::Value value, const RangeTable &ranges) {
  Range unknown{-2, 2, 0, 0};
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (type && type.getElementType().isInteger())
    unknown = {type.getElementType().isUnsignedInteger() ? 0.0 : -2.0, 7, 1, 0};
  if (type && type.getElementType().isInteger(1))
    unknown = {0, 1, 1, 0};
  auto name = value.getLoc()->findInstanceOf<NameLoc>();
  auto known = name ? ranges.find(name.getName()) : ranges.end();
  if (known == ranges.end())
    return unknown;
  auto result = dyn_cast<OpResult>(value);
  unsigned index = result ? result.getResultNumber() : 0;
  return index < known->second.size() ? known->second[index] : unknown;
}

namespace {

double specialNumber(Random &random) {
  double infinity = std::numeric_limits<double>::infinity();
  return random.pick(llvm::ArrayRef<double>{
      std::numeric_limits<double>::quiet_NaN(), infinity, -infinity, -0.0});
}

template <typename T, typename Make>
void fill(const HostTensor &tensor, Make make) {
  for (T &element : tensor.as<T>())
    element = static_cast<T>(make());
}

void fillWith(const HostTensor &tensor, mlir::Type elementType, Range range,
              uint64_t seed) {
  Random random(seed);
  bool hasSpecials = range.hasSpecials && isa<FloatType>(elementType);
  auto number = [&] {
    if (hasSpecials && random.chance(0.1))
      return specialNumber(random);
    // A range that is too wide to enumerate yields small numbers of the type.
    double low = std::max(range.low, -1e9), high = std::min(range.high, 1e9);
    if (range.grid <= 0)
      return low + (high - low) * random.unit();
    int64_t steps = static_cast<int64_t>((high - low) / range.grid);
    return std::ceil(low / range.grid) * range.grid +
           range.grid * random.between(0, std::max<int64_t>(steps, 0));
  };
  auto part = [&] { return static_cast<float>(number()); };
  if (std::optional<int32_t> format =
          mlir::gspmd::narrowFloatFormat(elementType))
    return fill<uint8_t>(tensor,
                         [&] { return packNarrowFloat(*format, part()); });
  if (tensor.type() == ElementType::Bool)
    return fill<uint8_t>(tensor, [&] { return random.below(2); });
  visitComponent(tensor.type(), [&](auto component) {
    fill<typename decltype(component)::Stored>(
        tensor, [&] { return component.store(number()); });
  });
}

} // namespace

std::vector<HostTensor> makeArguments(ModuleOp module, const RangeTable &ranges,
                                      uint64_t seed) {
  std::vector<HostTensor> tensors;
  for (BlockArgument argument : getMain(module).getArguments()) {
    auto type = cast<RankedTensorType>(argument.getType());
    tensors.emplace_back(*mlir::gspmd::toElementType(type.getElementType()),
                         type.getShape());
    fillWith(tensors.back(), type.getElementType(), getRange(argument, ranges),
             seed * 1000003 + argument.getArgNumber());
  }
  return tensors;
}

HostTensor widenNarrowFloats(const HostTensor &tensor, mlir::Type elementType) {
  std::optional<int32_t> format = mlir::gspmd::narrowFloatFormat(elementType);
  if (!format)
    return tensor;
  HostTensor numbers(ElementType::F32, tensor.shape());
  for (auto [number, bits] :
       llvm::zip_equal(numbers.as<float>(), tensor.as<uint8_t>()))
    number = unpackNarrowFloat(*format, bits);
  return numbers;
}

std::vector<double> getTolerances(ModuleOp module, const RangeTable &ranges) {
  std::vector<double> tolerances;
  for (mlir::Value result :
       getMain(module).front().getTerminator()->getOperands())
    tolerances.push_back(8 * getRange(result, ranges).error);
  return tolerances;
}

} // namespace mlir::gspmd::fuzz
