//===- SharedSecret.cpp - The secret of cooperating processes -------------===//
#include "compiler/Engines/SharedSecret.h"
#include "absl/strings/escaping.h"
#include "compiler/Codegen/PrivateFolder.h"
#include "compiler/Codegen/ProgramCache.h"
#include "lib/Engines/Pjrt/KeyValueStore/Handshake.h"
#include "lib/Files/ReadFile.h"
#include <cstdlib>
#include <sys/stat.h>
#include <unistd.h>

namespace mlir::gspmd {

static constexpr const char *kFileName = "secret";
/// The bytes of a random secret, and the least length of one that a user
/// writes.
static constexpr size_t kRandomBytes = 32, kMinCharacters = 16;
/// A larger file is not a secret, and is not read.
static constexpr uint64_t kMaxSecretBytes = 4096;

static llvm::Error makeError(const llvm::Twine &message) {
  return llvm::createStringError(message.str());
}

static llvm::Expected<std::string> checkLength(llvm::StringRef secret,
                                               const llvm::Twine &origin) {
  if (secret.size() < kMinCharacters)
    return makeError(origin + " has " + llvm::Twine(secret.size()) +
                     " characters, expected at least " +
                     llvm::Twine(kMinCharacters) +
                     ", which others cannot guess");
  return secret.str();
}

static llvm::Expected<std::string> readSecretFile(const char *path) {
  std::string origin = "GSPMD_SECRET_FILE: '" + std::string(path) + "'";
  struct stat status;
  if (::stat(path, &status) == 0 && (status.st_mode & (S_IRWXG | S_IRWXO)))
    return makeError(origin +
                     " is open to other users, expected a file that "
                     "only its owner may read; run `chmod go= '" +
                     path + "'`");
  auto buffer = readFile(path, kMaxSecretBytes);
  if (!buffer.ok())
    return makeError(origin + ": " + std::string(buffer.status().message()));
  return checkLength((*buffer)->getBuffer().trim(), origin);
}

static llvm::Expected<std::string> readDefault(const std::string &path) {
  llvm::Expected<PrivateFolder> folder = PrivateFolder::open(path);
  if (!folder)
    return folder.takeError();
  std::string random =
      absl::BytesToHexString(pjrt::randomBytes(kRandomBytes)) + "\n";
  auto secret = folder->readOrCreate(kFileName, random, kMaxSecretBytes);
  if (!secret || llvm::StringRef(*secret).trim().size() < kMinCharacters)
    return makeError("'" + path + "/" + kFileName +
                     "' cannot be created or read");
  return llvm::StringRef(*secret).trim().str();
}

llvm::Expected<std::string> getConfiguredSecret() {
  const char *text = std::getenv("GSPMD_SECRET");
  if (text && *text)
    return checkLength(text, "GSPMD_SECRET");
  const char *path = std::getenv("GSPMD_SECRET_FILE");
  return path && *path ? readSecretFile(path) : std::string();
}

llvm::Expected<std::string> getSharedSecret() {
  llvm::Expected<std::string> configured = getConfiguredSecret();
  if (!configured || !configured->empty())
    return configured;
  std::string reasons;
  for (const std::string &folder :
       {defaultCacheFolder(), "/tmp/gspmd-" + std::to_string(::geteuid())}) {
    if (folder.empty())
      continue;
    llvm::Expected<std::string> secret = readDefault(folder);
    if (secret)
      return secret;
    reasons +=
        (reasons.empty() ? "" : "; ") + llvm::toString(secret.takeError());
  }
  return makeError("no secret for the processes of this run: " + reasons +
                   "; set GSPMD_SECRET to the same text in all");
}

} // namespace mlir::gspmd
