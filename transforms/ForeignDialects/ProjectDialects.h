//===- ProjectDialects.h - The dialects of the project ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_FOREIGNDIALECTS_PROJECTDIALECTS_H
#define GSPMD_TRANSFORMS_FOREIGNDIALECTS_PROJECTDIALECTS_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/Dialect.h"

namespace mlir::gspmd {

/// The dialect `gspmd` has no ops. Passes depend on it instead of `stablehlo`,
/// `chlo`, `sdy`, `mpmd` and `check`, as MLIR ends the process where two
/// dialects of one namespace are registered. Loading it loads the project's
/// dialects of these namespaces, except those that the context has from another
/// library (foreign dialects).
class ProjectDialects : public Dialect {
public:
  explicit ProjectDialects(MLIRContext *context);

  static constexpr StringLiteral getDialectNamespace() {
    return StringLiteral("gspmd");
  }

  /// Makes the dialects above available in contexts that are created with
  /// `registry`. The choice between the project's dialect and another library's
  /// is made when the context is created, so the order in which libraries
  /// register is irrelevant. `fillRegistry` registers all that a private
  /// context needs (PrivateContext.h).
  static void addTo(DialectRegistry &registry,
                    void (*fillRegistry)(DialectRegistry &));

  /// Returns true if `dialect` has a namespace of the project's and is another
  /// library's. Op models must not be attached to its ops, as MLIR ends the
  /// process where the class of the op is not registered.
  static bool isForeign(Dialect *dialect);

  /// Returns a loaded foreign dialect, or null.
  static Dialect *findForeign(MLIRContext *context);

  /// Returns true if the project has a dialect of this namespace, which another
  /// library may have as well.
  static bool isContested(StringRef dialectNamespace);

  /// The function that was passed to addTo; null without addTo.
  void (*fillRegistry)(DialectRegistry &) = nullptr;
};

} // namespace mlir::gspmd

MLIR_DECLARE_EXPLICIT_TYPE_ID(::mlir::gspmd::ProjectDialects)

#endif // GSPMD_TRANSFORMS_FOREIGNDIALECTS_PROJECTDIALECTS_H
