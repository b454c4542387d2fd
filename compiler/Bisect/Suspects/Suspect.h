//===- Suspect.h - Compilers of partitioned windows -------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_SUSPECTS_SUSPECT_H
#define GSPMD_COMPILER_BISECT_SUSPECTS_SUSPECT_H

#include "compiler/Pipeline/ExecutablePrograms.h"
#include "gspmd/Runtime/ExecutionOptions.h"
#include "gspmd/Runtime/HostTensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"

namespace mlir::gspmd::bisect {

/// Appends errors to a text and suppresses all other diagnostics.
class ErrorText : public ScopedDiagnosticHandler {
public:
  ErrorText(MLIRContext *context, std::string &errors);
};

/// A compiled program.
class SuspectProgram {
public:
  virtual ~SuspectProgram();
  /// Returns the meshes, arguments and results of the program.
  virtual const CompiledProgram &signature() const = 0;
  /// Starts a run in a process of its own, while this one does something else.
  /// The next call of run(), with the same arguments, waits for it. Without an
  /// effect if the program has no such process.
  virtual void start(ArrayRef<HostTensor> arguments) const {}
  /// Returns the shards of each result by device, in local shapes with padding.
  /// Unavailable is an error of the engine, which runs no program: a
  /// plugin that has too few devices.
  virtual absl::StatusOr<std::vector<std::vector<HostTensor>>>
  run(ArrayRef<HostTensor> arguments) const = 0;
  /// Returns the texts of the collectives whose locations have one of these
  /// names of values (nameValues); of all collectives without a name. Nullopt
  /// if they are unknown, as those of a plugin are before the first run.
  virtual std::optional<std::vector<std::string>>
  describeCollectives(ArrayRef<StringRef> names) const = 0;
};

/// Beginnings of the errors of a run in a process that crashes or does not end.
inline constexpr llvm::StringLiteral kCrash = "crash", kTimeout = "timeout";

/// A global program with annotations as XLA's partitioner takes it.
struct AnnotatedProgram {
  std::string code;
  bool useShardy = false;
  int64_t numDevices = 1;
};

/// A partitioner with a compiler and an engine: the subject of a bisection.
class Suspect {
public:
  virtual ~Suspect();
  /// Compiles the function @main of a completed program, whose arguments and
  /// results have shardings. An error has the text of the diagnostics.
  virtual absl::StatusOr<std::unique_ptr<SuspectProgram>>
  compile(ModuleOp program) const = 0;
  /// Runs the unpartitioned program on one device. A suspect that compiles it
  /// as the reference does returns Unimplemented.
  virtual absl::StatusOr<std::vector<HostTensor>>
  runOnOneDevice(ModuleOp program, ArrayRef<HostTensor> arguments) const;
  /// Returns true if additional results are to leave the collectives of a
  /// program unchanged: those of a partitioner that the search does not know.
  virtual bool comparesCollectives() const { return false; }
  /// Returns the suspect that gets only the annotations of a completed program
  /// and the shardings of its arguments and results, and chooses the others;
  /// null if it is not another one.
  virtual std::unique_ptr<Suspect> withOwnShardings() const;
  /// Returns the versions of what is under test besides gspmd, for people;
  /// empty if there are none or nothing has run.
  virtual std::string versions() const { return ""; }
  /// Returns the program that XLA's partitioner gets; nullopt if the suspect is
  /// another partitioner or does not take the program.
  virtual std::optional<AnnotatedProgram> exportForXla(ModuleOp program) const {
    return std::nullopt;
  }
};

/// Returns gspmd's partitioner with the emulator. Padding is poisoned.
std::unique_ptr<Suspect> createGspmdSuspect(const CompilationOptions &options,
                                            const ExecutionOptions &execution);

/// Compiles and runs the unpartitioned program on one device: the reference.
class ReferenceProgram {
public:
  static absl::StatusOr<ReferenceProgram> compile(ModuleOp program);
  absl::StatusOr<std::vector<HostTensor>>
  run(ArrayRef<HostTensor> arguments) const;

private:
  std::shared_ptr<const LoadedProgram> loaded;
};

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SUSPECTS_SUSPECT_H
