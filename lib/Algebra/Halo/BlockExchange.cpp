//===- BlockExchange.cpp - Exchange of equal blocks -----------------------===//

#include "lib/Algebra/Halo/BlockExchange.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace gspmd;

/// Appends the blocks of `target` on each device. Returns false if a source
/// lacks one.
bool BlockExchange::addNeeds(llvm::ArrayRef<ShardedRange> sources,
                             const ShardedRange &target) {
  int64_t shard = target.size / shards;
  auto &blocks = needs.emplace_back(shard / block);
  for (int64_t i = 0; i < shard / block; ++i)
    for (int64_t p = 0; p < shards; ++p) {
      int64_t at = target.begin + p * shard + i * block;
      int64_t ownBegin = 0; // of the source's shard, in blocks
      const ShardedRange *source = nullptr;
      for (const ShardedRange &range : sources) {
        if (at >= range.begin && at < range.begin + range.size) {
          source = &range;
          break;
        }
        ownBegin += range.size / shards / block;
      }
      if (!source)
        return false;
      int64_t sourceShard = source->size / shards;
      int64_t sender = (at - source->begin) / sourceShard;
      int64_t index = ownBegin + (at - source->begin) % sourceShard / block;
      if (sender == p) {
        blocks[i].push_back({/*isOwn=*/true, index});
        continue;
      }
      blocks[i].push_back({/*isOwn=*/false, int64_t(edges.size())});
      edges.push_back({sender, p, index});
    }
  return true;
}

std::optional<BlockExchange>
BlockExchange::plan(llvm::ArrayRef<ShardedRange> sources,
                    llvm::ArrayRef<ShardedRange> targets, int64_t shards) {
  if (shards > kMaxDevices)
    return std::nullopt;
  BlockExchange exchange;
  exchange.shards = shards;
  int64_t sourceShards = 0, targetShards = 0;
  auto add = [&](const ShardedRange &range, int64_t &total) {
    total += range.size / shards;
    exchange.block = std::gcd(exchange.block, range.size / shards);
    // All blocks have a common grid, of which the first range is a part.
    exchange.block =
        std::gcd(exchange.block, range.begin - sources.front().begin);
    return range.size > 0 && range.size % shards == 0;
  };
  for (const ShardedRange &range : sources)
    if (!add(range, sourceShards))
      return std::nullopt;
  for (const ShardedRange &range : targets)
    if (!add(range, targetShards))
      return std::nullopt;
  if (sourceShards > kMaxBlocks * exchange.block ||
      targetShards > kMaxBlocks * exchange.block)
    return std::nullopt;
  exchange.ownBlocks = sourceShards / exchange.block;
  for (const ShardedRange &target : targets)
    if (!exchange.addNeeds(sources, target))
      return std::nullopt;
  llvm::SmallVector<int64_t> sent(shards, 0), received(shards, 0);
  for (const Edge &edge : exchange.edges)
    exchange.degree = std::max(
        {exchange.degree, ++sent[edge.sender], ++received[edge.receiver]});
  return exchange;
}

namespace {
/// An edge coloring of a bipartite graph in which no vertex has more edges than
/// there are colors.
class EdgeColoring {
public:
  EdgeColoring(int64_t numVertices, int64_t numColors)
      : numColors(numColors), senders(numVertices * numColors, -1),
        receivers(numVertices * numColors, -1) {}

  void add(int64_t edge, int64_t sender, int64_t receiver) {
    ends.push_back({sender, receiver});
    int64_t color = freeAt(senders, sender);
    if (edgeAt(receivers, receiver, color) >= 0)
      exchangeColors(receiver, color, freeAt(receivers, receiver));
    setColor(edge, color);
  }
  int64_t colorOf(int64_t edge) const { return colors[edge]; }

private:
  using Table = llvm::SmallVector<int64_t>;
  /// Returns the edge of `vertex` with `color`; negative if there is none.
  int64_t &edgeAt(Table &table, int64_t vertex, int64_t color) {
    return table[vertex * numColors + color];
  }
  int64_t freeAt(Table &table, int64_t vertex) {
    int64_t color = 0;
    while (edgeAt(table, vertex, color) >= 0)
      ++color;
    return color;
  }
  void setColor(int64_t edge, int64_t color) {
    if (edge >= int64_t(colors.size()))
      colors.resize(edge + 1);
    colors[edge] = color;
    edgeAt(senders, ends[edge].first, color) = edge;
    edgeAt(receivers, ends[edge].second, color) = edge;
  }
  /// Exchanges two colors along the path that begins at `receiver` with `from`,
  /// which is free there afterwards. The path reaches senders by edges of
  /// color `from`, so it does not end at a sender where that color is free.
  void exchangeColors(int64_t receiver, int64_t from, int64_t to) {
    llvm::SmallVector<int64_t> path;
    bool atReceiver = true;
    for (int64_t vertex = receiver, color = from;;
         color = color == from ? to : from) {
      int64_t edge = edgeAt(atReceiver ? receivers : senders, vertex, color);
      if (edge < 0)
        break;
      path.push_back(edge);
      vertex = atReceiver ? ends[edge].first : ends[edge].second;
      atReceiver = !atReceiver;
    }
    for (int64_t edge : path) {
      edgeAt(senders, ends[edge].first, colors[edge]) = -1;
      edgeAt(receivers, ends[edge].second, colors[edge]) = -1;
    }
    for (int64_t edge : path)
      setColor(edge, colors[edge] == from ? to : from);
  }

  int64_t numColors;
  Table senders, receivers, colors;
  llvm::SmallVector<std::pair<int64_t, int64_t>> ends;
};
} // namespace

llvm::SmallVector<int64_t> BlockExchange::colors() const {
  EdgeColoring coloring(shards, degree);
  for (auto [i, edge] : llvm::enumerate(edges))
    coloring.add(i, edge.sender, edge.receiver);
  llvm::SmallVector<int64_t> result;
  for (int64_t i = 0, end = edges.size(); i < end; ++i)
    result.push_back(coloring.colorOf(i));
  return result;
}

void BlockExchange::schedule() {
  llvm::SmallVector<int64_t> permuteOf = colors();
  permutes_.assign(degree, {});
  for (auto [edge, index] : llvm::zip_equal(edges, permuteOf)) {
    // All devices send a block of one index if those that matter do.
    if (permutes_[index].sent.empty())
      permutes_[index].sent.assign(shards, edge.block);
    permutes_[index].pairs.append({edge.sender, edge.receiver});
    permutes_[index].sent[edge.sender] = edge.block;
  }
  places_.clear();
  for (const auto &blocks : needs) {
    auto &places = places_.emplace_back();
    for (const auto &devices : blocks) {
      auto &place = places.emplace_back();
      for (const Need &need : devices)
        place.push_back(need.isOwn ? need.index
                                   : ownBlocks + permuteOf[need.index]);
    }
  }
}
