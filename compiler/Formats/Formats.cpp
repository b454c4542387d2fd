//===- Formats.cpp - File formats of programs -----------------------------===//

#include "compiler/Formats/Formats.h"

#include "compiler/Formats/BoolConstants.h"
#include "compiler/Formats/BytecodeTables.h"
#include "compiler/Formats/NewerBuiltinTypes.h"
#include "compiler/Formats/RunInFork.h"
#include "dialect/Sharding/ModuleSymbols.h"
#include "dialect/VHLO/Conversion/VhloFromStablehlo.h"
#include "dialect/VHLO/Conversion/VhloToStablehlo.h"
#include "dialect/VHLO/VhloDialect.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Parser/Parser.h"
#include "transforms/Support/Limits/Nesting.h"
#include "transforms/Support/Limits/UnreadableText.h"

namespace mlir::gspmd {

/// The prefix of an artifact's version.
static constexpr StringLiteral kArtifactProducer = "StableHLO_v";

/// Returns the producer, such as `StableHLO_v1.17.0`, from the first bytes of
/// bytecode: it follows the magic number and the bytecode version, which is one
/// byte, and ends with a zero.
static StringRef producerOf(StringRef contents) {
  constexpr size_t kMagicAndVersion = 5;
  contents = contents.drop_front(std::min(contents.size(), kMagicAndVersion));
  return contents.take_until([](char c) { return c == 0; });
}

/// Returns the StableHLO version of an artifact; nullopt for other files.
static std::optional<vhlo::Version> artifactVersion(StringRef contents) {
  if (!isBytecode(llvm::MemoryBufferRef(contents, "")))
    return std::nullopt;
  StringRef producer = producerOf(contents);
  if (!producer.consume_front(kArtifactProducer))
    return std::nullopt;
  return vhlo::Version::parse(producer);
}

FileFormat detectFormat(StringRef contents) {
  if (!isBytecode(llvm::MemoryBufferRef(contents, "")))
    return FileFormat::Text;
  return artifactVersion(contents) ? FileFormat::Artifact
                                   : FileFormat::Bytecode;
}

static void emit(MLIRContext &context, DiagnosticSeverity severity,
                 StringRef file, const Twine &message) {
  context.getDiagEngine().emit(FileLineColLoc::get(&context, file, 0, 0),
                               severity)
      << message;
}

/// Parses and verifies bytecode; an artifact becomes a module of StableHLO.
static OwningOpRef<ModuleOp> parseBytecode(StringRef bytes, bool isArtifact,
                                           MLIRContext &context,
                                           StringRef name) {
  BytecodeReaderConfig reading;
  addNewerTypeReaders(reading);
  ParserConfig config(&context, /*verifyAfterParse=*/false,
                      /*fallbackResourceMap=*/nullptr);
  config.getBytecodeReaderConfig() = std::move(reading);
  auto module =
      rejectDeepNesting(parseSourceString<ModuleOp>(bytes, config, name));
  if (!module || (isArtifact && failed(vhlo::convertFromVhlo(*module))) ||
      failed(sharding::verifyProgram(*module)))
    return nullptr;
  return module;
}

/// Returns text that MLIR's parser can read, or null after an error.
static std::unique_ptr<llvm::MemoryBuffer>
checkText(std::unique_ptr<llvm::MemoryBuffer> text, MLIRContext &context) {
  auto unreadable = findUnreadableText(text->getBuffer());
  if (!unreadable)
    return packBoolConstants(std::move(text));
  emitError(FileLineColLoc::get(&context, text->getBufferIdentifier(),
                                unreadable->line, unreadable->column),
            "the program ")
      << unreadable->reason;
  return nullptr;
}

namespace {

/// A file that is read in a context of its own.
class SeparateContextReader {
public:
  SeparateContextReader(llvm::MemoryBufferRef file, MLIRContext &target)
      : file(file), target(target),
        context(target.getDialectRegistry(), MLIRContext::Threading::DISABLED) {
    context.printOpOnDiagnostic(false);
  }

  /// Returns the program as bytecode of this MLIR, an artifact as StableHLO;
  /// nullopt after errors, which are reported in the target context.
  std::optional<std::string> read(bool isArtifact) {
    ScopedDiagnosticHandler handler(
        &context, [this](Diagnostic &diagnostic) { forward(diagnostic); });
    std::optional<std::string> program = readProgram(isArtifact);
    // MLIR's reader fails without a message on some corrupted files.
    if (!program && !hasReportedError)
      emit(target, DiagnosticSeverity::Error, file.getBufferIdentifier(),
           "no module could be read from the file, without a message of MLIR's "
           "bytecode reader; the file may be truncated or corrupted");
    return program;
  }

private:
  std::optional<std::string> readProgram(bool isArtifact) {
    OwningOpRef<ModuleOp> module = parseBytecode(
        file.getBuffer(), isArtifact, context, file.getBufferIdentifier());
    if (!module)
      return std::nullopt;
    std::string bytecode;
    llvm::raw_string_ostream os(bytecode);
    if (failed(writeBytecodeToFile(*module, os)))
      return std::nullopt;
    return bytecode;
  }

  /// Reports a diagnostic of this context in the target context.
  void forward(const Diagnostic &diagnostic) {
    hasReportedError |= diagnostic.getSeverity() == DiagnosticSeverity::Error;
    InFlightDiagnostic copy = target.getDiagEngine().emit(
        locationOf(diagnostic), diagnostic.getSeverity());
    copy << diagnostic.str();
    for (const Diagnostic &note : diagnostic.getNotes())
      copy.attachNote(locationOf(note)) << note.str();
  }

  Location locationOf(const Diagnostic &diagnostic) {
    auto location = diagnostic.getLocation()->findInstanceOf<FileLineColLoc>();
    if (!location)
      return UnknownLoc::get(&target);
    return FileLineColLoc::get(&target, location.getFilename().getValue(),
                               location.getLine(), location.getColumn());
  }

  llvm::MemoryBufferRef file;
  MLIRContext &target;
  MLIRContext context;
  bool hasReportedError = false;
};

} // namespace

/// An artifact of a newer StableHLO is read as far as possible.
static void reportNewerVersion(vhlo::Version version, bool isRead,
                               StringRef file, MLIRContext &context) {
  if (vhlo::kNewestVersion < version)
    emit(context,
         isRead ? DiagnosticSeverity::Warning : DiagnosticSeverity::Error, file,
         "the artifact is of StableHLO " + version.str() +
             ", newer than the newest that is known, " +
             vhlo::kNewestVersion.str() +
             (isRead ? "; it could be read nevertheless" : ""));
}

std::unique_ptr<llvm::MemoryBuffer>
toReadable(std::unique_ptr<llvm::MemoryBuffer> file, MLIRContext &context) {
  FileFormat format = detectFormat(file->getBuffer());
  if (format == FileFormat::Text)
    return checkText(std::move(file), context);
  bool isArtifact = format == FileFormat::Artifact;
  std::string name = file->getBufferIdentifier().str();
  auto read = [&] {
    return SeparateContextReader(file->getMemBufferRef(), context)
        .read(isArtifact);
  };
  // The fork does not always notice that the reader corrupted its heap.
  if (std::optional<std::string> group =
          findOversizedGroup(file->getBuffer())) {
    emit(context, DiagnosticSeverity::Error, name,
         "the file is damaged: " + *group);
    return nullptr;
  }
  // The reader is deterministic: what a fork survives, this process survives.
  ForkOutcome trial =
      runInFork([&] { return read().has_value(); }, file->getBufferSize());
  if (trial == ForkOutcome::Crashed) {
    emit(context, DiagnosticSeverity::Error, name,
         "the file is damaged: MLIR's reader of bytecode failed in it");
    return nullptr;
  }
  // No messages and no conversion are needed: MLIR reads the file itself.
  if (trial == ForkOutcome::Succeeded &&
      isOwnProducer(producerOf(file->getBuffer())))
    return file;
  std::optional<std::string> program = read();
  if (isArtifact)
    reportNewerVersion(*artifactVersion(file->getBuffer()), program.has_value(),
                       name, context);
  return program ? llvm::MemoryBuffer::getMemBufferCopy(*program, name)
                 : nullptr;
}

std::string toReadableText(StringRef text) {
  auto packed = packBoolConstants(llvm::MemoryBuffer::getMemBufferCopy(text));
  std::string readable = packed->getBuffer().str();
  if (auto unreadable = findUnreadableText(readable))
    std::replace_if(
        readable.begin() + ptrdiff_t(unreadable->offset), readable.end(),
        [](char c) { return c != '\n'; }, ' ');
  return readable;
}

OwningOpRef<ModuleOp> parseVerified(const llvm::SourceMgr &sources,
                                    MLIRContext &context) {
  auto module = parseSourceFile<ModuleOp>(
      sources, ParserConfig(&context, /*verifyAfterParse=*/false));
  if (!module || failed(sharding::verifyProgram(*module)))
    return nullptr;
  return module;
}

/// Parses the module in a file that toReadable returned.
static OwningOpRef<ModuleOp> parse(std::unique_ptr<llvm::MemoryBuffer> file,
                                   MLIRContext &context) {
  if (!file)
    return nullptr;
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  return parseVerified(sources, context);
}

std::unique_ptr<llvm::MemoryBuffer>
toText(std::unique_ptr<llvm::MemoryBuffer> file, MLIRContext &context) {
  FileFormat format = detectFormat(file->getBuffer());
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

OwningOpRef<ModuleOp> readTrustedProgram(StringRef program,
                                         MLIRContext &context, StringRef name) {
  FileFormat format = detectFormat(program);
  if (format == FileFormat::Text)
    return readProgram(llvm::MemoryBuffer::getMemBuffer(
                           program, name, /*RequiresNullTerminator=*/false),
                       context);
  bool isArtifact = format == FileFormat::Artifact;
  OwningOpRef<ModuleOp> module =
      parseBytecode(program, isArtifact, context, name);
  if (isArtifact)
    reportNewerVersion(*artifactVersion(program), bool(module), name, context);
  return module;
}

std::string newestArtifactVersion() { return vhlo::kNewestVersion.str(); }
std::string oldestArtifactVersion() { return vhlo::kOldestVersion.str(); }

std::string validateArtifactVersion(StringRef text) {
  std::optional<vhlo::Version> version = vhlo::Version::parse(text);
  if (!version)
    return "'" + text.str() +
           "' is not a version of StableHLO; expected one such as " +
           newestArtifactVersion();
  if (*version < vhlo::kOldestVersion || vhlo::kNewestVersion < *version)
    return "artifacts are written for StableHLO " + vhlo::kOldestVersion.str() +
           " to " + newestArtifactVersion() + ", not for " + text.str();
  return "";
}

LogicalResult writeArtifact(ModuleOp module, StringRef version,
                            raw_ostream &os) {
  if (std::string error = validateArtifactVersion(version); !error.empty())
    return module.emitError(error);
  vhlo::Version target = *vhlo::Version::parse(version);
  module.getContext()->getOrLoadDialect<vhlo::VhloDialect>();
  OwningOpRef<ModuleOp> copy = module.clone();
  if (failed(vhlo::convertToVhlo(*copy, target)))
    return failure();
  std::string producer = (kArtifactProducer + target.str()).str();
  BytecodeWriterConfig config(producer); // refers to the text without a copy
  config.setDesiredBytecodeVersion(target.bytecodeVersion());
  return writeBytecodeToFile(*copy, os, config);
}

} // namespace mlir::gspmd
