//===- PrivateFolder.cpp - A folder that only its owner can write to ------===//

#include "compiler/Codegen/PrivateFolder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"
#include <algorithm>
#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <fstream>
#include <grp.h>
#include <memory>
#include <pwd.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <vector>

namespace mlir::gspmd {
namespace {

/// Linux follows at most this number of symbolic links on one path.
constexpr int kMaxLinks = 40;
/// The longest target of a symbolic link that Linux allows.
constexpr size_t kMaxLinkBytes = 4096;
/// The size of the record of a user or group; a group whose record is larger
/// has so many members that it is not private.
constexpr size_t kMaxRecordBytes = size_t(1) << 16;
constexpr mode_t kOwnerOnly = 0700; // read, write and search

constexpr llvm::StringLiteral kUnfinishedPrefix = "gspmd-unfinished-";
constexpr const char *kPruningTimeFile = "llvmcache.timestamp";
/// An unfinished file of this age belongs to a process that was killed, as
/// writing takes less time.
constexpr time_t kUnfinishedSeconds = 3600;

template <typename... Values>
llvm::Error makeError(const char *format, Values &&...values) {
  return llvm::createStringError(
      llvm::formatv(format, std::forward<Values>(values)...).str());
}

std::string textOf(int error) {
  return std::error_code(error, std::generic_category()).message();
}

std::string modeText(mode_t mode) {
  std::string digits;
  for (int shift = 9; shift >= 0; shift -= 3)
    digits += char('0' + ((mode >> shift) & 7));
  return digits;
}

/// Returns true if the group has the user's name, is the user's primary group
/// and has no other members. On many distributions each user has such a group,
/// which may write to all folders that the user makes.
bool isPrivateGroup(gid_t gid) {
  std::vector<char> userBytes(kMaxRecordBytes), groupBytes(kMaxRecordBytes);
  passwd user, *foundUser = nullptr;
  group record, *foundGroup = nullptr;
  if (getpwuid_r(geteuid(), &user, userBytes.data(), userBytes.size(),
                 &foundUser) != 0 ||
      !foundUser || user.pw_gid != gid ||
      getgrgid_r(gid, &record, groupBytes.data(), groupBytes.size(),
                 &foundGroup) != 0 ||
      !foundGroup || llvm::StringRef(record.gr_name) != user.pw_name)
    return false;
  for (char **member = record.gr_mem; *member; ++member)
    if (llvm::StringRef(*member) != user.pw_name)
      return false;
  return true;
}

/// Returns true unless the folder has no further entries in an access control
/// list, which may let other users write to it: its mode has only the mask of
/// all entries.
bool mayHaveAccessList(const FileDescriptor &folder) {
  // The descriptor is for paths only (O_PATH), by which attributes are not
  // read.
  std::string path = "/proc/self/fd/" + std::to_string(folder.get());
  return getxattr(path.c_str(), "system.posix_acl_access", nullptr, 0) >= 0 ||
         (errno != ENODATA && errno != ENOTSUP);
}

/// Returns the number by which this user namespace shows all users that it does
/// not map; nullopt if it maps every user.
std::optional<uid_t> unmappedUser() {
  constexpr uint64_t kAllUsers = 0xffffffff;
  constexpr uid_t kUsualNumber = 65534;
  std::ifstream map("/proc/self/uid_map");
  uint64_t inside = 0, outside = 0, count = 0, mapped = 0;
  while (map >> inside >> outside >> count)
    mapped += count;
  if (mapped >= kAllUsers)
    return std::nullopt;
  uid_t number = kUsualNumber;
  std::ifstream("/proc/sys/kernel/overflowuid") >> number;
  return number;
}

/// Resolves a path one name at a time, each relative to the descriptor of the
/// folder that the names before it lead to, and checks every folder on the way.
class PathResolver {
public:
  explicit PathResolver(llvm::StringRef path) : path(path) {}

  llvm::Expected<FileDescriptor> run() {
    if (llvm::Error error = begin())
      return std::move(error);
    push(path);
    while (!pending.empty()) {
      std::string name = std::move(pending.back());
      pending.pop_back();
      if (llvm::Error error = step(name))
        return std::move(error);
    }
    // The descriptors of PathResolver cannot be read from (O_PATH).
    FileDescriptor folder(
        openat(directory.get(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    struct stat status;
    if (!folder.isOpen() || fstat(folder.get(), &status))
      return makeError("the folder '{0}' cannot be opened: {1}", path,
                       textOf(errno));
    if (llvm::Error error = checkLast(status))
      return std::move(error);
    return std::move(folder);
  }

private:
  void push(llvm::StringRef names) {
    llvm::SmallVector<llvm::StringRef> components;
    names.split(components, '/', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    for (llvm::StringRef component : llvm::reverse(components))
      pending.push_back(component.str());
  }

  llvm::Error begin() {
    directory = FileDescriptor(::open("/", O_PATH | O_DIRECTORY | O_CLOEXEC));
    resolved.clear();
    struct stat status;
    if (!directory.isOpen() || fstat(directory.get(), &status))
      return makeError("the folder '/' cannot be opened: {0}", textOf(errno));
    // In a user namespace the administrator may have another number than 0. The
    // number of all unmapped users is not the administrator's alone.
    if (status.st_uid == unmapped)
      return checkMode(status);
    administrator = status.st_uid;
    return checkAbove(status);
  }

  llvm::Error step(const std::string &name) {
    std::string next = resolved + "/" + name;
    struct stat status;
    if (fstatat(directory.get(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW)) {
      if (errno == ENOENT &&
          mkdirat(directory.get(), name.c_str(), kOwnerOnly) && errno != EEXIST)
        return makeError("the folder '{0}' cannot be created: {1}; name "
                         "another folder",
                         next, textOf(errno));
      if (fstatat(directory.get(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW))
        return makeError("'{0}' cannot be examined: {1}; name another folder",
                         next, textOf(errno));
    }
    if (S_ISLNK(status.st_mode))
      return follow(name, next, status);
    FileDescriptor folder(
        openat(directory.get(), name.c_str(),
               O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (!folder.isOpen() || fstat(folder.get(), &status))
      return makeError("the folder '{0}' cannot be opened: {1}; name another "
                       "folder",
                       next, textOf(errno));
    directory = std::move(folder);
    resolved = std::move(next);
    return pending.empty() ? llvm::Error::success() : checkAbove(status);
  }

  /// Continues with the names that a symbolic link contains.
  llvm::Error follow(const std::string &name, const std::string &next,
                     const struct stat &status) {
    if (!isTrusted(status.st_uid))
      return makeError("the symbolic link '{0}' belongs to user {1}, expected "
                       "user {2} or the administrator; name another folder",
                       next, status.st_uid, geteuid());
    std::string target(kMaxLinkBytes, '\0');
    ssize_t length =
        readlinkat(directory.get(), name.c_str(), target.data(), target.size());
    if (length < 0 || size_t(length) >= target.size() || ++numLinks > kMaxLinks)
      return makeError("the symbolic link '{0}' cannot be followed: {1}; name "
                       "another folder",
                       next, textOf(length < 0 ? errno : ELOOP));
    target.resize(size_t(length));
    bool isAbsolute = llvm::StringRef(target).starts_with("/");
    push(target);
    return isAbsolute ? begin() : llvm::Error::success();
  }

  bool isTrusted(uid_t owner) const {
    return owner != unmapped &&
           (owner == 0 || owner == geteuid() || owner == administrator);
  }

  /// A user who can rename entries of a folder can replace the folders below
  /// it.
  llvm::Error checkAbove(const struct stat &status) const {
    llvm::StringRef shown = resolved.empty() ? llvm::StringRef("/") : resolved;
    if (!isTrusted(status.st_uid))
      return makeError("the folder '{0}' above it belongs to user {1}, "
                       "expected user {2} or the administrator; name another "
                       "folder",
                       shown, status.st_uid, geteuid());
    return checkMode(status);
  }

  llvm::Error checkMode(const struct stat &status) const {
    llvm::StringRef shown = resolved.empty() ? llvm::StringRef("/") : resolved;
    if (status.st_mode & S_ISVTX)
      return llvm::Error::success();
    bool isOpenToGroup =
        (status.st_mode & S_IWGRP) &&
        ((status.st_gid != 0 && !isPrivateGroup(status.st_gid)) ||
         mayHaveAccessList(directory));
    if ((status.st_mode & S_IWOTH) || isOpenToGroup)
      return makeError(
          "the folder '{0}' above it has mode {1}, expected one in which only "
          "its owner can rename folders; run `chmod go-w '{0}'`, or name "
          "another folder",
          shown, modeText(status.st_mode));
    return llvm::Error::success();
  }

  llvm::Error checkLast(const struct stat &status) const {
    if (status.st_uid == unmapped)
      return makeError("the folder '{0}' belongs to a user that this user "
                       "namespace does not map, as many users may be; name "
                       "another folder",
                       path);
    if (status.st_uid != geteuid())
      return makeError("the folder '{0}' belongs to user {1}, expected user "
                       "{2}; name another folder",
                       path, status.st_uid, geteuid());
    if (status.st_mode & (S_IWGRP | S_IWOTH))
      return makeError("the folder '{0}' has mode {1}, expected one that only "
                       "its owner can write to; remove it if others may have "
                       "written to it, else run `chmod go-w '{0}'`",
                       path, modeText(status.st_mode));
    return llvm::Error::success();
  }

  llvm::StringRef path;
  std::vector<std::string> pending; ///< the names that follow, in reverse
  FileDescriptor directory;
  std::string resolved; ///< the path of `directory`; empty for "/"
  uid_t administrator = 0;
  const std::optional<uid_t> unmapped = unmappedUser();
  int numLinks = 0;
};

bool writeAll(int file, llvm::StringRef bytes) {
  while (!bytes.empty()) {
    ssize_t count = ::write(file, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      return false;
    bytes = bytes.drop_front(size_t(count));
  }
  return true;
}

struct PrunedFile {
  std::string name;
  time_t accessed;
  uint64_t bytes;
};

} // namespace

FileDescriptor::~FileDescriptor() {
  if (isOpen())
    ::close(number);
}

llvm::Expected<PrivateFolder> PrivateFolder::open(llvm::StringRef path) {
  llvm::SmallString<128> absolute(path);
  if (std::error_code error = llvm::sys::fs::make_absolute(absolute))
    return makeError("the folder '{0}' cannot be resolved: {1}", path,
                     error.message());
  llvm::Expected<FileDescriptor> folder = PathResolver(absolute).run();
  if (!folder)
    return folder.takeError();
  return PrivateFolder(std::move(*folder));
}

std::optional<std::string> PrivateFolder::read(const std::string &name,
                                               uint64_t maxBytes) const {
  // Opening a FIFO waits for its writer unless O_NONBLOCK is there.
  FileDescriptor file(
      openat(folder.get(), name.c_str(),
             O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
  struct stat status;
  if (!file.isOpen() || fstat(file.get(), &status) ||
      !S_ISREG(status.st_mode) || status.st_uid != geteuid() ||
      (status.st_mode & (S_IWGRP | S_IWOTH)) ||
      uint64_t(status.st_size) > maxBytes)
    return std::nullopt;
  std::string bytes(size_t(status.st_size), '\0');
  size_t done = 0;
  while (done < bytes.size()) {
    ssize_t count = ::read(file.get(), &bytes[done], bytes.size() - done);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      return std::nullopt;
    done += size_t(count);
  }
  return bytes;
}

std::optional<std::string>
PrivateFolder::writeUnfinished(llvm::StringRef bytes) const {
  // Random names rarely exist already; repeated failures have another reason.
  constexpr int kAttempts = 16;
  std::string unfinished;
  FileDescriptor file;
  for (int i = 0; i < kAttempts && !file.isOpen(); ++i) {
    unfinished = kUnfinishedPrefix.str() + std::to_string(getpid()) + "-" +
                 llvm::utohexstr(llvm::sys::Process::GetRandomNumber());
    file = FileDescriptor(
        openat(folder.get(), unfinished.c_str(),
               O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (!file.isOpen() && errno != EEXIST)
      return std::nullopt;
  }
  if (!file.isOpen())
    return std::nullopt;
  // A full disk may be noticed when the file is closed.
  bool isWritten = writeAll(file.get(), bytes);
  isWritten &= ::close(file.release()) == 0;
  if (isWritten)
    return unfinished;
  unlinkat(folder.get(), unfinished.c_str(), 0);
  return std::nullopt;
}

bool PrivateFolder::write(const std::string &name,
                          llvm::StringRef bytes) const {
  std::optional<std::string> unfinished = writeUnfinished(bytes);
  if (!unfinished)
    return false;
  if (renameat(folder.get(), unfinished->c_str(), folder.get(), name.c_str()) ==
      0)
    return true;
  unlinkat(folder.get(), unfinished->c_str(), 0);
  return false;
}

std::optional<std::string>
PrivateFolder::readOrCreate(const std::string &name, llvm::StringRef bytes,
                            uint64_t maxBytes) const {
  if (auto found = read(name, maxBytes))
    return found;
  if (std::optional<std::string> unfinished = writeUnfinished(bytes)) {
    // A link is not created if another process has created the file.
    (void)linkat(folder.get(), unfinished->c_str(), folder.get(), name.c_str(),
                 0);
    unlinkat(folder.get(), unfinished->c_str(), 0);
  }
  return read(name, maxBytes);
}

bool PrivateFolder::beginPruning(time_t pauseSeconds) const {
  struct stat status;
  if (!fstatat(folder.get(), kPruningTimeFile, &status, AT_SYMLINK_NOFOLLOW)) {
    time_t now = time(nullptr);
    if (S_ISREG(status.st_mode) && status.st_mtime <= now &&
        now - status.st_mtime < pauseSeconds)
      return false;
    unlinkat(folder.get(), kPruningTimeFile, 0);
  }
  FileDescriptor file(
      openat(folder.get(), kPruningTimeFile,
             O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
  return file.isOpen();
}

void PrivateFolder::prune(llvm::StringRef prefix,
                          const PruneLimits &limits) const {
  if (!beginPruning(limits.pauseSeconds))
    return;
  FileDescriptor copy(
      openat(folder.get(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  std::unique_ptr<DIR, int (*)(DIR *)> listing(
      copy.isOpen() ? fdopendir(copy.get()) : nullptr, closedir);
  if (!listing)
    return;
  copy.release(); // closedir closes it
  time_t now = time(nullptr);
  std::vector<PrunedFile> files;
  uint64_t total = 0;
  while (const dirent *entry = readdir(listing.get())) {
    llvm::StringRef name = entry->d_name;
    bool isUnfinished = name.starts_with(kUnfinishedPrefix);
    struct stat status;
    if ((!isUnfinished && !name.starts_with(prefix)) ||
        fstatat(folder.get(), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) ||
        !S_ISREG(status.st_mode))
      continue;
    if (isUnfinished ? status.st_mtime + kUnfinishedSeconds < now
                     : status.st_atime + limits.maxSeconds < now) {
      unlinkat(folder.get(), entry->d_name, 0);
    } else if (!isUnfinished) {
      files.push_back({name.str(), status.st_atime, uint64_t(status.st_size)});
      total += uint64_t(status.st_size);
    }
  }
  uint64_t most = limits.maxBytes;
  struct statvfs space;
  if (!fstatvfs(folder.get(), &space))
    most = std::min(most, (uint64_t(space.f_bavail) * space.f_frsize + total) /
                              4 * 3);
  llvm::sort(files, [](const PrunedFile &a, const PrunedFile &b) {
    return a.accessed < b.accessed;
  });
  for (const PrunedFile &file : files) {
    if (total <= most)
      return;
    if (!unlinkat(folder.get(), file.name.c_str(), 0))
      total -= file.bytes;
  }
}

} // namespace mlir::gspmd
