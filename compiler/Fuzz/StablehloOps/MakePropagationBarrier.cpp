//===- MakePropagationBarrier.cpp - Random ops that propagation stops at --===//
//
// Composites, barriers, groups, and custom calls that sharding propagation does
// not pass.
//
//===----------------------------------------------------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"
#include "llvm/ADT/Sequence.h"

namespace mlir::gspmd::fuzz {
namespace {

bool makeComposite(Generator &g) {
  Value x = g.takeAny(isAny);
  std::vector<Value> results;
  std::string name = g.function(
      {g.blockArgument(x.elementType, x.shape, x.range)},
      [&]() -> std::vector<Value> {
        g.addSimpleOps(static_cast<int>(g.random.between(1, 3)));
        return {*g.find(isAny)};
      },
      results);
  g.emit("stablehlo.composite", {x},
         "name = \"fuzz." + name + "\", decomposition = @" + name,
         {results[0].elementType, results[0].shape, results[0].range});
  return true;
}

bool makeBarrier(Generator &g) {
  static const char *const directions[] = {"both", "forward", "backward"};
  Value x = g.takeAny(isAny);
  g.emit("sharding.barrier", {x},
         "direction = \"" +
             std::string(g.random.pick(llvm::ArrayRef(directions))) + "\"",
         {x.elementType, x.shape, x.range});
  return true;
}

/// Appends two values in one sharding group. They have no further annotation,
/// which could contradict the group.
bool makeGroup(Generator &g) {
  Value x = g.takeAny(isAny);
  // The id of a new group, or of the group of other ops on the same value.
  std::string number = llvm::StringRef(x.name).split('#').first.substr(2).str();
  std::string id = "group_id = " + number + " : i64";
  for (int64_t i = 0; i < 2; ++i) {
    Value member =
        emitBroadcast(g, x, x.shape, llvm::to_vector(llvm::seq(x.rank())));
    g.emitMany("sharding.group", {member}, id, {});
  }
  return true;
}

/// Appends the high half of an integer product.
bool makeHighProduct(Generator &g) {
  Value x = g.takeAny([](const Value &v) { return isInteger(v.elementType); });
  if (!isInteger(x.elementType))
    return false;
  g.emit("chlo.mulhi", {x, g.like(x)}, "",
         {x.elementType, x.shape, fullRange(x.elementType)});
  return true;
}

/// The neighbor of an exact number is exact.
bool makeNextAfter(Generator &g) {
  auto isExactReal = [](const Value &v) {
    return isFloat(v.elementType) && v.range.error == 0;
  };
  Value x = g.takeAny(isExactReal), y = g.like(x);
  if (!isExactReal(x) || !isExactReal(y))
    return false;
  g.emit("chlo.next_after", {x, y}, "",
         {x.elementType, x.shape, {x.range.low - 1, x.range.high + 1, 0, 0}});
  return true;
}

} // namespace

std::vector<OpMaker> makePropagationBarrierOps() {
  return {{"composite", 0.3, makeComposite, /*hasBody=*/true},
          {"barrier", 0.3, makeBarrier},
          {"group", 0.15, makeGroup},
          {"mulhi", 0.1, makeHighProduct},
          {"next_after", 0.1, makeNextAfter}};
}

} // namespace mlir::gspmd::fuzz
