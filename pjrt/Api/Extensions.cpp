//===- Extensions.cpp - Extensions of the table ---------------------------===//
#include "pjrt/Api/Extensions.h"
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Buffers/Buffer.h"
#include "pjrt/Compile/OpShardings.h"
#include "pjrt/Execute/Executable.h"
#include <map>

namespace mlir::gspmd::pjrt {

/// A layout in the callers' syntax.
struct Layout {
  std::string text;
};

/// Returns the unique object of a layout, which is never freed.
static Layout *createLayout(const BufferShape &shape) {
  static Mutex mutex;
  static auto *layouts = new std::map<std::string, Layout>;
  std::string text = shape.reportedLayout().toString();
  MutexLock lock(mutex);
  auto [it, isNew] = layouts->try_emplace(text);
  if (isNew)
    it->second.text = std::move(text);
  return &it->second;
}

static Layout *rowMajorLayout(size_t rank) {
  BufferShape shape;
  shape.dims.resize(rank);
  return createLayout(shape);
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

static absl::Status destroyLayout(ObjectArgs<Layout> &) {
  return absl::OkStatus();
}

static absl::Status serializeLayout(BytesArgs<Layout, SerializedLayout> &args) {
  args.bytes = args.object->text.data();
  args.size = args.object->text.size();
  args.holder = nullptr;
  args.destroy = [](SerializedLayout *) {};
  return absl::OkStatus();
}

template <typename OwnerT>
static absl::Status defaultLayout(DefaultLayoutArgs<OwnerT> &args) {
  args.layout = rowMajorLayout(args.numDims);
  return absl::OkStatus();
}

static absl::Status bufferLayout(ValueArgs<Buffer, Layout *> &args) {
  args.value = createLayout(args.object->shape);
  return absl::OkStatus();
}

/// The list lives as long as the executable.
template <std::vector<BoundaryTensor> CompiledModule::*of, auto layouts>
static absl::Status
boundaryLayouts(CountedArgs<Executable, Layout *const> &args) {
  Executable &executable = *args.object;
  MutexLock lock(executable.mutex);
  auto &list = executable.*layouts;
  if (list.empty())
    for (const BoundaryTensor &tensor : (*executable.compiled).*of)
      list.push_back(createLayout(tensor.shape));
  args.list = list.data();
  args.size = list.size();
  return absl::OkStatus();
}

//===----------------------------------------------------------------------===//
// The list
//===----------------------------------------------------------------------===//

Extension *extensions() {
  static ShardingsExtension shardings = {
      {sizeof(ShardingsExtension), ExtensionKind::Shardings, nullptr},
      parameterShardingsFunction(),
      outputShardingsFunction()};
  static LayoutsExtension layouts = {
      {sizeof(LayoutsExtension), ExtensionKind::Layouts, &shardings.base},
      Function<destroyLayout>::get(),
      Function<serializeLayout>::get(),
      Function<defaultLayout<Client>>::get(),
      Function<bufferLayout>::get(),
      Function<defaultLayout<TopologyDescription>>::get(),
      Function<boundaryLayouts<&CompiledModule::results,
                               &Executable::outputLayouts>>::get(),
      Function<boundaryLayouts<&CompiledModule::arguments,
                               &Executable::argumentLayouts>>::get()};
  return &layouts.base;
}

} // namespace mlir::gspmd::pjrt
