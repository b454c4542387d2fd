//===- ContextTranslator.h - Attributes in another context ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_FOREIGNDIALECTS_CONTEXTTRANSLATOR_H
#define GSPMD_TRANSFORMS_FOREIGNDIALECTS_CONTEXTTRANSLATOR_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/Attributes.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Types.h"
#include "llvm/ADT/DenseMap.h"

#include <string>

namespace mlir::gspmd {

/// Translates types, attributes and locations of one context to those of
/// another context, the target.
///
/// - Types and attributes of the builtin dialect are translated by structure,
///   so the elements of a constant are copied as bytes. A resource is not
///   copied: the target's refers to the same bytes.
/// - Those of a dialect that the target has loaded are printed and parsed.
/// - Those of other dialects become opaque.
///
/// Each one is translated once. What `inverse` translated is translated to the
/// original, so a way there and back returns the same type or attribute.
class ContextTranslator {
public:
  explicit ContextTranslator(MLIRContext *target) : target(target) {}

  /// Makes `first` and `second` translate in opposite directions.
  static void connect(ContextTranslator &first, ContextTranslator &second) {
    first.inverse = &second;
    second.inverse = &first;
  }

  MLIRContext *getTarget() const { return target; }

  /// Return null where the translation is not possible; getError states why.
  /// The translation of null is null.
  Type translate(Type type);
  Attribute translate(Attribute attribute);
  /// A location is always translated.
  Location translate(Location location);

  StringRef getError() const { return error; }

private:
  Type create(Type type);
  Attribute create(Attribute attribute);
  Attribute createElements(Attribute attribute);
  Attribute createLocation(Attribute attribute);
  bool translateAll(ArrayRef<Type> from, SmallVectorImpl<Type> &to);
  template <typename T>
  void describeFailure(T from);
  template <typename T>
  T parse(T from, StringRef text);
  template <typename T, typename OpaqueT>
  T printAndParse(T from);

  MLIRContext *target;
  ContextTranslator *inverse = nullptr;
  llvm::DenseMap<Type, Type> types;
  llvm::DenseMap<Attribute, Attribute> attributes;
  std::string error;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_FOREIGNDIALECTS_CONTEXTTRANSLATOR_H
