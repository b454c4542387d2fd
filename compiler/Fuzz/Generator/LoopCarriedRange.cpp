//===- LoopCarriedRange.cpp - Bounds of loop-carried values ---------------===//
#include "compiler/Fuzz/Generator/LoopCarriedRange.h"

namespace mlir::gspmd::fuzz {

static bool hasExactType(const Value &v) {
  return v.elementType == "i1" || isInteger(v.elementType);
}

Range getLoopCarriedRange(const Value &v) {
  return hasExactType(v) ? fullRange(v.elementType)
                         : unite(v.range, {-8, 8, 1, 0});
}

Value makeLoopCarriedResult(Generator &g, const Value &like,
                            llvm::StringRef roundOp) {
  Value v = g.ofType(like.elementType, like.shape);
  if (hasExactType(like))
    return v;
  if (v.range.error > 0)
    v = like;
  v = g.within(v, -8, 8);
  return g.emit(roundOp.str(), {v}, "",
                {v.elementType, v.shape, {-8, 8, 1, 0}});
}

} // namespace mlir::gspmd::fuzz
