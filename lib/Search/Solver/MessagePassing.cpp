//===- MessagePassing.cpp - Lower bounds by message passing ---------------===//

#include "lib/Search/Solver/MessagePassing.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir::gspmd::search;

MessagePassing::MessagePassing(const ConstraintNetwork &network,
                               const Layout &layout)
    : network(network), layout(layout), before(network.variables.size()),
      behind(network.variables.size()) {
  size_t most = 0;
  for (const Variable &variable : network.variables)
    most = std::max(most, variable.size());
  sums.resize(most);
  scaled.resize(most);
  size_t end = 0;
  for (const Link &link : network.links) {
    const Matrix &forth = network.matrixOf(link);
    size_t toU = end, toV = end + forth.rows;
    end = toV + forth.cols;
    behind[link.u].push_back({link.v, &forth, toU, toV});
    before[link.v].push_back({link.u, &network.transposedOf(link), toV, toU});
    workOfPass += 2 * forth.values.size();
  }
  values.assign(end, 0);
}

/// Sets `sums` to the costs of a variable's strategies plus all messages to it;
/// returns their number.
size_t MessagePassing::add(uint32_t variable,
                           const std::vector<double> &costs) {
  size_t size = network.variables[variable].size();
  std::copy_n(costs.begin() + layout.offset(variable), size, sums.begin());
  for (const auto *edges : {&before[variable], &behind[variable]})
    for (const MessageEdge &edge : *edges)
      for (size_t s = 0; s < size; ++s)
        sums[s] += values[edge.incoming + s];
  return size;
}

/// Sends a share of `sums`; returns the least value, which normalizes the
/// message.
double MessagePassing::send(const MessageEdge &edge, size_t size,
                            double share) {
  for (size_t s = 0; s < size; ++s)
    scaled[s] = share * sums[s] - values[edge.incoming + s];
  const Matrix &costs = *edge.toOther;
  double *out = values.data() + edge.outgoing;
  std::fill_n(out, costs.cols, kInfinity);
  for (size_t s = 0; s < size; ++s) {
    const double *row = costs.row(s);
    double scaledCost = scaled[s];
    for (size_t t = 0; t < costs.cols; ++t) {
      double cost = scaledCost + row[t];
      out[t] = cost < out[t] ? cost : out[t];
    }
  }
  double least = *std::min_element(out, out + costs.cols);
  for (size_t t = 0; t < costs.cols; ++t)
    out[t] -= least;
  return least;
}

double MessagePassing::pass(const std::vector<double> &costs) {
  size_t count = network.variables.size();
  auto shareOf = [&](uint32_t i) {
    return 1.0 / std::max<size_t>({1, before[i].size(), behind[i].size()});
  };
  for (uint32_t i = 0; i < count; ++i) {
    if (behind[i].empty())
      continue;
    size_t size = add(i, costs);
    for (const MessageEdge &edge : behind[i])
      send(edge, size, shareOf(i));
  }
  double bound = network.constant;
  for (uint32_t i = count; i-- > 0;) {
    size_t size = add(i, costs);
    double least = *std::min_element(sums.begin(), sums.begin() + size);
    bound += least;
    for (size_t s = 0; s < size; ++s)
      sums[s] -= least;
    for (const MessageEdge &edge : before[i])
      bound += send(edge, size, shareOf(i));
  }
  return bound;
}

State MessagePassing::extract(const std::vector<double> &costs) const {
  State state(network.variables.size());
  std::vector<double> totals;
  for (uint32_t i = 0; i < state.size(); ++i) {
    size_t size = network.variables[i].size();
    auto begin = costs.begin() + layout.offset(i);
    totals.assign(begin, begin + size);
    for (const MessageEdge &edge : behind[i])
      for (size_t s = 0; s < size; ++s)
        totals[s] += values[edge.incoming + s];
    for (const MessageEdge &edge : before[i])
      for (size_t s = 0; s < size; ++s)
        totals[s] += edge.toOther->at(s, state[edge.other]);
    state[i] = llvm::min_element(totals) - totals.begin();
  }
  return state;
}
