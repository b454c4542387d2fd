//===- ProgramCache.cpp - Cache of compiled programs ----------------------===//

#include "compiler/Codegen/ProgramCache.h"
#include "compiler/Codegen/HostMachine.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CachePruning.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SHA256.h"
#include <link.h>

namespace mlir::gspmd {
namespace {

constexpr StringLiteral kMagic = "gspmd program 2\n";
constexpr uint64_t kMostBytes = uint64_t(1) << 30;

/// Returns the build id in the notes of a linked object.
std::string buildIdOf(const dl_phdr_info &object) {
  for (int i = 0; i < object.dlpi_phnum; ++i) {
    const auto &header = object.dlpi_phdr[i];
    if (header.p_type != PT_NOTE)
      continue;
    const char *at =
        reinterpret_cast<const char *>(object.dlpi_addr) + header.p_vaddr;
    const char *end = at + header.p_memsz;
    while (at + sizeof(ElfW(Nhdr)) <= end) {
      auto *note = reinterpret_cast<const ElfW(Nhdr) *>(at);
      const char *name = at + sizeof(*note);
      const char *bytes = name + llvm::alignTo(note->n_namesz, 4);
      if (note->n_type == NT_GNU_BUILD_ID && StringRef(name, 3) == "GNU")
        return std::string(bytes, note->n_descsz);
      at = bytes + llvm::alignTo(note->n_descsz, 4);
    }
  }
  return "";
}

/// Returns true if this code is in the object.
bool isOurs(const dl_phdr_info &object) {
  static const char here = 0;
  auto address = reinterpret_cast<uintptr_t>(&here) - object.dlpi_addr;
  return llvm::any_of(llvm::ArrayRef(object.dlpi_phdr, object.dlpi_phnum),
                      [&](const ElfW(Phdr) & header) {
                        return header.p_type == PT_LOAD &&
                               address >= header.p_vaddr &&
                               address < header.p_vaddr + header.p_memsz;
                      });
}

/// Returns the build id of the shared library or executable that contains this
/// code.
std::string readBuildId() {
  std::string id;
  dl_iterate_phdr(
      [](dl_phdr_info *object, size_t, void *result) {
        if (!isOurs(*object))
          return 0;
        *static_cast<std::string *>(result) = buildIdOf(*object);
        return 1;
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

/// The format is a magic number, a hash of the rest, a line with the sizes of
/// notes and module, then notes, module and object.
std::string serialize(const ProgramCache::Entry &entry) {
  std::string rest = std::to_string(entry.notes.size()) + " " +
                     std::to_string(entry.form.module.size()) + "\n" +
                     entry.notes + entry.form.module + entry.form.object;
  return kMagic.str() + hexHash(rest) + "\n" + rest;
}

/// Parses a file; returns nullopt if it is malformed.
std::optional<ProgramCache::Entry> parse(StringRef bytes) {
  if (!bytes.consume_front(kMagic))
    return std::nullopt;
  auto [hash, rest] = bytes.split('\n');
  if (hash != hexHash(rest))
    return std::nullopt;
  auto [sizes, data] = rest.split('\n');
  auto [notesText, moduleText] = sizes.split(' ');
  size_t notesBytes, moduleBytes;
  if (notesText.getAsInteger(10, notesBytes) ||
      moduleText.getAsInteger(10, moduleBytes) || notesBytes > data.size() ||
      moduleBytes > data.size() - notesBytes)
    return std::nullopt;
  ProgramCache::Entry entry;
  entry.notes = data.take_front(notesBytes).str();
  data = data.drop_front(notesBytes);
  entry.form.module = data.take_front(moduleBytes).str();
  entry.form.object = data.drop_front(moduleBytes).str();
  return entry;
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

// Without a build id, programs of other builds would be indistinguishable.
ProgramCache::ProgramCache(std::string folder)
    : folder(buildId().empty() ? "" : std::move(folder)) {}

std::optional<std::string> ProgramCache::keyOf(ModuleOp module,
                                               const CompileOptions &options,
                                               StringRef preparation) const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << buildId() << '\n'
         << LLVM_VERSION_STRING << '\n'
         << hostProcessor() << '\n'
         << options.entry << '\n'
         << preparation << '\n'
         << options.optLevel << '\n';
  if (failed(writeBytecodeToFile(module, stream)))
    return std::nullopt;
  return hexHash(text);
}

// llvm::pruneCache requires the prefix.
std::string ProgramCache::pathOf(StringRef key) const {
  SmallString<128> path(folder);
  llvm::sys::path::append(path, "llvmcache-" + key);
  return path.str().str();
}

std::optional<ProgramCache::Entry> ProgramCache::load(StringRef key) const {
  auto buffer = llvm::MemoryBuffer::getFile(pathOf(key));
  if (!buffer)
    return std::nullopt;
  return parse((*buffer)->getBuffer());
}

void ProgramCache::store(StringRef key, const Entry &entry) const {
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
    stream << serialize(entry);
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
