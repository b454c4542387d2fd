//===- Parts.cpp - Global tensors and the parts that devices hold ---------===//
#include "Parts.h"
#include "StridedView.h"
#include "absl/strings/str_cat.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cstring>

namespace mlir::gspmd {
namespace {

using Offsets = llvm::SmallVector<int64_t, 4>;

/// Where the part of `device` starts in the global tensor.
Offsets offsetsOf(const CompiledProgram &program, const EntryTensor &tensor,
                  int64_t device) {
  const Mesh *mesh = tensor.mesh < program.meshes.size()
                         ? &program.meshes[tensor.mesh]
                         : nullptr;
  if (!mesh || mesh->rank() == 0 || tensor.sharding.dimAxes().empty())
    return Offsets(tensor.globalShape.size(), 0);
  return Offsets(tensor.sharding.offsets(*mesh, tensor.globalShape, device));
}

/// The part of a local tensor at `offsets` that lies inside of the global one,
/// seen in the local and in the global buffer.
std::pair<StridedView, StridedView> commonPart(const EntryTensor &tensor,
                                               char *local, char *global,
                                               const Offsets &offsets) {
  int64_t bytes = byteSize(tensor.elementType);
  StridedView in = StridedView::contiguous(local, tensor.localShape, bytes);
  StridedView out = StridedView::contiguous(global, tensor.globalShape, bytes);
  for (unsigned d = 0; d < offsets.size(); ++d) {
    int64_t size = std::clamp<int64_t>(tensor.globalShape[d] - offsets[d], 0,
                                       tensor.localShape[d]);
    in = in.slice(d, 0, size);
    out = out.slice(d, size ? offsets[d] : 0, size);
  }
  return {in, out};
}

/// Are two views of the same sizes equal bit by bit? Packs both.
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
        absl::StrCat("the program takes ", program.arguments.size(),
                     " inputs, ", arguments.size(), " are given"));
  for (size_t i = 0; i < arguments.size(); ++i) {
    const EntryTensor &wanted = program.arguments[i];
    if (arguments[i].type() != wanted.elementType ||
        arguments[i].shape() != llvm::ArrayRef<int64_t>(wanted.globalShape))
      return absl::InvalidArgumentError(
          absl::StrCat("input a", i, " is ",
                       typeString(arguments[i].type(), arguments[i].shape()),
                       ", the program takes ",
                       typeString(wanted.elementType, wanted.globalShape)));
  }
  return absl::OkStatus();
}

HostTensor ArgumentParts::partOf(int64_t device) {
  if (tensor.localShape == tensor.globalShape)
    return global;
  Offsets offsets = offsetsOf(program, tensor, device);
  auto [it, isNew] =
      parts.try_emplace(std::vector<int64_t>(offsets.begin(), offsets.end()));
  if (!isNew)
    return it->second;
  it->second = HostTensor(tensor.elementType, tensor.localShape);
  if (poison)
    std::memset(it->second.data(), 0xff, it->second.numBytes());
  auto [in, out] =
      commonPart(tensor, it->second.data(), global.data(), offsets);
  copyView(out, in);
  return it->second;
}

absl::StatusOr<HostTensor> joinParts(const CompiledProgram &program,
                                     size_t index,
                                     llvm::ArrayRef<HostTensor> parts) {
  const EntryTensor &tensor = program.results[index];
  HostTensor global(tensor.elementType, tensor.globalShape);
  std::map<std::vector<int64_t>, int64_t> firstHolder;
  for (auto [device, part] : llvm::enumerate(parts)) {
    Offsets offsets = offsetsOf(program, tensor, device);
    auto [in, out] = commonPart(tensor, part.data(), global.data(), offsets);
    auto [it, isNew] = firstHolder.try_emplace(
        std::vector<int64_t>(offsets.begin(), offsets.end()), device);
    if (isNew)
      copyView(in, out);
    else if (!sameBits(in, out))
      return absl::DataLossError(
          absl::StrCat("devices ", it->second, " and ", device,
                       " hold the same part of result ", index,
                       " but disagree on its value"));
  }
  return global;
}

} // namespace mlir::gspmd
