//===- MakeLegacy.cpp - Random tuples, tokens and replicas ----------------===//
//
// Forms of older programs: ops without tensors, or with replicas, of which
// there is one.
//
//===----------------------------------------------------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"

namespace mlir::gspmd::fuzz {
namespace {

bool makeTuple(Generator &g) {
  Value x = g.takeAny(isAny), y = g.takeAny(isAny);
  Value pair = g.emit("stablehlo.tuple", {x, y}, "",
                      {"tuple<" + x.type() + ", " + y.type() + ">", {}, {}});
  g.hide(pair);
  bool isFirst = g.random.chance(0.5);
  const Value &taken = isFirst ? x : y;
  g.emit("stablehlo.get_tuple_element", {pair},
         isFirst ? "index = 0 : i32" : "index = 1 : i32",
         {taken.elementType, taken.shape, taken.range});
  return true;
}

bool makeTokens(Generator &g) {
  Generator::Result token{"!stablehlo.token", {}, {}};
  Value first = g.emit("stablehlo.create_token", {}, "", token);
  g.hide(first);
  Value second = g.emit("stablehlo.after_all", {first, first}, "", token);
  g.hide(second);
  return true;
}

bool makeReplicas(Generator &g) {
  if (g.random.chance(0.5)) {
    g.emit("stablehlo.replica_id", {}, "", {"ui32", {}, {0, 0, 1, 0}});
    return true;
  }
  Value x = g.takeAny([](const Value &v) { return v.elementType != "i1"; });
  g.emit("stablehlo.cross-replica-sum", {x},
         "replica_groups = dense<[[0]]> : tensor<1x1xi64>",
         {x.elementType, x.shape, x.range});
  return true;
}

} // namespace

std::vector<OpMaker> makeLegacyOps() {
  return {{"tuple", 0.1, makeTuple},
          {"tokens", 0.05, makeTokens},
          {"replicas", 0.1, makeReplicas}};
}

} // namespace mlir::gspmd::fuzz
