//===- ProgramCache.cpp - Compiled programs, kept by content --------------===//

#include "ProgramCache.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Object/BuildID.h"
#include "llvm/Support/CachePruning.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SHA256.h"
#include <link.h>
#include <nlohmann/json.hpp>

namespace mlir::gspmd {
namespace {

constexpr StringLiteral kMagic = "gspmd program 1\n";
constexpr uint64_t kMostBytes = uint64_t(1) << 30;

/// The build id of this executable, from the notes that the linker has left.
std::string readBuildId() {
  std::string id;
  dl_iterate_phdr(
      [](dl_phdr_info *info, size_t, void *result) {
        for (int i = 0; i < info->dlpi_phnum; ++i) {
          const auto &header = info->dlpi_phdr[i];
          if (header.p_type != PT_NOTE)
            continue;
          const char *at = reinterpret_cast<const char *>(info->dlpi_addr) +
                           header.p_vaddr;
          const char *end = at + header.p_memsz;
          while (at + sizeof(ElfW(Nhdr)) <= end) {
            auto *note = reinterpret_cast<const ElfW(Nhdr) *>(at);
            const char *name = at + sizeof(*note);
            const char *bytes = name + llvm::alignTo(note->n_namesz, 4);
            if (note->n_type == NT_GNU_BUILD_ID &&
                StringRef(name, 3) == "GNU")
              static_cast<std::string *>(result)->assign(bytes,
                                                         note->n_descsz);
            at = bytes + llvm::alignTo(note->n_descsz, 4);
          }
        }
        return 1; // the first object is the executable
      },
      &id);
  return id;
}

const std::string &buildId() {
  static const std::string id = readBuildId();
  return id;
}

std::string hexHash(StringRef bytes) {
  return llvm::toHex(llvm::SHA256::hash(llvm::arrayRefFromStringRef(bytes)),
                     /*LowerCase=*/true);
}

/// A file: magic, hash of the rest, and the rest as a header in JSON of one
/// line, then module and object.
std::string serialize(const LoadedProgram &program, const CompiledForm &form) {
  nlohmann::json header = {{"module", form.module.size()},
                           {"object", form.object.size()},
                           {"flops", program.flops},
                           {"replicated_ops", program.replicatedOps},
                           {"was_local", program.wasLocal},
                           {"one_device", program.program.meshes.empty()}};
  std::string rest =
      header.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) +
      "\n" + form.module + form.object;
  return kMagic.str() + hexHash(rest) + "\n" + rest;
}

/// The parts of a file; nothing if it is not in order.
std::optional<std::pair<nlohmann::json, CompiledForm>> parse(StringRef bytes) {
  if (!bytes.consume_front(kMagic))
    return std::nullopt;
  auto [hash, rest] = bytes.split('\n');
  if (hash != hexHash(rest))
    return std::nullopt;
  auto [line, data] = rest.split('\n');
  nlohmann::json header =
      nlohmann::json::parse(line.begin(), line.end(), nullptr, false);
  if (header.is_discarded())
    return std::nullopt;
  size_t moduleBytes = header["module"], objectBytes = header["object"];
  if (data.size() != moduleBytes + objectBytes)
    return std::nullopt;
  return std::make_pair(std::move(header),
                        CompiledForm{data.take_front(moduleBytes).str(),
                                     data.drop_front(moduleBytes).str()});
}

} // namespace

std::string defaultCacheFolder() {
  SmallString<128> path;
  if (auto cache = llvm::sys::Process::GetEnv("XDG_CACHE_HOME");
      cache && !cache->empty())
    path = *cache;
  else if (auto home = llvm::sys::Process::GetEnv("HOME");
           home && !home->empty())
    llvm::sys::path::append(path, *home, ".cache");
  else
    return "";
  llvm::sys::path::append(path, "gspmd");
  return path.str().str();
}

// Without a build id, programs of another build would count as this one's.
ProgramCache::ProgramCache(std::string folder)
    : folder(buildId().empty() ? "" : std::move(folder)) {}

std::optional<std::string> ProgramCache::keyOf(ModuleOp module, StringRef entry,
                                               bool partition,
                                               unsigned optLevel) const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << buildId() << '\n'
         << LLVM_VERSION_STRING << '\n'
         << nativeTarget() << '\n'
         << entry << '\n'
         << partition << optLevel << '\n';
  if (failed(writeBytecodeToFile(module, stream)))
    return std::nullopt;
  return hexHash(text);
}

// The prefix is what llvm::pruneCache looks for.
std::string ProgramCache::pathOf(StringRef key) const {
  SmallString<128> path(folder);
  llvm::sys::path::append(path, "llvmcache-" + key);
  return path.str().str();
}

std::optional<LoadedProgram>
ProgramCache::load(MLIRContext *context, StringRef key,
                   const std::string &entry) const {
  auto buffer = llvm::MemoryBuffer::getFile(pathOf(key));
  if (!buffer)
    return std::nullopt;
  auto parts = parse((*buffer)->getBuffer());
  if (!parts)
    return std::nullopt;
  auto &[header, form] = *parts;
  // What cannot be loaded is compiled again; no need to tell.
  ScopedDiagnosticHandler silence(context, [](Diagnostic &) { return success(); });
  FailureOr<::gspmd::CompiledProgram> program =
      loadCompiled(context, form, entry);
  if (failed(program))
    return std::nullopt;
  if (header["one_device"])
    program->meshes.clear();
  LoadedProgram loaded;
  loaded.program = *std::move(program);
  loaded.flops = header["flops"];
  loaded.replicatedOps =
      header["replicated_ops"].get<std::vector<std::string>>();
  loaded.wasLocal = header["was_local"];
  return loaded;
}

void ProgramCache::store(StringRef key, const LoadedProgram &program,
                         const CompiledForm &form) const {
  if (llvm::sys::fs::create_directories(folder))
    return;
  SmallString<128> temporary;
  int file;
  if (llvm::sys::fs::createUniqueFile(folder + "/new-%%%%%%%%%%%%", file,
                                      temporary))
    return;
  bool isWritten;
  {
    llvm::raw_fd_ostream stream(file, /*shouldClose=*/true);
    stream << serialize(program, form);
    stream.close();
    isWritten = !stream.has_error();
    stream.clear_error();
  }
  if (!isWritten || llvm::sys::fs::rename(temporary, pathOf(key)))
    (void)llvm::sys::fs::remove(temporary);
  llvm::CachePruningPolicy policy;
  policy.MaxSizeBytes = kMostBytes;
  (void)llvm::pruneCache(folder, policy);
}

} // namespace mlir::gspmd
