//===- RunArguments.cpp - The arguments of a program ----------------------===//
#include "compiler/Run/RunArguments.h"
#include "compiler/Arrays/Npz.h"
#include "compiler/Arrays/NpzSlice.h"
#include "lib/Runtime/Memory/StridedView.h"
#include "lib/Runtime/Program/Shards.h"
#include "llvm/ADT/STLExtras.h"
#include <cstring>

namespace mlir::gspmd {

absl::StatusOr<std::vector<HostTensor>>
readTensors(const std::string &path, llvm::ArrayRef<EntryTensor> expected) {
  std::vector<int64_t> maxBytes;
  for (const EntryTensor &tensor : expected) {
    int64_t bytes =
        llvm::product_of(tensor.globalShape, byteSize(tensor.elementType));
    maxBytes.push_back(bytes);
  }
  auto tensors = readNpz(path, getTensorNames(expected), maxBytes);
  if (!tensors.ok())
    return tensors;
  for (auto [tensor, entry] : llvm::zip(*tensors, expected))
    if (entry.elementType == ElementType::BF16 &&
        tensor.type() == ElementType::U16)
      tensor = tensor.reinterpreted(ElementType::BF16);
  return tensors;
}

std::vector<std::string> getTensorNames(llvm::ArrayRef<EntryTensor> tensors) {
  std::vector<std::string> names;
  for (const EntryTensor &tensor : tensors)
    names.push_back(tensor.name);
  return names;
}

namespace {

/// Returns the names of the first tensors for a message, at most kMaxNamed, so
/// that it stays readable. A tensor without a name has its number.
std::string listOf(llvm::ArrayRef<EntryTensor> tensors) {
  constexpr size_t kMaxNamed = 12;
  std::string text;
  for (auto [i, tensor] : llvm::enumerate(tensors.take_front(kMaxNamed)))
    text += (i ? ", " : "") +
            (tensor.name.empty() ? "a" + std::to_string(i) : tensor.name);
  return text + (tensors.size() > kMaxNamed ? ", ..." : "");
}

/// Returns an error for an unexpected number of arrays. A frequent reason is
/// that JAX drops unused arguments.
absl::Status makeCountError(size_t found,
                            llvm::ArrayRef<EntryTensor> expected) {
  std::string text = "the program takes " + std::to_string(expected.size()) +
                     " inputs (" + listOf(expected) + "), --inputs has " +
                     std::to_string(found) + " arrays";
  if (found > expected.size())
    text += "; jax.jit drops unused arguments unless keep_unused=True";
  return absl::InvalidArgumentError(text);
}

} // namespace

void ArgumentOptions::addOptions(OptionGroup &group) {
  group.addFile(FileUse::Read, "inputs", "npz", "Arguments", inputs);
  group.add("random-inputs", "seed",
            "Random arguments that depend on the seed only", randomSeed);
}

/// Returns an error if the program has arguments and the command requests none.
absl::Status ProgramArguments::validateHasArguments() const {
  if (program.arguments.empty() || options.randomSeed)
    return absl::OkStatus();
  return absl::InvalidArgumentError("the program takes " +
                                    std::to_string(program.arguments.size()) +
                                    " inputs (" + listOf(program.arguments) +
                                    "); add --inputs or --random-inputs");
}

/// Returns an error if `tensor`, argument `index`, has a number that its type
/// of 2 or 4 bits does not have.
static absl::Status validateNarrow(const EntryTensor &argument, size_t index,
                                   const HostTensor &tensor) {
  if (argument.narrowBits == 0 || tensor.type() != argument.elementType)
    return absl::OkStatus();
  bool isSigned = argument.elementType == ElementType::S8;
  int count = 1 << argument.narrowBits;
  int low = isSigned ? -count / 2 : 0, high = low + count - 1;
  for (uint8_t element : tensor.as<uint8_t>()) {
    int value = isSigned ? static_cast<int8_t>(element) : element;
    if (value < low || value > high)
      return absl::InvalidArgumentError(
          "input a" + std::to_string(index) +
          (argument.name.empty() ? "" : " (" + argument.name + ")") +
          " has the value " + std::to_string(value) +
          ", the program takes integers of " +
          std::to_string(argument.narrowBits) + " bits, from " +
          std::to_string(low) + " to " + std::to_string(high));
  }
  return absl::OkStatus();
}

HostTensor makeRandomArgument(const EntryTensor &argument, uint64_t seed,
                              size_t index) {
  HostTensor tensor(argument.elementType, argument.globalShape);
  // Arguments of equal type must differ.
  fillRandom(tensor, seed * 1000003 + index, argument.floatFormat,
             argument.narrowBits);
  return tensor;
}

HostTensor ProgramArguments::makeRandom(size_t index) const {
  return makeRandomArgument(program.arguments[index],
                            options.randomSeed.value_or(0), index);
}

absl::StatusOr<std::vector<HostTensor>> ProgramArguments::readGlobal() {
  if (!options.inputs.empty()) {
    auto tensors = readTensors(options.inputs, program.arguments);
    if (tensors.ok() && tensors->size() != program.arguments.size())
      return makeCountError(tensors->size(), program.arguments);
    for (size_t index = 0; tensors.ok() && index < tensors->size(); ++index)
      if (auto status = validateNarrow(program.arguments[index], index,
                                       (*tensors)[index]);
          !status.ok())
        return status;
    return tensors;
  }
  std::vector<HostTensor> tensors;
  if (auto status = validateHasArguments(); !status.ok())
    return status;
  for (size_t index = 0; index < program.arguments.size(); ++index)
    tensors.push_back(makeRandom(index));
  return tensors;
}

//===----------------------------------------------------------------------===//
// Shards
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral kDevice = "{device}";

bool hasDevicePlaceholder(llvm::StringRef path) {
  return path.contains(kDevice);
}

std::string expandDevicePlaceholder(llvm::StringRef path, int64_t device) {
  auto [before, after] = path.split(kDevice);
  return (before + llvm::Twine(device) + after).str();
}

absl::Status ProgramArguments::openShards() {
  if (options.inputs.empty())
    return validateHasArguments();
  if (hasDevicePlaceholder(options.inputs))
    return absl::OkStatus();
  return archiveOf(-1).status();
}

absl::StatusOr<NpzArchive *> ProgramArguments::archiveOf(int64_t device) {
  auto [found, isNew] = archives.try_emplace(device);
  if (!isNew)
    return &found->second;
  std::string path = device < 0
                         ? options.inputs
                         : expandDevicePlaceholder(options.inputs, device);
  absl::StatusOr<NpzArchive> archive =
      NpzArchive::open(path, getTensorNames(program.arguments));
  if (!archive.ok())
    return archive.status();
  if (archive->size() != program.arguments.size())
    return makeCountError(archive->size(), program.arguments);
  found->second = *std::move(archive);
  return &found->second;
}

absl::Status ProgramArguments::readBox(size_t index, int64_t device,
                                       const HostTensor &shard) {
  const EntryTensor &tensor = program.arguments[index];
  ShardBox box = shardBoxOf(program, tensor, device);
  StridedView to = StridedView::contiguous(shard.data(), shard.shape(),
                                           byteSize(shard.type()));
  for (unsigned d = 0; d < box.sizes.size(); ++d)
    to = to.slice(d, 0, box.sizes[d]);
  bool isOwnFile = hasDevicePlaceholder(options.inputs);
  absl::StatusOr<NpzArchive *> archive = archiveOf(isOwnFile ? device : -1);
  if (!archive.ok())
    return archive.status();
  NpzSlice expected;
  expected.type = tensor.elementType;
  expected.shape = isOwnFile ? box.sizes : tensor.globalShape;
  expected.offsets = box.offsets;
  if (isOwnFile)
    expected.offsets.assign(box.offsets.size(), 0);
  std::string mismatch;
  absl::Status status = readNpzSlice(**archive, index, expected, to, mismatch);
  if (mismatch.empty())
    return status;
  return absl::InvalidArgumentError(
      (isOwnFile ? "device " + std::to_string(device) + ": " : "") +
      std::string("input a") + std::to_string(index) + " is " + mismatch +
      (isOwnFile ? ", its shard is " : ", the program takes ") +
      typeString(expected.type, expected.shape));
}

absl::StatusOr<HostTensor>
ProgramArguments::readShard(size_t index, int64_t device, bool poison) {
  const EntryTensor &tensor = program.arguments[index];
  if (options.inputs.empty()) {
    if (!randomGlobal || randomIndex != index)
      randomGlobal = makeRandom(index);
    randomIndex = index;
    return ArgumentShards(program, tensor, *randomGlobal, poison)
        .shardOf(device);
  }
  HostTensor shard(tensor.elementType, tensor.localShape);
  if (poison)
    std::memset(shard.data(), 0xff, shard.numBytes());
  if (auto status = readBox(index, device, shard); !status.ok())
    return status;
  if (tensor.narrowBits != 0)
    if (auto status = validateNarrow(
            tensor, index, removePadding(program, tensor, device, shard));
        !status.ok())
      return status;
  return shard;
}

absl::StatusOr<std::vector<HostTensor>>
readArguments(const ArgumentOptions &options, const CompiledProgram &program) {
  return ProgramArguments(options, program).readGlobal();
}

HostTensor removePadding(const CompiledProgram &program,
                         const EntryTensor &tensor, int64_t device,
                         const HostTensor &shard) {
  ShardBox box = shardBoxOf(program, tensor, device);
  HostTensor result(tensor.elementType, box.sizes);
  int64_t bytes = byteSize(tensor.elementType);
  StridedView from =
      StridedView::contiguous(shard.data(), shard.shape(), bytes);
  for (unsigned d = 0; d < box.sizes.size(); ++d)
    from = from.slice(d, 0, box.sizes[d]);
  copyView(from, StridedView::contiguous(result.data(), box.sizes, bytes));
  return result;
}

} // namespace mlir::gspmd
