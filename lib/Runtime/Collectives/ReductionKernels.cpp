//===- ReductionKernels.cpp - Elementwise reductions ----------------------===//
#include "lib/Runtime/Collectives/ReductionKernels.h"
#include "lib/Runtime/Numerics/Scalars/Float16.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"
#include <array>
#include <complex>
#include <memory>
#include <type_traits>

namespace mlir::gspmd {
namespace {

/// The storage type of an element and the type in which it is accumulated.
template <typename Stored, typename Accumulator = Stored>
struct NativeElement {
  using Store = Stored;
  using Acc = Accumulator;
  static Acc load(Store value) { return value; }
  static Store store(Acc value) { return value; }
};
struct BFloat16Element {
  using Store = uint16_t;
  using Acc = float;
  static Acc load(Store value) { return bf16ToFloat(value); }
  static Store store(Acc value) { return floatToBf16(value); }
};
struct HalfElement {
  using Store = uint16_t;
  using Acc = float;
  static Acc load(Store value) { return f16ToFloat(value); }
  static Store store(Acc value) { return floatToF16(value); }
};
struct BooleanElement {
  using Store = uint8_t;
  using Acc = bool;
  static Acc load(Store value) { return value != 0; }
  static Store store(Acc value) { return value; }
};

template <typename T>
inline constexpr bool isComplexNumber =
    std::is_same_v<T, std::complex<float>> ||
    std::is_same_v<T, std::complex<double>>;

inline bool combineBooleans(ReductionKind kind, bool a, bool b) {
  switch (kind) {
  case ReductionKind::Add:
  case ReductionKind::Max:
  case ReductionKind::Or:
    return a || b;
  case ReductionKind::Xor:
    return a != b;
  default:
    return a && b;
  }
}

/// Returns the larger or the smaller of two equal floats: -0 < 0, as for
/// `arith.maximumf` and `arith.minimumf`. Other equal floats have equal bits.
template <ReductionKind kind, typename T>
T combineEqual(T a, T b) {
  using Bits = std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>;
  Bits x = llvm::bit_cast<Bits>(a), y = llvm::bit_cast<Bits>(b);
  return llvm::bit_cast<T>(kind == ReductionKind::Max ? x & y : x | y);
}

/// Returns the larger or the smaller of two floats. A NaN on either side wins.
template <ReductionKind kind, typename T>
T combineExtremes(T a, T b) {
  bool takesFirst = kind == ReductionKind::Max ? a > b : a < b;
  T result =
      (takesFirst || a != a) ? a : b; // NOLINT(misc-redundant-expression)
  return a == b ? combineEqual<kind>(a, b) : result;
}

/// Returns a op b. Integers wrap around (computed unsigned, where that is
/// defined).
template <ReductionKind kind, typename T>
T combine(T a, T b) {
  if constexpr (std::is_same_v<T, bool>) {
    return combineBooleans(kind, a, b);
  } else if constexpr (std::is_integral_v<T>) {
    using U = std::conditional_t<sizeof(T) < sizeof(unsigned), unsigned,
                                 std::make_unsigned_t<T>>;
    U x = static_cast<U>(a), y = static_cast<U>(b);
    switch (kind) {
    case ReductionKind::Add:
      return static_cast<T>(x + y);
    case ReductionKind::Mul:
      return static_cast<T>(x * y);
    case ReductionKind::Max:
      return a < b ? b : a;
    case ReductionKind::Min:
      return b < a ? b : a;
    case ReductionKind::And:
      return static_cast<T>(x & y);
    case ReductionKind::Or:
      return static_cast<T>(x | y);
    case ReductionKind::Xor:
      return static_cast<T>(x ^ y);
    }
  } else if constexpr (kind == ReductionKind::Add) {
    return a + b;
  } else if constexpr (kind == ReductionKind::Mul) {
    return a * b;
  } else if constexpr (isComplexNumber<T>) {
    llvm_unreachable("rejected by supportsReduction");
  } else if constexpr (kind == ReductionKind::Max ||
                       kind == ReductionKind::Min) {
    return combineExtremes<kind>(a, b);
  } else {
    llvm_unreachable("rejected by supportsReduction");
  }
}

/// The number of elements that are reduced at a time, over all inputs.
constexpr int64_t kBlockSize = 256;

/// Reduces one block of all inputs pairwise, by a carry chain like a binary
/// counter. After input i there is a partial result for every set bit of i + 1,
/// over as many inputs as the bit counts.
template <ReductionKind kind, typename Type>
class PairwiseBlock {
  using Store = typename Type::Store;
  using Acc = typename Type::Acc;
  using Block = std::array<Acc, kBlockSize>;

public:
  explicit PairwiseBlock(size_t numInputs)
      : partial(new Block[llvm::Log2_64(numInputs) + 1]) {}

  /// Reduces `size` elements that begin at element `start` of each input.
  void reduce(llvm::ArrayRef<const char *> inputs, Store *output, int64_t start,
              int64_t size) {
    size_t depth = 0, pairs = inputs.size() / 2;
    for (size_t pair = 0; pair < pairs; ++pair) {
      load(inputs[2 * pair], inputs[2 * pair + 1], start, size, depth++);
      for (size_t bits = pair; bits & 1; bits >>= 1)
        merge(--depth, size);
    }
    if (inputs.size() % 2)
      load(inputs.back(), start, size, depth++);
    while (depth > 1)
      merge(--depth, size);
    for (int64_t e = 0; e < size; ++e)
      output[start + e] = Type::store(partial[0][e]);
  }

private:
  void load(const char *input, int64_t start, int64_t size, size_t depth) {
    auto *from = reinterpret_cast<const Store *>(input) + start;
    for (int64_t e = 0; e < size; ++e)
      partial[depth][e] = Type::load(from[e]);
  }
  void load(const char *left, const char *right, int64_t start, int64_t size,
            size_t depth) {
    auto *a = reinterpret_cast<const Store *>(left) + start;
    auto *b = reinterpret_cast<const Store *>(right) + start;
    for (int64_t e = 0; e < size; ++e)
      partial[depth][e] =
          combine<kind, Acc>(Type::load(a[e]), Type::load(b[e]));
  }
  /// Merges the partial result `depth` into the one before it.
  void merge(size_t depth, int64_t size) {
    Acc *into = partial[depth - 1].data();
    const Acc *from = partial[depth].data();
    for (int64_t e = 0; e < size; ++e)
      into[e] = combine<kind, Acc>(into[e], from[e]);
  }

  std::unique_ptr<Block[]> partial;
};

template <ReductionKind kind, typename Type>
void reduceTyped(llvm::ArrayRef<const char *> inputs, char *output,
                 int64_t count) {
  PairwiseBlock<kind, Type> block(inputs.size());
  auto *out = reinterpret_cast<typename Type::Store *>(output);
  for (int64_t start = 0; start < count; start += kBlockSize)
    block.reduce(inputs, out, start, std::min(kBlockSize, count - start));
}

template <ReductionKind kind>
void reduceKind(ElementType type, llvm::ArrayRef<const char *> inputs,
                char *output, int64_t count) {
  switch (type) {
#define GSPMD_CASE(NAME, ...)                                                  \
  case ElementType::NAME:                                                      \
    return reduceTyped<kind, __VA_ARGS__>(inputs, output, count);
    GSPMD_CASE(Bool, BooleanElement)
    GSPMD_CASE(S8, NativeElement<int8_t>)
    GSPMD_CASE(S16, NativeElement<int16_t>)
    GSPMD_CASE(S32, NativeElement<int32_t>)
    GSPMD_CASE(S64, NativeElement<int64_t>)
    GSPMD_CASE(U8, NativeElement<uint8_t>)
    GSPMD_CASE(U16, NativeElement<uint16_t>)
    GSPMD_CASE(U32, NativeElement<uint32_t>)
    GSPMD_CASE(U64, NativeElement<uint64_t>)
    GSPMD_CASE(BF16, BFloat16Element)
    GSPMD_CASE(F16, HalfElement)
    GSPMD_CASE(F32, NativeElement<float>)
    GSPMD_CASE(F64, NativeElement<double>)
    GSPMD_CASE(C64, NativeElement<std::complex<float>>)
    GSPMD_CASE(C128, NativeElement<std::complex<double>>)
#undef GSPMD_CASE
  }
}

} // namespace

bool supportsReduction(ReductionKind kind, ElementType type) {
  switch (kind) {
  case ReductionKind::Add:
  case ReductionKind::Mul:
    return true;
  case ReductionKind::Max:
  case ReductionKind::Min:
    return !isComplex(type);
  case ReductionKind::And:
  case ReductionKind::Or:
  case ReductionKind::Xor:
    return !isComplex(type) && !isFloat(type);
  }
  llvm_unreachable("unknown reduction");
}

void reduceBuffers(ReductionKind kind, ElementType type,
                   llvm::ArrayRef<const char *> inputs, char *output,
                   int64_t count) {
  switch (kind) {
#define GSPMD_CASE(NAME)                                                       \
  case ReductionKind::NAME:                                                    \
    return reduceKind<ReductionKind::NAME>(type, inputs, output, count);
    GSPMD_CASE(Add)
    GSPMD_CASE(Mul)
    GSPMD_CASE(Max)
    GSPMD_CASE(Min)
    GSPMD_CASE(And)
    GSPMD_CASE(Or)
    GSPMD_CASE(Xor)
#undef GSPMD_CASE
  }
}

} // namespace mlir::gspmd
