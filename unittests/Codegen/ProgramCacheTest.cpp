//===- ProgramCacheTest.cpp - What the code cache accepts and rejects -----===//

#include "compiler/Codegen/ProgramCache.h"
#include "compiler/Codegen/PrivateFolder.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

using namespace mlir::gspmd;

namespace {

constexpr uid_t kOtherUser = 4321;
const std::string kKey(64, 'a'), kOtherKey(64, 'b');

class CacheTest : public testing::Test {
protected:
  void SetUp() override {
    llvm::SmallString<128> made;
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("gspmd-cache", made));
    ASSERT_FALSE(llvm::sys::fs::real_path(made, scratch));
    ASSERT_EQ(chmod(scratch.c_str(), 0700), 0);
    folder = path("cache");
  }
  void TearDown() override { llvm::sys::fs::remove_directories(scratch); }

  std::string path(llvm::StringRef name) const {
    return (scratch + "/" + name).str();
  }
  std::string entryPath(llvm::StringRef key) const {
    return folder + "/llvmcache-" + key.str();
  }

  /// Stores a program whose notes are `notes`; returns the path of its file.
  std::string store(llvm::StringRef key, llvm::StringRef notes) const {
    ProgramCache::Entry entry;
    entry.notes = notes.str();
    entry.form.module = "module\n";
    entry.form.object = std::string("object\0", 7);
    ProgramCache(folder).store(key, entry);
    return entryPath(key);
  }
  std::string load(llvm::StringRef key) const {
    auto entry = ProgramCache(folder).load(key);
    return entry ? entry->notes : "absent";
  }

  void write(const std::string &file, llvm::StringRef text) const {
    std::error_code error;
    llvm::raw_fd_ostream(file, error) << text;
    ASSERT_FALSE(error);
  }
  std::string read(const std::string &file) const {
    auto buffer = llvm::MemoryBuffer::getFile(file);
    return buffer ? (*buffer)->getBuffer().str() : "absent";
  }

  /// A folder that does not qualify is not used, and the warning is `text`.
  void expectOff(const std::string &at, const std::string &text) const {
    ProgramCache cache(at);
    EXPECT_FALSE(cache.isEnabled());
    std::optional<std::string> warning = cache.takeWarning();
    ASSERT_TRUE(warning);
    EXPECT_NE(warning->find(text), std::string::npos) << *warning;
    EXPECT_FALSE(ProgramCache(at).takeWarning()) << "a process warns once";
  }

  llvm::SmallString<128> scratch;
  std::string folder;
};

TEST_F(CacheTest, KeepsPrograms) {
  EXPECT_EQ(load(kKey), "absent");
  std::string file = store(kKey, "notes");
  EXPECT_EQ(load(kKey), "notes");
  struct stat status;
  ASSERT_EQ(stat(folder.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0700u);
  ASSERT_EQ(stat(file.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0600u);
  EXPECT_FALSE(ProgramCache("").isEnabled());
}

TEST_F(CacheTest, BindsFilesToTheirKey) {
  std::string file = store(kKey, "notes"), other = store(kOtherKey, "other");
  ASSERT_FALSE(llvm::sys::fs::copy_file(other, file));
  EXPECT_EQ(load(kKey), "absent");
  EXPECT_EQ(load(kOtherKey), "other");
}

TEST_F(CacheTest, BindsFilesToBuildAndProcessor) {
  std::string file = store(kKey, "notes"), text = read(file);
  for (const char *line : {"gspmd program", "\nbuild ", "\nprocessor "}) {
    std::string changed = text;
    size_t at = changed.find(line);
    ASSERT_NE(at, std::string::npos);
    changed[changed.find('\n', at + 1) - 1] ^= 1;
    write(file, changed);
    EXPECT_EQ(load(kKey), "absent");
  }
  for (size_t at : {text.size() - 1, text.find("notes")}) {
    std::string changed = text;
    changed[at] ^= 1;
    write(file, changed);
    EXPECT_EQ(load(kKey), "absent");
  }
  write(file, text);
  EXPECT_EQ(load(kKey), "notes");
}

TEST_F(CacheTest, OpensRegularFilesOnly) {
  std::string file = store(kKey, "notes"), elsewhere = path("elsewhere");
  ASSERT_EQ(rename(file.c_str(), elsewhere.c_str()), 0);
  std::string text = read(elsewhere);
  for (const char *target : {elsewhere.c_str(), "/dev/zero", "/dev/full"}) {
    ASSERT_EQ(symlink(target, file.c_str()), 0);
    EXPECT_EQ(load(kKey), "absent");
    store(kKey, "new");
    EXPECT_EQ(load(kKey), "new");
    EXPECT_EQ(read(elsewhere), text);
    ASSERT_EQ(unlink(file.c_str()), 0);
  }
  ASSERT_EQ(mkfifo(file.c_str(), 0600), 0);
  EXPECT_EQ(load(kKey), "absent");
  store(kKey, "new");
  EXPECT_EQ(load(kKey), "new");
  // A file that claims to be large is not read.
  ASSERT_EQ(truncate(file.c_str(), off_t(1) << 40), 0);
  EXPECT_EQ(load(kKey), "absent");
}

TEST_F(CacheTest, AcceptsOnlyFilesOfTheUser) {
  std::string file = store(kKey, "notes");
  for (mode_t mode : {0620, 0602, 0666}) {
    ASSERT_EQ(chmod(file.c_str(), mode), 0);
    EXPECT_EQ(load(kKey), "absent");
  }
  ASSERT_EQ(chmod(file.c_str(), 0644), 0);
  EXPECT_EQ(load(kKey), "notes");
  if (geteuid() != 0)
    return;
  ASSERT_EQ(chown(file.c_str(), kOtherUser, kOtherUser), 0);
  EXPECT_EQ(load(kKey), "absent");
}

TEST_F(CacheTest, RejectsFoldersThatOthersCanWrite) {
  store(kKey, "notes");
  for (const auto &[mode, text] :
       {std::pair(0770, "0770"), std::pair(0707, "0707"),
        std::pair(01777, "1777")}) {
    ASSERT_EQ(chmod(folder.c_str(), mode_t(mode)), 0);
    expectOff(folder, "the folder '" + folder + "' has mode " + text +
                          ", expected one that only its owner can write to");
  }
  ASSERT_EQ(chmod(folder.c_str(), 0755), 0);
  EXPECT_EQ(load(kKey), "notes");
}

TEST_F(CacheTest, RejectsFoldersOfOtherUsers) {
  if (geteuid() != 0) {
    expectOff("/", "the folder '/' belongs to user 0, expected user ");
    return;
  }
  store(kKey, "notes");
  ASSERT_EQ(chown(folder.c_str(), kOtherUser, kOtherUser), 0);
  expectOff(folder, "belongs to user 4321, expected user 0");
}

TEST_F(CacheTest, ChecksTheFoldersAbove) {
  std::string shared = path("shared"), cache = shared + "/cache";
  ASSERT_EQ(mkdir(shared.c_str(), 0700), 0);
  ASSERT_EQ(mkdir(cache.c_str(), 0700), 0);
  ASSERT_EQ(chmod(shared.c_str(), 0777), 0);
  expectOff(cache, "the folder '" + shared + "' above it has mode 0777");
  // Nobody can rename what others own in a folder with the sticky bit.
  ASSERT_EQ(chmod(shared.c_str(), 01777), 0);
  EXPECT_TRUE(ProgramCache(cache).isEnabled());
  if (geteuid() != 0)
    return;
  ASSERT_EQ(chmod(shared.c_str(), 0755), 0);
  ASSERT_EQ(chown(shared.c_str(), kOtherUser, kOtherUser), 0);
  expectOff(cache, "above it belongs to user 4321");
}

/// The mode of a folder with an access control list has the list's mask in
/// place of the group's permissions.
TEST_F(CacheTest, RejectsAccessListsAbove) {
  struct Entry {
    uint16_t tag, permissions;
    uint32_t user;
  };
  constexpr uint32_t kNobody = 0xffffffff;
  struct {
    uint32_t version = 2;
    Entry entries[5] = {{0x01, 7, kNobody},  // the owner
                        {0x02, 7, 4321},     // another user
                        {0x04, 7, kNobody},  // the group
                        {0x10, 7, kNobody},  // the mask
                        {0x20, 5, kNobody}}; // all others
  } list;
  std::string shared = path("shared"), cache = shared + "/cache";
  ASSERT_EQ(mkdir(shared.c_str(), 0770), 0);
  ASSERT_EQ(chmod(shared.c_str(), 0770), 0);
  if (!ProgramCache(cache).isEnabled())
    GTEST_SKIP() << "the user has no group of its own";
  if (setxattr(shared.c_str(), "system.posix_acl_access", &list, sizeof(list),
               0))
    GTEST_SKIP() << "the file system has no access control lists";
  expectOff(cache, "the folder '" + shared + "' above it has mode 0775");
}

/// In a user namespace that maps no user, all users have one number.
TEST_F(CacheTest, RejectsUnmappedUsers) {
  store(kKey, "notes");
  constexpr int kSkipped = 2;
  pid_t child = fork();
  if (child == 0) {
    if (unshare(CLONE_NEWUSER))
      _exit(kSkipped);
    _exit(ProgramCache(folder).isEnabled() ? 1 : 0);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  if (WIFEXITED(status) && WEXITSTATUS(status) == kSkipped)
    GTEST_SKIP() << "the system has no user namespaces";
  EXPECT_EQ(status, 0);
}

TEST_F(CacheTest, FollowsOwnLinksToTheFolder) {
  store(kKey, "notes");
  std::string link = path("link"), loop = path("loop");
  ASSERT_EQ(symlink("./cache/../cache/.", link.c_str()), 0);
  EXPECT_TRUE(ProgramCache(link).load(kKey));
  ASSERT_EQ(symlink("loop", loop.c_str()), 0);
  expectOff(loop, "cannot be followed");
  if (geteuid() != 0)
    return;
  ASSERT_EQ(lchown(link.c_str(), kOtherUser, kOtherUser), 0);
  expectOff(link, "the symbolic link '" + link + "' belongs to user 4321");
}

TEST_F(CacheTest, ReportsWhyThereIsNoFolder) {
  std::string file = path("file"), other = path("other");
  write(file, "text");
  write(other, "text");
  expectOff(file, "the folder '" + file + "' cannot be opened: Not a dir");
  expectOff(other + "/cache", "the folder '" + other + "' cannot be opened");
}

TEST_F(CacheTest, CreatesTheFolderAgain) {
  ProgramCache cache(folder);
  ASSERT_FALSE(llvm::sys::fs::remove_directories(folder));
  ProgramCache::Entry entry;
  entry.notes = "notes";
  cache.store(kKey, entry);
  EXPECT_EQ(load(kKey), "notes");
}

TEST_F(CacheTest, PrunesOldFilesAndNoLinks) {
  std::string precious = path("precious"), link = folder + "/llvmcache-link",
              old = entryPath("old"),
              unfinished = folder + "/gspmd-unfinished-1-abc",
              other = folder + "/new-results.npz";
  store(kKey, "notes");
  write(precious, "precious");
  std::string timestamp = folder + "/llvmcache.timestamp";
  ASSERT_EQ(unlink(timestamp.c_str()), 0);
  for (const std::string &planted : {link, timestamp})
    ASSERT_EQ(symlink(precious.c_str(), planted.c_str()), 0);
  const timespec times[2] = {{0, 0}, {0, 0}};
  for (const std::string &file : {old, unfinished, other})
    write(file, "old");
  for (const std::string &file : {precious, link, old, unfinished, other})
    ASSERT_EQ(utimensat(AT_FDCWD, file.c_str(), times, AT_SYMLINK_NOFOLLOW), 0);
  store(kOtherKey, "other");
  EXPECT_EQ(load(kKey), "notes");
  EXPECT_EQ(load(kOtherKey), "other");
  EXPECT_EQ(read(old), "absent");
  EXPECT_EQ(read(unfinished), "absent");
  EXPECT_EQ(read(other), "old");
  EXPECT_EQ(read(precious), "precious");
  struct stat status;
  ASSERT_EQ(stat(precious.c_str(), &status), 0);
  EXPECT_EQ(status.st_mtime, 0);
  ASSERT_EQ(lstat(timestamp.c_str(), &status), 0);
  EXPECT_TRUE(S_ISREG(status.st_mode));
}

TEST_F(CacheTest, PrunesTheLeastRecentlyUsed) {
  auto opened = PrivateFolder::open(folder);
  ASSERT_TRUE(bool(opened)) << llvm::toString(opened.takeError());
  time_t now = time(nullptr);
  for (int i = 0; i < 4; ++i) {
    std::string name = "llvmcache-" + std::to_string(i);
    ASSERT_TRUE(opened->write(name, std::string(100, 'x')));
    const timespec times[2] = {{now - 100 + i, 0}, {now, 0}};
    ASSERT_EQ(utimensat(AT_FDCWD, (folder + "/" + name).c_str(), times, 0), 0);
  }
  opened->prune("llvmcache-", {/*maxSeconds=*/1000, /*maxBytes=*/250,
                               /*pauseSeconds=*/1000});
  EXPECT_FALSE(opened->read("llvmcache-0", 1000));
  EXPECT_FALSE(opened->read("llvmcache-1", 1000));
  EXPECT_TRUE(opened->read("llvmcache-2", 1000));
  EXPECT_TRUE(opened->read("llvmcache-3", 1000));
  // It is not due again.
  opened->prune("llvmcache-", {1000, 0, 1000});
  EXPECT_TRUE(opened->read("llvmcache-3", 1000));
}

} // namespace
