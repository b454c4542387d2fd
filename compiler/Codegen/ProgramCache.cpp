//===- ProgramCache.cpp - Cache of compiled programs ----------------------===//

#include "compiler/Codegen/ProgramCache.h"
#include "compiler/Codegen/HostMachine.h"
#include "compiler/Codegen/PrivateFolder.h"
#include "lib/Runtime/Scheduling/Mutex.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SHA256.h"
#include <link.h>

namespace mlir::gspmd {
namespace {

constexpr StringLiteral kMagic = "gspmd program 3\n";
constexpr StringLiteral kPrefix = "llvmcache-";
/// The maximum size of the cache and of a file in it. The code of a large
/// program has some tens of megabytes, so the cache holds tens of programs.
constexpr uint64_t kMaxBytes = uint64_t(1) << 30;
/// Files that were not used for a week are removed. A folder is pruned at most
/// every 20 minutes, because that reads all of its file times.
constexpr PrivateFolder::PruneLimits kLimits = {
    /*maxSeconds=*/7 * 24 * 3600, kMaxBytes, /*pauseSeconds=*/20 * 60};

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

/// Returns true if `object` is the library or executable that contains this
/// code.
bool containsThisCode(const dl_phdr_info &object) {
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
        if (!containsThisCode(*object))
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

/// Returns the header of the file of `key`. It names the program, the build and
/// the processor of the code, so that the code of another program is not
/// executed under this key.
std::string headerOf(StringRef key) {
  return (kMagic + "key " + key + "\nbuild " + llvm::toHex(buildId()) +
          "\nLLVM " + LLVM_VERSION_STRING + "\nprocessor " + hostProcessor() +
          "\n")
      .str();
}

/// Returns the checksum of a file with this header and content.
std::string checksumOf(StringRef header, StringRef content) {
  llvm::SHA256 hash;
  hash.update(header);
  hash.update(content);
  auto digest = hash.final();
  return llvm::toHex(digest, /*LowerCase=*/true);
}

/// Returns the content of a file: the header, a line with the checksum, a line
/// with the sizes of notes and module, then notes, module and object. The
/// checksum covers the header and all that follows it.
std::string serialize(StringRef key, const ProgramCache::Entry &entry) {
  std::string content = std::to_string(entry.notes.size()) + " " +
                        std::to_string(entry.form.module.size()) + "\n" +
                        entry.notes + entry.form.module + entry.form.object;
  std::string header = headerOf(key);
  return header + checksumOf(header, content) + "\n" + content;
}

/// Returns the entry in `bytes`, the content of the file of `key`. Returns
/// nullopt if the file has another header, or a wrong checksum or wrong sizes.
std::optional<ProgramCache::Entry> parse(StringRef key, StringRef bytes) {
  std::string header = headerOf(key);
  if (!bytes.consume_front(header))
    return std::nullopt;
  auto [checksum, content] = bytes.split('\n');
  if (checksum != checksumOf(header, content))
    return std::nullopt;
  auto [sizes, data] = content.split('\n');
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
  else if (auto homeDirectory = llvm::sys::Process::GetEnv("HOME");
           homeDirectory && !homeDirectory->empty())
    llvm::sys::path::append(path, *homeDirectory, ".cache");
  else
    return "";
  llvm::sys::path::append(path, "gspmd");
  return path.str().str();
}

// Without a build id, nothing is cached, because the key would not distinguish
// this build from others.
ProgramCache::ProgramCache(const std::string &path) {
  if (path.empty() || buildId().empty())
    return;
  // The process may change its working directory.
  llvm::SmallString<128> absolute(path);
  (void)llvm::sys::fs::make_absolute(absolute);
  llvm::Expected<PrivateFolder> opened = PrivateFolder::open(absolute);
  if (opened)
    folder = absolute.str().str();
  else
    disabledReason = "compiled programs are not cached: " +
                     llvm::toString(opened.takeError());
}

std::optional<std::string> ProgramCache::takeWarning() const {
  static Mutex mutex;
  static auto *reported = new llvm::StringSet<>; // threads may outlive statics
  MutexLock lock(mutex);
  if (disabledReason.empty() || !reported->insert(disabledReason).second)
    return std::nullopt;
  return disabledReason;
}

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

// The folder is opened for each access, and created again if it was removed
// since the last one.
std::optional<ProgramCache::Entry> ProgramCache::load(StringRef key) const {
  llvm::Expected<PrivateFolder> opened = PrivateFolder::open(folder);
  if (!opened) {
    llvm::consumeError(opened.takeError());
    return std::nullopt;
  }
  auto bytes = opened->read((kPrefix + key).str(), kMaxBytes);
  return bytes ? parse(key, *bytes) : std::nullopt;
}

void ProgramCache::store(StringRef key, const Entry &entry) const {
  llvm::Expected<PrivateFolder> opened = PrivateFolder::open(folder);
  if (!opened) {
    llvm::consumeError(opened.takeError());
    return;
  }
  (void)opened->write((kPrefix + key).str(), serialize(key, entry));
  opened->prune(kPrefix, kLimits);
}

} // namespace mlir::gspmd
