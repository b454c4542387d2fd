//===- Float16.h - Conversions of the 16-bit float formats ------*- C++ -*-===//
//
// bfloat16 and IEEE half are handled as bits; arithmetic happens in float.
// Round to nearest, ties to even. Portable: no compiler support is needed.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_SCALARS_FLOAT16_H
#define GSPMD_LIB_RUNTIME_NUMERICS_SCALARS_FLOAT16_H

#include "lib/Algebra/Namespace.h"
#include <cstdint>
#include <cstring>

namespace mlir::gspmd {

inline float floatOfBits(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}
inline uint32_t bitsOfFloat(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}

inline float bf16ToFloat(uint16_t bits) {
  return floatOfBits(static_cast<uint32_t>(bits) << 16);
}
inline uint16_t floatToBf16(float value) {
  uint32_t bits = bitsOfFloat(value);
  if ((bits & 0x7fffffffu) > 0x7f800000u) // NaN stays NaN, quiet
    return static_cast<uint16_t>((bits >> 16) | 0x40u);
  return static_cast<uint16_t>((bits + 0x7fffu + ((bits >> 16) & 1)) >> 16);
}

inline float f16ToFloat(uint16_t bits) {
  uint32_t sign = static_cast<uint32_t>(bits & 0x8000u) << 16;
  uint32_t rest = bits & 0x7fffu;
  // The code has no branches, so that loops over it are vectorized. The
  // exponents differ by 112; for zero and subnormals, rest * 2^-24 is exact in
  // float.
  uint32_t normal = (rest << 13) + (112u << 23);
  uint32_t small =
      bitsOfFloat(static_cast<float>(static_cast<int32_t>(rest)) * 0x1p-24f);
  uint32_t value = rest >= 0x400u ? normal : small;
  // Infinity and NaN keep the highest exponent.
  return floatOfBits(sign | value | (rest >= 0x7c00u ? 0x7f800000u : 0u));
}
inline uint16_t floatToF16(float value) {
  uint32_t bits = bitsOfFloat(value);
  uint16_t sign = static_cast<uint16_t>((bits >> 16) & 0x8000u);
  bits &= 0x7fffffffu;
  if (bits > 0x7f800000u)
    return sign | 0x7e00u;
  if (bits >= 0x477ff000u) // rounds to 65536 or more
    return sign | 0x7c00u;
  if (bits < 0x38800000u) {
    // Below the smallest normal half: adding 0.5 lets the float unit round
    // at the half's last place, 2^-24.
    float shifted = floatOfBits(bits) + 0.5f;
    return sign | static_cast<uint16_t>(bitsOfFloat(shifted) - 0x3f000000u);
  }
  bits += 0xfffu + ((bits >> 13) & 1);
  return sign | static_cast<uint16_t>((bits - (112u << 23)) >> 13);
}

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_NUMERICS_SCALARS_FLOAT16_H
