//===- WrongValue.cpp - Errors of a sharded value -------------------------===//
#include "compiler/Bisect/Search/WrongValue.h"
#include "compiler/Run/RunArguments.h"
#include "lib/Runtime/Numerics/Scalars/Float16.h"
#include "lib/Runtime/Program/Shards.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

namespace mlir::gspmd::bisect {
namespace {

/// The numbers of one device. A complex element has two numbers.
struct ShardNumbers {
  ShardBox box;
  std::vector<Number> actual;
  /// The index of each number among those of the global tensor.
  std::vector<size_t> globalIndex;
};

/// Returns the indices of element `flat` of a row-major tensor.
llvm::SmallVector<int64_t> unflatten(int64_t flat,
                                     llvm::ArrayRef<int64_t> shape) {
  llvm::SmallVector<int64_t> index(shape.size());
  for (size_t d = shape.size(); d-- > 0; flat /= shape[d])
    index[d] = flat % shape[d];
  return index;
}

int64_t flatten(llvm::ArrayRef<int64_t> index, llvm::ArrayRef<int64_t> shape) {
  int64_t flat = 0;
  for (auto [i, size] : llvm::zip_equal(index, shape))
    flat = flat * size + i;
  return flat;
}

ShardNumbers readShard(const ShardedValue &value, int64_t device) {
  ShardNumbers numbers;
  numbers.box = shardBoxOf(value.program, value.tensor, device);
  numbers.actual = toNumbers(
      removePadding(value.program, value.tensor, device, value.shards[device]),
      value.elementType);
  int64_t count = llvm::product_of(numbers.box.sizes);
  size_t width = isComplex(value.tensor.elementType) ? 2 : 1;
  for (int64_t i = 0; i < count; ++i) {
    llvm::SmallVector<int64_t> index = unflatten(i, numbers.box.sizes);
    for (auto [k, offset] : llvm::zip_equal(index, numbers.box.offsets))
      k += offset;
    size_t flat = flatten(index, value.tensor.globalShape);
    for (size_t component = 0; component < width; ++component)
      numbers.globalIndex.push_back(flat * width + component);
  }
  return numbers;
}

/// Searches for patterns in the wrong elements of all devices.
class PatternFinder {
public:
  PatternFinder(const ShardedValue &value, const RoundingBound &bound)
      : value(value), bound(bound),
        mesh(value.program.meshes.empty()
                 ? Mesh()
                 : value.program.meshes[value.tensor.mesh]) {
    for (size_t device = 0; device < value.shards.size(); ++device) {
      devices.push_back(readShard(value, static_cast<int64_t>(device)));
      wrong.emplace_back();
      for (size_t i = 0; i < devices.back().actual.size(); ++i)
        if (!bound.admits(devices.back().globalIndex[i],
                          devices.back().actual[i]))
          wrong.back().push_back(i);
    }
  }

  std::vector<std::string> find() {
    findNaNs();
    findOtherShards();
    findMissingReduction();
    findRatio();
    findShift();
    findPrecision();
    findEdges();
    return std::move(patterns);
  }

private:
  /// Returns true if `holds(device, i)` for all wrong numbers; there are some.
  bool all(llvm::function_ref<bool(const ShardNumbers &, size_t)> holds) {
    for (auto [device, indices] : llvm::zip_equal(devices, wrong))
      for (size_t i : indices)
        if (!holds(device, i))
          return false;
    return true;
  }

  Number expectedAt(const ShardNumbers &device, size_t i) const {
    return value.expected[device.globalIndex[i]];
  }

  void findNaNs() {
    size_t numNaNs = 0, numWrong = 0;
    for (auto [device, indices] : llvm::zip_equal(devices, wrong))
      for (size_t i : indices) {
        ++numWrong;
        numNaNs += std::isnan(device.actual[i]);
      }
    if (numNaNs)
      patterns.push_back(
          llvm::formatv("{0} of {1} wrong elements are NaN, with which padding "
                        "and memory that is not written are filled",
                        numNaNs, numWrong));
    else if (all([](const ShardNumbers &device, size_t i) {
               return device.actual[i] == 0;
             }))
      patterns.emplace_back("the wrong elements are 0");
  }

  /// Finds devices that hold the shard of another device.
  void findOtherShards() {
    std::vector<std::string> found;
    size_t numWrong = 0;
    for (size_t d = 0; d < devices.size(); ++d) {
      if (wrong[d].empty())
        continue;
      ++numWrong;
      for (size_t e = 0; e < devices.size(); ++e) {
        if (devices[e].box.offsets == devices[d].box.offsets ||
            devices[e].box.sizes != devices[d].box.sizes)
          continue;
        if (llvm::all_of(llvm::seq<size_t>(0, devices[d].actual.size()),
                         [&](size_t i) {
                           return bound.admits(devices[e].globalIndex[i],
                                               devices[d].actual[i]);
                         })) {
          found.push_back(
              llvm::formatv("device {0} has the shard of device {1}", d, e));
          break;
        }
      }
    }
    if (numWrong == 0 || found.size() != numWrong)
      return;
    constexpr size_t kMaxNamed = 4;
    std::string text = llvm::join(
        llvm::ArrayRef<std::string>(found).take_front(kMaxNamed), ", ");
    patterns.push_back(text + (found.size() > kMaxNamed ? ", ..." : ""));
  }

  /// Calls `visit` with all sets of mesh axes of more than one device, small
  /// sets first, until it returns true.
  void visitAxes(llvm::function_ref<bool(const AxisList &)> visit) const {
    for (unsigned count = 1; count <= mesh.rank(); ++count)
      for (uint64_t set = 1; set < (uint64_t(1) << mesh.rank()); ++set) {
        if (llvm::popcount(set) != static_cast<int>(count))
          continue;
        AxisList axes;
        for (unsigned axis = 0; axis < mesh.rank(); ++axis)
          if (set >> axis & 1)
            axes.push_back(mesh.fullAxis(axis));
        if (axisListSize(axes) > 1 && visit(axes))
          return;
      }
  }

  /// Finds axes along which the devices hold partial results of one shard.
  void findMissingReduction() {
    visitAxes([&](const AxisList &axes) {
      for (auto [name, combine] :
           {std::pair<const char *, Number (*)(Number, Number)>(
                "sum", [](Number a, Number b) { return a + b; }),
            {"maximum", [](Number a, Number b) { return std::max(a, b); }},
            {"minimum", [](Number a, Number b) { return std::min(a, b); }},
            {"product", [](Number a, Number b) { return a * b; }}}) {
        if (!isCombination(axes, combine))
          continue;
        patterns.push_back(llvm::formatv(
            "the {0} of the shards along {1} is right: the reduction over it "
            "is missing",
            name, mesh.toString(axes)));
        return true;
      }
      return false;
    });
  }

  bool isCombination(const AxisList &axes, Number (*combine)(Number, Number)) {
    for (size_t d = 0; d < devices.size(); ++d) {
      auto group = mesh.group(static_cast<int64_t>(d), axes);
      if (group.size() < 2)
        return false;
      for (int64_t member : group)
        if (devices[member].box.offsets != devices[d].box.offsets)
          return false;
      for (size_t i = 0; i < devices[d].actual.size(); ++i) {
        Number total = devices[group[0]].actual[i];
        for (int64_t member : llvm::drop_begin(group))
          total = combine(total, devices[member].actual[i]);
        Number expected = expectedAt(devices[d], i);
        Number tolerance =
            static_cast<Number>(group.size()) *
            (bound.at(devices[d].globalIndex[i]) + roundoff(total));
        if (!(std::abs(total - expected) <= tolerance))
          return false;
      }
    }
    return true;
  }

  Number roundoff(Number number) const {
    return 16 * getUnitRoundoff(value.elementType) * std::abs(number);
  }

  void findRatio() {
    std::optional<Number> ratio;
    size_t numbers = 0;
    bool isConstant = all([&](const ShardNumbers &device, size_t i) {
      Number quotient = device.actual[i] / expectedAt(device, i);
      if (!std::isfinite(quotient) || quotient == 0)
        return false;
      ++numbers;
      if (!ratio)
        ratio = quotient;
      return std::abs(quotient - *ratio) <=
             std::abs(*ratio) *
                 (1e-3L + 64 * getUnitRoundoff(value.elementType));
    });
    if (!isConstant || !ratio || numbers < 2)
      return;
    std::string text = llvm::formatv(
        "every wrong element is {0} times the expected one",
        llvm::formatv("{0:F3}", static_cast<double>(*ratio)).str());
    visitAxes([&](const AxisList &axes) {
      auto size = static_cast<double>(axisListSize(axes));
      bool isRepeated = std::abs(*ratio - size) < 1e-2;
      if (isRepeated || std::abs(*ratio - 1 / size) < 1e-2)
        text += llvm::formatv(", and {0} has {1} devices: a reduction over it "
                              "is {2}",
                              mesh.toString(axes), axisListSize(axes),
                              isRepeated ? "repeated" : "missing");
      return false;
    });
    patterns.push_back(text);
  }

  /// Finds a dimension along which the wrong elements have moved.
  void findShift() {
    constexpr int64_t kMaxShift = 16;
    llvm::ArrayRef<int64_t> shape = value.tensor.globalShape;
    int64_t width = isComplex(value.tensor.elementType) ? 2 : 1;
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      int64_t stride = llvm::product_of(shape.drop_front(dim + 1)) * width;
      for (int64_t size = 1; size <= std::min(kMaxShift, shape[dim] - 1);
           ++size)
        for (int64_t shift : {size, -size}) {
          size_t compared = 0;
          bool moved = all([&](const ShardNumbers &device, size_t i) {
            auto globalIndex = static_cast<int64_t>(device.globalIndex[i]);
            int64_t along = globalIndex / stride % shape[dim] + shift;
            if (along < 0 || along >= shape[dim])
              return true;
            ++compared;
            return bound.admits(globalIndex + shift * stride, device.actual[i]);
          });
          if (!moved || compared < 2)
            continue;
          patterns.push_back(llvm::formatv(
              "the wrong elements are those {0} {1} along dimension {2}", size,
              shift > 0 ? "further" : "before", dim));
          return;
        }
    }
  }

  void findPrecision() {
    if (getUnitRoundoff(value.elementType) >= 0x1p-11)
      return;
    Number squares = 0;
    for (Number number : value.expected)
      squares += std::isfinite(number) ? number * number : 0;
    Number size = std::sqrt(squares / static_cast<Number>(std::max<size_t>(
                                          1, value.expected.size())));
    if (!all([&](const ShardNumbers &device, size_t i) {
          Number expected = expectedAt(device, i);
          return std::abs(device.actual[i] - expected) <=
                 0x1p-5 * std::max(size, std::abs(expected));
        }))
      return;
    for (auto [name, round] :
         {std::pair<const char *, float (*)(float)>(
              "bf16", [](float x) { return bf16ToFloat(floatToBf16(x)); }),
          {"f16", [](float x) { return f16ToFloat(floatToF16(x)); }}})
      if (all([round = round](const ShardNumbers &device, size_t i) {
            auto number = static_cast<float>(device.actual[i]);
            return round(number) == number;
          })) {
        patterns.push_back(
            llvm::formatv("the wrong elements are numbers of {0}", name));
        return;
      }
    patterns.emplace_back("the wrong elements are near the expected ones: less "
                          "precision, or rounding in another order");
  }

  /// Describes where in the shards the wrong elements are.
  void findEdges() {
    llvm::ArrayRef<int64_t> shape = value.tensor.localShape;
    size_t width = isComplex(value.tensor.elementType) ? 2 : 1;
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      int64_t low = shape[dim], high = -1;
      for (auto [device, indices] : llvm::zip_equal(devices, wrong))
        for (size_t i : indices) {
          int64_t along =
              unflatten(static_cast<int64_t>(i / width), device.box.sizes)[dim];
          low = std::min(low, along);
          high = std::max(high, along);
        }
      if (high >= low && high - low + 1 < shape[dim])
        patterns.push_back(llvm::formatv(
            "in each shard, only indices {0} to {1} of {2} along dimension "
            "{3} are wrong",
            low, high, shape[dim], dim));
    }
  }

  const ShardedValue &value;
  const RoundingBound &bound;
  const Mesh mesh;
  std::vector<ShardNumbers> devices;
  /// The indices of the wrong numbers of each device.
  std::vector<std::vector<size_t>> wrong;
  std::vector<std::string> patterns;
};

} // namespace

std::optional<WrongValue> findWrongElements(const ShardedValue &value,
                                            const RoundingBound &bound) {
  WrongValue result;
  for (size_t d = 0; d < value.shards.size(); ++d) {
    ShardNumbers numbers = readShard(value, static_cast<int64_t>(d));
    WrongShard shard;
    shard.device = static_cast<int64_t>(d);
    shard.numElements = llvm::product_of(numbers.box.sizes);
    int64_t width = isComplex(value.tensor.elementType) ? 2 : 1;
    int64_t last = -1;
    for (size_t i = 0; i < numbers.actual.size(); ++i) {
      size_t globalIndex = numbers.globalIndex[i];
      if (bound.admits(globalIndex, numbers.actual[i]))
        continue;
      if (shard.numWrong == 0) {
        shard.index = unflatten(static_cast<int64_t>(globalIndex) / width,
                                value.tensor.globalShape);
        shard.actual = numbers.actual[i];
        shard.expected = value.expected[globalIndex];
        shard.bound = bound.at(globalIndex);
      }
      int64_t element = static_cast<int64_t>(i) / width;
      shard.numWrong += element != last;
      last = element;
    }
    if (shard.numWrong)
      result.shards.push_back(std::move(shard));
  }
  if (result.shards.empty())
    return std::nullopt;
  return result;
}

std::vector<std::string> findPatterns(const ShardedValue &value,
                                      const RoundingBound &bound) {
  return PatternFinder(value, bound).find();
}

} // namespace mlir::gspmd::bisect
