//===- Comparison.cpp - Differences of two simulations --------------------===//

#include "lib/Report/Comparison.h"
#include "gspmd/CostModel/Timeline.h"
#include "lib/Report/TimelineJson.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <functional>
#include <map>

namespace mlir::gspmd {
namespace {

using nlohmann::json;

/// A list in the statistics whose entries have names and seconds.
struct ComparedList {
  const char *title; ///< the row's title in the comparison
  const char *key;   ///< the key of the statistics
  std::function<std::string(const json &)> nameOf;
  /// The seconds are those of the cores alone, without waiting.
  bool isWithoutWaiting = false;
  /// If the list has this many entries, it contains only the longest ones:
  /// absent ones took less time.
  size_t most = SIZE_MAX;
};

std::string textAt(const json &entry, const char *key) {
  auto it = entry.find(key);
  return it != entry.end() && it->is_string() ? it->get<std::string>() : "";
}
double numberAt(const json &entry, const char *key) {
  auto it = entry.find(key);
  return it != entry.end() && it->is_number() ? it->get<double>() : 0;
}

llvm::ArrayRef<ComparedList> comparedLists() {
  static const ComparedList lists[] = {
      {"kinds", "time_by_kind",
       [](const json &entry) { return textAt(entry, "kind"); }},
      {"collectives", "collectives_by_axes",
       [](const json &entry) {
         return textAt(entry, "kind") + " over " + textAt(entry, "axes");
       }},
      {"layers", "time_by_layer",
       [](const json &entry) {
         std::string layer = textAt(entry, "layer");
         return (layer.empty() ? "no name" : layer) + ", " +
                textAt(entry, "pass");
       },
       /*isWithoutWaiting=*/true},
      {"ops", "longest_events",
       [](const json &entry) {
         std::string location = textAt(entry, "location");
         return textAt(entry, "name") +
                (location.empty() ? "" : " at " + location);
       },
       /*isWithoutWaiting=*/false, kMaxNamedEvents},
  };
  return lists;
}

/// Returns the seconds of entries with the same name in both lists, the largest
/// change first.
json compareList(const ComparedList &list, const json &before,
                 const json &now) {
  std::map<std::string, std::pair<double, double>> seconds;
  auto secondsOf = [&](const json &entry) {
    double waiting =
        list.isWithoutWaiting ? numberAt(entry, "exposed_seconds") : 0;
    return numberAt(entry, "seconds") + waiting;
  };
  for (const json &entry : before[list.key])
    seconds[list.nameOf(entry)].first += secondsOf(entry);
  for (const json &entry : now[list.key])
    seconds[list.nameOf(entry)].second += secondsOf(entry);
  json rows = json::array();
  bool isTruncatedBefore = before[list.key].size() >= list.most;
  bool isTruncatedNow = now[list.key].size() >= list.most;
  for (const auto &[name, both] : seconds)
    if (!(isTruncatedBefore && both.first == 0) &&
        !(isTruncatedNow && both.second == 0))
      rows.push_back(
          {{"name", name}, {"before", both.first}, {"now", both.second}});
  llvm::stable_sort(rows, [](const json &a, const json &b) {
    auto change = [](const json &row) {
      return std::abs(numberAt(row, "now") - numberAt(row, "before"));
    };
    return change(a) > change(b);
  });
  return rows;
}

/// Returns a figure with its unit.
std::string shown(double value, llvm::StringRef unit) {
  if (unit == "s")
    return secondsText(value);
  if (unit == "B")
    return bytesText(value);
  std::string text;
  llvm::raw_string_ostream(text)
      << (unit == "share" ? llvm::format("%.1f %%", 100 * value)
                          : llvm::format("%.4g", value));
  return text;
}

std::string changeText(double before, double now) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (before > 0 && now > 0)
    os << llvm::format("%+.1f %%", 100 * (now / before - 1));
  else
    os << (now > 0 ? "new" : before > 0 ? "gone" : "");
  return text;
}

} // namespace

std::optional<std::string> findMissingStatistic(const json &stats) {
  if (!stats.is_object() || !stats.contains("simulated"))
    return "is not what gspmd-simulate --stats wrote of one step";
  for (const ComparedList &list : comparedLists())
    if (!stats.contains(list.key) || !stats[list.key].is_array())
      return std::string("has no '") + list.key +
             "', which this version compares; write it again";
  return std::nullopt;
}

json compareStats(const json &before, const json &now) {
  struct Figure {
    const char *name, *key, *unit;
  };
  static constexpr Figure figures[] = {
      {"step time", "step_seconds", "s"},
      {"HFU", "hfu", "share"},
      {"MFU", "mfu", "share"},
      {"cores busy", "compute_seconds", "s"},
      {"network busy", "network_seconds", "s"},
      {"cores wait", "exposed_seconds", "s"},
      {"peak memory", "peak_bytes", "B"},
      {"matrix flops", "executed_flops", "flop"}};
  json result = {{"before",
                  {{"topology", textAt(before, "topology")},
                   {"overlap", textAt(before, "overlap")}}},
                 {"now",
                  {{"topology", textAt(now, "topology")},
                   {"overlap", textAt(now, "overlap")}}},
                 {"figures", json::array()}};
  for (const Figure &figure : figures)
    result["figures"].push_back({{"name", figure.name},
                                 {"unit", figure.unit},
                                 {"before", numberAt(before, figure.key)},
                                 {"now", numberAt(now, figure.key)}});
  for (const ComparedList &list : comparedLists())
    result[list.title] = compareList(list, before, now);
  return result;
}

std::string comparisonTable(const json &comparison) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto row = [&](const std::string &name, const std::string &unit,
                 const json &entry) {
    double before = numberAt(entry, "before"), now = numberAt(entry, "now");
    os << "  " << llvm::left_justify(name, 38)
       << llvm::right_justify(shown(before, unit), 14)
       << llvm::right_justify(shown(now, unit), 14)
       << llvm::right_justify(changeText(before, now), 12) << "\n";
  };
  auto side = [&](const char *which) {
    return textAt(comparison[which], "topology") + ", overlap " +
           textAt(comparison[which], "overlap");
  };
  os << "\ncompared with " << side("before");
  if (side("before") != side("now"))
    os << " (now " << side("now") << ")";
  os << "\n  " << llvm::left_justify("", 38)
     << llvm::right_justify("before", 14) << llvm::right_justify("now", 14)
     << llvm::right_justify("change", 12) << "\n";
  for (const json &entry : comparison["figures"])
    row(textAt(entry, "name"), textAt(entry, "unit"), entry);
  // Equal figures may differ by rounding. Lists begin with the largest changes,
  // so the first rows suffice for the text; the JSON has all of them.
  constexpr double kUnchanged = 1e-9;
  constexpr unsigned kMaxRows = 12;
  for (const ComparedList &list : comparedLists()) {
    os << "seconds by " << llvm::StringRef(list.title).drop_back()
       << "\n"; // one of them
    unsigned shownRows = 0;
    for (const json &entry : comparison[list.title]) {
      double before = numberAt(entry, "before"), now = numberAt(entry, "now");
      if (std::abs(now - before) <= kUnchanged * std::max(before, now) ||
          shownRows == kMaxRows)
        continue;
      row(textAt(entry, "name"), "s", entry);
      ++shownRows;
    }
    if (comparison[list.title].empty())
      os << (list.most == SIZE_MAX ? "  none\n"
                                   : "  none of the longest of one is among "
                                     "those of the other\n");
    else if (shownRows == 0)
      os << "  as before\n";
  }
  return text;
}

} // namespace mlir::gspmd
