//===- Formats.h - File formats of programs ---------------------*- C++ -*-===//
//
// Text, MLIR bytecode and portable artifacts of StableHLO. The first bytes of a
// file determine its format. docs/formats.md lists what is read and written of
// each.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_FORMATS_FORMATS_H
#define GSPMD_COMPILER_FORMATS_FORMATS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir::gspmd {

/// An artifact is bytecode of VHLO ops with the version of the StableHLO that
/// wrote it.
enum class FileFormat { Text, Bytecode, Artifact };

/// Returns the format by the first bytes; the default is text.
FileFormat detectFormat(StringRef contents);

/// Converts `file` to a form that MLIR's parsers read, with lines and columns
/// of text unchanged: packs boolean constants that newer MLIR prints with one
/// byte per element, and converts artifacts to bytecode of StableHLO. The
/// registry of `context` must have the dialects of the program. Returns null
/// after an error, which is reported in `context`.
std::unique_ptr<llvm::MemoryBuffer>
toReadable(std::unique_ptr<llvm::MemoryBuffer> file, MLIRContext &context);

/// Converts text as toReadable does. The length stays the same: text beyond the
/// limit of nested brackets becomes blank.
std::string toReadableText(StringRef text);

/// Returns a program in any format as text: text as it is, other formats as
/// MLIR prints them with locations. Returns null after an error.
std::unique_ptr<llvm::MemoryBuffer>
toText(std::unique_ptr<llvm::MemoryBuffer> file, MLIRContext &context);

/// Parses and verifies the module in `sources`, which toReadable returned.
/// Returns null after an error.
OwningOpRef<ModuleOp> parseVerified(const llvm::SourceMgr &sources,
                                    MLIRContext &context);

/// Parses and verifies the module in `file`; returns null after an error. Ops
/// without a location get the name of the file.
OwningOpRef<ModuleOp> readProgram(std::unique_ptr<llvm::MemoryBuffer> file,
                                  MLIRContext &context);

/// Parses a program that its caller has just written. readProgram expects files
/// that may be corrupted, and reads bytecode in a forked process first; that
/// takes longer than the compilation of a small program, and a process with
/// many threads should not fork.
OwningOpRef<ModuleOp> readTrustedProgram(StringRef program,
                                         MLIRContext &context, StringRef name);

/// Writes `module`, with ops of stablehlo, func, sdy and chlo, as an artifact
/// that StableHLO `version` (`1.17.0`) and newer versions read. Reports an
/// invalid version, and ops that the version lacks.
LogicalResult writeArtifact(ModuleOp module, StringRef version,
                            raw_ostream &os);

/// Returns an error text if artifacts of this version cannot be written, else
/// an empty string.
std::string validateArtifactVersion(StringRef version);

/// Return the newest (`1.17.0`) and the oldest supported version of StableHLO.
std::string newestArtifactVersion();
std::string oldestArtifactVersion();

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_FORMATS_FORMATS_H
