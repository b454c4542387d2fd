//===- Flops.cpp - Counting a program's arithmetic ------------------------===//
#include "Stats.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::gspmd {
namespace {

int64_t elements(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() ? type.getNumElements() : 0;
}

/// Ops that compute one number per output element.
bool isElementwise(StringRef name) {
  static const llvm::StringSet<> names = {
      "stablehlo.abs",          "stablehlo.add",
      "stablehlo.and",          "stablehlo.ceil",
      "stablehlo.clamp",        "stablehlo.compare",
      "stablehlo.complex",      "stablehlo.convert",
      "stablehlo.count_leading_zeros",
      "stablehlo.divide",       "stablehlo.floor",
      "stablehlo.imag",         "stablehlo.is_finite",
      "stablehlo.maximum",      "stablehlo.minimum",
      "stablehlo.multiply",     "stablehlo.negate",
      "stablehlo.not",          "stablehlo.or",
      "stablehlo.popcnt",       "stablehlo.real",
      "stablehlo.reduce_precision",
      "stablehlo.remainder",    "stablehlo.round_nearest_afz",
      "stablehlo.round_nearest_even",
      "stablehlo.select",       "stablehlo.shift_left",
      "stablehlo.shift_right_arithmetic",
      "stablehlo.shift_right_logical",
      "stablehlo.sign",         "stablehlo.subtract",
      "stablehlo.xor",          "chlo.square",
      "chlo.next_after",        "spmd.all_reduce"};
  return names.contains(name);
}

class Counter {
public:
  explicit Counter(ModuleOp module) : symbols(module) {}

  int64_t count(Region &region) {
    int64_t total = 0;
    for (Block &block : region)
      for (Operation &op : block)
        total += count(&op);
    return total;
  }

private:
  int64_t count(Operation *op) {
    if (isElementwise(op->getName().getStringRef()))
      return elements(op->getResult(0));
    return llvm::TypeSwitch<Operation *, int64_t>(op)
        .Case([&](func::CallOp call) -> int64_t {
          auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
          return callee ? count(callee.getBody()) : 0;
        })
        .Case([&](stablehlo::DotGeneralOp dot) { return countDot(dot); })
        .Case([&](stablehlo::DotOp dot) {
          auto lhs = cast<RankedTensorType>(dot.getLhs().getType());
          return 2 * elements(dot.getResult()) * lhs.getShape().back();
        })
        .Case([&](stablehlo::ConvolutionOp conv) { return countConv(conv); })
        .Case([&](stablehlo::ReduceOp reduce) {
          int64_t combined = elements(reduce->getOperand(0)) -
                             elements(reduce->getResult(0));
          return combined * count(reduce->getRegion(0));
        })
        .Case([&](stablehlo::ReduceWindowOp reduce) {
          int64_t window = 1;
          for (int64_t size : reduce.getWindowDimensions())
            window *= size;
          return (window - 1) * elements(reduce->getResult(0)) *
                 count(reduce->getRegion(0));
        })
        .Case([&](stablehlo::ScatterOp scatter) {
          Value updates = scatter->getOperand(scatter->getNumOperands() - 1);
          return elements(updates) * count(scatter->getRegion(0));
        })
        .Case<stablehlo::IfOp, stablehlo::CaseOp>([&](auto branches) {
          int64_t most = 0;
          for (Region &region : branches->getRegions())
            most = std::max(most, count(region));
          return most;
        })
        .Default([&](Operation *other) {
          int64_t total = 0;
          if (!isa<stablehlo::SortOp>(other)) // comparisons move data only
            for (Region &region : other->getRegions())
              total += count(region);
          return total;
        });
  }

  static int64_t countDot(stablehlo::DotGeneralOp dot) {
    auto lhs = cast<RankedTensorType>(dot.getLhs().getType());
    int64_t contracted = 1;
    for (int64_t dim :
         dot.getDotDimensionNumbers().getLhsContractingDimensions())
      contracted *= lhs.getDimSize(dim);
    return 2 * elements(dot.getResult()) * contracted;
  }

  static int64_t countConv(stablehlo::ConvolutionOp conv) {
    // Each output element is a product over window and input features of its
    // group: the kernel without its output features.
    auto kernel = cast<RankedTensorType>(conv.getRhs().getType());
    int64_t outputs = kernel.getDimSize(
        conv.getDimensionNumbers().getKernelOutputFeatureDimension());
    return outputs ? 2 * elements(conv.getResult()) *
                         (kernel.getNumElements() / outputs)
                   : 0;
  }

  SymbolTable symbols;
};

} // namespace

int64_t countFlops(ModuleOp module, StringRef entry) {
  auto function = module.lookupSymbol<func::FuncOp>(entry);
  return function ? Counter(module).count(function.getBody()) : 0;
}

} // namespace mlir::gspmd
