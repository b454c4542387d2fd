//===- HaloPlanInterpreter.cpp - Devices that follow a halo plan ----------===//

#include "unittests/Algebra/Halo/HaloPlanInterpreter.h"
#include <set>

using namespace gspmd;
using llvm::ArrayRef;

/// The part of each device, padded to one size.
static std::vector<Elements> partsOf(const ShardedDim &cut) {
  std::vector<Elements> parts(cut.shards);
  for (int64_t p = 0; p < cut.shards; ++p)
    for (int64_t i = 0; i < cut.shard(); ++i) {
      int64_t position = p * cut.shard() + i;
      parts[p].push_back(position < cut.size ? position : kGarbage);
    }
  return parts;
}

/// What is at `position` of all parts side by side; zeros beyond the ends, as a
/// halo exchange has it.
static int64_t elementAt(const std::vector<Elements> &parts, int64_t position) {
  int64_t shard = parts.front().size();
  if (position < 0 || position >= int64_t(parts.size()) * shard)
    return kZero;
  return parts[position / shard][position % shard];
}

/// The buffer of device p before padding, as the plan has it.
static Elements bufferOf(const std::vector<Elements> &parts, int64_t p,
                         const WindowPlan &plan) {
  int64_t shard = parts.front().size(), shards = parts.size();
  if (plan.segments) {
    Elements buffer;
    for (const HaloMessage &message : plan.segments->messages)
      for (const ShardRange &range : message.ranges)
        for (int64_t i = range.begin; i < range.end; ++i)
          buffer.push_back(elementAt(parts, (p + message.hop) * shard + i));
    return buffer;
  }
  int64_t begin = p * shard - plan.left, end = (p + 1) * shard + plan.right;
  if (plan.gathers || shards == 1) {
    begin = 0;
    end = shards * shard;
  }
  Elements buffer;
  for (int64_t position = begin; position < end; ++position)
    buffer.push_back(elementAt(parts, position));
  return buffer;
}

/// Where device p takes its window; dynamic slices are moved back into bounds.
static int64_t offsetOf(const ShardedDim &cut, const WindowRead &read,
                        const WindowPlan &plan, int64_t p, int64_t buffer) {
  if (plan.constantOffset)
    return *plan.constantOffset;
  if (plan.segments)
    return plan.segments->offsets[p];
  int64_t offset = read.start.at(p) - plan.bufferStart(cut).at(p);
  return std::clamp<int64_t>(offset, 0, buffer - read.size);
}

std::vector<Elements> gspmd::executePlan(const ShardedDim &cut,
                                         const WindowRead &read,
                                         WindowFill fill, bool isReplicated,
                                         const WindowPlan &plan,
                                         std::string &wrong) {
  int64_t filled = fill == WindowFill::Zero ? kZero : kFillValue;
  std::vector<Elements> windows(cut.shards, Elements(read.size, filled));
  if (plan.isEmpty)
    return windows;
  if (isReplicated && !plan.gathers)
    wrong = "exchanges what is there";
  std::vector<Elements> parts = partsOf(cut);
  for (int64_t p = 0; p < cut.shards; ++p) {
    Elements buffer = bufferOf(parts, p, plan);
    buffer.insert(buffer.begin(), plan.padLow, filled);
    buffer.insert(buffer.end(), plan.padHigh, filled);
    int64_t offset = offsetOf(cut, read, plan, p, buffer.size());
    if (offset < 0 || offset + read.size > int64_t(buffer.size())) {
      wrong = "device " + std::to_string(p) + " slices out of bounds";
      return windows;
    }
    for (int64_t i = 0; i < read.size; ++i) {
      int64_t position = read.start.at(p) + i;
      bool isMasked = (plan.masksLow && position < 0) ||
                      (plan.masksHigh && position >= cut.size);
      windows[p][i] = isMasked ? filled : buffer[offset + i];
    }
  }
  return windows;
}

/// Do all devices have what they need?
static std::string missingIn(const std::vector<Elements> &windows,
                             const ShardedDim &cut, const WindowRead &read,
                             WindowFill fill) {
  int64_t filled = fill == WindowFill::Zero ? kZero : kFillValue;
  for (int64_t p = 0; p < cut.shards; ++p)
    for (int64_t i = 0; i < read.needed(p); ++i) {
      int64_t position = read.start.at(p) + i;
      bool exists = position >= 0 && position < cut.size;
      if (!exists && fill == WindowFill::None)
        continue;
      if (windows[p][i] != (exists ? position : filled))
        return "device " + std::to_string(p) + " has " +
               std::to_string(windows[p][i]) + " at position " +
               std::to_string(position);
    }
  return "";
}

/// Elements and padding of others that device p comes to have.
static int64_t countReceived(const ShardedDim &cut, const WindowPlan &plan,
                             int64_t p) {
  int64_t count = 0;
  for (const HaloMessage &message : plan.segments
                                        ? ArrayRef(plan.segments->messages)
                                        : ArrayRef<HaloMessage>())
    if (message.hop != 0 && p + message.hop >= 0 &&
        p + message.hop < cut.shards)
      count += message.size();
  if (plan.segments)
    return count;
  for (int64_t q = 0; q < cut.shards; ++q)
    for (int64_t i = 0; q != p && i < cut.shard(); ++i) {
      int64_t position = q * cut.shard() + i;
      count += plan.gathers || (position >= p * cut.shard() - plan.left &&
                                position < (p + 1) * cut.shard() + plan.right);
    }
  return count;
}

/// What devices need of the parts of others, by how far these are away: no
/// fewer positions can be brought to all alike.
static int64_t countNeeded(const ShardedDim &cut, const WindowRead &read) {
  std::set<std::pair<int64_t, int64_t>> needed;
  for (int64_t p = 0; p < cut.shards; ++p)
    for (int64_t i = 0; i < read.needed(p); ++i) {
      int64_t position = read.start.at(p) + i;
      if (position >= 0 && position < cut.size && position / cut.shard() != p)
        needed.insert({position / cut.shard() - p, position % cut.shard()});
    }
  return needed.size();
}

/// Would some device lack something if the halos were smaller?
static bool isTight(const ShardedDim &cut, const WindowRead &read,
                    const WindowPlan &plan) {
  bool needsLeft = false, needsRight = false;
  for (int64_t p = 0; p < cut.shards; ++p)
    for (int64_t i = 0; i < read.needed(p); ++i) {
      int64_t position = read.start.at(p) + i;
      if (position < 0 || position >= cut.size)
        continue;
      needsLeft |= position == p * cut.shard() - plan.left;
      needsRight |= position == (p + 1) * cut.shard() + plan.right - 1;
    }
  return needsLeft && needsRight;
}

std::string gspmd::missingElements(const ShardedDim &cut,
                                   const WindowRead &read, WindowFill fill,
                                   const WindowPlan &plan) {
  std::string wrong;
  std::vector<Elements> windows =
      executePlan(cut, read, fill, /*isReplicated=*/false, plan, wrong);
  return wrong.empty() ? missingIn(windows, cut, read, fill) : wrong;
}

std::string gspmd::planError(const ShardedDim &cut, const WindowRead &read,
                             WindowFill fill, bool isReplicated,
                             const WindowPlan &plan) {
  std::string wrong;
  std::vector<Elements> windows =
      executePlan(cut, read, fill, isReplicated, plan, wrong);
  if (wrong.empty())
    wrong = missingIn(windows, cut, read, fill);
  if (!wrong.empty() || plan.isEmpty || cut.shards == 1)
    return wrong;
  for (int64_t p = 0; p < cut.shards; ++p)
    if (countReceived(cut, plan, p) > plan.received(cut))
      return "device " + std::to_string(p) + " receives " +
             std::to_string(countReceived(cut, plan, p)) + ", not " +
             std::to_string(plan.received(cut));
  if (plan.segments)
    return plan.received(cut) == countNeeded(cut, read)
               ? ""
               : "the pieces are more than what is needed";
  if (!isTight(cut, read, plan))
    return "the halos are wider than what is needed";
  int64_t halos = 0;
  for (int64_t at = -plan.left; at < cut.shard() + plan.right; ++at)
    halos += at < 0 || at >= cut.shard();
  if (!isReplicated && plan.gathers != (halos >= cut.shards * cut.shard()))
    return "gathers although halos are less, or does not although they are "
           "more";
  bool isWithin = true;
  for (int64_t p = 0; p < cut.shards; ++p)
    isWithin &=
        read.needed(p) <= 0 || (read.start.at(p) >= 0 &&
                                read.start.at(p) + read.needed(p) <= cut.size);
  if (!isReplicated && isWithin && countNeeded(cut, read) < plan.received(cut))
    return "brings what no device needs";
  return "";
}
