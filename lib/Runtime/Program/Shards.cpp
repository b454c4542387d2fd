//===- Shards.cpp - Shards of arguments and results -----------------------===//
#include "lib/Runtime/Program/Shards.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Memory/StridedView.h"
#include "lib/Runtime/Memory/TensorAllocation.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cstring>

namespace mlir::gspmd {
namespace {

using Offsets = llvm::SmallVector<int64_t, 4>;

/// Returns the offsets of the shard of `device` in the global tensor.
Offsets offsetsOf(const CompiledProgram &program, const EntryTensor &tensor,
                  int64_t device) {
  const Mesh *mesh = tensor.mesh < program.meshes.size()
                         ? &program.meshes[tensor.mesh]
                         : nullptr;
  if (!mesh || mesh->rank() == 0 || tensor.sharding.dimAxes().empty())
    return Offsets(tensor.globalShape.size(), 0);
  return Offsets(tensor.sharding.offsets(*mesh, tensor.globalShape, device));
}

/// Returns the unpadded box of a shard as a view of the local and of the global
/// buffer.
std::pair<StridedView, StridedView> unpaddedViews(const EntryTensor &tensor,
                                                  char *local, char *global,
                                                  const ShardBox &box) {
  int64_t bytes = byteSize(tensor.elementType);
  StridedView in = StridedView::contiguous(local, tensor.localShape, bytes);
  StridedView out = StridedView::contiguous(global, tensor.globalShape, bytes);
  for (unsigned d = 0; d < box.offsets.size(); ++d) {
    in = in.slice(d, 0, box.sizes[d]);
    out = out.slice(d, box.sizes[d] ? box.offsets[d] : 0, box.sizes[d]);
  }
  return {in, out};
}

/// Returns true if two views of equal sizes have the same bits. Packs both.
bool sameBits(const StridedView &a, const StridedView &b) {
  auto packed = [](const StridedView &view) {
    std::vector<char> buffer(view.numBytes());
    copyView(view, StridedView::contiguous(buffer.data(), view.sizes,
                                           view.elementBytes));
    return buffer;
  };
  return packed(a) == packed(b);
}

} // namespace

absl::Status checkArguments(const CompiledProgram &program,
                            llvm::ArrayRef<HostTensor> arguments) {
  if (arguments.size() != program.arguments.size())
    return absl::InvalidArgumentError(
        absl::StrCat("expected ", program.arguments.size(), " inputs, found ",
                     arguments.size()));
  for (size_t i = 0; i < arguments.size(); ++i) {
    const EntryTensor &expected = program.arguments[i];
    if (arguments[i].type() != expected.elementType ||
        arguments[i].shape() != llvm::ArrayRef<int64_t>(expected.globalShape))
      return absl::InvalidArgumentError(absl::StrCat(
          "input a", i, ": expected ",
          typeString(expected.elementType, expected.globalShape), ", found ",
          typeString(arguments[i].type(), arguments[i].shape())));
  }
  return absl::OkStatus();
}

ShardBox shardBoxOf(const CompiledProgram &program, const EntryTensor &tensor,
                    int64_t device) {
  ShardBox box;
  box.offsets = offsetsOf(program, tensor, device);
  for (unsigned d = 0; d < box.offsets.size(); ++d)
    box.sizes.push_back(std::clamp<int64_t>(
        tensor.globalShape[d] - box.offsets[d], 0, tensor.localShape[d]));
  return box;
}

absl::StatusOr<HostTensor> ArgumentShards::shardOf(int64_t device) {
  if (tensor.localShape == tensor.globalShape)
    return global;
  ShardBox box = shardBoxOf(program, tensor, device);
  std::vector<int64_t> offsets(box.offsets.begin(), box.offsets.end());
  if (auto it = shards.find(offsets); it != shards.end())
    return it->second;
  auto shard = allocateZeros(tensor.elementType, tensor.localShape);
  if (!shard.ok())
    return shard;
  if (poison)
    std::memset(shard->data(), 0xff, shard->numBytes());
  auto [in, out] = unpaddedViews(tensor, shard->data(), global.data(), box);
  copyView(out, in);
  shards.try_emplace(std::move(offsets), *shard);
  return shard;
}

absl::StatusOr<std::vector<HostTensor>> ArgumentShards::allShards() {
  std::vector<HostTensor> result;
  for (int64_t device = 0; device < program.numDevices(); ++device) {
    auto shard = shardOf(device);
    if (!shard.ok())
      return shard.status();
    result.push_back(*std::move(shard));
  }
  return result;
}

ResultAssembler::ResultAssembler(const CompiledProgram &program, size_t index)
    : program(program), index(index),
      global(allocateZeros(program.results[index].elementType,
                           program.results[index].globalShape)) {}

absl::Status ResultAssembler::add(int64_t device, const HostTensor &shard) {
  if (!global.ok())
    return global.status();
  const EntryTensor &tensor = program.results[index];
  ShardBox box = shardBoxOf(program, tensor, device);
  auto [in, out] = unpaddedViews(tensor, shard.data(), global->data(), box);
  auto [it, isNew] = firstHolder.try_emplace(
      std::vector<int64_t>(box.offsets.begin(), box.offsets.end()), device);
  if (isNew)
    copyView(in, out);
  else if (!sameBits(in, out))
    return absl::DataLossError(
        absl::StrCat("devices ", it->second, " and ", device,
                     " hold the same shard of result ", index,
                     " but disagree on its value"));
  return absl::OkStatus();
}

absl::StatusOr<HostTensor> assembleShards(const CompiledProgram &program,
                                          size_t index,
                                          llvm::ArrayRef<HostTensor> shards) {
  ResultAssembler assembler(program, index);
  for (auto [device, shard] : llvm::enumerate(shards))
    if (auto status = assembler.add(static_cast<int64_t>(device), shard);
        !status.ok())
      return status;
  return assembler.result();
}

} // namespace mlir::gspmd
