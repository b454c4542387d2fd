//===- LinkObject.cpp - Linking of object files ---------------------------===//

#include "compiler/Codegen/LinkObject.h"
#include "compiler/Codegen/HostMachine.h"
#include "compiler/Codegen/NativeCode.h"
#include "lib/Runtime/Execution/Symbols.h"
#include "lib/Runtime/Scheduling/Mutex.h"

#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Object/Archive.h"

namespace mlir::gspmd {
namespace {

using Linker = std::shared_ptr<llvm::orc::LLJIT>;

/// Creates a linker that resolves symbols of the runtime and of this process.
llvm::Expected<Linker> makeLinker() {
  auto builder = hostMachineBuilder();
  if (!builder)
    return builder.takeError();
  (void)hasVectorFunctions();
  auto created = llvm::orc::LLJITBuilder()
                     .setJITTargetMachineBuilder(std::move(*builder))
                     .setPlatformSetUp(llvm::orc::setUpInactivePlatform)
                     .create();
  if (!created)
    return created.takeError();
  Linker jit = std::move(*created);
  llvm::orc::SymbolMap symbols;
  for (const RuntimeSymbol &symbol : runtimeSymbols())
    symbols[jit->mangleAndIntern(symbol.name)] = {
        llvm::orc::ExecutorAddr::fromPtr(symbol.address),
        llvm::JITSymbolFlags::Exported};
  llvm::orc::JITDylib &library = jit->getMainJITDylib();
  if (auto error =
          library.define(llvm::orc::absoluteSymbols(std::move(symbols))))
    return error;
  auto process = llvm::orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
      jit->getDataLayout().getGlobalPrefix());
  if (!process)
    return process.takeError();
  library.addGenerator(std::move(*process));
  return jit;
}

/// A linker that was created ahead of its program.
class PreparedLinker {
public:
  static PreparedLinker &instance() {
    static auto *linker = new PreparedLinker; // threads may outlive statics
    return *linker;
  }

  void set(Linker linker) {
    MutexLock lock(mutex);
    prepared = std::move(linker);
  }
  /// Returns null if there is none.
  Linker take() {
    MutexLock lock(mutex);
    return std::exchange(prepared, nullptr);
  }

private:
  Mutex mutex;
  Linker prepared ABSL_GUARDED_BY(mutex);
};

llvm::Expected<Linker> takeLinker() {
  if (Linker prepared = PreparedLinker::instance().take())
    return prepared;
  return makeLinker();
}

llvm::Error setEntry(Linker jit, CompiledProgram &program) {
  auto address = jit->lookup(kPackedEntry);
  if (!address)
    return address.takeError();
  program.entry = address->toPtr<void (*)(void **)>();
  program.code = std::move(jit);
  return llvm::Error::success();
}

/// Adds an object file, or the object files of an archive.
llvm::Error addObjects(llvm::orc::LLJIT &jit,
                       std::unique_ptr<llvm::MemoryBuffer> object) {
  if (llvm::identify_magic(object->getBuffer()) != llvm::file_magic::archive)
    return jit.addObjectFile(std::move(object));
  auto archive = llvm::object::Archive::create(object->getMemBufferRef());
  if (!archive)
    return archive.takeError();
  llvm::Error error = llvm::Error::success();
  for (const llvm::object::Archive::Child &member :
       (*archive)->children(error)) {
    auto buffer = member.getMemoryBufferRef();
    if (!buffer)
      return llvm::joinErrors(std::move(error), buffer.takeError());
    if (auto failure = jit.addObjectFile(
            llvm::MemoryBuffer::getMemBufferCopy(buffer->getBuffer())))
      return llvm::joinErrors(std::move(error), std::move(failure));
  }
  return error;
}

} // namespace

void prepareLinker() {
  auto linker = makeLinker();
  if (linker)
    PreparedLinker::instance().set(*std::move(linker));
  else
    llvm::consumeError(linker.takeError());
}

llvm::Error loadObject(std::unique_ptr<llvm::MemoryBuffer> object,
                       CompiledProgram &program) {
  auto jit = takeLinker();
  if (!jit)
    return jit.takeError();
  if (auto error = addObjects(**jit, std::move(object)))
    return error;
  return setEntry(*std::move(jit), program);
}

llvm::Error loadForeignObject(std::unique_ptr<llvm::MemoryBuffer> object,
                              llvm::StringRef entry, llvm::StringRef mark,
                              CompiledProgram &program) {
  // Unresolved symbols are reported once. The text outlives the session, which
  // reports errors until its end.
  std::string missing;
  auto jit = makeLinker();
  if (!jit)
    return jit.takeError();
  auto caller =
      emitPackedEntry(entry, program.arguments.size() + program.results.size());
  if (!caller)
    return caller.takeError();
  (*jit)->getExecutionSession().setErrorReporter([&](llvm::Error error) {
    missing += (missing.empty() ? "" : "; ") + llvm::toString(std::move(error));
  });
  if (auto error = (*jit)->addObjectFile(std::move(object)))
    return error;
  if (auto found = (*jit)->lookup(mark); !found) {
    llvm::consumeError(found.takeError());
    return llvm::createStringError(
        missing.empty()
            ? "it was compiled from another program, or without running "
              "gspmd-finish-calls"
            : missing);
  }
  if (auto error = (*jit)->addObjectFile(std::move(*caller)))
    return error;
  auto error = setEntry(*jit, program);
  (*jit)->getExecutionSession().setErrorReporter(
      [](llvm::Error error) { llvm::consumeError(std::move(error)); });
  if (error && !missing.empty()) {
    llvm::consumeError(std::move(error));
    return llvm::createStringError(missing);
  }
  return error;
}

} // namespace mlir::gspmd
