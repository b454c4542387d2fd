//===- ReshardInterpreter.cpp - Execution of reshard plans ----------------===//

#include "unittests/Algebra/Reshard/ReshardInterpreter.h"
#include "llvm/ADT/STLExtras.h"

using namespace gspmd;
using llvm::ArrayRef;

namespace {

constexpr int64_t kPadding = -1000003;

/// Calls `fn(index, position)` for each element of an array in row-major order.
template <typename Fn>
void forEachIndex(ArrayRef<int64_t> shape, Fn fn) {
  int64_t n = 1;
  for (int64_t s : shape)
    n *= s;
  llvm::SmallVector<int64_t> index(shape.size());
  for (int64_t position = 0; position < n; ++position) {
    int64_t rest = position;
    for (size_t d = shape.size(); d-- > 0; rest /= shape[d])
      index[d] = rest % shape[d];
    fn(index, position);
  }
}

int64_t linear(ArrayRef<int64_t> shape, ArrayRef<int64_t> index) {
  int64_t position = 0;
  for (auto [s, i] : llvm::zip_equal(shape, index))
    position = position * s + i;
  return position;
}

/// Returns elements [begin, begin + size) along `dim`; kPadding beyond the end.
LocalArray window(const LocalArray &array, unsigned dim, int64_t begin,
                  int64_t size) {
  LocalArray result;
  result.shape = array.shape;
  result.shape[dim] = size;
  forEachIndex(result.shape, [&](llvm::SmallVector<int64_t> index, int64_t) {
    index[dim] += begin;
    bool inside = index[dim] < array.shape[dim];
    result.values.push_back(inside ? array.values[linear(array.shape, index)]
                                   : kPadding);
  });
  return result;
}

/// Returns shard `i` of `n` along `dim`, padded to a multiple of `n`.
LocalArray shardOf(const LocalArray &array, unsigned dim, int64_t n,
                   int64_t i) {
  int64_t size = (array.shape[dim] + n - 1) / n;
  return window(array, dim, i * size, size);
}

LocalArray concat(ArrayRef<LocalArray> shards, unsigned dim) {
  int64_t size = shards[0].shape[dim];
  LocalArray result;
  result.shape = shards[0].shape;
  result.shape[dim] *= shards.size();
  forEachIndex(result.shape, [&](llvm::SmallVector<int64_t> index, int64_t) {
    const LocalArray &source = shards[size ? index[dim] / size : 0];
    index[dim] %= size;
    result.values.push_back(source.values[linear(source.shape, index)]);
  });
  return result;
}

} // namespace

ReshardInterpreter::ReshardInterpreter(const Mesh &mesh,
                                       ArrayRef<int64_t> shape,
                                       const TensorSharding &from)
    : mesh(mesh), shape(shape), startUnreduced(from.unreducedAxes()) {
  for (int64_t device = 0; device < mesh.numDevices(); ++device)
    devices.push_back(expected(from, device));
}

LocalArray ReshardInterpreter::expected(const TensorSharding &sharding,
                                        int64_t device) const {
  // The elements include the partial sums of the devices along the axes that
  // were unreduced at the start and no longer are.
  AxisList summed = difference(startUnreduced, sharding.unreducedAxes());
  int64_t weight = 0;
  for (int64_t member : mesh.group(device, summed))
    weight += int64_t(1) << mesh.indexAlong(member, startUnreduced);
  LocalArray result;
  result.shape = sharding.localShape(shape);
  auto start = sharding.offsets(mesh, shape, device);
  forEachIndex(result.shape, [&](llvm::SmallVector<int64_t> index, int64_t) {
    bool inside = true;
    for (size_t d = 0; d < shape.size(); ++d) {
      index[d] += start[d];
      inside &= index[d] < shape[d];
    }
    result.values.push_back(inside ? (linear(shape, index) + 1) * weight
                                   : kPadding);
  });
  return result;
}

LocalArray ReshardInterpreter::allToAll(const ReshardStep &step,
                                        int64_t device) const {
  int64_t n = axisListSize(step.axes);
  int64_t own = mesh.indexAlong(device, step.axes);
  std::vector<LocalArray> shards;
  for (int64_t member : mesh.group(device, step.axes))
    shards.push_back(shardOf(devices[member], step.splitDim, n, own));
  return concat(shards, step.dim);
}

LocalArray ReshardInterpreter::sum(const ReshardStep &step,
                                   int64_t device) const {
  LocalArray result = devices[device];
  for (int64_t member : mesh.group(device, step.axes))
    if (member != device)
      for (auto [to, from] :
           llvm::zip_equal(result.values, devices[member].values))
        to += from;
  return result;
}

std::vector<LocalArray>
ReshardInterpreter::runOnAll(const ReshardStep &step) const {
  std::vector<LocalArray> result(devices.size());
  int64_t n = axisListSize(step.axes);
  for (int64_t device = 0; device < mesh.numDevices(); ++device) {
    int64_t own = mesh.indexAlong(device, step.axes);
    switch (step.kind) {
    case ReshardKind::Slice:
      result[device] = shardOf(devices[device], step.dim, n, own);
      break;
    case ReshardKind::AllGather: {
      std::vector<LocalArray> shards;
      for (int64_t member : mesh.group(device, step.axes))
        shards.push_back(devices[member]);
      result[device] = concat(shards, step.dim);
      break;
    }
    case ReshardKind::AllToAll:
      result[device] = allToAll(step, device);
      break;
    case ReshardKind::CollectivePermute:
      result[permuteTarget(mesh, device, step.axes, step.toAxes)] =
          devices[device];
      break;
    case ReshardKind::ReduceScatter:
      result[device] = shardOf(sum(step, device), step.dim, n, own);
      break;
    case ReshardKind::AllReduce:
      result[device] = sum(step, device);
      break;
    case ReshardKind::ReplicatedToUnreduced:
      result[device] = devices[device];
      if (own != 0)
        llvm::fill(result[device].values, 0);
      break;
    }
  }
  return result;
}

void ReshardInterpreter::realign(unsigned dim, int64_t size,
                                 ArrayRef<AxisRef> axes) {
  int64_t old = devices.front().shape[dim];
  if (axes.empty() || old == size || old == 0)
    return;
  std::vector<LocalArray> result(devices.size());
  for (int64_t device = 0; device < mesh.numDevices(); ++device) {
    int64_t begin = mesh.indexAlong(device, axes) * size;
    LocalArray &array = result[device];
    array.shape = devices[device].shape;
    array.shape[dim] = size;
    forEachIndex(array.shape, [&](llvm::SmallVector<int64_t> index, int64_t) {
      int64_t position = begin + index[dim];
      index[dim] = position % old;
      bool inside = position / old < axisListSize(axes);
      int64_t source =
          inside ? mesh.withIndexAlong(device, axes, position / old) : 0;
      array.values.push_back(
          inside ? devices[source].values[linear(devices[source].shape, index)]
                 : kPadding);
    });
  }
  devices = std::move(result);
}

void ReshardInterpreter::run(const ReshardStep &step) {
  llvm::SmallVector<int64_t> after = step.result.localShape(shape);
  if (step.kind == ReshardKind::Slice) {
    AxisList major = difference(step.result.axesOf(step.dim), step.axes);
    realign(step.dim, after[step.dim] * axisListSize(step.axes), major);
  }
  devices = runOnAll(step);
  if (step.kind == ReshardKind::AllGather)
    realign(step.dim, after[step.dim], step.result.axesOf(step.dim));
  bool concatenates =
      step.kind == ReshardKind::AllGather || step.kind == ReshardKind::AllToAll;
  if (!concatenates)
    return;
  int64_t size = step.result.localShape(shape)[step.dim];
  for (LocalArray &array : devices)
    if (size < array.shape[step.dim])
      array = window(array, step.dim, 0, size);
}

std::string ReshardInterpreter::check(const TensorSharding &sharding) const {
  for (int64_t device = 0; device < mesh.numDevices(); ++device) {
    LocalArray reference = expected(sharding, device);
    const LocalArray &actual = devices[device];
    std::string prefix = "device " + std::to_string(device) + ": ";
    if (reference.shape != actual.shape ||
        reference.values.size() != actual.values.size())
      return prefix + "wrong local shape";
    for (size_t i = 0; i < reference.values.size(); ++i)
      if (reference.values[i] != kPadding &&
          reference.values[i] != actual.values[i])
        return prefix + "element " + std::to_string(i) + " is " +
               std::to_string(actual.values[i]) + ", not " +
               std::to_string(reference.values[i]);
  }
  return "";
}
