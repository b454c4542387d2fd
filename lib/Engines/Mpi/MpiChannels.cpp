//===- MpiChannels.cpp - Tensors between groups of devices ----------------===//
#include "lib/Engines/Mpi/MpiChannels.h"
#include "lib/Engines/Mpi/plugin/MpiPlugin.h"

namespace mlir::gspmd {

/// The tag of channel 0; those of other communication are smaller.
static constexpr int32_t kFirstChannelTag = 64;

static std::vector<gspmd_mpi_message>
messagesOf(llvm::MutableArrayRef<HostTensor> shards, int32_t peer) {
  std::vector<gspmd_mpi_message> messages;
  for (HostTensor &shard : shards)
    messages.push_back({shard.data(), shard.numBytes(), peer});
  return messages;
}

void MpiChannels::send(int64_t channel, int32_t to,
                       std::vector<HostTensor> shards) {
  reapSent();
  Message &message = sending.emplace_back();
  message.shards = std::move(shards);
  std::vector<gspmd_mpi_message> sends = messagesOf(message.shards, to);
  world->check(world->mpi().exchange(
      world->worldComm(), sends.data(), static_cast<int32_t>(sends.size()),
      nullptr, 0, kFirstChannelTag + static_cast<int32_t>(channel),
      &message.request));
}

void MpiChannels::receive(int64_t channel, int32_t from,
                          llvm::MutableArrayRef<HostTensor> shards,
                          llvm::StringRef where) {
  reapSent();
  std::vector<gspmd_mpi_message> receives = messagesOf(shards, from);
  gspmd_mpi_request *request = nullptr;
  world->check(world->mpi().exchange(
      world->worldComm(), nullptr, 0, receives.data(),
      static_cast<int32_t>(receives.size()),
      kFirstChannelTag + static_cast<int32_t>(channel), &request));
  world->wait(request, where);
}

void MpiChannels::reapSent() {
  sending.remove_if(
      [&](const Message &message) { return world->isDone(message.request); });
}

void MpiChannels::finish(llvm::StringRef where) {
  for (const Message &message : sending)
    world->wait(message.request, where);
  sending.clear();
}

} // namespace mlir::gspmd
