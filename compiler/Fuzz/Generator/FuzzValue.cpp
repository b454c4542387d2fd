//===- FuzzValue.cpp - A value of a random program ------------------------===//
#include "compiler/Fuzz/Generator/FuzzValue.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

namespace mlir::gspmd::fuzz {

/// Prefix of the type of a scalar that is not in a tensor: `scalar f32`.
static constexpr llvm::StringLiteral kBare = "scalar ";

std::string bareType(llvm::StringRef type) { return (kBare + type).str(); }

int64_t Value::size() const { return llvm::product_of(shape); }

std::string Value::type() const { return tensorType(elementType, shape); }
std::string Value::scalarType() const { return tensorType(elementType, {}); }

std::string tensorType(llvm::StringRef elementType,
                       llvm::ArrayRef<int64_t> shape) {
  if (elementType.starts_with("tuple<") || elementType.starts_with("!"))
    return elementType.str(); // has no elements
  if (elementType.consume_front(kBare))
    return elementType.str();
  std::string text = "tensor<";
  for (int64_t dim : shape)
    text += std::to_string(dim) + "x";
  return text + elementType.str() + ">";
}

bool isFloat(llvm::StringRef type) {
  return type == "f32" || type == "f64" || type == "bf16" || type == "f16" ||
         isNarrow(type);
}
bool isNarrow(llvm::StringRef type) { return type.starts_with("f8"); }
bool isComplex(llvm::StringRef type) { return type.starts_with("complex"); }
bool isUnsigned(llvm::StringRef type) { return type.starts_with("ui"); }
bool isInteger(llvm::StringRef type) {
  return isUnsigned(type) || (type.starts_with("i") && type != "i1");
}

std::string componentType(llvm::StringRef type) {
  if (type.consume_front("complex<"))
    type.consume_back(">");
  return type.str();
}

/// Returns the format of a float or of a component.
static const llvm::fltSemantics &semanticsOf(llvm::StringRef type) {
  return *llvm::StringSwitch<const llvm::fltSemantics *>(componentType(type))
              .Case("f8E5M2", &llvm::APFloat::Float8E5M2())
              .Case("f8E5M2FNUZ", &llvm::APFloat::Float8E5M2FNUZ())
              .Case("f8E4M3", &llvm::APFloat::Float8E4M3())
              .Case("f8E4M3FN", &llvm::APFloat::Float8E4M3FN())
              .Case("f8E4M3FNUZ", &llvm::APFloat::Float8E4M3FNUZ())
              .Case("bf16", &llvm::APFloat::BFloat())
              .Case("f16", &llvm::APFloat::IEEEhalf())
              .Case("f32", &llvm::APFloat::IEEEsingle())
              .Default(&llvm::APFloat::IEEEdouble());
}

static int mantissaBits(llvm::StringRef type) {
  return int(llvm::APFloat::semanticsPrecision(semanticsOf(type)));
}

double epsilon(llvm::StringRef type) {
  return isFloat(type) || isComplex(type)
             ? std::ldexp(1.0, 1 - mantissaBits(type))
             : 0;
}

bool mayOverflow(llvm::StringRef type, const Range &range) {
  if (!isFloat(type) && !isComplex(type))
    return false;
  auto largest = llvm::APFloat::getLargest(semanticsOf(type));
  return range.magnitude() + range.error > largest.convertToDouble();
}

Range fullRange(llvm::StringRef type) {
  if (type == "i1")
    return {0, 1, 1, 0};
  if (!isInteger(type))
    return {};
  int bits = 0;
  type.drop_until(llvm::isDigit).getAsInteger(10, bits);
  if (isUnsigned(type))
    return {0, std::ldexp(1.0, bits) - 1, 1, 0};
  return {-std::ldexp(1.0, bits - 1), std::ldexp(1.0, bits - 1) - 1, 1, 0};
}

Range smallRange(llvm::StringRef type) {
  if (type == "i1")
    return fullRange(type);
  if (isInteger(type)) {
    Range full = fullRange(type);
    return {std::max(full.low, -6.0), std::min(full.high, 9.0), 1, 0};
  }
  Range range;
  if (type == "bf16" || type == "f16" || isNarrow(type))
    range.grid = 1;
  return range;
}

double stableBound(llvm::StringRef type) { return isNarrow(type) ? 2 : 64; }

Range wrapToType(llvm::StringRef type, Range range) {
  if (type == "i1" || isInteger(type)) {
    Range full = fullRange(type);
    if (range.low < full.low || range.high > full.high)
      return full;
    range.grid = 1;
    return range;
  }
  if (range.grid > 0 &&
      range.magnitude() / range.grid > std::ldexp(1.0, mantissaBits(type)))
    range.grid = 0;
  if (range.error > 0) // both runs round
    range.error += epsilon(type) * range.magnitude();
  return range;
}

Range sumRange(llvm::StringRef type, Range range, int64_t count) {
  double n = static_cast<double>(std::max<int64_t>(count, 1));
  Range sum{std::min(n * range.low, range.low),
            std::max(n * range.high, range.high), range.grid, n * range.error};
  bool exact = range.grid > 0 && n * range.magnitude() / range.grid <=
                                     std::ldexp(1.0, mantissaBits(type));
  if (!exact && epsilon(type) > 0)
    sum.error += n * epsilon(type) * n * range.magnitude();
  return wrapToType(type, sum);
}

Range productRange(llvm::StringRef type, Range a, Range b) {
  double corners[] = {a.low * b.low, a.low * b.high, a.high * b.low,
                      a.high * b.high};
  Range product{*std::min_element(corners, corners + 4),
                *std::max_element(corners, corners + 4), a.grid * b.grid,
                a.magnitude() * b.error + b.magnitude() * a.error +
                    a.error * b.error};
  if (isComplex(type)) {
    double m = 2 * a.magnitude() * b.magnitude();
    product.low = -m;
    product.high = m;
    product.error *= 2;
    if (a.grid * b.grid ==
        0) // a product of components may be fused with the sum
      product.error += 4 * epsilon(type) * m;
  }
  return wrapToType(type, product);
}

Range unite(Range a, Range b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high),
          std::min(a.grid, b.grid), std::max(a.error, b.error)};
}

std::string listText(llvm::ArrayRef<int64_t> items) {
  return "[" +
         llvm::join(llvm::map_range(
                        items, [](int64_t i) { return std::to_string(i); }),
                    ", ") +
         "]";
}

std::string arrayText(llvm::ArrayRef<int64_t> items) {
  if (items.empty())
    return "array<i64>";
  return "array<i64: " +
         llvm::StringRef(listText(items)).drop_front().drop_back().str() + ">";
}

std::string numberText(llvm::StringRef type, double number) {
  if (type == "i1")
    return number != 0 ? "true" : "false";
  if (isInteger(type)) {
    // The largest number of 64 bits is 2^63 as a double.
    llvm::APSInt integer(/*BitWidth=*/64, /*isUnsigned=*/false);
    bool isExact;
    llvm::APFloat(number).convertToInteger(integer, llvm::APFloat::rmTowardZero,
                                           &isExact);
    return std::to_string(integer.getExtValue());
  }
  if (isComplex(type))
    return "(" + numberText("f64", number) + ", " +
           numberText("f64", number / 2) + ")";
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.6e", number);
  return text;
}

} // namespace mlir::gspmd::fuzz
