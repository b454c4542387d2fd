//===- Formats.h - The files that programs come in --------------*- C++ -*-===//
//
// Text, MLIR bytecode and StableHLO's portable artifacts. The format is seen by
// a file's first bytes; nobody is asked for it. docs/formats.md says what of
// each is read and written.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_FORMATS_FORMATS_H
#define GSPMD_FORMATS_FORMATS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir::gspmd {

/// An artifact is bytecode of VHLO ops that says which StableHLO wrote it.
enum class FileFormat { Text, Bytecode, Artifact };

/// By the first bytes; what is nothing else is text.
FileFormat detectFormat(StringRef contents);

/// `file` as MLIR's parsers read it, lines and columns of text unchanged:
/// constants of booleans that newer MLIR prints with one byte for each are
/// packed, artifacts become bytecode of StableHLO. Null after an error, which
/// goes to `context`'s handlers; its registry must have the dialects of the
/// program.
std::unique_ptr<llvm::MemoryBuffer>
toReadable(std::unique_ptr<llvm::MemoryBuffer> file, MLIRContext &context);

/// The same for text alone, which keeps its length.
std::string toReadableText(StringRef text);

/// The text of a program in any format, as `file` has it or else as MLIR prints
/// it with locations. Null after an error.
std::unique_ptr<llvm::MemoryBuffer>
toText(std::unique_ptr<llvm::MemoryBuffer> file, MLIRContext &context);

/// The module in `file`, verified; null after an error. The file's name stands
/// in the locations of what has no others.
OwningOpRef<ModuleOp> readProgram(std::unique_ptr<llvm::MemoryBuffer> file,
                                  MLIRContext &context);

/// The same of a program that is in order because whoever gives it has just
/// written it. Files may be damaged, and a copy of the process tries bytecode
/// first; that takes longer than compiling a small program, and processes of
/// many threads are better not copied.
OwningOpRef<ModuleOp> readTrustedProgram(StringRef program,
                                         MLIRContext &context, StringRef name);

/// Writes `module`, of ops of stablehlo, func, sdy and chlo, as an artifact
/// that readers of StableHLO `version` (`1.17.0`) and newer ones understand. An
/// error names the op that this version cannot have, or what is wrong with the
/// version.
LogicalResult writeArtifact(ModuleOp module, StringRef version,
                            raw_ostream &os);

/// What is wrong with the version of an artifact to be written; empty if
/// nothing.
std::string validateArtifactVersion(StringRef version);

/// The newest version of StableHLO that is known (`1.17.0`), and the oldest.
std::string newestArtifactVersion();
std::string oldestArtifactVersion();

} // namespace mlir::gspmd

#endif // GSPMD_FORMATS_FORMATS_H
