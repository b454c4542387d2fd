//===- Formats.cpp - The files that programs come in ----------------------===//

#include "gspmd/Formats/Formats.h"

#include "BoolConstants.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir::gspmd {

FileFormat formatOf(StringRef contents) {
  return isBytecode(llvm::MemoryBufferRef(contents, "")) ? FileFormat::Bytecode
                                                         : FileFormat::Text;
}

std::unique_ptr<llvm::MemoryBuffer>
toReadable(std::unique_ptr<llvm::MemoryBuffer> file, MLIRContext &context) {
  if (formatOf(file->getBuffer()) == FileFormat::Text)
    return packBoolConstants(std::move(file));
  return file;
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
