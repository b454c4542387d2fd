//===- JaxServer.cpp - Runs programs on the CPU backend of JAX ------------===//
#include "compiler/Bisect/Suspects/JaxServer.h"
#include "lib/Runtime/Program/Shards.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <csignal>
#include <cstring>
#include <nlohmann/json.hpp>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace mlir::gspmd::bisect {
namespace {

/// Lengths have so many bytes.
constexpr size_t kLengthBytes = 8;

std::string encodeLength(uint64_t length) {
  std::string bytes;
  for (size_t i = 0; i < kLengthBytes; ++i)
    bytes += static_cast<char>(length >> (8 * i));
  return bytes;
}

uint64_t decodeLength(llvm::StringRef bytes) {
  uint64_t length = 0;
  for (size_t i = 0; i < kLengthBytes; ++i)
    length |= uint64_t(static_cast<unsigned char>(bytes[i])) << (8 * i);
  return length;
}

nlohmann::json describeTensors(llvm::ArrayRef<EntryTensor> tensors,
                               llvm::ArrayRef<std::string> types) {
  nlohmann::json array = nlohmann::json::array();
  for (auto [tensor, type] : llvm::zip_equal(tensors, types))
    array.push_back({{"type", type},
                     {"shape", std::vector<int64_t>(tensor.localShape.begin(),
                                                    tensor.localShape.end())}});
  return array;
}

absl::StatusOr<std::string>
encodeRequest(const PjrtProgram &program,
              llvm::ArrayRef<HostTensor> arguments) {
  const CompiledProgram &signature = program.signature;
  nlohmann::json object = {
      {"code", program.code.size()},
      {"devices", signature.numDevices()},
      {"partitions", program.isPartitions},
      {"shardy", program.useShardy},
      {"arguments",
       describeTensors(signature.arguments, program.argumentTypes)},
      {"results", describeTensors(signature.results, program.resultTypes)}};
  std::string head = object.dump();
  std::string bytes = encodeLength(head.size()) + head + program.code;
  for (auto [tensor, argument] :
       llvm::zip_equal(signature.arguments, arguments)) {
    auto shards = ArgumentShards(signature, tensor, argument, /*poison=*/true)
                      .allShards();
    if (!shards.ok())
      return shards.status();
    for (const HostTensor &shard : *shards)
      bytes.append(shard.data(), shard.numBytes());
  }
  return bytes;
}

/// Sends a request to the server and returns its response.
absl::StatusOr<std::string> sendRequest(const std::string &socket,
                                        llvm::StringRef request) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (socket.size() >= sizeof(address.sun_path))
    return absl::InvalidArgumentError("the path of the socket is too long");
  std::memcpy(address.sun_path, socket.data(), socket.size());
  int connection = ::socket(AF_UNIX, SOCK_STREAM, 0);
  auto close = llvm::make_scope_exit([&] { ::close(connection); });
  if (connection < 0 ||
      ::connect(connection, reinterpret_cast<const sockaddr *>(&address),
                sizeof(address)) != 0)
    return absl::UnavailableError("no connection to JAX's server on " + socket +
                                  ": " + std::strerror(errno));
  while (!request.empty()) {
    ssize_t count =
        ::send(connection, request.data(), request.size(), MSG_NOSIGNAL);
    if (count <= 0)
      return absl::UnavailableError("JAX's server ended");
    request = request.drop_front(count);
  }
  std::string response;
  std::vector<char> buffer(1 << 16);
  while (true) {
    ssize_t count = ::recv(connection, buffer.data(), buffer.size(), 0);
    if (count <= 0)
      return response;
    response.append(buffer.data(), count);
  }
}

/// Reads the global results at the start of `bytes`, which the optimized
/// program follows.
absl::StatusOr<std::vector<HostTensor>>
decodeResults(const CompiledProgram &program, llvm::StringRef &bytes) {
  std::vector<HostTensor> results;
  for (auto [index, tensor] : llvm::enumerate(program.results)) {
    std::vector<HostTensor> shards;
    for (int64_t device = 0; device < program.numDevices(); ++device) {
      HostTensor &shard =
          shards.emplace_back(tensor.elementType, tensor.localShape);
      auto size = static_cast<size_t>(shard.numBytes());
      if (bytes.size() < size)
        return absl::InternalError("the response of JAX's server is too short");
      std::memcpy(shard.data(), bytes.data(), size);
      bytes = bytes.drop_front(size);
    }
    absl::StatusOr<HostTensor> joined = assembleShards(program, index, shards);
    if (!joined.ok())
      return joined.status();
    results.push_back(*std::move(joined));
  }
  return results;
}

} // namespace

absl::StatusOr<std::vector<HostTensor>>
runOnJaxServer(const PjrtProgram &program, llvm::ArrayRef<HostTensor> arguments,
               const std::string &socket, PjrtStats &stats) {
  if (auto status = checkArguments(program.signature, arguments); !status.ok())
    return status;
  auto request = encodeRequest(program, arguments);
  if (!request.ok())
    return request.status();
  auto response = sendRequest(socket, *request);
  if (!response.ok())
    return response.status();
  llvm::StringRef bytes(*response);
  nlohmann::json head;
  if (bytes.size() >= kLengthBytes) {
    uint64_t length = decodeLength(bytes);
    llvm::StringRef text = bytes.drop_front(kLengthBytes).take_front(length);
    head = nlohmann::json::parse(text.begin(), text.end(), nullptr,
                                 /*allow_exceptions=*/false);
    bytes = bytes.drop_front(std::min(bytes.size(), kLengthBytes + length));
  }
  if (!head.is_object())
    return absl::UnavailableError("JAX's server has no response");
  stats.platform = "cpu";
  stats.versions = head.value("versions", "");
  if (int signal = head.value("signal", 0)) {
    llvm::errs() << head.value("printed", "");
    std::raise(signal);
  }
  if (head.contains("error"))
    return absl::InternalError(head.value("error", ""));
  auto results = decodeResults(program.signature, bytes);
  stats.programFormat = "hlo_with_config";
  stats.program = bytes.str();
  return results;
}

} // namespace mlir::gspmd::bisect
