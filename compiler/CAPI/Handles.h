//===- Handles.h - Objects behind the handles of the C API ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CAPI_HANDLES_H
#define GSPMD_COMPILER_CAPI_HANDLES_H

#include "compiler/Pipeline/Compilation.h"
#include "gspmd-c/Execution.h"
#include "gspmd-c/Program.h"
#include "gspmd-c/Simulation.h"
#include "gspmd/Registration/Plugins.h"
#include "mlir/IR/MLIRContext.h"

#include <memory>

namespace mlir::gspmd::capi {

struct Error { ///< GspmdError
  GspmdErrorCode code = GspmdErrorBadInput;
  std::string message;
  /// The location of the first error; line 0 if unknown.
  std::string file;
  unsigned line = 0, column = 0;
};

struct Context { ///< GspmdContext
  DialectRegistry registry;
  /// Owned, or the caller's.
  std::shared_ptr<MLIRContext> mlir;
  /// The caller's context if it has foreign dialects; its programs are
  /// translated to `mlir` and back. Null otherwise.
  MLIRContext *host = nullptr;
  GspmdDiagnosticCallback onDiagnostic = nullptr;
  void *userData = nullptr;
};

struct Program { ///< GspmdProgram
  Context *context;
  OwningOpRef<ModuleOp> module;
  /// The source text of the module, which defines the names of its values;
  /// empty if the file was not text or the module has changed.
  std::string text;
  /// Maps the requested entry function to a compilation of a copy of `module`.
  std::map<std::string, Compilation> compilations;

  /// Returns the compilation of the entry function `entry`, created once.
  FailureOr<Compilation *> compilationOf(StringRef entry);
};

struct Simulation { ///< GspmdSimulation
  std::shared_ptr<const SimulatedStep> step;
};

template <typename T, typename Handle>
T *unwrap(Handle handle) {
  return static_cast<T *>(handle.ptr);
}
template <typename Handle, typename T>
Handle wrap(T *object) {
  Handle handle;
  handle.ptr = object;
  return handle;
}

inline StringRef toRef(GspmdStringRef text) {
  return StringRef(text.data ? text.data : "", text.length);
}
inline GspmdStringRef toC(StringRef text) {
  return gspmdStringRefCreate(text.data(), text.size());
}

/// A stream that passes its text to a callback.
class CallbackStream : public llvm::raw_ostream {
public:
  CallbackStream(GspmdStringCallback callback, void *userData)
      : callback(callback), userData(userData) {}
  ~CallbackStream() override { flush(); }

private:
  void write_impl(const char *data, size_t size) override {
    position += size;
    callback(gspmdStringRefCreate(data, size), userData);
  }
  uint64_t current_pos() const override { return position; }

  GspmdStringCallback callback;
  void *userData;
  uint64_t position = 0;
};

/// Collects the diagnostics of a context during its lifetime.
class DiagnosticScope {
public:
  explicit DiagnosticScope(Context &context)
      : DiagnosticScope(*context.mlir, context) {}
  /// Collects those of `mlir` for the callback of `context`.
  DiagnosticScope(MLIRContext &mlir, Context &context);

  /// Returns an error whose message has all collected errors.
  GspmdError error(GspmdErrorCode code = GspmdErrorBadInput) const;

private:
  Error collected;
  ScopedDiagnosticHandler handler;
};

/// noError returns success; makeError an error without a location.
GspmdError noError();
GspmdError makeError(const llvm::Twine &message,
                     GspmdErrorCode code = GspmdErrorBadInput);

} // namespace mlir::gspmd::capi

#endif // GSPMD_COMPILER_CAPI_HANDLES_H
