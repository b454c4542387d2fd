//===- Handshake.cpp - Peers prove that they know a secret ----------------===//
#include "lib/Engines/Pjrt/KeyValueStore/Handshake.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/SHA256.h"
#include <cerrno>
#include <sys/random.h>

namespace mlir::gspmd::pjrt {
namespace {

using Texts = std::vector<std::string>;

constexpr const char *kProtocol = "gspmd";
constexpr size_t kNonceBytes = 32;
/// The longest text of a handshake: a SHA-256 in hexadecimal digits.
constexpr uint64_t kMaxTextBytes = 64;

std::string sha256(llvm::StringRef first, llvm::StringRef second) {
  llvm::SHA256 hash;
  hash.update(first);
  hash.update(second);
  auto digest = hash.final();
  return std::string(reinterpret_cast<const char *>(digest.data()),
                     digest.size());
}

/// The nonces have a fixed size, so that the message has one reading.
std::string makeProof(llvm::StringRef secret, const char *side,
                      const std::string &listenerNonce,
                      const std::string &peerNonce,
                      const std::string &process) {
  return hmacSha256(secret, absl::StrCat(kProtocol, " ", side, " ",
                                         listenerNonce, peerNonce, process));
}

/// Takes the same time wherever the texts differ.
bool isEqual(llvm::StringRef first, llvm::StringRef second) {
  if (first.size() != second.size())
    return false;
  unsigned char difference = 0;
  for (size_t i = 0; i < first.size(); ++i)
    difference |= static_cast<unsigned char>(first[i] ^ second[i]);
  return difference == 0;
}

} // namespace

std::string hmacSha256(llvm::StringRef key, llvm::StringRef message) {
  constexpr size_t kBlockBytes = 64;
  std::string block = key.size() > kBlockBytes ? sha256(key, "") : key.str();
  block.resize(kBlockBytes, 0);
  std::string inner = block, outer = block;
  for (char &byte : inner)
    byte ^= 0x36;
  for (char &byte : outer)
    byte ^= 0x5c;
  return sha256(outer, sha256(inner, message));
}

std::string randomBytes(size_t count) {
  std::string bytes(count, 0);
  size_t done = 0;
  while (done < count) {
    ssize_t numRandom = ::getrandom(bytes.data() + done, count - done, 0);
    if (numRandom < 0 && errno != EINTR)
      llvm::report_fatal_error("the system has no random numbers");
    done += numRandom < 0 ? 0 : static_cast<size_t>(numRandom);
  }
  return bytes;
}

std::optional<int64_t> identifyPeer(const Socket &socket,
                                    llvm::StringRef secret,
                                    llvm::function_ref<bool()> accept) {
  std::string nonce = randomBytes(kNonceBytes);
  Texts reply;
  int64_t process = 0;
  if (!socket.send({kProtocol, nonce}) ||
      !socket.receive(reply, kMaxTextBytes) || reply.size() != 3 ||
      reply[1].size() != kNonceBytes || !absl::SimpleAtoi(reply[0], &process))
    return std::nullopt;
  if (!isEqual(reply[2],
               makeProof(secret, "peer", nonce, reply[1], reply[0]))) {
    socket.send({"no"});
    return std::nullopt;
  }
  if (!accept() ||
      !socket.send({makeProof(secret, "listener", nonce, reply[1], reply[0])}))
    return std::nullopt;
  return process;
}

absl::Status identifyTo(const Socket &socket, llvm::StringRef secret,
                        int64_t process) {
  auto unavailable = [] {
    return absl::UnavailableError("does not respond as a process of gspmd");
  };
  Texts greeting, reply;
  if (!socket.receive(greeting, kMaxTextBytes) || greeting.size() != 2 ||
      greeting[0] != kProtocol || greeting[1].size() != kNonceBytes)
    return unavailable();
  std::string nonce = randomBytes(kNonceBytes),
              processText = absl::StrCat(process);
  if (!socket.send(
          {processText, nonce,
           makeProof(secret, "peer", greeting[1], nonce, processText)}) ||
      !socket.receive(reply, kMaxTextBytes) || reply.size() != 1)
    return unavailable();
  if (!isEqual(reply[0],
               makeProof(secret, "listener", greeting[1], nonce, processText)))
    return absl::PermissionDeniedError("has another secret than this process");
  return absl::OkStatus();
}

absl::StatusOr<Socket> connectAndIdentify(const std::string &address,
                                          llvm::StringRef secret,
                                          int64_t process, absl::Time deadline,
                                          Socket::Retry retry) {
  for (;; absl::SleepFor(absl::Milliseconds(5))) {
    absl::StatusOr<Socket> socket = Socket::connect(address, deadline, retry);
    if (!socket.ok())
      return socket;
    absl::Status status = identifyTo(*socket, secret, process);
    if (status.ok()) {
      socket->setDeadline(absl::InfiniteFuture());
      return socket;
    }
    if (absl::IsPermissionDenied(status) || absl::Now() >= deadline)
      return absl::Status(status.code(),
                          absl::StrCat(address, " ", status.message()));
  }
}

} // namespace mlir::gspmd::pjrt
