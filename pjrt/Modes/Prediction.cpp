//===- Prediction.cpp - Predicted time and memory -------------------------===//
#include "pjrt/Modes/Prediction.h"
#include "absl/strings/str_cat.h"
#include "compiler/Pipeline/Compilation.h"
#include "lib/Report/StepReport.h"
#include "lib/Report/TimelineTable.h"
#include <atomic>

namespace mlir::gspmd::pjrt {

/// Returns a block of adjacent devices as a topology: complete chips along the
/// last dimensions first, or a line if they form no block. A dimension keeps
/// its wraparound only if the block spans it. Dimensions of a twisted torus
/// have none, since its links lead elsewhere.
static std::string subTopology(const Topology &topology, int64_t numDevices) {
  std::string text = topology.text();
  if (numDevices == topology.numDevices())
    return text;
  llvm::StringRef chip = llvm::StringRef(text).rsplit(':').first;
  if (size_t slices = chip.find('x');
      slices != llvm::StringRef::npos &&
      llvm::all_of(chip.take_front(slices), llvm::isDigit))
    chip = chip.drop_front(slices + 1);
  int64_t left = std::max<int64_t>(numDevices / topology.devicesPerChip(), 1);
  llvm::SmallVector<int64_t, 4> sizes(topology.torus().size(), 1);
  for (size_t d = sizes.size(); d-- > 0;) {
    int64_t size = std::gcd(left, topology.torus()[d].size);
    sizes[d] = size;
    left /= size;
  }
  if (!sizes.empty())
    sizes.front() *= left;
  std::string result = absl::StrCat(std::string(chip), ":");
  for (auto [d, size] : llvm::enumerate(sizes)) {
    const TorusDim &full = topology.torus()[d];
    bool isRing = size == full.size && full.isRing();
    absl::StrAppend(&result, d ? "x" : "", size,
                    size == 1 || topology.isSwitched() ? ""
                    : isRing                           ? "r"
                                                       : "l");
  }
  return result;
}

/// Returns the part of a function's name that programs are named after:
/// "Model.step" is called "step", "<lambda>" is called "_lambda".
static std::string plainName(StringRef function) {
  StringRef last = function.rsplit('.').second;
  std::string plain = last.empty() ? function.str() : last.str();
  for (char &c : plain)
    if (!llvm::isAlnum(c))
      c = '_';
  return plain;
}

/// Returns the first line of the function that the program is named after, if
/// the locations of its operations name it; otherwise the first known location,
/// such as that of a call of a jnp operation.
static std::string sourceOfFunction(ModuleOp module) {
  StringRef name = module.getName().value_or("");
  if (!name.consume_front("jit_"))
    name.consume_front("pmap_");
  FileLineColLoc first, any;
  module->walk([&](Operation *op) {
    op->getLoc()->walk([&](Location nested) {
      auto named = dyn_cast<NameLoc>(nested);
      auto file = named ? dyn_cast<FileLineColLoc>(named.getChildLoc())
                        : FileLineColLoc();
      if (file && !any)
        any = file;
      StringRef function = named ? named.getName().strref() : "";
      if (file &&
          StringRef(plainName(function)).rtrim('_') == name.rtrim('_') &&
          (!first || (file.getFilename() == first.getFilename() &&
                      file.getLine() < first.getLine())))
        first = file;
      return WalkResult::advance();
    });
  });
  if (!first && !(first = any))
    return "";
  return absl::StrCat(first.getFilename().str(), ":", first.getLine());
}

FailureOr<Prediction> predict(Compilation &compilation, int64_t numDevices,
                              const Topology &topology, const Modes &modes,
                              bool withPage, const std::string &name) {
  SimulateOptions options = modes.simulation;
  if (numDevices == 1) // the layout names axes of the script's mesh
    options.axisLayout.clear();
  options.ignoresOtherMeshes = true;
  options.topology = subTopology(topology, numDevices);
  options.onOneDevice = numDevices == 1;
  DeviceOptions device{/*partition=*/numDevices > 1, std::nullopt};
  KeptResult<SimulatedStep> step =
      compilation.simulate(options, device, withPage);
  if (failed(step))
    return failure();
  Timeline timeline = (*step)->timeline;
  bool overlapsNothing = !modes.selectsOverlap && numDevices > 1;
  if (overlapsNothing)
    timeline.notes.insert(timeline.notes.begin(), kNoOverlapNote.str());
  Prediction result{timeline.stepSeconds,
                    timeline.peakBytes,
                    timeline.capacityBytes,
                    options.topology,
                    sourceOfFunction(compilation.source()),
                    "",
                    "",
                    ""};
  if (overlapsNothing)
    result.caveat = kNoOverlapNote.str();
  if (timeline.peakBytes > timeline.capacityBytes)
    result.outOfMemory = outOfMemoryText(timeline);
  if (withPage)
    result.page = renderReport(makeReport((*step)->pictures, timeline, name));
  return result;
}

/// The predicted seconds of all runs of the process.
static std::atomic<double> predictedSeconds = 0;

void addPredictedRun(const Prediction &prediction) {
  double before = predictedSeconds;
  while (!predictedSeconds.compare_exchange_weak(
      before, before + prediction.stepSeconds))
    ;
}

} // namespace mlir::gspmd::pjrt

/// Returns the predicted seconds of all runs that the process has begun.
extern "C" __attribute__((visibility("default"))) double
gspmd_pjrt_predicted_seconds() {
  return mlir::gspmd::pjrt::predictedSeconds;
}
