//===- HaloPlanInterpreter.cpp - Execution of halo plans ------------------===//

#include "unittests/Algebra/Halo/HaloPlanInterpreter.h"
#include <set>

using namespace gspmd;
using llvm::ArrayRef;

/// Returns the shard of each device, padded to the same size.
static std::vector<Elements> elementsOfShards(const ShardedDim &dim) {
  std::vector<Elements> shardElements(dim.shards);
  for (int64_t p = 0; p < dim.shards; ++p)
    for (int64_t i = 0; i < dim.shard(); ++i) {
      int64_t position = p * dim.shard() + i;
      shardElements[p].push_back(position < dim.size ? position : kGarbage);
    }
  return shardElements;
}

/// Returns the element at `position` of the concatenated shards; zeros beyond
/// the ends, as a halo exchange produces them.
static int64_t elementAt(const std::vector<Elements> &shardElements,
                         int64_t position) {
  int64_t shard = shardElements.front().size();
  if (position < 0 || position >= int64_t(shardElements.size()) * shard)
    return kZero;
  return shardElements[position / shard][position % shard];
}

/// Returns the buffer of device p before padding, as the plan defines it.
static Elements bufferOf(const std::vector<Elements> &shardElements, int64_t p,
                         const WindowPlan &plan) {
  int64_t shard = shardElements.front().size(),
          numShards = shardElements.size();
  if (plan.segments) {
    Elements buffer;
    for (const HaloMessage &message : plan.segments->messages)
      for (const ShardRange &range : message.ranges)
        for (int64_t i = range.begin; i < range.end; ++i)
          buffer.push_back(
              elementAt(shardElements, (p + message.hop) * shard + i));
    return buffer;
  }
  int64_t begin = p * shard - plan.left, end = (p + 1) * shard + plan.right;
  if (plan.gathers || numShards == 1) {
    begin = 0;
    end = numShards * shard;
  }
  Elements buffer;
  for (int64_t position = begin; position < end; ++position)
    buffer.push_back(elementAt(shardElements, position));
  return buffer;
}

/// Returns the index in the buffer at which the window of device p starts.
/// Dynamic slices are clamped to the bounds.
static int64_t offsetOf(const ShardedDim &dim, const WindowRead &read,
                        const WindowPlan &plan, int64_t p, int64_t buffer) {
  if (plan.constantOffset)
    return *plan.constantOffset;
  if (plan.segments)
    return plan.segments->offsets[p];
  int64_t offset = read.start.at(p) - plan.bufferStart(dim).at(p);
  return std::clamp<int64_t>(offset, 0, buffer - read.size);
}

std::vector<Elements> gspmd::executePlan(const ShardedDim &dim,
                                         const WindowRead &read,
                                         WindowFill fill, bool isReplicated,
                                         const WindowPlan &plan,
                                         std::string &error) {
  int64_t fillValue = fill == WindowFill::Zero ? kZero : kFillValue;
  std::vector<Elements> windows(dim.shards, Elements(read.size, fillValue));
  if (plan.isEmpty)
    return windows;
  if (isReplicated && !plan.gathers)
    error = "exchanges elements of a replicated dimension";
  std::vector<Elements> shardElements = elementsOfShards(dim);
  for (int64_t p = 0; p < dim.shards; ++p) {
    Elements buffer = bufferOf(shardElements, p, plan);
    buffer.insert(buffer.begin(), plan.padLow, fillValue);
    buffer.insert(buffer.end(), plan.padHigh, fillValue);
    int64_t offset = offsetOf(dim, read, plan, p, buffer.size());
    if (offset < 0 || offset + read.size > int64_t(buffer.size())) {
      error = "device " + std::to_string(p) + " slices out of bounds";
      return windows;
    }
    for (int64_t i = 0; i < read.size; ++i) {
      int64_t position = read.start.at(p) + i;
      bool isMasked = (plan.masksLow && position < 0) ||
                      (plan.masksHigh && position >= dim.size);
      windows[p][i] = isMasked ? fillValue : buffer[offset + i];
    }
  }
  return windows;
}

/// Returns the first needed element that a device lacks, or an empty string.
static std::string findMissingInWindows(const std::vector<Elements> &windows,
                                        const ShardedDim &dim,
                                        const WindowRead &read,
                                        WindowFill fill) {
  int64_t fillValue = fill == WindowFill::Zero ? kZero : kFillValue;
  for (int64_t p = 0; p < dim.shards; ++p)
    for (int64_t i = 0; i < read.needed(p); ++i) {
      int64_t position = read.start.at(p) + i;
      bool exists = position >= 0 && position < dim.size;
      if (!exists && fill == WindowFill::None)
        continue;
      if (windows[p][i] != (exists ? position : fillValue))
        return "device " + std::to_string(p) + " has " +
               std::to_string(windows[p][i]) + " at position " +
               std::to_string(position);
    }
  return "";
}

/// Returns the number of elements, padding included, that device p receives.
static int64_t countReceived(const ShardedDim &dim, const WindowPlan &plan,
                             int64_t p) {
  int64_t count = 0;
  for (const HaloMessage &message : plan.segments
                                        ? ArrayRef(plan.segments->messages)
                                        : ArrayRef<HaloMessage>())
    if (message.hop != 0 && p + message.hop >= 0 &&
        p + message.hop < dim.shards)
      count += message.size();
  if (plan.segments)
    return count;
  for (int64_t q = 0; q < dim.shards; ++q)
    for (int64_t i = 0; q != p && i < dim.shard(); ++i) {
      int64_t position = q * dim.shard() + i;
      count += plan.gathers || (position >= p * dim.shard() - plan.left &&
                                position < (p + 1) * dim.shard() + plan.right);
    }
  return count;
}

/// Returns the number of distinct pairs of hop and local index that devices
/// need from other shards, a lower bound of what a uniform exchange sends.
static int64_t countNeeded(const ShardedDim &dim, const WindowRead &read) {
  std::set<std::pair<int64_t, int64_t>> needed;
  for (int64_t p = 0; p < dim.shards; ++p)
    for (int64_t i = 0; i < read.needed(p); ++i) {
      int64_t position = read.start.at(p) + i;
      if (position >= 0 && position < dim.size && position / dim.shard() != p)
        needed.insert({position / dim.shard() - p, position % dim.shard()});
    }
  return needed.size();
}

/// Returns true if some device needs the outermost element of each halo.
static bool isTight(const ShardedDim &dim, const WindowRead &read,
                    const WindowPlan &plan) {
  bool needsLeft = false, needsRight = false;
  for (int64_t p = 0; p < dim.shards; ++p)
    for (int64_t i = 0; i < read.needed(p); ++i) {
      int64_t position = read.start.at(p) + i;
      if (position < 0 || position >= dim.size)
        continue;
      needsLeft |= position == p * dim.shard() - plan.left;
      needsRight |= position == (p + 1) * dim.shard() + plan.right - 1;
    }
  return needsLeft && needsRight;
}

std::string gspmd::findMissingElement(const ShardedDim &dim,
                                      const WindowRead &read, WindowFill fill,
                                      const WindowPlan &plan) {
  std::string error;
  std::vector<Elements> windows =
      executePlan(dim, read, fill, /*isReplicated=*/false, plan, error);
  return error.empty() ? findMissingInWindows(windows, dim, read, fill) : error;
}

std::string gspmd::validatePlan(const ShardedDim &dim, const WindowRead &read,
                                WindowFill fill, bool isReplicated,
                                const WindowPlan &plan) {
  std::string error;
  std::vector<Elements> windows =
      executePlan(dim, read, fill, isReplicated, plan, error);
  if (error.empty())
    error = findMissingInWindows(windows, dim, read, fill);
  if (!error.empty() || plan.isEmpty || dim.shards == 1)
    return error;
  for (int64_t p = 0; p < dim.shards; ++p)
    if (countReceived(dim, plan, p) > plan.received(dim))
      return "device " + std::to_string(p) + " receives " +
             std::to_string(countReceived(dim, plan, p)) + ", not " +
             std::to_string(plan.received(dim));
  if (plan.segments)
    return plan.received(dim) == countNeeded(dim, read)
               ? ""
               : "the segments exceed what is needed";
  if (!isTight(dim, read, plan))
    return "the halos are wider than needed";
  int64_t halos = 0;
  for (int64_t at = -plan.left; at < dim.shard() + plan.right; ++at)
    halos += at < 0 || at >= dim.shard();
  if (!isReplicated && plan.gathers != (halos >= dim.shards * dim.shard()))
    return "gathers although halos are smaller, or exchanges halos although "
           "a gather is smaller";
  bool isInBounds = true;
  for (int64_t p = 0; p < dim.shards; ++p)
    isInBounds &=
        read.needed(p) <= 0 || (read.start.at(p) >= 0 &&
                                read.start.at(p) + read.needed(p) <= dim.size);
  if (!isReplicated && isInBounds &&
      countNeeded(dim, read) < plan.received(dim))
    return "sends elements that no device needs";
  return "";
}
