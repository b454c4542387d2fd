//===- SymbolicDimensions.cpp - Sizes of symbolic dimensions --------------===//

#include "transforms/Import/SpecializeShapes/SymbolicDimensions.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/Import/SpecializeShapes/ShapeCustomCalls.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::import;
using stablehlo::ComparisonDirection;

std::optional<std::string> mlir::gspmd::import::parseSizes(StringRef text,
                                                           NamedSizes &sizes) {
  SmallVector<StringRef> items;
  text.split(items, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/!text.empty());
  for (StringRef item : items) {
    auto [name, size] = item.split('=');
    int64_t number = 0;
    if (name.trim().empty() || size.trim().getAsInteger(10, number) ||
        number < 0 || number > INT32_MAX)
      return ": expected sizes such as b=64,s=2048, found '" + text.str() + "'";
    if (!sizes.emplace(name.trim().str(), number).second)
      return " has '" + name.trim().str() + "' twice";
  }
  return std::nullopt;
}

namespace {

class SymbolicSizeSolver {
public:
  SymbolicSizeSolver(func::FuncOp entry, const NamedSizes &names,
                     SymbolTable &symbols)
      : entry(entry), names(names), symbols(symbols),
        interpreter(symbols, entry.getBody().front()) {}

  FailureOr<std::map<Dimension, int64_t>> run() {
    takeArgumentSizes();
    if (failed(checkNames()))
      return failure();
    // Each size may determine others, of names that were processed before.
    for (size_t before = 0, changed = true; changed;) {
      before = interpreter.sizes.size();
      if (failed(solveNames(/*onlyUnique=*/true)))
        return failure();
      if (interpreter.sizes.size() == before &&
          failed(solveNames(/*onlyUnique=*/false)))
        return failure();
      changed = interpreter.sizes.size() > before || solveAssertions();
    }
    for (Dimension dim : dynamicDims())
      if (!interpreter.sizes.count(dim))
        return entry.emitError()
               << "dimension " << dim.second << " of argument " << dim.first
               << " has no size; " << describeNames()
               << ", by --dim (dim of a pass and in Python)";
    return std::move(interpreter.sizes);
  }

private:
  std::vector<Dimension> dynamicDims() {
    std::vector<Dimension> dims;
    for (BlockArgument argument : entry.getArguments())
      if (auto type = dyn_cast<RankedTensorType>(argument.getType()))
        for (unsigned dim = 0; dim < type.getRank(); ++dim)
          if (type.isDynamicDim(dim))
            dims.emplace_back(argument.getArgNumber(), dim);
    return dims;
  }

  static std::string argumentName(Dimension dim) {
    return "arg" + std::to_string(dim.first) + "." + std::to_string(dim.second);
  }

  /// Returns the values of names that the program computes from sizes.
  std::map<std::string, Value> namedValues() {
    std::map<std::string, Value> values;
    entry.walk([&](func::CallOp call) {
      auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
      for (unsigned i = 0; callee && i < call.getNumOperands(); ++i)
        if (auto name =
                callee.getArgAttrOfType<StringAttr>(i, "jax.global_constant"))
          values.emplace(name.str(), call.getOperand(i));
    });
    return values;
  }

  std::string describeNames() {
    SmallVector<std::string> known;
    for (const auto &[name, value] : namedValues())
      known.push_back(name);
    for (Dimension dim : dynamicDims())
      known.push_back(argumentName(dim));
    if (known.empty())
      return "the program has no symbolic sizes";
    return "expected a size for one of " + llvm::join(known, ", ");
  }

  void takeArgumentSizes() {
    for (Dimension dim : dynamicDims())
      if (auto it = names.find(argumentName(dim)); it != names.end())
        interpreter.sizes[dim] = it->second;
  }

  LogicalResult checkNames() {
    std::map<std::string, Value> values = namedValues();
    std::vector<Dimension> dims = dynamicDims();
    for (const auto &[name, size] : names) {
      auto it = values.find(name);
      bool isArgument = llvm::any_of(dims, [&, &name = name](Dimension dim) {
        return argumentName(dim) == name;
      });
      if (it == values.end() && !isArgument)
        return entry.emitError()
               << "unknown dimension '" << name << "'; " << describeNames();
    }
    return success();
  }

  /// Solves for the sizes of each name, or verifies known sizes. A choice among
  /// several sizes (not with `onlyUnique`) is made for one name at a time: the
  /// others may determine it.
  LogicalResult solveNames(bool onlyUnique) {
    std::map<std::string, Value> values = namedValues();
    size_t before = interpreter.sizes.size();
    for (const auto &[name, size] : names) {
      auto it = values.find(name);
      if (it != values.end() && !solve(it->second, size, onlyUnique))
        return entry.emitError()
               << "dimension '" << name << "' cannot be " << size << " here";
      if (!onlyUnique && interpreter.sizes.size() > before)
        break;
    }
    return success();
  }

  std::optional<int64_t> numberOf(Value value) {
    std::optional<Numbers> numbers = interpreter.numbers(value);
    return numbers && numbers->size() == 1 ? std::optional(numbers->front())
                                           : std::nullopt;
  }

  /// Solves for the only unknown dimension that `value` depends on so that
  /// `value` is `target`; with `onlyUnique` only if the solution is unique.
  bool solve(Value value, int64_t target, bool onlyUnique = false) {
    if (std::optional<int64_t> known = numberOf(value))
      return *known == target;
    std::vector<Dimension> unknown = interpreter.getUnknownDimensions(value);
    if (unknown.size() != 1)
      return unknown.size() > 1; // another name or assertion may determine one
    int64_t &size = interpreter.sizes[unknown.front()];
    auto valueAt = [&](int64_t at) {
      size = at;
      return numberOf(value).value_or(INT64_MIN);
    };
    // Expressions of sizes are monotonic.
    int64_t low = 0, high = INT32_MAX;
    while (low < high) {
      int64_t middle = low + (high - low) / 2;
      if (valueAt(middle) < target)
        low = middle + 1;
      else
        high = middle;
    }
    if (onlyUnique && valueAt(low) == target && valueAt(low + 1) == target) {
      interpreter.sizes.erase(unknown.front());
      return true;
    }
    // Of several sizes the first one is chosen that violates no assertion.
    constexpr int64_t kMaxTried = 4096;
    for (int64_t at = low; at < low + kMaxTried && valueAt(at) == target; ++at)
      if (assertionsHold())
        return true;
    interpreter.sizes.erase(unknown.front());
    return false;
  }

  void forEachAssertion(llvm::function_ref<void(Value)> visit) {
    entry.walk([&](Operation *op) {
      if (Value condition = getAssertedValue(op))
        visit(condition);
    });
  }
  /// Returns true if all assertions hold whose operands are known.
  bool assertionsHold() {
    bool hold = true;
    forEachAssertion(
        [&](Value condition) { hold &= numberOf(condition).value_or(1) != 0; });
    return hold;
  }
  /// Solves for sizes that assertions require to be equal to a known value.
  /// Returns true if there was one.
  bool solveAssertions() {
    size_t before = interpreter.sizes.size();
    forEachAssertion([&](Value condition) {
      std::optional<stablehlo::Comparison> compare =
          stablehlo::comparisonOf(condition);
      if (!compare || numberOf(condition) ||
          compare->direction != ComparisonDirection::EQ)
        return;
      if (auto left = numberOf(compare->lhs))
        solve(compare->rhs, *left);
      else if (auto right = numberOf(compare->rhs))
        solve(compare->lhs, *right);
    });
    return interpreter.sizes.size() > before;
  }

  func::FuncOp entry;
  const NamedSizes &names;
  SymbolTable &symbols;
  ShapeInterpreter interpreter;
};

} // namespace

FailureOr<std::map<Dimension, int64_t>> mlir::gspmd::import::solveSymbolicSizes(
    func::FuncOp entry, const NamedSizes &names, SymbolTable &symbols) {
  return SymbolicSizeSolver(entry, names, symbols).run();
}
