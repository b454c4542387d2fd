//===- Handshake.h - Peers prove that they know a secret --------*- C++ -*-===//
//
// The first three messages of a connection, each of at most 64 bytes a text:
//
//   listener: {gspmd, NONCE}
//   peer:     {PROCESS, NONCE, proof of the peer}
//   listener: {proof of the listener}, or {no} if the proof is wrong
//
// A proof is HMAC-SHA256, with the secret as key, of the side, both nonces and
// the process. So neither side sends the secret, a recorded connection cannot
// be repeated, and a stranger learns nothing from either side. What follows is
// neither encrypted nor signed: the network must not let others alter packets.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_HANDSHAKE_H
#define GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_HANDSHAKE_H

#include "lib/Engines/Pjrt/KeyValueStore/Socket.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace mlir::gspmd::pjrt {

/// Returns the message authentication code of RFC 2104 with SHA-256.
std::string hmacSha256(llvm::StringRef key, llvm::StringRef message);

/// Returns bytes of the system's generator of random numbers.
std::string randomBytes(size_t count);

/// Listener: returns the number of the process that the connection comes from;
/// nullopt if it does not know the secret, or if `accept` returns false, which
/// is called before the peer learns that it is identified. Waits until the
/// deadline of `socket`.
std::optional<int64_t> identifyPeer(
    const Socket &socket, llvm::StringRef secret,
    llvm::function_ref<bool()> accept = [] { return true; });

/// Peer: identifies itself as `process` to the listener. Errors:
/// PermissionDenied if one side has another secret, Unavailable if the other
/// side ends the connection, sends something else, or nothing until the
/// deadline of `socket`.
absl::Status identifyTo(const Socket &socket, llvm::StringRef secret,
                        int64_t process);

/// Peer: connects to a listener at `address` and identifies itself as
/// `process`. While strangers open many connections, a listener ends some that
/// are not identified yet, so a connection that ends is replaced by another one
/// until the deadline. Errors are those of `Socket::connect` and `identifyTo`
/// and contain the address. The connection has no deadline.
absl::StatusOr<Socket>
connectAndIdentify(const std::string &address, llvm::StringRef secret,
                   int64_t process, absl::Time deadline,
                   Socket::Retry retry = Socket::Retry::Yes);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_HANDSHAKE_H
