//===- PossibleCauses.cpp - Inputs and calls that change results ----------===//
#include "compiler/Bisect/PossibleCauses.h"
#include "compiler/Bisect/Search/Bisection.h"
#include "compiler/Bisect/Search/Judgement.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "transforms/Support/Diagnostics/ValueNames.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

namespace mlir::gspmd::bisect {
namespace {

/// Returns the smallest normal number of a float or complex type; else 0.
Number getSmallestNormal(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    type = complex.getElementType();
  auto floating = dyn_cast<FloatType>(type);
  if (!floating)
    return 0;
  return llvm::APFloat::getSmallestNormalized(floating.getFloatSemantics())
      .convertToDouble();
}

std::string describeArgument(BlockArgument argument) {
  std::string names = namesIn(argument.getLoc());
  return "argument " + std::to_string(argument.getArgNumber()) +
         (names.empty() ? "" : " (" + names + ")");
}

/// Tensors with fewer elements are not reported: a small bias is often
/// constant.
constexpr size_t kMinEqualElements = 16;

void listUnusualNumbers(BlockArgument argument, ArrayRef<Number> numbers,
                        std::vector<std::string> &causes) {
  Number normal = getSmallestNormal(getElementType(argument));
  size_t nan = 0, infinite = 0, subnormal = 0;
  for (Number number : numbers) {
    nan += std::isnan(number);
    infinite += std::isinf(number);
    subnormal += number != 0 && std::abs(number) < normal;
  }
  for (auto [count, kind] : {std::pair(nan, "NaN"),
                             {infinite, "infinite"},
                             {subnormal, "subnormal"}})
    if (count > 0)
      causes.push_back(llvm::formatv("{0} of {1} elements of {2} are {3}",
                                     count, numbers.size(),
                                     describeArgument(argument), kind));
  if (numbers.size() >= kMinEqualElements && llvm::all_equal(numbers))
    causes.push_back(llvm::formatv("all {0} elements of {1} are {2}",
                                   numbers.size(), describeArgument(argument),
                                   static_cast<double>(numbers.front())));
}

} // namespace

std::vector<std::string> findPossibleCauses(ModuleOp completed, StringRef entry,
                                            ArrayRef<HostTensor> arguments) {
  std::vector<std::string> causes;
  auto function = completed.lookupSymbol<func::FuncOp>(entry);
  for (BlockArgument argument : function.getArguments()) {
    const HostTensor &tensor = arguments[argument.getArgNumber()];
    std::vector<Number> numbers = toNumbers(tensor, getElementType(argument));
    listUnusualNumbers(argument, numbers, causes);
    for (BlockArgument before :
         function.getArguments().take_front(argument.getArgNumber()))
      if (numbers.size() > 1 && before.getType() == argument.getType() &&
          !llvm::all_equal(numbers) &&
          isSame(tensor, arguments[before.getArgNumber()]))
        causes.push_back(describeArgument(before) + " and " +
                         describeArgument(argument) +
                         " have the same elements");
  }
  function.walk([&](Operation *op) {
    if (op != function && op->getNumRegions() == 0 && hasHostCallback(op))
      causes.push_back(describeOp(op) +
                       " calls a function on the host, whose results the "
                       "search does not know");
  });
  return causes;
}

} // namespace mlir::gspmd::bisect
