//===- HostTensor.h - A whole tensor outside of any device ------*- C++ -*-===//
#ifndef GSPMD_RUNTIME_HOSTTENSOR_H
#define GSPMD_RUNTIME_HOSTTENSOR_H

#include "absl/status/statusor.h"
#include "gspmd/Runtime/ElementType.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <memory>
#include <string>
#include <vector>

namespace mlir::gspmd {

/// Row-major data of one type and shape. Copies share the buffer.
class HostTensor {
public:
  HostTensor() = default;
  /// Zero-filled, aligned to 64 bytes.
  HostTensor(ElementType type, llvm::ArrayRef<int64_t> shape);
  /// The same with any bytes: all of it is to be written.
  static HostTensor unfilled(ElementType type, llvm::ArrayRef<int64_t> shape);

  /// In memory of somebody else, who keeps it as long as `data` is there.
  static HostTensor inside(std::shared_ptr<char> data, ElementType type,
                           llvm::ArrayRef<int64_t> shape);

  ElementType type() const { return type_; }
  llvm::ArrayRef<int64_t> shape() const { return shape_; }
  int64_t numElements() const;
  int64_t numBytes() const { return numElements() * byteSize(type_); }
  char *data() const { return data_.get(); }
  template <typename T>
  llvm::MutableArrayRef<T> as() const {
    return {reinterpret_cast<T *>(data_.get()),
            static_cast<size_t>(numBytes() / sizeof(T))};
  }
  /// The same bytes under another type of the same size.
  HostTensor reinterpreted(ElementType type) const;
  /// The same bytes as elements of another type and shape, of as many bytes.
  HostTensor recast(ElementType type, llvm::ArrayRef<int64_t> shape) const {
    return inside(data_, type, shape);
  }
  /// The same elements under another shape of as many.
  HostTensor reshaped(llvm::ArrayRef<int64_t> shape) const;

private:
  ElementType type_ = ElementType::F32;
  llvm::SmallVector<int64_t, 4> shape_;
  std::shared_ptr<char> data_;
};

/// "f32[4x8]", "i64[]".
std::string typeString(ElementType type, llvm::ArrayRef<int64_t> shape);

/// What |got - expected| <= absolute + relative * |expected| tells.
struct Comparison {
  int64_t numMismatches = 0;
  double maxError = 0;    ///< largest |got - expected| over finite elements
  double maxExpected = 0; ///< largest |expected| over finite elements
  /// Says where the first few mismatches are; empty if there are none.
  std::string message;
};
/// Compares elementwise; NaN equals NaN and infinities equal themselves.
/// Tensors of different type or shape mismatch altogether.
Comparison compare(const HostTensor &got, const HostTensor &expected,
                   double relative, double absolute);

/// Reproducible values: floats normal-like in (-2, 2), integers in a small
/// range that is safe for indices and divisors, booleans evenly.
void fillRandom(const HostTensor &tensor, uint64_t seed);

} // namespace mlir::gspmd

#endif // GSPMD_RUNTIME_HOSTTENSOR_H
