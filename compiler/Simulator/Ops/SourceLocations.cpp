//===- SourceLocations.cpp - Source locations of values -------------------===//

#include "compiler/Simulator/Ops/SourceLocations.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {
/// A source location whose texts belong to MLIR locations.
struct SourceRefs {
  FileLineColLoc file;
  StringRef nameStack;
  int64_t mark = -1;
};
} // namespace

/// The number of locations inside a location that are visited, and how deep one
/// may be. Locations that contain others several times stand for many: 40 call
/// sites whose callee and caller are both the one before, for 2^40.
static constexpr unsigned kMaxVisits = 512, kMaxDepth = 64;

/// A name stack is not extended beyond this number of bytes.
static constexpr size_t kMaxNameStack = 1 << 16;

/// The first file position and the first name, looking through call sites
/// (their callee first) and fused locations, `budget` ones at most.
static void collect(Location loc, SourceRefs &info, unsigned &budget,
                    unsigned depth = 0) {
  if (depth > kMaxDepth || budget == 0)
    return;
  --budget;
  if (auto file = dyn_cast<FileLineColLoc>(loc)) {
    if (!info.file || info.file.getFilename().empty())
      info.file = file;
  } else if (auto name = dyn_cast<NameLoc>(loc)) {
    // Above a file position is the name of a function, not a name stack.
    if (info.nameStack.empty())
      info.nameStack = name.getName();
    collect(name.getChildLoc(), info, budget, depth + 1);
  } else if (auto call = dyn_cast<CallSiteLoc>(loc)) {
    collect(call.getCallee(), info, budget, depth + 1);
  } else if (auto fused = dyn_cast<FusedLoc>(loc)) {
    if (auto mark = dyn_cast_or_null<IntegerAttr>(fused.getMetadata()))
      info.mark = mark.getInt();
    for (Location part : fused.getLocations())
      collect(part, info, budget, depth + 1);
  }
}

static SourceRefs collect(Location loc) {
  SourceRefs refs;
  unsigned budget = kMaxVisits;
  collect(loc, refs, budget);
  return refs;
}

/// Returns the name stack of an op in an inlined function: that of the call,
/// without the call itself, and that in the function. JAX names the bodies of
/// scanned layers this way.
static std::string fullNameStack(Location loc, unsigned &budget,
                                 unsigned depth = 0) {
  if (auto name = dyn_cast<NameLoc>(loc))
    return name.getName().str();
  if (depth > kMaxDepth || budget == 0)
    return "";
  --budget;
  if (auto fused = dyn_cast<FusedLoc>(loc)) {
    for (Location part : fused.getLocations())
      if (std::string stack = fullNameStack(part, budget, depth + 1);
          !stack.empty())
        return stack;
    return "";
  }
  auto call = dyn_cast<CallSiteLoc>(loc);
  if (!call)
    return "";
  std::string inside = fullNameStack(call.getCallee(), budget, depth + 1);
  if (inside.size() > kMaxNameStack)
    return inside;
  std::string around = fullNameStack(call.getCaller(), budget, depth + 1);
  size_t end = around.rfind('/');
  if (inside.empty() || StringRef(inside).starts_with("jit(") ||
      end == std::string::npos)
    return inside;
  return around.substr(0, end + 1) + inside;
}

SourceInfo mlir::gspmd::sourceOf(Location loc) {
  SourceRefs refs = collect(loc);
  SourceInfo info;
  if (refs.file) {
    info.file = refs.file.getFilename().str();
    info.line = refs.file.getLine();
    info.column = refs.file.getColumn();
  }
  unsigned budget = kMaxVisits;
  info.nameStack = fullNameStack(loc, budget);
  info.mark = refs.mark;
  return info;
}

StringRef mlir::gspmd::nameStackOf(Location loc) {
  return collect(loc).nameStack;
}

Location mlir::gspmd::markLocation(Location loc, int64_t mark) {
  Builder builder(loc.getContext());
  return FusedLoc::get(loc.getContext(), {loc},
                       builder.getI64IntegerAttr(mark));
}

void mlir::gspmd::removeMarks(Operation *root) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([](FusedLoc loc) -> std::optional<Attribute> {
    if (!isa_and_nonnull<IntegerAttr>(loc.getMetadata()))
      return std::nullopt;
    return LocationAttr(
        FusedLoc::get(loc.getLocations(), /*metadata=*/{}, loc.getContext()));
  });
  replacer.recursivelyReplaceElementsIn(root, /*replaceAttrs=*/false,
                                        /*replaceLocs=*/true);
}

SourceInfo mlir::gspmd::sourceOf(Value value) {
  return sourceOf(value.getLoc());
}

bool mlir::gspmd::isNamedRecomputation(Location loc) {
  // True also if the call of the op's function has that name.
  return loc
      ->walk([](Location part) {
        auto name = dyn_cast<NameLoc>(part);
        return name && name.getName().strref().contains("rematted_computation")
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}
