//===- MakeScf.cpp - Structured control flow of random programs -----------===//
#include "compiler/Fuzz/Generator/LoopCarriedRange.h"
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/UpstreamOps/UpstreamValues.h"

namespace mlir::gspmd::fuzz {
namespace {

/// Returns true for values that can be loop-carried: numbers with reliable
/// bounds in each iteration.
bool canBeCarried(const Value &value) {
  return isSignless(value) && !isComplex(value.elementType) &&
         value.range.error == 0;
}

constexpr const char *kRound = "math.roundeven";

struct CarriedValues {
  std::vector<Value> initial, arguments;
  std::vector<ProgramText::Result> results;
};

CarriedValues chooseCarriedValues(Generator &g) {
  CarriedValues carries;
  for (int64_t n = g.random.between(1, 3); n > 0; --n) {
    Value v = g.take(canBeCarried);
    if (!canBeCarried(v))
      v = g.fresh("f32", g.randomShape(1, 3), {-3, 3, 0.5, 0});
    Range range = getLoopCarriedRange(v);
    carries.initial.push_back(v);
    carries.arguments.push_back(g.blockArgument(v.elementType, v.shape, range));
    carries.results.push_back({v.elementType, v.shape, range});
  }
  return carries;
}

std::vector<Value> nextRound(Generator &g, llvm::ArrayRef<Value> arguments) {
  g.addSimpleOps(static_cast<int>(g.random.between(1, 3)));
  std::vector<Value> results;
  for (const Value &argument : arguments)
    results.push_back(g.random.chance(0.15)
                          ? argument
                          : makeLoopCarriedResult(g, argument, kRound));
  return results;
}

bool makeFor(Generator &g) {
  CarriedValues carries = chooseCarriedValues(g);
  int64_t begin = g.random.between(0, 2), step = g.random.between(1, 2);
  int64_t rounds = g.random.between(0, 3);
  Value low = bareConstant(g, "index", begin);
  Value high = bareConstant(g, "index", begin + rounds * step);
  Value by = bareConstant(g, "index", step);
  Value counter =
      g.blockArgument(bareType("index"), {}, {0, double(begin + 6), 1, 0});
  std::vector<Value> arguments{counter};
  llvm::append_range(arguments, carries.arguments);
  std::string body = g.block(
      arguments,
      [&] {
        g.hide(counter);
        if (g.random.chance(0.5)) { // the iteration has a part in it
          Value number = makeBareScalar(
              g, "arith.index_cast " + counter.name + " : index to i32",
              {counter}, "i32", {0, 8, 1, 0});
          g.write("tensor.from_elements " + number.name + " : tensor<i32>",
                  {number}, {"i32", {}, {0, 8, 1, 0}});
        }
        return nextRound(g, carries.arguments);
      },
      "scf.yield");
  std::vector<Value> operands{low, high, by};
  llvm::append_range(operands, carries.initial);
  g.emitMany("scf.for", operands, "", carries.results, {body});
  return true;
}

/// Appends a loop with a counter and other carried values; the condition may
/// forward them in any order.
bool makeWhile(Generator &g) {
  CarriedValues carries = chooseCarriedValues(g);
  Value zero = g.splat("i32", {}, 0);
  carries.initial.insert(carries.initial.begin(), zero);
  Value counter = g.blockArgument("i32", {}, {0, 8, 1, 0});
  carries.arguments.insert(carries.arguments.begin(), counter);
  carries.results.insert(carries.results.begin(), {"i32", {}, {0, 8, 1, 0}});
  int64_t rounds = g.random.between(0, 3);
  std::vector<Value> before;
  for (const Value &v : carries.arguments)
    before.push_back(g.blockArgument(v.elementType, v.shape, v.range));
  std::string condition = g.block(
      before,
      [&] {
        Value count = extractElement(g, before[0]);
        Value end = bareConstant(g, "i32", rounds);
        Value goesOn = makeBareScalar(
            g, "arith.cmpi slt, " + count.name + ", " + end.name + " : i32",
            {count, end}, "i1", fullRange("i1"));
        std::vector<Value> passed{goesOn};
        for (auto [i, v] : llvm::enumerate(before))
          passed.push_back(i && g.random.chance(0.2)
                               ? makeLoopCarriedResult(g, v, kRound)
                               : v);
        return passed;
      },
      "scf.condition");
  std::string body = g.block(
      carries.arguments,
      [&] {
        Value one = g.splat("i32", {}, 1);
        std::vector<Value> results{g.emit("arith.addi", {counter, one}, "",
                                          {"i32", {}, {0, 8, 1, 0}})};
        llvm::append_range(
            results,
            nextRound(g, llvm::ArrayRef(carries.arguments).drop_front()));
        return results;
      },
      "scf.yield");
  g.emitMany("scf.while", carries.initial, "", carries.results,
             {condition, body});
  return true;
}

bool makeBranches(Generator &g) {
  Value like = g.take(isSignless), second = g.take(isSignless);
  if (!isSignless(like) || !isSignless(second))
    return false;
  bool two = g.random.chance(0.6);
  int64_t count = two ? 2 : g.random.between(2, 3);
  Value selector;
  if (two)
    selector = extractElement(g, g.ofType("i1", {}));
  else
    selector = bareIndex(g, count);
  std::vector<std::string> regions;
  Range range = like.range;
  for (int64_t i = 0; i < count; ++i)
    regions.push_back(g.block(
        {},
        [&]() -> std::vector<Value> {
          g.addSimpleOps(static_cast<int>(g.random.between(1, 2)));
          Value v = g.ofType(like.elementType, like.shape);
          range = unite(range, v.range);
          return {v, second};
        },
        "scf.yield"));
  std::string cases = "array<i64: 1" + std::string(count > 2 ? ", 0>" : ">");
  g.emitMany(two ? "scf.if" : "scf.index_switch", {selector},
             two ? "" : "cases = " + cases,
             {{like.elementType, like.shape, range},
              {second.elementType, second.shape, second.range}},
             regions);
  return true;
}

/// Appends a forall over rows.
bool makeForall(Generator &g) {
  Value x = g.take([](const Value &v) { return v.elementType == "f32"; }, 2, 2);
  if (x.elementType != "f32" || x.rank() != 2)
    return false;
  x = g.stabilized(x);
  Value start = emptyTensor(g, "f32", x.shape);
  std::string rows = std::to_string(x.shape[0]);
  std::string row = "[%row, 0] [1, " + std::to_string(x.shape[1]) + "] [1, 1]";
  std::string type = tensorType("f32", {1, x.shape[1]});
  g.write("scf.forall (%row) in (" + rows +
              ") shared_outs(%all = " + start.name + ") -> (" + x.type() +
              ") {\n    %part = tensor.extract_slice " + x.name + row + " : " +
              x.type() + " to " + type +
              "\n    %sum = arith.addf %part, %part : " + type +
              "\n    scf.forall.in_parallel {\n      "
              "tensor.parallel_insert_slice %sum into %all" +
              row + " : " + type + " into " + x.type() + "\n    }\n  }",
          {x, start}, {"f32", x.shape, sumRange("f32", x.range, 2)});
  return true;
}

/// Appends a region that runs once.
bool makeRegion(Generator &g) {
  Value like = g.take(isSignless);
  if (!isSignless(like))
    return false;
  Range range = like.range;
  std::string body = g.block(
      {},
      [&]() -> std::vector<Value> {
        g.addSimpleOps(static_cast<int>(g.random.between(1, 2)));
        Value v = g.ofType(like.elementType, like.shape);
        range = v.range;
        return {v};
      },
      "scf.yield");
  g.emitMany("scf.execute_region", {}, "",
             {{like.elementType, like.shape, range}}, {body});
  return true;
}

bool makeCall(Generator &g) {
  Value x = g.take(isSignless), y = g.take(isSignless);
  if (!isSignless(x) || !isSignless(y))
    return false;
  std::vector<Value> parameters, results;
  for (const Value &v : {x, y})
    parameters.push_back(g.blockArgument(v.elementType, v.shape, v.range));
  std::string name = g.function(
      parameters,
      [&]() -> std::vector<Value> {
        g.addSimpleOps(static_cast<int>(g.random.between(1, 3)));
        return {*g.find(isSignless)};
      },
      results);
  for (int64_t n = g.random.chance(0.3) ? 2 : 1; n > 0; --n)
    g.emit("func.call", {x, y}, "callee = @" + name,
           {results[0].elementType, results[0].shape, results[0].range});
  return true;
}

} // namespace

std::vector<OpMaker> makeScfOps() {
  const Language linalg = Language::Linalg;
  return {{"scf_for", 0.8, makeFor, true, linalg},
          {"scf_while", 0.5, makeWhile, true, linalg},
          {"scf_branches", 0.5, makeBranches, true, linalg},
          {"scf_region", 0.1, makeRegion, true, linalg},
          {"scf_forall", 0.15, makeForall, false, linalg},
          {"scf_call", 0.3, makeCall, true, linalg}};
}

} // namespace mlir::gspmd::fuzz
