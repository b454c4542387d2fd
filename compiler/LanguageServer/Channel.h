//===- Channel.h - JSON-RPC messages over a pipe ----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_LANGUAGESERVER_CHANNEL_H
#define GSPMD_COMPILER_LANGUAGESERVER_CHANNEL_H

#include "llvm/Support/JSON.h"
#include "llvm/Support/LSP/Transport.h"

#include <cstdio>
#include <optional>
#include <string>

namespace mlir::gspmd {

/// Messages from and to one peer. LLVM's transport replies to messages without
/// a handler, and allocates as many bytes as a message states; a channel
/// returns messages to its caller, and ends at one that exceeds a limit.
class Channel {
public:
  Channel(std::FILE *in, llvm::raw_ostream &out,
          llvm::lsp::JSONStreamStyle style, bool pretty)
      : in(in), style(style), delimited(in, style), out(out), pretty(pretty) {}

  /// Returns the next message; nullopt at the end of the input, and after an
  /// error.
  std::optional<llvm::json::Value> read();
  void write(const llvm::json::Value &message);
  /// Returns true if a message was rejected, after which nothing is read.
  bool hasRejected() const { return isRejected; }

private:
  /// Prints an error.
  std::nullopt_t reject(const std::string &reason);
  /// Return nullopt at the end of the input, and after an error.
  std::optional<std::string> readHeaderLine();
  std::optional<std::string> readStandardMessage();
  std::optional<std::string> readText();

  std::FILE *in;
  llvm::lsp::JSONStreamStyle style;
  llvm::lsp::JSONTransportInputOverFile delimited;
  llvm::raw_ostream &out;
  bool pretty;
  bool isRejected = false;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_LANGUAGESERVER_CHANNEL_H
