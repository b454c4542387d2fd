//===- SymbolicDimensions.cpp - Sizes of dimensions by name ---------------===//

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
  SmallVector<StringRef> parts;
  text.split(parts, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/!text.empty());
  for (StringRef part : parts) {
    auto [name, size] = part.split('=');
    int64_t number = 0;
    if (name.trim().empty() || size.trim().getAsInteger(10, number) ||
        number < 0 || number > INT32_MAX)
      return "should look like b=64,s=2048, not '" + text.str() + "'";
    if (!sizes.emplace(name.trim().str(), number).second)
      return "has '" + name.trim().str() + "' twice";
  }
  return std::nullopt;
}

namespace {

class SizeFinder {
public:
  SizeFinder(func::FuncOp entry, const NamedSizes &names, SymbolTable &symbols)
      : entry(entry), names(names), symbols(symbols),
        interpreter(symbols, entry.getBody().front()) {}

  FailureOr<std::map<Dimension, int64_t>> run() {
    takePlaces();
    if (failed(checkNames()))
      return failure();
    // Each size that is found may settle others, of names that came before.
    for (size_t before = 0, again = true; again;) {
      before = interpreter.sizes.size();
      if (failed(takeNames(/*onlySure=*/true)))
        return failure();
      if (interpreter.sizes.size() == before &&
          failed(takeNames(/*onlySure=*/false)))
        return failure();
      again = interpreter.sizes.size() > before || followAssertions();
    }
    for (Dimension dim : dynamicDims())
      if (!interpreter.sizes.count(dim))
        return entry.emitError()
               << "dimension " << dim.second << " of argument " << dim.first
               << " has no size; " << whatCanBeSaid()
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
            dims.push_back({argument.getArgNumber(), dim});
    return dims;
  }

  static std::string placeName(Dimension dim) {
    return "arg" + std::to_string(dim.first) + "." + std::to_string(dim.second);
  }

  /// Values that the program computes of sizes, by name.
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

  std::string whatCanBeSaid() {
    SmallVector<std::string> known;
    for (const auto &[name, value] : namedValues())
      known.push_back(name);
    for (Dimension dim : dynamicDims())
      known.push_back(placeName(dim));
    if (known.empty())
      return "the program has no symbolic sizes";
    return "sizes can be given of " + llvm::join(known, ", ");
  }

  void takePlaces() {
    for (Dimension dim : dynamicDims())
      if (auto it = names.find(placeName(dim)); it != names.end())
        interpreter.sizes[dim] = it->second;
  }

  LogicalResult checkNames() {
    std::map<std::string, Value> values = namedValues();
    std::vector<Dimension> dims = dynamicDims();
    for (const auto &[name, size] : names) {
      auto it = values.find(name);
      bool isPlace = llvm::any_of(dims, [&, &name = name](Dimension dim) {
        return placeName(dim) == name;
      });
      if (it == values.end() && !isPlace)
        return entry.emitError()
               << "there is no dimension '" << name << "'; " << whatCanBeSaid();
    }
    return success();
  }

  /// Sizes that names tell, and are they what is known already? A choice
  /// between several sizes (not with `onlySure`) is made for one name at a
  /// time: the others may leave none.
  LogicalResult takeNames(bool onlySure) {
    std::map<std::string, Value> values = namedValues();
    size_t before = interpreter.sizes.size();
    for (const auto &[name, size] : names) {
      auto it = values.find(name);
      if (it != values.end() && !solve(it->second, size, onlySure))
        return entry.emitError()
               << "dimension '" << name << "' cannot be " << size << " here";
      if (!onlySure && interpreter.sizes.size() > before)
        break;
    }
    return success();
  }

  std::optional<int64_t> numberOf(Value value) {
    std::optional<Numbers> numbers = interpreter.numbers(value);
    return numbers && numbers->size() == 1 ? std::optional(numbers->front())
                                           : std::nullopt;
  }

  /// Gives the one dimension that `value` hangs on, if it is unknown, the
  /// size that makes it `wanted`; with `onlySure` if there is but one.
  bool solve(Value value, int64_t wanted, bool onlySure = false) {
    if (std::optional<int64_t> known = numberOf(value))
      return *known == wanted;
    std::vector<Dimension> unknown = interpreter.getUnknownDimensions(value);
    if (unknown.size() != 1)
      return unknown.size() > 1; // another name or assertion may settle some
    int64_t &size = interpreter.sizes[unknown.front()];
    auto valueAt = [&](int64_t at) {
      size = at;
      return numberOf(value).value_or(INT64_MIN);
    };
    // What sizes are computed with rises (or stays) as they rise.
    int64_t low = 0, high = INT32_MAX;
    while (low < high) {
      int64_t middle = low + (high - low) / 2;
      if (valueAt(middle) < wanted)
        low = middle + 1;
      else
        high = middle;
    }
    if (onlySure && valueAt(low) == wanted && valueAt(low + 1) == wanted) {
      interpreter.sizes.erase(unknown.front());
      return true;
    }
    // Of several the first that nothing speaks against.
    constexpr int64_t kMostTried = 4096;
    for (int64_t at = low; at < low + kMostTried && valueAt(at) == wanted; ++at)
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
  /// Those that can be judged already.
  bool assertionsHold() {
    bool hold = true;
    forEachAssertion(
        [&](Value condition) { hold &= numberOf(condition).value_or(1) != 0; });
    return hold;
  }
  /// A size that must equal what is known gets it. Was there any?
  bool followAssertions() {
    size_t before = interpreter.sizes.size();
    forEachAssertion([&](Value condition) {
      auto compare = condition.getDefiningOp<stablehlo::CompareOp>();
      if (!compare || numberOf(condition) ||
          compare.getComparisonDirection() != ComparisonDirection::EQ)
        return;
      if (auto left = numberOf(compare.getLhs()))
        solve(compare.getRhs(), *left);
      else if (auto right = numberOf(compare.getRhs()))
        solve(compare.getLhs(), *right);
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
  return SizeFinder(entry, names, symbols).run();
}
