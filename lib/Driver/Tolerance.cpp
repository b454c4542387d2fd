//===- Tolerance.cpp - How close results have to be -----------------------===//

#include "Tolerance.h"

using ::gspmd::ElementType;

static std::pair<double, double> defaultTolerance(ElementType type) {
  switch (type) {
  case ElementType::BF16:
    return {3e-2, 3e-2};
  case ElementType::F16:
    return {4e-3, 4e-3};
  case ElementType::F32:
  case ElementType::C64:
    return {1e-4, 1e-5};
  case ElementType::F64:
  case ElementType::C128:
    return {1e-10, 1e-12};
  default:
    return {0, 0};
  }
}

::gspmd::Comparison mlir::gspmd::compareTensors(
    const ::gspmd::HostTensor &got, const ::gspmd::HostTensor &expected,
    std::optional<double> relative, std::optional<double> absolute) {
  auto [ofTypeRelative, ofTypeAbsolute] = defaultTolerance(got.type());
  return ::gspmd::compare(got, expected, relative.value_or(ofTypeRelative),
                          absolute.value_or(ofTypeAbsolute));
}
