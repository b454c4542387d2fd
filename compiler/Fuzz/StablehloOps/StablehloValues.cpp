//===- StablehloValues.cpp - Helpers of StableHLO generators --------------===//
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"

namespace mlir::gspmd::fuzz {

std::string opName(ReductionOp combiner) {
  static const char *const names[] = {"stablehlo.add",     "stablehlo.maximum",
                                      "stablehlo.minimum", "stablehlo.multiply",
                                      "stablehlo.and",     "stablehlo.or",
                                      "stablehlo.xor"};
  return names[static_cast<size_t>(combiner)];
}

Range combinedRange(ReductionOp combiner, llvm::StringRef type, Range range,
                    int64_t count) {
  switch (combiner) {
  case ReductionOp::Add:
    return sumRange(type, range, count);
  case ReductionOp::Maximum:
  case ReductionOp::Minimum:
    return range;
  default:
    return fullRange(type);
  }
}

Value emitSum(Generator &g, const Value &a, const Value &b, Range range) {
  return g.emit(opName(ReductionOp::Add), {a, b}, "",
                {a.elementType, a.shape, range});
}

static std::string directionText(llvm::StringRef direction) {
  return "comparison_direction = #stablehlo<comparison_direction " +
         direction.str() + ">";
}

Value emitCompare(Generator &g, const Value &a, const Value &b,
                  llvm::StringRef direction) {
  return g.emit("stablehlo.compare", {a, b}, directionText(direction),
                {"i1", a.shape, fullRange("i1")});
}

Value emitBroadcast(Generator &g, const Value &value, const Shape &shape,
                    llvm::ArrayRef<int64_t> dims) {
  return g.emit("stablehlo.broadcast_in_dim", {value},
                "broadcast_dimensions = " + arrayText(dims),
                {value.elementType, shape, value.range});
}

Value emitSelect(Generator &g, const Value &predicate, const Value &onTrue,
                 const Value &onFalse, Range range) {
  return g.emit("stablehlo.select", {predicate, onTrue, onFalse}, "",
                {onTrue.elementType, onTrue.shape, range});
}

Value emitDotGeneral(Generator &g, const Value &lhs, const Value &rhs,
                     const DotDims &dims, const Shape &shape, Range range) {
  return g.emit(
      "stablehlo.dot_general", {lhs, rhs},
      "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = " +
          listText(dims.lhsBatch) +
          ", rhs_batching_dimensions = " + listText(dims.rhsBatch) +
          ", lhs_contracting_dimensions = " + listText(dims.lhsContracted) +
          ", rhs_contracting_dimensions = " + listText(dims.rhsContracted) +
          ">",
      {lhs.elementType, shape, range});
}

Value emitConvert(Generator &g, const Value &value, llvm::StringRef type,
                  Range range) {
  return g.emit("stablehlo.convert", {value}, "",
                {type.str(), value.shape, range});
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

ScalarRegion::ScalarRegion(llvm::ArrayRef<std::string> argumentTypes) {
  for (const std::string &type : argumentTypes)
    arguments.push_back({"%a" + std::to_string(arguments.size()), type});
}

ScalarRegion::Scalar ScalarRegion::append(llvm::StringRef op,
                                          llvm::ArrayRef<Scalar> operands,
                                          llvm::StringRef properties,
                                          llvm::StringRef type) {
  Scalar result{"%s" + std::to_string(numOps++), type.str()};
  std::string names, types;
  for (const Scalar &operand : operands) {
    names += (names.empty() ? "" : ", ") + operand.name;
    types += (types.empty() ? "" : ", ") + operand.type;
  }
  ops += "    " + result.name + " = \"" + op.str() + "\"(" + names + ")" +
         (properties.empty() ? "" : " <{" + properties.str() + "}>") + " : (" +
         types + ") -> " + result.type + "\n";
  return result;
}

ScalarRegion::Scalar ScalarRegion::combine(ReductionOp combiner,
                                           const Scalar &a, const Scalar &b) {
  return append(opName(combiner), {a, b}, "", a.type);
}

ScalarRegion::Scalar ScalarRegion::compare(llvm::StringRef direction,
                                           const Scalar &a, const Scalar &b) {
  return append("stablehlo.compare", {a, b}, directionText(direction),
                "tensor<i1>");
}

ScalarRegion::Scalar ScalarRegion::select(const Scalar &predicate,
                                          const Scalar &onTrue,
                                          const Scalar &onFalse) {
  return append("stablehlo.select", {predicate, onTrue, onFalse}, "",
                onTrue.type);
}

std::string ScalarRegion::text(llvm::ArrayRef<Scalar> results) const {
  std::string declared, names, types;
  for (const Scalar &argument : arguments)
    declared +=
        (declared.empty() ? "" : ", ") + argument.name + ": " + argument.type;
  for (const Scalar &result : results) {
    names += (names.empty() ? "" : ", ") + result.name;
    types += (types.empty() ? "" : ", ") + result.type;
  }
  return "{\n  ^bb0(" + declared + "):\n" + ops + "    \"" +
         ProgramText::kTerminator + "\"(" + names + ") : (" + types +
         ") -> ()\n  }";
}

std::string combinerRegion(llvm::StringRef elementType, ReductionOp combiner) {
  std::string type = tensorType(elementType, {});
  ScalarRegion region({type, type});
  return region.text(
      {region.combine(combiner, region.argument(0), region.argument(1))});
}

} // namespace mlir::gspmd::fuzz
