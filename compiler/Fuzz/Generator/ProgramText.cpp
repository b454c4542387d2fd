//===- ProgramText.cpp - The text of a program under construction ---------===//
#include "compiler/Fuzz/Generator/ProgramText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>
#include <functional>

namespace mlir::gspmd::fuzz {

Value ProgramText::addArgument(llvm::StringRef elementType,
                               llvm::ArrayRef<int64_t> shape, Range range,
                               llvm::function_ref<std::string()> attributes) {
  std::string name = newName();
  Value value{name, elementType.str(), Shape(shape), range};
  arguments +=
      (arguments.empty() ? "    " : ",\n    ") + name + ": " + value.type();
  arguments += attributes() + " loc(\"" + name.substr(1) + "\")";
  ranges[name.substr(1)] = {range};
  values.push_back(value);
  return value;
}

bool ProgramText::isArgument(const Value &value) const {
  return arguments.find(value.name + ": ") != std::string::npos;
}

Value ProgramText::emitSplit(Value value, llvm::StringRef sharding) {
  std::string name = newName();
  used.insert(value.name);
  body += "  " + name + " = sharding.mesh_split " + value.name + " " +
          sharding.str() + " : " + value.type() + " loc(\"" + name.substr(1) +
          "\")\n";
  ranges[name.substr(1)] = {value.range};
  value.name = name;
  values.push_back(value);
  return value;
}

Value ProgramText::splat(llvm::StringRef elementType,
                         llvm::ArrayRef<int64_t> shape, double number) {
  Value like{"", elementType.str(), Shape(shape), {}};
  double grid = number == std::floor(number) ? 1 : 0;
  if (number * 4 == std::floor(number * 4) && !grid)
    grid = 0.25;
  return emit(constantOp, {},
              "value = dense<" + numberText(elementType, number) +
                  "> : " + like.type(),
              {like.elementType, like.shape, {number, number, grid, 0}});
}

Value ProgramText::dense(llvm::StringRef elementType,
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
  return emit(constantOp, {}, "value = dense<" + text(0) + "> : " + like.type(),
              {like.elementType, like.shape, range});
}

std::vector<Value> ProgramText::named(const std::string &name,
                                      llvm::ArrayRef<Value> operands,
                                      llvm::ArrayRef<Result> results) {
  std::vector<Value> defined;
  llvm::SmallVector<Range, 2> bounds;
  for (auto [index, result] : llvm::enumerate(results)) {
    std::string resultName = name;
    if (results.size() > 1)
      resultName += "#" + std::to_string(index);
    defined.push_back(
        {resultName, result.elementType, result.shape, result.range});
    bounds.push_back(result.range);
  }
  for (const Value &operand : operands)
    used.insert(operand.name);
  ranges[name.substr(1)] = bounds;
  // The order of a sum decides whether it overflows, so nothing is known of it.
  llvm::copy_if(defined, std::back_inserter(values), [](const Value &value) {
    return !mayOverflow(value.elementType, value.range);
  });
  return defined;
}

static std::string leftSide(const std::string &name, size_t results) {
  return results == 0   ? ""
         : results == 1 ? name + " = "
                        : name + ":" + std::to_string(results) + " = ";
}

std::vector<Value> ProgramText::emitMany(llvm::StringRef name,
                                         llvm::ArrayRef<Value> operands,
                                         llvm::StringRef properties,
                                         llvm::ArrayRef<Result> results,
                                         llvm::ArrayRef<std::string> regions,
                                         llvm::StringRef attributes) {
  std::string valueName = newName();
  std::vector<Value> defined = named(valueName, operands, results);
  auto join = [](auto &&range, auto &&text) {
    return llvm::join(llvm::map_range(range, text), ", ");
  };
  body += "  " + leftSide(valueName, results.size());
  body += "\"" + name.str() + "\"(" +
          join(operands, [](const Value &v) { return v.name; }) + ")";
  if (!properties.empty())
    body += " <{" + properties.str() + "}>";
  if (!regions.empty())
    body += " (" + llvm::join(regions, ", ") + ")";
  if (!attributes.empty())
    body += " {" + attributes.str() + "}";
  body += " : (" + join(operands, [](const Value &v) { return v.type(); }) +
          ") -> (" + join(defined, [](const Value &v) { return v.type(); }) +
          ") loc(\"" + valueName.substr(1) + "\")\n";
  return defined;
}

std::vector<Value> ProgramText::writeMany(llvm::StringRef text,
                                          llvm::ArrayRef<Value> operands,
                                          llvm::ArrayRef<Result> results) {
  std::string name = newName();
  body += "  " + leftSide(name, results.size()) + text.str() + " loc(\"" +
          name.substr(1) + "\")\n";
  return named(name, operands, results);
}

Value ProgramText::emit(llvm::StringRef name, llvm::ArrayRef<Value> operands,
                        llvm::StringRef properties, Result result,
                        llvm::ArrayRef<std::string> regions) {
  return emitMany(name, operands, properties, {std::move(result)}, regions)
      .front();
}

Value ProgramText::blockArgument(llvm::StringRef elementType,
                                 llvm::ArrayRef<int64_t> shape, Range range) {
  return {newName(), elementType.str(), Shape(shape), range};
}

std::string
ProgramText::isolatedBlock(llvm::ArrayRef<Value> blockArguments,
                           llvm::function_ref<std::vector<Value>()> fill,
                           llvm::StringRef terminator) {
  std::vector<Value> outer = std::exchange(values, {});
  bool outerMay = std::exchange(mayHaveArguments, false);
  std::string text = block(blockArguments, fill, terminator);
  mayHaveArguments = outerMay;
  values = std::move(outer);
  return text;
}

std::string ProgramText::block(llvm::ArrayRef<Value> blockArguments,
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
  // Function arguments that the block added stay available.
  for (const Value &value : llvm::ArrayRef(values).drop_front(numOuter))
    if (isArgument(value))
      outerValues.push_back(value);
  values = std::move(outerValues);
  body = std::move(outer);
  return text;
}

std::string ProgramText::function(llvm::ArrayRef<Value> parameters,
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

std::string ProgramText::text(
    llvm::StringRef mesh,
    llvm::function_ref<std::string(const Value &)> resultAttributes) const {
  std::string names, types, resultTypes;
  for (const Value &value : values) {
    if (used.contains(value.name) || isArgument(value))
      continue;
    bool first = names.empty();
    names += (first ? "" : ", ") + value.name;
    types += (first ? "" : ", ") + value.type();
    resultTypes += (first ? "\n    " : ",\n    ") + value.type();
    resultTypes += resultAttributes(value);
  }
  return mesh.str() + functions + "func.func @main(\n" + arguments + ") -> (" +
         resultTypes + ") {\n" + body + "  return " + names +
         (names.empty() ? "" : " : ") + types + "\n}\n";
}

} // namespace mlir::gspmd::fuzz
