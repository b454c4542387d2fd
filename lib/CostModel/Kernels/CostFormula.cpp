//===- CostFormula.cpp - Costs as formulas over sizes ---------------------===//

#include "lib/CostModel/Kernels/CostFormula.h"
#include "absl/strings/charconv.h"
#include <cmath>

using namespace gspmd;

static absl::Status unexpected(llvm::StringRef text, llvm::StringRef rest) {
  return absl::InvalidArgumentError(
      ("'" + text +
       "': expected a number, a size like in0[1], or elements like out0, with "
       "* and + between, but found '" +
       (rest.empty() ? "the end" : rest) + "'")
          .str());
}

std::string CostFormula::Size::text() const {
  std::string text = (isResult ? "out" : "in") + std::to_string(number);
  return dim ? text + "[" + std::to_string(*dim) + "]" : text;
}

CostFormula CostFormula::constant(double value) {
  CostFormula formula;
  formula.terms.push_back({value, {}});
  return formula;
}

/// Consumes "in0" or "in0[1]" at the front of `rest`.
static std::optional<CostFormula::Size> consumeSize(llvm::StringRef &rest) {
  CostFormula::Size size;
  llvm::StringRef text = rest;
  size.isResult = text.consume_front("out");
  if (!size.isResult && !text.consume_front("in"))
    return std::nullopt;
  if (text.consumeInteger(10, size.number))
    return std::nullopt;
  if (text.consume_front("[")) {
    unsigned dim = 0;
    if (text.consumeInteger(10, dim) || !text.consume_front("]"))
      return std::nullopt;
    size.dim = dim;
  }
  rest = text;
  return size;
}

/// Consumes a number at the front of `rest`.
static std::optional<double> consumeNumber(llvm::StringRef &rest) {
  double value = 0;
  absl::from_chars_result end =
      absl::from_chars(rest.begin(), rest.end(), value);
  if (end.ec != std::errc() || !std::isfinite(value))
    return std::nullopt;
  rest = rest.drop_front(end.ptr - rest.begin());
  return value;
}

absl::StatusOr<CostFormula> CostFormula::parse(llvm::StringRef text) {
  CostFormula formula;
  llvm::StringRef rest = text.ltrim();
  Term term;
  while (true) {
    if (std::optional<Size> size = consumeSize(rest))
      term.sizes.push_back(*size);
    else if (std::optional<double> number = consumeNumber(rest))
      term.factor *= *number;
    else
      return unexpected(text, rest);
    rest = rest.ltrim();
    bool isLast = rest.empty();
    if (isLast || rest.starts_with("+")) {
      formula.terms.push_back(std::move(term));
      term = Term();
    }
    if (isLast)
      return formula;
    if (!rest.consume_front("+") && !rest.consume_front("*"))
      return unexpected(text, rest);
    rest = rest.ltrim();
  }
}

absl::StatusOr<double> CostFormula::evaluate(
    llvm::function_ref<std::optional<double>(const Size &)> sizeOf) const {
  double sum = 0;
  for (const Term &term : terms) {
    double product = term.factor;
    for (const Size &size : term.sizes) {
      std::optional<double> value = sizeOf(size);
      if (!value)
        return absl::InvalidArgumentError("there is no " + size.text());
      product *= *value;
    }
    sum += product;
  }
  if (!(sum >= 0) || !std::isfinite(sum))
    return absl::InvalidArgumentError("comes to " + std::to_string(sum) +
                                      "; expected a finite cost of at least 0");
  return sum;
}
