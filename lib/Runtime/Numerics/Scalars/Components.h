//===- Components.h - Numbers in the memory of tensors ----------*- C++ -*-===//
//
// Code that reads or writes numbers of any element type is written once, as a
// generic lambda:
//
//   visitComponent(type, [&](auto component) {
//     for (auto &stored : tensor.as<typename decltype(component)::Stored>())
//       stored = component.store(2 * component.load(stored));
//   });
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_SCALARS_COMPONENTS_H
#define GSPMD_LIB_RUNTIME_NUMERICS_SCALARS_COMPONENTS_H

#include "gspmd/Runtime/ElementType.h"
#include "lib/Runtime/Numerics/Scalars/Float16.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir::gspmd {

/// A number that memory has as a type of C++. `load` returns its value, `store`
/// converts a value.
template <typename T>
struct NativeComponent {
  using Stored = T;
  static T load(T stored) { return stored; }
  template <typename Value>
  static T store(Value value) {
    return static_cast<T>(value);
  }
};

/// A float of 16 bits, which is computed with as f32.
template <float (*Load)(uint16_t), uint16_t (*Store)(float)>
struct Float16Component {
  using Stored = uint16_t;
  static float load(uint16_t bits) { return Load(bits); }
  template <typename Value>
  static uint16_t store(Value value) {
    return Store(static_cast<float>(value));
  }
};

/// Calls `visit` with the component of `type`: a complex number consists of two
/// components, a Bool is a byte.
template <typename Visit>
auto visitComponent(ElementType type, Visit visit) {
  switch (type) {
  case ElementType::Bool:
  case ElementType::U8:
    return visit(NativeComponent<uint8_t>());
  case ElementType::S8:
    return visit(NativeComponent<int8_t>());
  case ElementType::S16:
    return visit(NativeComponent<int16_t>());
  case ElementType::S32:
    return visit(NativeComponent<int32_t>());
  case ElementType::S64:
    return visit(NativeComponent<int64_t>());
  case ElementType::U16:
    return visit(NativeComponent<uint16_t>());
  case ElementType::U32:
    return visit(NativeComponent<uint32_t>());
  case ElementType::U64:
    return visit(NativeComponent<uint64_t>());
  case ElementType::BF16:
    return visit(Float16Component<bf16ToFloat, floatToBf16>());
  case ElementType::F16:
    return visit(Float16Component<f16ToFloat, floatToF16>());
  case ElementType::F32:
  case ElementType::C64:
    return visit(NativeComponent<float>());
  case ElementType::F64:
  case ElementType::C128:
    return visit(NativeComponent<double>());
  }
  llvm_unreachable("unknown element type");
}

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_NUMERICS_SCALARS_COMPONENTS_H
