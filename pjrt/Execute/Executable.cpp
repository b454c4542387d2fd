//===- Executable.cpp - Compiled programs ---------------------------------===//
#include "pjrt/Execute/Executable.h"
#include "pjrt/Api/ApiFunction.h"

namespace mlir::gspmd::pjrt {

void Executable::StringList::add(const std::string &text) {
  texts.push_back(text.data());
  sizes.push_back(text.size());
}

Executable::Executable(std::shared_ptr<const CompiledModule> module,
                       std::shared_ptr<Compiler> ownCompiler)
    : compiled(std::move(module)), compiler(std::move(ownCompiler)) {
  for (const BoundaryTensor &tensor : compiled->arguments)
    argumentMemories.add(tensor.memoryKind);
  for (const BoundaryTensor &tensor : compiled->results) {
    outputMemories.add(tensor.memoryKind);
    outputTypes.push_back(tensor.shape.type);
    outputRanks.push_back(tensor.shape.dims.size());
    outputDims.insert(outputDims.end(), tensor.shape.dims.begin(),
                      tensor.shape.dims.end());
  }
}

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

static absl::Status destroy(ExecutableDestroyArgs &args) {
  delete args.executable;
  return absl::OkStatus();
}

static absl::Status name(TextArgs<Executable> &args) {
  args.text = args.object->compiled->name.data();
  args.textSize = args.object->compiled->name.size();
  return absl::OkStatus();
}

static absl::Status fingerprint(TextArgs<Executable> &args) {
  args.text = args.object->compiled->fingerprint.data();
  args.textSize = args.object->compiled->fingerprint.size();
  return absl::OkStatus();
}

static absl::Status numReplicas(ValueArgs<Executable, size_t> &args) {
  args.value = args.object->compiled->settings.numReplicas;
  return absl::OkStatus();
}

static absl::Status numPartitions(ValueArgs<Executable, size_t> &args) {
  args.value = args.object->compiled->settings.numPartitions;
  return absl::OkStatus();
}

static absl::Status numOutputs(ExecutableNumOutputsArgs &args) {
  args.numOutputs = args.executable->outputTypes.size();
  return absl::OkStatus();
}

/// The size of object code is not counted.
static absl::Status codeSize(ValueArgs<Executable, int64_t> &args) {
  args.value = 0;
  return absl::OkStatus();
}

static absl::Status outputTypes(ListArgs<Executable, const BufferType> &args) {
  args.list = args.object->outputTypes.data();
  args.size = args.object->outputTypes.size();
  return absl::OkStatus();
}

static absl::Status outputDimensions(OutputDimensionsArgs &args) {
  args.numOutputs = args.executable->outputTypes.size();
  args.dims = args.executable->outputDims.data();
  args.numDims = args.executable->outputRanks.data();
  return absl::OkStatus();
}

template <Executable::StringList Executable::*which>
static absl::Status memoryKinds(TextsArgs<Executable> &args) {
  Executable::StringList &kinds = args.object->*which;
  args.count = kinds.texts.size();
  args.texts = kinds.texts.data();
  args.sizes = kinds.sizes.data();
  return absl::OkStatus();
}

static absl::Status
compileOptions(BytesArgs<Executable, SerializedOptions> &args) {
  const std::string &bytes = args.object->compiled->settings.serialized;
  args.bytes = bytes.data();
  args.size = bytes.size();
  args.holder = nullptr;
  args.destroy = [](SerializedOptions *) {};
  return absl::OkStatus();
}

void addExecutableFunctions(Api &api) {
  set<destroy>(api, Slot::ExecutableDestroy);
  set<name>(api, Slot::ExecutableName);
  set<fingerprint>(api, Slot::ExecutableFingerprint);
  set<numReplicas>(api, Slot::ExecutableNumReplicas);
  set<numPartitions>(api, Slot::ExecutableNumPartitions);
  set<numOutputs>(api, Slot::ExecutableNumOutputs);
  set<codeSize>(api, Slot::ExecutableSizeOfGeneratedCodeInBytes);
  set<outputTypes>(api, Slot::ExecutableOutputElementTypes);
  set<outputDimensions>(api, Slot::ExecutableOutputDimensions);
  set<memoryKinds<&Executable::outputMemories>>(
      api, Slot::ExecutableOutputMemoryKinds);
  set<memoryKinds<&Executable::argumentMemories>>(
      api, Slot::ExecutableParameterMemoryKinds);
  set<compileOptions>(api, Slot::ExecutableGetCompileOptions);
}

} // namespace mlir::gspmd::pjrt
