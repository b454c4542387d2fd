//===- Progress.cpp - Progress of a tool on the terminal ------------------===//
#include "lib/Progress/Progress.h"
#include "lib/Progress/ElapsedTime.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"
#include <cstdlib>
#include <sys/ioctl.h>
#include <unistd.h>

using namespace mlir::gspmd;

static constexpr std::chrono::milliseconds kRedraw(200);

/// The instance of the tool. A process has one.
static Progress *theProgress = nullptr;

Progress *Progress::current() { return theProgress; }

void Progress::beginStage(Stage stage) {
  if (theProgress)
    theProgress->begin(std::move(stage));
}

void Progress::hideLine() {
  if (theProgress)
    theProgress->hide();
}

void Progress::forget() { theProgress = nullptr; }

static bool isTerminal() {
  const char *kind = std::getenv("TERM");
  return llvm::sys::Process::StandardErrIsDisplayed() &&
         llvm::StringRef(kind ? kind : "dumb") != "dumb";
}

Progress::Progress(llvm::StringRef tool, Drawing drawing)
    : tool(tool), isShown(isTerminal()), start(Clock::now()),
      stageStart(start) {
  theProgress = this;
  if (const char *delayText = std::getenv("GSPMD_PROGRESS_SECONDS"))
    if (llvm::StringRef(delayText).getAsDouble(delay))
      delay = 2;
  if (!isShown || drawing == Drawing::ByCaller)
    return;
  // Without a thread, the line is drawn by the caller.
  thread = Thread::start([this] {
    std::unique_lock lock(mutex);
    while (!isOver) {
      wake.wait_for(lock, kRedraw);
      if (!isOver && !isHidden)
        draw(/*isUrgent=*/false);
    }
  });
}

Progress::~Progress() {
  theProgress = nullptr;
  {
    std::lock_guard lock(mutex);
    isOver = true;
    erase();
  }
  wake.notify_all();
  if (thread.joinable())
    thread.join();
}

void Progress::begin(Stage next) {
  std::lock_guard lock(mutex);
  stage = std::move(next);
  detailName.clear();
  done = 0;
  stageStart = Clock::now();
  isHidden = false;
  draw(/*isUrgent=*/true);
}

void Progress::detail(llvm::StringRef text) {
  std::lock_guard lock(mutex);
  detailName = text.str();
  isHidden = false;
  draw(/*isUrgent=*/false);
}

void Progress::advance(uint64_t count) {
  std::lock_guard lock(mutex);
  done += count;
  isHidden = false;
  draw(/*isUrgent=*/false);
}

void Progress::hide() {
  std::lock_guard lock(mutex);
  isHidden = true;
  erase();
}

/// Returns an estimate from the completed units; negative if there are none.
static double secondsLeft(double elapsed, uint64_t done, uint64_t total) {
  if (!done || done > total)
    return -1;
  return elapsed / double(done) * double(total - done);
}

/// Returns the name of the pass, and how many of its ops are done.
std::string Progress::detailText() const {
  if (!numWorks)
    return detailName;
  uint64_t count = workDone;
  std::string text =
      llvm::formatv("{0}{1}({2} of {3} {4}", detailName,
                    detailName.empty() ? "" : " ", count, workTotal, workUnit);
  double left = secondsLeft(secondsSince(workStart), count, workTotal);
  if (left >= 0)
    text += llvm::formatv(", {0:f0} s left", left);
  return text + ")";
}

std::string Progress::line() const {
  std::string text = tool + ": " + stage.title;
  if (std::string detail = detailText(); !detail.empty())
    text += " " + detail;
  if (stage.total)
    text += llvm::formatv(", {0} of {1}{2}{3}", done, stage.total,
                          stage.unit.empty() ? "" : " ", stage.unit);
  double elapsed = secondsSince(stageStart), left = -1;
  text += llvm::formatv(", {0:f0} s", elapsed);
  if (stage.seconds > 0)
    left = stage.seconds - elapsed;
  else if (stage.isEven)
    left = secondsLeft(elapsed, done, stage.total);
  if (left >= 0)
    text += llvm::formatv(", {0:f0} s left", left);
  return text;
}

/// Bypasses the buffers of the streams, and truncates to the terminal's width:
/// a line that wraps cannot be erased.
static void writeToTerminal(llvm::StringRef text) {
  while (!text.empty()) {
    ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
    if (written <= 0)
      return;
    text = text.drop_front(written);
  }
}

static unsigned terminalColumns() {
  winsize size = {};
  bool isKnown = ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0;
  return isKnown && size.ws_col > 1 ? size.ws_col : 80;
}

void Progress::draw(bool isUrgent) {
  Clock::time_point now = Clock::now();
  if (!isShown || secondsSince(start) < delay ||
      (!isUrgent && isVisible && now - drawn < kRedraw))
    return;
  drawn = now;
  isVisible = true;
  // The cursor returns to the first column, so that other output starts there.
  writeToTerminal("\r\x1b[K" + line().substr(0, terminalColumns() - 1) + "\r");
}

void Progress::erase() {
  if (isVisible)
    writeToTerminal("\r\x1b[K");
  isVisible = false;
}

CountedWork::CountedWork(uint64_t total, llvm::StringRef unit)
    : progress(Progress::current()) {
  if (!progress)
    return;
  std::lock_guard lock(progress->mutex);
  if (progress->numWorks++ == 0) {
    progress->workDone = progress->workTotal = 0;
    progress->workUnit = unit.str();
    progress->workStart = Progress::Clock::now();
  }
  progress->workTotal += total;
  progress->isHidden = false;
  progress->draw(/*isUrgent=*/true);
}

CountedWork::~CountedWork() {
  if (!progress)
    return;
  std::lock_guard lock(progress->mutex);
  --progress->numWorks;
}

void CountedWork::report() {
  progress->workDone += unreported;
  unreported = 0;
}
