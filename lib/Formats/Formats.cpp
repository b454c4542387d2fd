//===- Formats.cpp - The files that programs come in ----------------------===//

#include "gspmd/Formats/Formats.h"

#include "BoolConstants.h"
#include "dialect/VHLO/VhloConversion.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir::gspmd {

/// What an artifact says before its version.
static constexpr StringLiteral kArtifactProducer = "StableHLO_v";

/// `StableHLO_v1.17.0` of the beginning of bytecode: behind the magic number
/// and the number of a bytecode's version, which takes one byte, up to a zero.
static StringRef producerOf(StringRef contents) {
  constexpr size_t kMagicAndVersion = 5;
  contents = contents.drop_front(std::min(contents.size(), kMagicAndVersion));
  return contents.take_until([](char c) { return c == 0; });
}

/// The StableHLO that wrote an artifact; nothing if the file is none.
static std::optional<vhlo::Version> artifactVersion(StringRef contents) {
  if (!isBytecode(llvm::MemoryBufferRef(contents, "")))
    return std::nullopt;
  StringRef producer = producerOf(contents);
  if (!producer.consume_front(kArtifactProducer))
    return std::nullopt;
  return vhlo::Version::parse(producer);
}

FileFormat formatOf(StringRef contents) {
  if (!isBytecode(llvm::MemoryBufferRef(contents, "")))
    return FileFormat::Text;
  return artifactVersion(contents) ? FileFormat::Artifact
                                   : FileFormat::Bytecode;
}

/// Errors of another context, said again in this one.
static void forward(const Diagnostic &diagnostic, MLIRContext &context) {
  auto place = diagnostic.getLocation()->findInstanceOf<FileLineColLoc>();
  Location location = UnknownLoc::get(&context);
  if (place)
    location = FileLineColLoc::get(&context, place.getFilename().getValue(),
                                   place.getLine(), place.getColumn());
  InFlightDiagnostic own =
      context.getDiagEngine().emit(location, diagnostic.getSeverity());
  own << diagnostic.str();
  for (const Diagnostic &note : diagnostic.getNotes())
    own.attachNote(location) << note.str();
}

/// Bytecode of StableHLO with the contents of an artifact; null after an error
/// in `reading`.
static std::unique_ptr<llvm::MemoryBuffer>
fromArtifact(llvm::MemoryBufferRef file, MLIRContext &reading) {
  // VHLO verifies nothing; what comes out is verified.
  ParserConfig config(&reading, /*verifyAfterParse=*/false);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(
      file.getBuffer(), config, file.getBufferIdentifier());
  if (!module || failed(vhlo::convertFromVhlo(*module)) ||
      failed(verify(*module)))
    return nullptr;
  std::string bytecode;
  llvm::raw_string_ostream os(bytecode);
  if (failed(writeBytecodeToFile(*module, os)))
    return nullptr;
  return llvm::MemoryBuffer::getMemBufferCopy(bytecode,
                                              file.getBufferIdentifier());
}

std::unique_ptr<llvm::MemoryBuffer>
toReadable(std::unique_ptr<llvm::MemoryBuffer> file, MLIRContext &context) {
  FileFormat format = formatOf(file->getBuffer());
  if (format == FileFormat::Text)
    return packBoolConstants(std::move(file));
  if (format == FileFormat::Bytecode)
    return file;
  MLIRContext reading(context.getDialectRegistry(),
                      MLIRContext::Threading::DISABLED);
  reading.printOpOnDiagnostic(false);
  ScopedDiagnosticHandler handler(
      &reading, [&](Diagnostic &diagnostic) { forward(diagnostic, context); });
  vhlo::Version version = *artifactVersion(file->getBuffer());
  std::unique_ptr<llvm::MemoryBuffer> readable =
      fromArtifact(file->getMemBufferRef(), reading);
  if (vhlo::kNewestVersion < version) {
    Location place =
        FileLineColLoc::get(&context, file->getBufferIdentifier(), 0, 0);
    auto severity =
        readable ? DiagnosticSeverity::Warning : DiagnosticSeverity::Error;
    context.getDiagEngine().emit(place, severity)
        << "the artifact is of StableHLO " << version.str()
        << ", newer than the newest that is known, "
        << vhlo::kNewestVersion.str()
        << (readable ? "; it could be read nevertheless" : "");
  }
  return readable;
}

/// The module in a file that toReadable gave.
static OwningOpRef<ModuleOp> parse(std::unique_ptr<llvm::MemoryBuffer> file,
                                   MLIRContext &context) {
  if (!file)
    return nullptr;
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  return parseSourceFile<ModuleOp>(sources, &context);
}

std::unique_ptr<llvm::MemoryBuffer>
toText(std::unique_ptr<llvm::MemoryBuffer> file, MLIRContext &context) {
  FileFormat format = formatOf(file->getBuffer());
  std::string name = file->getBufferIdentifier().str();
  file = toReadable(std::move(file), context);
  if (!file || format == FileFormat::Text)
    return file;
  OwningOpRef<ModuleOp> module = parse(std::move(file), context);
  if (!module)
    return nullptr;
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os, OpPrintingFlags().enableDebugInfo());
  return llvm::MemoryBuffer::getMemBufferCopy(text, name);
}

OwningOpRef<ModuleOp> readProgram(std::unique_ptr<llvm::MemoryBuffer> file,
                                  MLIRContext &context) {
  return parse(toReadable(std::move(file), context), context);
}

} // namespace mlir::gspmd
