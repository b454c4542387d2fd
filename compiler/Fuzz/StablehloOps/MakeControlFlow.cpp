//===- MakeControlFlow.cpp - Random loops, branches and calls -------------===//
#include "compiler/Fuzz/Generator/LoopCarriedRange.h"
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"

namespace mlir::gspmd::fuzz {
namespace {

/// Appends a loop of a few iterations with a counter and one to three other
/// loop-carried values.
bool makeWhile(Generator &g) {
  std::vector<Value> initial{g.splat("i32", {}, 0)};
  std::vector<Value> arguments{g.blockArgument("i32", {}, {0, 8, 1, 0})};
  for (int64_t n = g.random.between(1, 3); n > 0; --n) {
    Value v = g.takeAny([](const Value &v) {
      return v.range.error == 0 && !isComplex(v.elementType);
    });
    initial.push_back(v);
    arguments.push_back(
        g.blockArgument(v.elementType, v.shape, getLoopCarriedRange(v)));
  }
  int64_t rounds = g.random.between(0, 3);
  std::vector<Value> conditionArguments;
  for (const Value &v : arguments)
    conditionArguments.push_back(
        g.blockArgument(v.elementType, v.shape, v.range));
  std::string condition =
      g.block(conditionArguments, [&]() -> std::vector<Value> {
        Value end = g.splat("i32", {}, rounds);
        return {emitCompare(g, conditionArguments[0], end, "LT")};
      });
  std::string body = g.block(arguments, [&]() -> std::vector<Value> {
    g.addSimpleOps(static_cast<int>(g.random.between(1, 3)));
    Value one = g.splat("i32", {}, 1);
    std::vector<Value> results{emitSum(g, arguments[0], one, {0, 8, 1, 0})};
    for (size_t i = 1; i < arguments.size(); ++i)
      results.push_back(
          g.random.chance(0.15)
              ? arguments[i]
              : makeLoopCarriedResult(g, arguments[i],
                                      "stablehlo.round_nearest_even"));
    return results;
  });
  std::vector<Generator::Result> results;
  for (const Value &v : arguments)
    results.push_back({v.elementType, v.shape, v.range});
  g.emitMany("stablehlo.while", initial, "", results, {condition, body});
  return true;
}

bool makeBranches(Generator &g) {
  Value like = g.takeAny(isAny), second = g.takeAny(isAny);
  bool two = g.random.chance(0.6);
  int64_t count = two ? 2 : g.random.between(1, 3);
  Value selector = two ? g.ofType("i1", {}) : g.ofType("i32", {});
  std::vector<std::string> regions;
  Range range = like.range;
  for (int64_t i = 0; i < count; ++i)
    regions.push_back(g.block({}, [&]() -> std::vector<Value> {
      g.addSimpleOps(static_cast<int>(g.random.between(1, 2)));
      Value v = g.ofType(like.elementType, like.shape);
      range = unite(range, v.range);
      return {v, second};
    }));
  g.emitMany(two ? "stablehlo.if" : "stablehlo.case", {selector}, "",
             {{like.elementType, like.shape, range},
              {second.elementType, second.shape, second.range}},
             regions);
  return true;
}

bool makeCall(Generator &g) {
  std::vector<Value> operands{g.takeAny(isAny)};
  if (g.random.chance(0.5))
    operands.push_back(g.takeAny(isAny));
  std::vector<Value> parameters, results;
  for (const Value &v : operands)
    parameters.push_back(g.blockArgument(v.elementType, v.shape, v.range));
  std::string name = g.function(
      parameters,
      [&]() -> std::vector<Value> {
        g.addSimpleOps(static_cast<int>(g.random.between(1, 3)));
        return {*g.find(isAny)};
      },
      results);
  int64_t calls = g.random.chance(0.2) ? 2 : 1;
  for (int64_t i = 0; i < calls; ++i)
    g.emit("func.call", operands, "callee = @" + name,
           {results[0].elementType, results[0].shape, results[0].range});
  return true;
}

} // namespace

std::vector<OpMaker> makeControlFlowOps() {
  return {{"while", 0.6, makeWhile, true},
          {"branches", 0.5, makeBranches, true},
          {"call", 0.4, makeCall, true}};
}

} // namespace mlir::gspmd::fuzz
