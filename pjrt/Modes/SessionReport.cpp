//===- SessionReport.cpp - The report of a report -------------------------===//
#include "pjrt/Modes/SessionReport.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "compiler/CommandLine/TextFile.h"
#include "lib/Report/DisplayText.h"
#include "lib/Report/HtmlWriter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <chrono>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace mlir::gspmd::pjrt {

/// The template memory.html, with the placeholder @DATA@.
static constexpr char kMemoryPage[] =
#include "MemoryPage.inc"
    ;

absl::StatusOr<std::shared_ptr<SessionReport>>
SessionReport::open(const std::string &requested) {
  if (requested.empty())
    return std::shared_ptr<SessionReport>();
  // The report may change its working directory.
  llvm::SmallString<128> path(requested);
  std::error_code error = llvm::sys::fs::make_absolute(path);
  std::string folder(path);
  if (!error)
    error = llvm::sys::fs::create_directories(folder);
  if (!error && !llvm::sys::fs::is_directory(folder))
    error = std::make_error_code(std::errc::not_a_directory);
  if (error)
    return absl::InvalidArgumentError(absl::StrCat(
        "GSPMD_REPORT: cannot create ", requested, ": ", error.message()));
  static Mutex mutex;
  static auto *all = new llvm::StringMap<std::shared_ptr<SessionReport>>;
  MutexLock lock(mutex);
  std::shared_ptr<SessionReport> &report = (*all)[folder];
  if (!report)
    report = std::make_shared<SessionReport>(folder);
  MutexLock reportLock(report->mutex);
  ++report->clients;
  return report;
}

SessionReport::SessionReport(std::string folder)
    : folder(std::move(folder)), process(getpid()) {}

void SessionReport::end() {
  if (getpid() != process)
    return;
  std::unique_ptr<Writer> last;
  {
    MutexLock lock(mutex);
    if (--clients == 0)
      last = std::move(writer);
    if (last)
      last->stops = true;
    changed.signalAll();
  }
  if (last)
    last->thread.join();
  write();
}

void SessionReport::scheduleWrite() {
  if (std::exchange(hasUnwrittenChanges, true) || clients == 0)
    return;
  if (!writer) {
    writer = std::make_unique<Writer>();
    writer->thread = Thread::start([this, of = writer.get()] { main(*of); });
    if (!writer->thread.joinable())
      llvm::errs() << "GSPMD_REPORT: "
                   << describeMissingThread("write the report")
                   << "; it is written at the end of the script only\n";
  }
  changed.signalAll();
}

void SessionReport::main(const Writer &writer) {
  using Clock = std::chrono::steady_clock;
  // Long scripts have long traces: the pause keeps writing to a small fraction
  // of the time.
  constexpr int kPauseFactor = 20;
  Clock::duration pause = std::chrono::seconds(1);
  while (true) {
    {
      MutexLock lock(mutex);
      while (!hasUnwrittenChanges && !writer.stops)
        changed.wait(mutex);
      Clock::time_point next = Clock::now() + pause;
      while (!writer.stops && Clock::now() < next)
        changed.waitUntil(mutex, next);
      if (writer.stops)
        return;
    }
    Clock::time_point begin = Clock::now();
    write();
    pause = std::max<Clock::duration>(std::chrono::seconds(1),
                                      kPauseFactor * (Clock::now() - begin));
  }
}

static std::string pathIn(const std::string &folder, const std::string &name) {
  llvm::SmallString<128> path(folder);
  llvm::sys::path::append(path, name);
  return std::string(path);
}

/// Returns a name that every file system accepts.
static std::string fileName(size_t number, llvm::StringRef name) {
  std::string safe = name.take_front(60).str();
  for (char &c : safe)
    if (!llvm::isAlnum(c) && c != '-' && c != '.')
      c = '_';
  return absl::StrFormat("%03d-%s.html", number, safe);
}

void SessionReport::compiled(const std::string &fingerprint,
                             const std::string &name, int64_t numDevices,
                             const Prediction &prediction) {
  MutexLock lock(mutex);
  if (!numbers.try_emplace(fingerprint, entries.size()).second)
    return;
  std::string page = fileName(entries.size(), name);
  // The trace repeats the name for each run.
  entries.push_back({displayText(name), page, prediction.topology,
                     prediction.source, numDevices, 0, prediction.stepSeconds,
                     prediction.peakBytes, prediction.capacityBytes});
  if (caveat.empty())
    caveat = prediction.caveat;
  writeFile(page, prediction.page);
  scheduleWrite();
}

/// Writes a file atomically, so that a reader never sees a partial one.
void SessionReport::writeFile(const std::string &name,
                              llvm::StringRef text) const {
  std::string path = pathIn(folder, name), unfinished = path + ".new";
  auto error = writeTextFile(unfinished, text);
  if (!error)
    if (std::error_code code = llvm::sys::fs::rename(unfinished, path))
      error = path + ": " + code.message();
  if (error)
    llvm::errs() << "GSPMD_REPORT: " << *error << "\n";
}

void SessionReport::memoryChanged(int device, llvm::StringRef what,
                                  int64_t bytes) {
  MutexLock lock(mutex);
  memory.change(device, what, bytes);
  scheduleWrite();
}

void SessionReport::ran(const std::string &fingerprint,
                        llvm::ArrayRef<DeviceUse> uses) {
  MutexLock lock(mutex);
  auto it = numbers.find(fingerprint);
  if (it == numbers.end())
    return;
  Entry &entry = entries[it->second];
  ++entry.runs;
  runs.push_back({it->second, clock});
  for (const DeviceUse &use : uses)
    memory.run(use.device, use.otherBytes + int64_t(entry.peakBytes));
  clock += entry.stepSeconds;
  memory.advance(clock);
  scheduleWrite();
}

/// Writes a table of programs.
void SessionReport::writeRows(HtmlWriter &page,
                              llvm::ArrayRef<const Entry *> rows) const {
  page.markup("<table><tr><th>program<th>devices"
              "<th>runs<th>one run<th>all runs<th>share<th>memory at the peak"
              "<th>a device has<th>source</tr>\n");
  for (const Entry *entry : rows) {
    double share = clock > 0 ? 100 * entry->total() / clock : 0;
    page.markup("<tr><td><a href='").text(entry->page).markup("'>");
    page.text(entry->name).markup("</a><td>").text(entry->numDevices);
    page.markup(" of ").text(entry->topology);
    page.markup("<td>").text(entry->runs);
    page.markup("<td>").text(
        absl::StrFormat("%.3f us", entry->stepSeconds * 1e6));
    page.markup("<td>").text(secondsText(entry->total()));
    page.markup("<td>").text(absl::StrFormat("%.1f%%", share));
    page.markup("<td>").text(bytesText(entry->peakBytes));
    page.markup("<td>").text(bytesText(entry->capacityBytes));
    page.markup("<td>").text(entry->source).markup("</tr>\n");
  }
  page.markup("</table>");
}

std::string SessionReport::indexPage() const {
  // Scripts run many programs of one operation eagerly; those of a small share
  // of the time are listed below the others.
  constexpr double kSmallShare = 0.001;
  std::vector<const Entry *> order, small;
  for (const Entry &entry : entries) {
    bool isSmall = entry.runs > 0 && entry.total() < kSmallShare * clock;
    (isSmall ? small : order).push_back(&entry);
  }
  for (auto *list : {&order, &small})
    llvm::stable_sort(*list, [](const Entry *a, const Entry *b) {
      return a->total() > b->total();
    });
  HtmlWriter page;
  page.markup(
      "<!DOCTYPE html><html lang=en><meta charset=utf-8>"
      "<meta http-equiv=Content-Security-Policy "
      "content=\"default-src 'none'; style-src 'unsafe-inline'\">"
      "<title>gspmd</title>"
      "<style>body{font:14px sans-serif;margin:2em}td,th{padding:2px 12px;"
      "text-align:right}td:first-child,th:first-child,td:last-child,"
      "th:last-child{text-align:left}</style>");
  if (!caveat.empty())
    page.markup("<p>").text("Predictions: " + caveat + ".").markup("\n");
  page.markup("<h1>Programs by predicted time</h1>");
  writeRows(page, order);
  if (!small.empty()) {
    double total = 0;
    for (const Entry *entry : small)
      total += entry->total();
    page.markup("<details><summary>")
        .text(small.size())
        .text(
            absl::StrFormat(" small programs, %s together", secondsText(total)))
        .markup("</summary>");
    writeRows(page, small);
    page.markup("</details>");
  }
  page.markup("<p>All together: ")
      .text(absl::StrFormat("%.3f ms", clock * 1e3));
  page.markup(". One after the other in <a href=trace.json>trace.json</a>, "
              "for ui.perfetto.dev. <a href=memory.html>What devices "
              "hold</a> over this time.");
  if (clients != 0)
    page.markup("<p>Written while the script was running: if it is not, it "
                "was killed, and what it did in its last seconds is missing.");
  page.markup("</html>\n");
  return page.take();
}

std::string SessionReport::trace() const {
  auto named = [](const char *what, const char *name) {
    return nlohmann::json{{"name", what},
                          {"ph", "M"},
                          {"pid", 1},
                          {"tid", 1},
                          {"args", {{"name", name}}}};
  };
  nlohmann::json events = {named("process_name", "predicted time"),
                           named("thread_name", "programs")};
  for (const Run &run : runs) {
    const Entry &entry = entries[run.entry];
    events.push_back({{"name", entry.name},
                      {"ph", "X"},
                      {"pid", 1},
                      {"tid", 1},
                      {"ts", run.begin * 1e6},
                      {"dur", entry.stepSeconds * 1e6}});
  }
  memory.forEachGroup(
      [&](const std::vector<int> &devices,
          const std::vector<const MemoryHistory::Point *> &line) {
        std::string series = "devices " + rangesText(devices);
        for (const MemoryHistory::Point *point : line)
          events.push_back({{"name", "bytes in use"},
                            {"ph", "C"},
                            {"pid", 1},
                            {"ts", point->time * 1e6},
                            {"args", {{series, point->inside}}}});
      });
  nlohmann::json json = {{"traceEvents", std::move(events)}};
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Returns the page, which contains all of its data.
std::string SessionReport::memoryPage() const {
  nlohmann::json groups = nlohmann::json::array();
  memory.forEachGroup(
      [&](const std::vector<int> &devices,
          const std::vector<const MemoryHistory::Point *> &line) {
        nlohmann::json points = nlohmann::json::array();
        for (const MemoryHistory::Point *point : line)
          points.push_back(
              {point->time, point->held, point->inside, point->changes});
        groups.push_back(
            {{"devices", rangesText(devices)}, {"points", points}});
      });
  double capacity = 0;
  for (const Entry &entry : entries)
    capacity = std::max(capacity, entry.capacityBytes);
  nlohmann::json json = {{"texts", memory.texts()},
                         {"groups", std::move(groups)},
                         {"capacity", capacity},
                         {"end", clock}};
  return fillPage(kMemoryPage, std::move(json));
}

void SessionReport::write() {
  MutexLock writeLock(writing);
  std::vector<std::pair<std::string, std::string>> files;
  {
    MutexLock lock(mutex);
    hasUnwrittenChanges = false;
    memory.advance(clock);
    files = {{"index.html", indexPage()},
             {"trace.json", trace()},
             {"memory.html", memoryPage()}};
  }
  for (const auto &[name, text] : files)
    writeFile(name, text);
}

} // namespace mlir::gspmd::pjrt
