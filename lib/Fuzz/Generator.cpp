//===- Generator.cpp - Grows a random program -----------------------------===//
#include "Generator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>
#include <functional>

namespace gspmd::fuzz {

//===----------------------------------------------------------------------===//
// Types and shapes
//===----------------------------------------------------------------------===//

int64_t Generator::randomSize() {
  static const int64_t sizes[] = {1, 2, 3, 3, 4,  5,  5, 6,
                                  7, 7, 8, 9, 10, 11, 13};
  return random.pick(llvm::ArrayRef(sizes));
}

Shape Generator::randomShape(int64_t minRank, int64_t maxRank) {
  // Ranks 1 to 3 are the most frequent.
  int64_t rank =
      random.pick(llvm::ArrayRef<int64_t>{1, 1, 2, 2, 2, 2, 3, 3, 4, 0});
  rank = std::clamp(rank, minRank, maxRank);
  Shape shape;
  int64_t elements = 1;
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = randomSize();
    if (elements * size > 400)
      size = std::min<int64_t>(size, 3);
    elements *= size;
    shape.push_back(size);
  }
  return shape;
}

std::string Generator::randomElementType() {
  static const char *const types[] = {
      "f32", "f32",  "f32", "f32", "f32", "f32",  "f32", "f32",
      "i32", "i32",  "i32", "i1",  "i1",  "bf16", "f64", "complex<f32>",
      "i64", "ui32", "ui8", "i8",  "f16", "i16"};
  return random.pick(llvm::ArrayRef(types));
}

llvm::SmallVector<int64_t> Generator::permutation(int64_t n) {
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, n));
  random.shuffle(order);
  return order;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

const Value *Generator::find(Filter filter) {
  llvm::SmallVector<const Value *> found;
  for (const Value &value : values)
    if (filter(value))
      found.push_back(&value);
  if (found.empty())
    return nullptr;
  size_t from = random.chance(0.7) ? found.size() / 2 : 0;
  return found[random.between(from, found.size() - 1)];
}

Value Generator::take(Filter filter, int64_t minRank, int64_t maxRank) {
  return takeAny([&](const Value &v) { return v.size() > 0 && filter(v); },
                 minRank, maxRank);
}

Value Generator::takeAny(Filter filter, int64_t minRank, int64_t maxRank) {
  auto fits = [&](const Value &value) {
    return value.rank() >= minRank && value.rank() <= maxRank && filter(value);
  };
  if (!random.chance(0.15))
    if (const Value *value = find(fits))
      return *value;
  for (int attempt = 0; attempt < 200; ++attempt) {
    Value model;
    model.elementType = randomElementType();
    model.shape = randomShape(minRank, maxRank);
    if (filter(model))
      return fresh(model.elementType, model.shape);
  }
  return fresh("f32", randomShape(minRank, maxRank));
}

Value Generator::ofType(llvm::StringRef elementType,
                        llvm::ArrayRef<int64_t> shape) {
  if (!random.chance(0.2))
    if (const Value *value = find([&](const Value &v) {
          return v.elementType == elementType && llvm::equal(v.shape, shape);
        }))
      return *value;
  return fresh(elementType, shape);
}

Value Generator::fresh(llvm::StringRef elementType,
                       llvm::ArrayRef<int64_t> shape) {
  Range range;
  if (elementType == "i1")
    range = fullRange(elementType);
  else if (isInteger(elementType))
    range = {isUnsigned(elementType) ? 0.0 : -6.0, 9, 1, 0};
  else if (elementType == "bf16" || elementType == "f16")
    range.grid = 1;
  else if (random.chance(0.15))
    range.grid = 0; // any real number
  return fresh(elementType, shape, range);
}

Value Generator::fresh(llvm::StringRef elementType,
                       llvm::ArrayRef<int64_t> shape, Range range) {
  if (llvm::is_contained(shape, 0)) { // a dense constant cannot be written so
    if (!mayHaveArguments)
      return splat(elementType, shape, range.low);
  } else if (!mayHaveArguments || (shape.empty() && random.chance(0.7)) ||
             random.chance(0.05)) {
    double step = range.grid > 0 ? range.grid : 0.25;
    int64_t count = 1;
    for (int64_t size : shape)
      count *= size;
    llvm::SmallVector<double> numbers;
    for (int64_t i = 0; i < count; ++i)
      numbers.push_back(
          range.low +
          step * random.between(
                     0, static_cast<int64_t>((range.high - range.low) / step)));
    return dense(elementType, shape, numbers, range);
  }
  std::string name = newName();
  Value value{name, elementType.str(), Shape(shape), range};
  arguments +=
      (arguments.empty() ? "    " : ",\n    ") + name + ": " + value.type();
  if (random.chance(0.8))
    arguments += " {sharding.sharding = #sharding.sharding" +
                 shardingText(shape.size(), true) + "}";
  arguments += " loc(\"" + name.substr(1) + "\")";
  program.ranges[name.substr(1)] = {range};
  values.push_back(value);
  return value;
}

Value Generator::splat(llvm::StringRef elementType,
                       llvm::ArrayRef<int64_t> shape, double number) {
  Value like{"", elementType.str(), Shape(shape), {}};
  double grid = number == std::floor(number) ? 1 : 0;
  if (number * 4 == std::floor(number * 4) && !grid)
    grid = 0.25;
  return emit("stablehlo.constant", {},
              "value = dense<" + numberText(elementType, number) +
                  "> : " + like.type(),
              {like.elementType, like.shape, {number, number, grid, 0}});
}

Value Generator::dense(llvm::StringRef elementType,
                       llvm::ArrayRef<int64_t> shape,
                       llvm::ArrayRef<double> numbers, Range range) {
  int64_t next = 0;
  std::function<std::string(unsigned)> text = [&](unsigned dim) -> std::string {
    if (dim == shape.size())
      return numberText(elementType, numbers[next++]);
    std::string items;
    for (int64_t i = 0; i < shape[dim]; ++i)
      items += (i ? ", " : "") + text(dim + 1);
    return "[" + items + "]";
  };
  Value like{"", elementType.str(), Shape(shape), {}};
  return emit("stablehlo.constant", {},
              "value = dense<" + text(0) + "> : " + like.type(),
              {like.elementType, like.shape, range});
}

Value Generator::within(Value value, double low, double high) {
  if (value.range.low >= low && value.range.high <= high)
    return value;
  if (isComplex(value.elementType)) { // they have no order, their parts have
    std::string part = partType(value.elementType);
    Result half{part, value.shape, value.range};
    Value real = within(emit("stablehlo.real", {value}, "", half), low, high);
    Value imag = within(emit("stablehlo.imag", {value}, "", half), low, high);
    return emit(
        "stablehlo.complex", {real, imag}, "",
        {value.elementType, value.shape, unite(real.range, imag.range)});
  }
  if (value.elementType == "i1")
    return value;
  if (isUnsigned(value.elementType))
    low = std::max(low, 0.0);
  Value lower = splat(value.elementType, {}, low);
  Value upper = splat(value.elementType, {}, high);
  Range range = value.range;
  range.low = std::clamp(range.low, low, high);
  range.high = std::clamp(range.high, low, high);
  range.grid = std::min({range.grid, lower.range.grid, upper.range.grid});
  return emit("stablehlo.clamp", {lower, value, upper}, "",
              {value.elementType, value.shape, range});
}

//===----------------------------------------------------------------------===//
// Text of ops, blocks and functions
//===----------------------------------------------------------------------===//

std::vector<Value> Generator::emitMany(llvm::StringRef name,
                                       llvm::ArrayRef<Value> operands,
                                       llvm::StringRef properties,
                                       llvm::ArrayRef<Result> results,
                                       llvm::ArrayRef<std::string> regions) {
  std::string valueName = newName();
  std::vector<Value> made;
  llvm::SmallVector<Range, 2> ranges;
  auto join = [](auto &&range, auto &&text) {
    return llvm::join(llvm::map_range(range, text), ", ");
  };
  for (auto [index, result] : llvm::enumerate(results)) {
    std::string resultName = valueName;
    if (results.size() > 1)
      resultName += "#" + std::to_string(index);
    made.push_back(
        {resultName, result.elementType, result.shape, result.range});
    ranges.push_back(result.range);
  }
  for (const Value &operand : operands)
    used.insert(operand.name);
  body += "  " + valueName;
  if (results.size() > 1)
    body += ":" + std::to_string(results.size());
  body += " = \"" + name.str() + "\"(" +
          join(operands, [](const Value &v) { return v.name; }) + ")";
  if (!properties.empty())
    body += " <{" + properties.str() + "}>";
  if (!regions.empty())
    body += " (" + llvm::join(regions, ", ") + ")";
  body += " : (" + join(operands, [](const Value &v) { return v.type(); }) +
          ") -> (" + join(made, [](const Value &v) { return v.type(); }) +
          ") loc(\"" + valueName.substr(1) + "\")\n";
  program.ranges[valueName.substr(1)] = ranges;
  values.insert(values.end(), made.begin(), made.end());
  return made;
}

Value Generator::emit(llvm::StringRef name, llvm::ArrayRef<Value> operands,
                      llvm::StringRef properties, Result result,
                      llvm::ArrayRef<std::string> regions) {
  return emitMany(name, operands, properties, {result}, regions).front();
}

Value Generator::blockArgument(llvm::StringRef elementType,
                               llvm::ArrayRef<int64_t> shape, Range range) {
  return {newName(), elementType.str(), Shape(shape), range};
}

std::string
Generator::isolatedBlock(llvm::ArrayRef<Value> blockArguments,
                         llvm::function_ref<std::vector<Value>()> fill,
                         llvm::StringRef terminator) {
  std::vector<Value> outer = std::exchange(values, {});
  bool outerMay = std::exchange(mayHaveArguments, false);
  std::string text = block(blockArguments, fill, terminator);
  mayHaveArguments = outerMay;
  values = std::move(outer);
  return text;
}

std::string Generator::block(llvm::ArrayRef<Value> blockArguments,
                             llvm::function_ref<std::vector<Value>()> fill,
                             llvm::StringRef terminator) {
  std::string outer = std::move(body);
  body.clear();
  size_t numOuter = values.size();
  std::vector<Value> outerValues = values;
  values.insert(values.end(), blockArguments.begin(), blockArguments.end());
  std::string text = "{\n  ^bb0(";
  for (auto [index, argument] : llvm::enumerate(blockArguments))
    text += (index ? ", " : "") + argument.name + ": " + argument.type();
  text += "):\n";
  if (blockArguments.empty())
    text = "{\n";
  std::vector<Value> results = fill();
  std::string names, types;
  for (auto [index, result] : llvm::enumerate(results)) {
    used.insert(result.name);
    names += (index ? ", " : "") + result.name;
    types += (index ? ", " : "") + result.type();
  }
  text += body + "  \"" + terminator.str() + "\"(" + names + ") : (" + types +
          ") -> ()\n  }";
  // Arguments of the function that the block asked for live on.
  for (const Value &value : llvm::ArrayRef(values).drop_front(numOuter))
    if (arguments.find(value.name + ": ") != std::string::npos)
      outerValues.push_back(value);
  values = std::move(outerValues);
  body = std::move(outer);
  return text;
}

std::string Generator::function(llvm::ArrayRef<Value> parameters,
                                llvm::function_ref<std::vector<Value>()> fill,
                                std::vector<Value> &results) {
  std::string name = "f" + std::to_string(numFunctions++);
  std::string outer = std::move(body);
  body.clear();
  std::vector<Value> outerValues = std::move(values);
  values.assign(parameters.begin(), parameters.end());
  bool outerMay = std::exchange(mayHaveArguments, false);
  results = fill();
  std::string text = "func.func private @" + name + "(";
  for (auto [index, parameter] : llvm::enumerate(parameters))
    text += (index ? ", " : "") + parameter.name + ": " + parameter.type();
  text += ") -> (";
  std::string names, types;
  for (auto [index, result] : llvm::enumerate(results)) {
    names += (index ? ", " : "") + result.name;
    types += (index ? ", " : "") + result.type();
  }
  functions += text + types + ") {\n" + body + "  return " + names + " : " +
               types + "\n}\n";
  mayHaveArguments = outerMay;
  values = std::move(outerValues);
  body = std::move(outer);
  return name;
}

//===----------------------------------------------------------------------===//
// Ops and the program
//===----------------------------------------------------------------------===//

llvm::ArrayRef<OpMaker> opMakers() {
  static const std::vector<OpMaker> makers = [] {
    std::vector<OpMaker> all;
    for (auto list : {elementwiseMakers, shapeMakers, contractMakers,
                      reduceMakers, windowMakers, indexMakers, orderMakers,
                      controlMakers, matrixMakers, normMakers, manualMakers})
      llvm::append_range(all, list());
    return all;
  }();
  return makers;
}

void Generator::growOne(bool simple) {
  llvm::SmallVector<const OpMaker *> makers;
  double total = 0;
  for (const OpMaker &maker : opMakers()) {
    if ((simple && maker.hasBody) ||
        (!wanted.empty() && !llvm::is_contained(wanted, maker.name)))
      continue;
    makers.push_back(&maker);
    total += maker.weight;
  }
  for (int attempt = 0; attempt < 20 && !makers.empty(); ++attempt) {
    double at = random.unit() * total;
    for (const OpMaker *maker : makers)
      if ((at -= maker->weight) < 0) {
        if (maker->make(*this))
          return;
        break;
      }
  }
}

void Generator::growSimple(int count) {
  for (int i = 0; i < count; ++i)
    growOne(/*simple=*/true);
}

Program Generator::generate() {
  chooseMesh();
  int numOps = static_cast<int>(random.between(3, 12));
  if (random.chance(0.5)) // small programs fail as readily and cost less
    numOps = static_cast<int>(random.between(3, 5));
  for (int i = 0; i < numOps; ++i) {
    growOne(/*simple=*/false);
    if (random.chance(0.3) && !values.empty())
      annotate(values.back());
  }
  std::string names, types, resultTypes;
  for (const Value &value : values) {
    if (used.contains(value.name) ||
        arguments.find(value.name + ": ") != std::string::npos)
      continue;
    bool first = names.empty();
    names += (first ? "" : ", ") + value.name;
    types += (first ? "" : ", ") + value.type();
    resultTypes += (first ? "\n    " : ",\n    ") + value.type();
    if (random.chance(0.4))
      resultTypes += " {sharding.sharding = #sharding.sharding" +
                     shardingText(value.rank(), false) + "}";
  }
  program.text = mesh + functions + "func.func @main(\n" + arguments +
                 ") -> (" + resultTypes + ") {\n" + body + "  return " + names +
                 (names.empty() ? "" : " : ") + types + "\n}\n";
  return std::move(program);
}

} // namespace gspmd::fuzz
