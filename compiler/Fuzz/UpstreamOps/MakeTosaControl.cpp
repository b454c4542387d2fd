//===- MakeTosaControl.cpp - Random branches and loops of tosa ------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/UpstreamOps/TosaValues.h"

namespace mlir::gspmd::fuzz {
namespace {

bool makeBranches(Generator &g) {
  Value like = g.take(isTosa), other = g.take(isTosa);
  if (!isTosa(like) || !isTosa(other))
    return false;
  Value flag = g.ofType("i1", {});
  std::vector<std::string> regions;
  Range range = like.range;
  for (int i = 0; i < 2; ++i) {
    std::vector<Value> arguments{
        g.blockArgument(like.elementType, like.shape, like.range),
        g.blockArgument(other.elementType, other.shape, other.range)};
    regions.push_back(g.isolatedBlock(
        arguments,
        [&]() -> std::vector<Value> {
          g.addSimpleOps(static_cast<int>(g.random.between(1, 2)));
          Value v = g.ofType(like.elementType, like.shape);
          range = unite(range, v.range);
          return {v, arguments[1]};
        },
        "tosa.yield"));
  }
  g.emitMany("tosa.cond_if", {flag, like, other}, "",
             {{like.elementType, like.shape, range},
              {other.elementType, other.shape, other.range}},
             regions);
  return true;
}

bool makeWhile(Generator &g) {
  Value v = g.take([](const Value &v) { return v.elementType == "i32"; });
  if (v.elementType != "i32")
    return false;
  Value zero = tosaConst(g, "i32", {}, {0});
  auto blockArguments = [&] {
    return std::vector<Value>{
        g.blockArgument("i32", {}, {0, 8, 1, 0}),
        g.blockArgument("i32", v.shape, fullRange("i32"))};
  };
  std::vector<Value> before = blockArguments(), inside = blockArguments();
  int64_t rounds = g.random.between(0, 3);
  std::string condition = g.isolatedBlock(
      before,
      [&]() -> std::vector<Value> {
        Value end = tosaConst(g, "i32", {}, {double(rounds)});
        return {g.emit("tosa.greater", {end, before[0]}, "",
                       {"i1", {}, fullRange("i1")})};
      },
      "tosa.yield");
  std::string body = g.isolatedBlock(
      inside,
      [&]() -> std::vector<Value> {
        g.addSimpleOps(static_cast<int>(g.random.between(1, 3)));
        Value one = tosaConst(g, "i32", {}, {1});
        Value next =
            g.emit("tosa.add", {inside[0], one}, "", {"i32", {}, {0, 8, 1, 0}});
        return {next, g.ofType("i32", v.shape)};
      },
      "tosa.yield");
  g.emitMany("tosa.while_loop", {zero, v}, "",
             {{"i32", {}, {0, 8, 1, 0}}, {"i32", v.shape, fullRange("i32")}},
             {condition, body});
  return true;
}

} // namespace

std::vector<OpMaker> makeTosaControlOps() {
  const Language tosa = Language::Tosa;
  return {{"tosa_branches", 0.3, makeBranches, true, tosa},
          {"tosa_while", 0.3, makeWhile, true, tosa}};
}

} // namespace mlir::gspmd::fuzz
