//===- HostTensor.cpp - A global tensor on the host -----------------------===//
#include "gspmd/Runtime/HostTensor.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Memory/TensorAllocation.h"
#include "lib/Runtime/Numerics/Scalars/Components.h"
#include "lib/Runtime/Numerics/Scalars/NarrowFloat.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <random>
#include <type_traits>

namespace mlir::gspmd {

HostTensor HostTensor::uninitialized(ElementType type,
                                     llvm::ArrayRef<int64_t> shape) {
  auto tensor = allocateTensor(type, shape);
  if (!tensor.ok())
    llvm::report_fatal_error(std::string(tensor.status().message()).c_str(),
                             /*gen_crash_diag=*/false);
  return *std::move(tensor);
}

HostTensor HostTensor::inside(std::shared_ptr<char> data, ElementType type,
                              llvm::ArrayRef<int64_t> shape) {
  HostTensor tensor;
  tensor.type_ = type;
  tensor.shape_.assign(shape.begin(), shape.end());
  tensor.data_ = std::move(data);
  return tensor;
}

HostTensor::HostTensor(ElementType type, llvm::ArrayRef<int64_t> shape)
    : HostTensor(uninitialized(type, shape)) {
  std::memset(data(), 0, numBytes());
}

int64_t HostTensor::numElements() const { return llvm::product_of(shape_); }

HostTensor HostTensor::reinterpreted(ElementType type) const {
  assert(byteSize(type) == byteSize(type_));
  HostTensor result = *this;
  result.type_ = type;
  return result;
}

HostTensor HostTensor::reshaped(llvm::ArrayRef<int64_t> shape) const {
  HostTensor result = *this;
  result.shape_.assign(shape.begin(), shape.end());
  assert(result.numElements() == numElements());
  return result;
}

std::string typeString(ElementType type, llvm::ArrayRef<int64_t> shape) {
  std::string text = toString(type).str() + "[";
  for (size_t i = 0; i < shape.size(); ++i)
    absl::StrAppend(&text, i ? "x" : "", shape[i]);
  return text + "]";
}

//===----------------------------------------------------------------------===//
// Filling
//===----------------------------------------------------------------------===//

namespace {

template <typename T, typename Next>
void fill(const HostTensor &tensor, Next next) {
  for (T &element : tensor.as<T>())
    element = static_cast<T>(next());
}

} // namespace

void fillRandom(const HostTensor &tensor, uint64_t seed, int32_t floatFormat,
                unsigned narrowBits) {
  // The standard fixes the sequence of mt19937_64 but not the distributions, so
  // numbers are computed from its bits here.
  std::mt19937_64 engine(seed);
  auto unit = [&] { return static_cast<double>(engine() >> 11) * 0x1p-53; };
  auto real = [&] { return unit() + unit() + unit() + unit() - 2; };
  auto natural = [&] { return 1 + engine() % 7; };
  if (floatFormat >= 0) {
    bool isSigned = llvm::APFloat::semanticsHasSignedRepr(
        llvm::APFloatBase::EnumToSemantics(
            static_cast<llvm::APFloatBase::Semantics>(floatFormat)));
    return fill<uint8_t>(tensor, [&] {
      auto value = static_cast<float>(real());
      // Formats without sign have no zero.
      return packNarrowFloat(
          floatFormat, isSigned ? value : std::max(std::fabs(value), 0x1p-10F));
    });
  }
  if (narrowBits == 2) {
    // Programs divide by random numbers, so 0 is omitted: -2, -1, 1 or 1, 2, 3.
    bool isSigned = tensor.type() == ElementType::S8;
    return fill<uint8_t>(tensor, [&] {
      uint64_t number = 1 + engine() % 3;
      return isSigned && number > 1 ? number - 4 : number;
    });
  }
  if (tensor.type() == ElementType::Bool)
    return fill<uint8_t>(tensor, [&] { return engine() & 1; });
  visitComponent(tensor.type(), [&](auto component) {
    using Stored = typename decltype(component)::Stored;
    if constexpr (std::is_integral_v<decltype(component.load(Stored()))>)
      fill<Stored>(tensor, natural);
    else
      fill<Stored>(tensor, [&] { return component.store(real()); });
  });
}

//===----------------------------------------------------------------------===//
// Comparing
//===----------------------------------------------------------------------===//

namespace {

/// An element of a tensor; integers are kept exactly besides the double.
struct Number {
  double real = 0, imaginary = 0;
  int64_t integer = 0;
};

Number numberAt(ElementType type, const char *data, int64_t i) {
  return visitComponent(type, [&](auto component) -> Number {
    using Stored = typename decltype(component)::Stored;
    auto at = [&](int64_t index) {
      Stored stored;
      std::memcpy(&stored, data + index * sizeof(Stored), sizeof(Stored));
      return component.load(stored);
    };
    if (isComplex(type))
      return {static_cast<double>(at(2 * i)),
              static_cast<double>(at(2 * i + 1))};
    auto number = at(i);
    if constexpr (std::is_integral_v<decltype(number)>)
      return {static_cast<double>(number), 0, static_cast<int64_t>(number)};
    return {static_cast<double>(number)};
  });
}

std::string text(ElementType type, const Number &number) {
  if (isComplex(type))
    return absl::StrCat("(", number.real, ", ", number.imaginary, ")");
  if (isUnsignedInt(type))
    return absl::StrCat(static_cast<uint64_t>(number.integer));
  if (isSignedInt(type))
    return absl::StrCat(number.integer);
  return absl::StrCat(number.real);
}

/// Returns true for equal values; NaN equals NaN, whatever its bits.
bool areEqual(double a, double b) {
  return a == b || (std::isnan(a) && std::isnan(b));
}

/// Returns |got - expected|; infinite for different non-finite numbers.
double distance(const Number &got, const Number &expected) {
  if (got.integer == expected.integer && areEqual(got.real, expected.real) &&
      areEqual(got.imaginary, expected.imaginary))
    return 0;
  double d =
      std::hypot(got.real - expected.real, got.imaginary - expected.imaginary);
  if (d == 0) // integers beyond the digits of a double
    d = std::fabs(static_cast<double>(got.integer - expected.integer));
  return std::isnan(d) ? INFINITY : d;
}

std::string indexString(int64_t flat, llvm::ArrayRef<int64_t> shape) {
  std::string result;
  for (size_t d = shape.size(); d-- > 0; flat /= shape[d])
    result = absl::StrCat(flat % shape[d], result.empty() ? "" : ", ", result);
  return "[" + result + "]";
}

} // namespace

Comparison compare(const HostTensor &got, const HostTensor &expected,
                   double relative, double absolute) {
  Comparison result;
  if (got.type() != expected.type() || got.shape() != expected.shape()) {
    result.numMismatches = std::max<int64_t>(1, got.numElements());
    result.maxError = INFINITY;
    result.message = absl::StrCat(
        "found ", typeString(got.type(), got.shape()), ", expected ",
        typeString(expected.type(), expected.shape()));
    return result;
  }
  constexpr int64_t maxShown = 4;
  for (int64_t i = 0, n = got.numElements(); i < n; ++i) {
    Number a = numberAt(got.type(), got.data(), i);
    Number b = numberAt(got.type(), expected.data(), i);
    double error = distance(a, b);
    double size = std::hypot(b.real, b.imaginary);
    if (std::isfinite(size))
      result.maxExpected = std::max(result.maxExpected, size);
    result.maxError = std::max(result.maxError, error);
    if (error == 0 ||
        (std::isfinite(error) && error <= absolute + relative * size))
      continue;
    if (result.numMismatches++ < maxShown)
      absl::StrAppend(&result.message, result.message.empty() ? "" : "; ",
                      indexString(i, got.shape()), " found ",
                      text(got.type(), a), ", expected ", text(got.type(), b));
  }
  if (result.numMismatches)
    result.message =
        absl::StrCat(result.numMismatches, " of ", got.numElements(),
                     " elements differ: ", result.message,
                     result.numMismatches > maxShown ? "; ..." : "");
  return result;
}

} // namespace mlir::gspmd
