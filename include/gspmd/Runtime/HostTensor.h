//===- HostTensor.h - A global tensor on the host ---------------*- C++ -*-===//
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
  /// Creates a zero-filled tensor, aligned to 64 bytes.
  HostTensor(ElementType type, llvm::ArrayRef<int64_t> shape);
  /// Returns a tensor with uninitialized elements, which the caller overwrites.
  static HostTensor uninitialized(ElementType type,
                                  llvm::ArrayRef<int64_t> shape);

  /// Returns a tensor in memory that `data` owns.
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
  /// Returns a tensor in the same memory that does not own it. The reference
  /// count, which threads share, costs more than the rest of a copy.
  HostTensor borrowed() const {
    return inside(std::shared_ptr<char>(std::shared_ptr<void>(), data()), type_,
                  shape_);
  }
  /// Returns the same bytes under another type of the same size.
  HostTensor reinterpreted(ElementType type) const;
  /// Returns the same elements under another shape with equally many.
  HostTensor reshaped(llvm::ArrayRef<int64_t> shape) const;

private:
  ElementType type_ = ElementType::F32;
  llvm::SmallVector<int64_t, 4> shape_;
  std::shared_ptr<char> data_;
};

/// Returns the type and shape as text: "f32[4x8]", "i64[]".
std::string typeString(ElementType type, llvm::ArrayRef<int64_t> shape);

/// The result of testing |got - expected| <= absolute + relative * |expected|.
struct Comparison {
  int64_t numMismatches = 0;
  /// The largest |got - expected|; infinite if NaN or an infinity differs.
  double maxError = 0;
  double maxExpected = 0; ///< largest |expected| over finite elements
  /// The indices and values of the first mismatches; empty if there are none.
  std::string message;
};
/// Compares elementwise; NaN equals NaN and infinities equal themselves. Every
/// element mismatches if the types or shapes differ.
Comparison compare(const HostTensor &got, const HostTensor &expected,
                   double relative, double absolute);

/// Fills a tensor with reproducible values: floats in (-2, 2) with a
/// bell-shaped distribution, integers in a small range that is safe for indices
/// and divisors, uniform booleans. `floatFormat` is the
/// llvm::APFloatBase::Semantics of floats that are stored as the bits of a U8;
/// -1 for all other types. Floats of a format without sign are in (0, 2).
/// `narrowBits` is EntryTensor::narrowBits.
void fillRandom(const HostTensor &tensor, uint64_t seed,
                int32_t floatFormat = -1, unsigned narrowBits = 0);

} // namespace mlir::gspmd

#endif // GSPMD_RUNTIME_HOSTTENSOR_H
