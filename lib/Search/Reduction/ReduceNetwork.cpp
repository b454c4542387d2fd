//===- ReduceNetwork.cpp - Exact reductions -------------------------------===//
//
// Five reductions, repeated until none applies:
//
//   support     removes a strategy for which a link allows no partner;
//   dominance   removes a strategy if another one uses no more memory and is no
//               more expensive for any choice of the neighbors: the sum over
//               the links of the largest difference is not above zero;
//   merging     merges a variable whose strategy follows from a neighbor's into
//               that neighbor, with its memory and its other links;
//   constants   removes a link whose costs are sums of one term per end, and
//               adds these terms to the ends;
//   folding     eliminates a variable whose memory does not matter and that has
//               at most two links, by its best response to the neighbors.
//
// They share one class because each enables the others: a removal puts links
// into the queue of links to visit again.
//
//===----------------------------------------------------------------------===//

#include "lib/Search/Reduction/ReduceNetwork.h"
#include "lib/Search/Reduction/CompressTimes.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir::gspmd::search;

namespace {

class Reducer {
public:
  explicit Reducer(NetworkDraft &draft) : draft(draft) {}

  absl::Status run() {
    isQueued.assign(draft.links.size(), false);
    queueAll();
    // Later rounds find little.
    for (int round = 0; round < 6; ++round) {
      if (absl::Status status = removeUnsupported(); !status.ok())
        return status;
      bool changed = removeCertainMemory(draft);
      if (changed)
        queueAll();
      if (absl::Status status = removeUnsupported(); !status.ok())
        return status;
      for (uint32_t i = 0; i < draft.links.size(); ++i)
        changed |= mergeIfDetermined(i);
      for (uint32_t i = 0; i < draft.links.size(); ++i)
        changed |= removeIfConstant(i);
      for (uint32_t i = 0; i < draft.variables.size(); ++i)
        changed |= removeDominated(i);
      for (uint32_t i = 0; i < draft.variables.size(); ++i)
        changed |= foldChain(i);
      if (!changed)
        break;
    }
    return removeUnsupported();
  }

private:
  NetworkDraft &draft;
  std::vector<uint32_t> changedLinks; ///< strategies of an end were removed
  std::vector<char> isQueued;

  void remove(uint32_t variable, uint32_t strategy) {
    draft.remove(variable, strategy);
    for (uint32_t link : draft.variables[variable].links)
      queue(link);
  }

  void queue(uint32_t link) {
    if (isQueued[link])
      return;
    isQueued[link] = true;
    changedLinks.push_back(link);
  }

  void queueAll() {
    for (uint32_t link = 0; link < draft.links.size(); ++link)
      if (!draft.links[link].removed)
        queue(link);
  }

  //===--- Support --------------------------------------------------------===//

  absl::Status removeUnsupported() {
    while (!changedLinks.empty()) {
      uint32_t number = changedLinks.back();
      changedLinks.pop_back();
      isQueued[number] = false;
      if (draft.links[number].removed)
        continue;
      for (uint32_t variable : {draft.links[number].u, draft.links[number].v})
        if (!keepSupported(draft.links[number], variable))
          return absl::FailedPreconditionError(
              "no choice is allowed: the prohibitions of the edges around "
              "node " +
              std::to_string(variable) + " contradict each other");
    }
    return absl::OkStatus();
  }

  bool keepSupported(const DraftLink &link, uint32_t variable) {
    std::vector<uint32_t> partners = draft.alive(link.other(variable));
    for (uint32_t s : draft.alive(variable))
      if (llvm::none_of(partners, [&](uint32_t t) {
            return link.at(variable, s, t) < kInfinity;
          }))
        remove(variable, s);
    return draft.variables[variable].numAlive != 0;
  }

  //===--- Merging --------------------------------------------------------===//

  bool mergeIfDetermined(uint32_t number) {
    if (draft.links[number].removed)
      return false;
    for (uint32_t variable : {draft.links[number].v, draft.links[number].u}) {
      std::vector<int32_t> partner = determinedPartners(number, variable);
      if (partner.empty())
        continue;
      mergeInto(draft.links[number].other(variable), number, variable, partner);
      return true;
    }
    return false;
  }

  /// Returns, for each strategy of the other end, the only strategy of
  /// `variable` that it allows; empty if there are several.
  std::vector<int32_t> determinedPartners(uint32_t number, uint32_t variable) {
    const DraftLink &link = draft.links[number];
    uint32_t into = link.other(variable);
    std::vector<uint32_t> strategies = draft.alive(variable);
    std::vector<int32_t> partner(draft.variables[into].size(), -1);
    for (uint32_t s : draft.alive(into)) {
      for (uint32_t t : strategies)
        if (link.at(into, s, t) < kInfinity) {
          if (partner[s] >= 0)
            return {};
          partner[s] = t;
        }
      // Added links may have left it without support; the next round removes
      // it.
      if (partner[s] < 0)
        return {};
    }
    return partner;
  }

  void mergeInto(uint32_t into, uint32_t number, uint32_t variable,
                 const std::vector<int32_t> &partner) {
    DraftVariable &to = draft.variables[into];
    DraftVariable &from = draft.variables[variable];
    for (uint32_t s : draft.alive(into))
      to.costs[s] +=
          from.costs[partner[s]] + draft.links[number].at(into, s, partner[s]);
    for (const DraftMemoryUse &memoryUse : from.memoryUses) {
      DraftMemoryUse moved{memoryUse.live, std::vector<int64_t>(to.size())};
      for (uint32_t s : draft.alive(into))
        moved.usages[s] = memoryUse.usages[partner[s]];
      to.memoryUses.push_back(std::move(moved));
    }
    draft.unlink(number);
    for (uint32_t moved : std::vector<uint32_t>(from.links)) {
      uint32_t other = draft.links[moved].other(variable);
      addLink(into, other, costsThrough(moved, variable, into, partner));
      draft.unlink(moved);
    }
    from.memoryUses.clear();
    from.folded = true;
    draft.folded.push_back({variable, {into}, partner, 1});
  }

  /// Returns the costs of a link of `variable` for the strategies of `into`.
  Matrix costsThrough(uint32_t number, uint32_t variable, uint32_t into,
                      const std::vector<int32_t> &partner) {
    const DraftLink &link = draft.links[number];
    uint32_t other = link.other(variable);
    bool first = into < other;
    uint32_t size = draft.variables[into].size();
    uint32_t otherSize = draft.variables[other].size();
    Matrix costs{first ? size : otherSize, first ? otherSize : size, {}};
    costs.values.assign(size_t(size) * otherSize, kInfinity);
    for (uint32_t s : draft.alive(into))
      for (uint32_t x = 0; x < otherSize; ++x)
        costs.row(first ? s : x)[first ? x : s] =
            link.at(variable, partner[s], x);
    return costs;
  }

  //===--- Constants ------------------------------------------------------===//

  /// Returns true if the costs are a(s) + b(t), with the first pair as origin
  /// of both.
  bool removeIfConstant(uint32_t number) {
    DraftLink &link = draft.links[number];
    if (link.removed)
      return false;
    std::vector<uint32_t> rows = draft.alive(link.u),
                          cols = draft.alive(link.v);
    const Matrix &costs = link.costs;
    uint32_t r0 = rows.front(), c0 = cols.front();
    double origin = costs.at(r0, c0);
    for (uint32_t r : rows)
      for (uint32_t c : cols)
        if (costs.at(r, c) == kInfinity ||
            costs.at(r, c) + origin != costs.at(r, c0) + costs.at(r0, c))
          return false;
    for (uint32_t r : rows)
      draft.variables[link.u].costs[r] += costs.at(r, c0);
    for (uint32_t c : cols)
      draft.variables[link.v].costs[c] += costs.at(r0, c) - origin;
    draft.unlink(number);
    return true;
  }

  //===--- Dominance ------------------------------------------------------===//

  bool removeDominated(uint32_t number) {
    const DraftVariable &variable = draft.variables[number];
    if (variable.folded || variable.numAlive < 2)
      return false;
    std::vector<uint32_t> strategies = draft.alive(number);
    std::vector<std::vector<uint32_t>> partners;
    size_t width = 1;
    for (uint32_t link : variable.links) {
      partners.push_back(draft.alive(draft.links[link].other(number)));
      width += partners.back().size();
    }
    // A few variables have a thousand strategies: only the cheapest ones may
    // then dominate.
    std::vector<uint32_t> better = strategies;
    constexpr size_t maxWork = 20'000'000;
    size_t most = std::max<size_t>(8, maxWork / (strategies.size() * width));
    if (better.size() > most) {
      llvm::stable_sort(better, [&](uint32_t a, uint32_t b) {
        return variable.costs[a] < variable.costs[b];
      });
      better.resize(most);
    }
    bool changed = false;
    for (uint32_t s : strategies)
      for (uint32_t t : better)
        if (s != t && variable.alive[t] &&
            isDominated(number, s, t, partners)) {
          remove(number, s);
          changed = true;
          break;
        }
    return changed;
  }

  /// Returns true if `t` is at least as good as `s` for any choice of the
  /// neighbors.
  bool isDominated(uint32_t number, uint32_t s, uint32_t t,
                   llvm::ArrayRef<std::vector<uint32_t>> partners) const {
    const DraftVariable &variable = draft.variables[number];
    if (llvm::any_of(variable.memoryUses, [&](const DraftMemoryUse &memoryUse) {
          return memoryUse.usages[t] > memoryUse.usages[s];
        }))
      return false;
    double difference = variable.costs[t] - variable.costs[s];
    for (auto [link, others] : llvm::zip_equal(variable.links, partners)) {
      double largest = -kInfinity;
      for (uint32_t x : others) {
        double costOfS = draft.links[link].at(number, s, x);
        double costOfT = draft.links[link].at(number, t, x);
        if (costOfS == kInfinity)
          continue;
        if (costOfT == kInfinity)
          return false;
        largest = std::max(largest, costOfT - costOfS);
      }
      difference += largest;
    }
    return difference <= 0;
  }

  //===--- Folding --------------------------------------------------------===//

  bool foldChain(uint32_t number) {
    const DraftVariable &variable = draft.variables[number];
    if (variable.folded || !variable.memoryUses.empty() ||
        variable.links.size() > 2)
      return false;
    uint32_t ends[2] = {number, number};
    for (auto [i, link] : llvm::enumerate(variable.links))
      ends[i] = draft.links[link].other(number);
    if (variable.links.size() == 2 && isTooLarge(number, ends[0], ends[1]))
      return false;
    if (variable.links.size() == 2 && ends[0] > ends[1])
      std::swap(ends[0], ends[1]);
    foldInto(number, ends, variable.links.size());
    return true;
  }

  /// Returns true if the new link would be much larger than the two it
  /// replaces.
  bool isTooLarge(uint32_t number, uint32_t u, uint32_t v) const {
    size_t numAlive = draft.variables[number].numAlive;
    size_t rows = draft.variables[u].numAlive,
           cols = draft.variables[v].numAlive;
    return rows * cols > 2 * numAlive * (rows + cols) + 64;
  }

  void foldInto(uint32_t number, const uint32_t *ends, size_t numEnds) {
    DraftVariable &variable = draft.variables[number];
    std::vector<uint32_t> links = variable.links;
    auto linkTo = [&](uint32_t end) -> const DraftLink & {
      return draft.links[links[draft.links[links[0]].other(number) != end]];
    };
    FoldedVariable folded{number, {ends, ends + numEnds}, {}, 1};
    Matrix answer{1, 1, {}};
    if (numEnds > 0)
      answer.rows = draft.variables[ends[0]].size();
    if (numEnds > 1)
      answer.cols = draft.variables[ends[1]].size();
    folded.secondSize = answer.cols;
    answer.values.assign(size_t(answer.rows) * answer.cols, kInfinity);
    std::vector<uint32_t> strategies = draft.alive(number);
    folded.best.assign(answer.values.size(), strategies.front());
    std::vector<uint32_t> rows{0}, cols{0};
    if (numEnds > 0)
      rows = draft.alive(ends[0]);
    if (numEnds > 1)
      cols = draft.alive(ends[1]);
    for (uint32_t r : rows)
      for (uint32_t c : cols)
        for (uint32_t s : strategies) {
          double cost = variable.costs[s];
          if (numEnds > 0)
            cost += linkTo(ends[0]).at(number, s, r);
          if (numEnds > 1)
            cost += linkTo(ends[1]).at(number, s, c);
          size_t entry = size_t(r) * answer.cols + c;
          if (cost < answer.values[entry]) {
            answer.values[entry] = cost;
            folded.best[entry] = s;
          }
        }
    variable.folded = true;
    for (uint32_t link : links)
      draft.unlink(link);
    draft.folded.push_back(std::move(folded));
    addAnswer(ends, numEnds, std::move(answer));
  }

  void addAnswer(const uint32_t *ends, size_t numEnds, Matrix answer) {
    if (numEnds == 0) {
      draft.constant += answer.values.front();
    } else if (numEnds == 1) {
      for (uint32_t s : draft.alive(ends[0]))
        draft.variables[ends[0]].costs[s] += answer.values[s];
    } else {
      addLink(ends[0], ends[1], std::move(answer));
    }
  }

  /// Adds to the link between two variables, or creates it; the matrix has rows
  /// of the smaller index.
  void addLink(uint32_t u, uint32_t v, Matrix costs) {
    if (u > v)
      std::swap(u, v);
    for (uint32_t number : draft.variables[u].links)
      if (draft.links[number].other(u) == v) {
        for (auto [old, more] :
             llvm::zip_equal(draft.links[number].costs.values, costs.values))
          old += more;
        queue(number);
        return;
      }
    uint32_t number = draft.links.size();
    draft.links.push_back({u, v, std::move(costs)});
    draft.variables[u].links.push_back(number);
    draft.variables[v].links.push_back(number);
    isQueued.push_back(false);
    queue(number);
  }
};

} // namespace

absl::Status mlir::gspmd::search::reduce(NetworkDraft &draft) {
  return Reducer(draft).run();
}
