//===- UpstreamValues.cpp - Operands of upstream's dialects ---------------===//
#include "compiler/Fuzz/UpstreamOps/UpstreamValues.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>

namespace mlir::gspmd::fuzz {

bool isSignless(const Value &value) {
  llvm::StringRef type = value.elementType;
  return (isFloat(type) && !isNarrow(type)) || type == "complex<f32>" ||
         type == "complex<f64>" || type == "i1" || type == "i8" ||
         type == "i16" || type == "i32" || type == "i64";
}

bool isOrdered(const Value &value) {
  return isSignless(value) && value.elementType != "i1" &&
         !isComplex(value.elementType);
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

Value makeBareScalar(Generator &g, llvm::StringRef text,
                     llvm::ArrayRef<Value> operands, llvm::StringRef type,
                     Range range) {
  Value created = g.write(text, operands, {bareType(type), {}, range});
  g.hide(created);
  return created;
}

/// Returns the bits of an infinity.
static const char *infinityText(llvm::StringRef type, bool isNegative) {
  if (type == "f64")
    return isNegative ? "0xFFF0000000000000" : "0x7FF0000000000000";
  if (type == "f32")
    return isNegative ? "0xFF800000" : "0x7F800000";
  if (type == "bf16")
    return isNegative ? "0xFF80" : "0x7F80";
  return isNegative ? "0xFC00" : "0x7C00";
}

Value bareConstant(Generator &g, llvm::StringRef type, double number) {
  Range range{number, number, 0.25, 0};
  if (isComplex(type)) {
    std::string part = componentType(type);
    return makeBareScalar(
        g,
        "complex.constant [" + numberText(part, number) + " : " + part + ", " +
            numberText(part, number / 2) + " : " + part + "] : " + type.str(),
        {}, type, range);
  }
  std::string text = std::isinf(number) ? infinityText(type, number < 0)
                     : type == "index"
                         ? std::to_string(static_cast<int64_t>(number))
                         : numberText(type, number);
  return makeBareScalar(
      g, "arith.constant " + text + (type == "i1" ? "" : " : " + type.str()),
      {}, type, range);
}

Value extractElement(Generator &g, const Value &tensor) {
  return makeBareScalar(
      g, "tensor.extract " + tensor.name + "[] : " + tensor.type(), {tensor},
      tensor.elementType, tensor.range);
}

Value bareIndex(Generator &g, int64_t most) {
  if (g.random.chance(0.4))
    return bareConstant(g, "index", g.random.between(0, most));
  Value number = g.fresh("i32", {}, {0, static_cast<double>(most), 1, 0});
  Value element = extractElement(g, number);
  return makeBareScalar(g,
                        "arith.index_cast " + element.name + " : i32 to index",
                        {element}, "index", number.range);
}

//===----------------------------------------------------------------------===//
// Initial values
//===----------------------------------------------------------------------===//

Value emptyTensor(Generator &g, llvm::StringRef type, const Shape &shape) {
  Value created = g.write("tensor.empty() : " + tensorType(type, shape), {},
                          {type.str(), shape, {}});
  g.hide(created);
  return created;
}

Value makeInitialValue(Generator &g, llvm::StringRef type, const Shape &shape,
                       double number) {
  if (g.random.chance(0.3) && !std::isinf(number)) {
    Value start = g.ofType(type, shape);
    return type == "i1" ? start : g.factor(start);
  }
  Value scalar = bareConstant(g, type, number);
  Value start = emptyTensor(g, type, shape);
  Value filled = g.write(
      "linalg.fill " + insOutsText({scalar}, {start}) + " -> " + start.type(),
      {scalar, start}, {type.str(), shape, {number, number, 0.25, 0}});
  g.hide(filled);
  return filled;
}

std::string iteratorText(llvm::ArrayRef<bool> isReduction) {
  std::string text = "[";
  for (auto [index, reduction] : llvm::enumerate(isReduction))
    text += std::string(index ? ", " : "") +
            (reduction ? "\"reduction\"" : "\"parallel\"");
  return text + "]";
}

//===----------------------------------------------------------------------===//
// Combiners
//===----------------------------------------------------------------------===//

ReductionOp chooseCombiner(Generator &g, const Value &value) {
  if (value.elementType == "i1")
    return g.random.chance(0.5) ? ReductionOp::And : ReductionOp::Or;
  if (isComplex(value.elementType))
    return ReductionOp::Add;
  if (isInteger(value.elementType) && g.random.chance(0.2))
    return g.random.chance(0.5) ? ReductionOp::And : ReductionOp::Or;
  static const ReductionOp all[] = {ReductionOp::Add, ReductionOp::Add,
                                    ReductionOp::Maximum, ReductionOp::Minimum};
  return g.random.pick(llvm::ArrayRef(all));
}

std::string combinerOp(ReductionOp combiner, llvm::StringRef type) {
  bool isNumber = isFloat(type);
  switch (combiner) {
  case ReductionOp::Add:
    return isComplex(type) ? "complex.add"
           : isNumber      ? "arith.addf"
                           : "arith.addi";
  case ReductionOp::Multiply:
    return isComplex(type) ? "complex.mul"
           : isNumber      ? "arith.mulf"
                           : "arith.muli";
  case ReductionOp::Maximum:
    return isNumber ? "arith.maximumf" : "arith.maxsi";
  case ReductionOp::Minimum:
    return isNumber ? "arith.minimumf" : "arith.minsi";
  case ReductionOp::And:
    return "arith.andi";
  case ReductionOp::Or:
    return "arith.ori";
  }
  llvm_unreachable("all kinds are above");
}

double neutralElement(ReductionOp combiner, llvm::StringRef type) {
  double infinity = std::numeric_limits<double>::infinity();
  switch (combiner) {
  case ReductionOp::Add:
  case ReductionOp::Or:
    return 0;
  case ReductionOp::Multiply:
    return 1;
  case ReductionOp::Maximum:
    return isFloat(type) ? -infinity : fullRange(type).low;
  case ReductionOp::Minimum:
    return isFloat(type) ? infinity : fullRange(type).high;
  case ReductionOp::And:
    return type == "i1" ? 1 : -1;
  }
  llvm_unreachable("all kinds are above");
}

Range combinedRange(ReductionOp combiner, llvm::StringRef type, Range range,
                    Range start, int64_t count) {
  switch (combiner) {
  case ReductionOp::Add:
    return sumRange(type, unite(range, start), count + 1);
  case ReductionOp::Multiply: {
    Range product = start;
    for (int64_t i = 0; i < count; ++i)
      product = productRange(type, product, range);
    return product;
  }
  case ReductionOp::Maximum:
  case ReductionOp::Minimum:
    if (std::isinf(start.low) || isInteger(type))
      return count || isFloat(type) ? unite(range, range) : fullRange(type);
    return unite(range, start);
  case ReductionOp::And:
  case ReductionOp::Or:
    return fullRange(type);
  }
  llvm_unreachable("all kinds are above");
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

std::string joinNames(llvm::ArrayRef<Value> values) {
  return llvm::join(
      llvm::map_range(values, [](const Value &v) { return v.name; }), ", ");
}

std::string joinTypes(llvm::ArrayRef<Value> values) {
  return llvm::join(
      llvm::map_range(values, [](const Value &v) { return v.type(); }), ", ");
}

std::string insOutsText(llvm::ArrayRef<Value> ins, llvm::ArrayRef<Value> outs) {
  std::string text;
  if (!ins.empty())
    text = "ins(" + joinNames(ins) + " : " + joinTypes(ins) + ") ";
  return text + "outs(" + joinNames(outs) + " : " + joinTypes(outs) + ")";
}

} // namespace mlir::gspmd::fuzz
