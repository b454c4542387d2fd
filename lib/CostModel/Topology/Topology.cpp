//===- Topology.cpp - Parses topologies -----------------------------------===//

#include "lib/CostModel/Topology/Topology.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace gspmd;

static absl::Status invalid(llvm::StringRef text, const llvm::Twine &message) {
  return absl::InvalidArgumentError(
      ("topology '" + text + "': " + message).str());
}

int64_t Topology::numChips() const {
  int64_t chips = slices_;
  for (const TorusDim &dim : torus_)
    chips *= dim.size;
  return chips;
}

absl::StatusOr<Topology> Topology::get(Hardware hardware, int64_t slices,
                                       llvm::ArrayRef<TorusDim> torus,
                                       llvm::StringRef text) {
  if (hardware.torusDims == 0) {
    if (torus.size() != 1)
      return invalid(text, "chips of " + hardware.name +
                               " are on a switch: one number, as in 16x" +
                               hardware.name + ":8");
  } else if (torus.size() > size_t(hardware.torusDims))
    return invalid(text, llvm::Twine(torus.size()) + " dimensions, but " +
                             hardware.name + " is a " +
                             llvm::Twine(int64_t(hardware.torusDims)) +
                             "-dimensional torus");
  double chips = 1;
  for (const TorusDim &dim : torus)
    chips *= dim.size;
  if (chips > hardware.maxChips)
    return invalid(text, llvm::Twine(int64_t(chips)) +
                             " chips, but a slice of " + hardware.name +
                             " has at most " +
                             llvm::Twine(int64_t(hardware.maxChips)));
  Topology topology;
  topology.hardware_ = std::move(hardware);
  topology.slices_ = slices;
  topology.torus_.assign(torus.begin(), torus.end());
  topology.text_ = text.str();
  topology.traffic = twistedTraffic(torus);
  llvm::SmallVector<MeshAxis> axes{{"slice", slices}};
  for (size_t i = 0; i < torus.size(); ++i)
    axes.push_back({std::to_string(i), torus[i].size});
  axes.push_back({"core", topology.devicesPerChip()});
  topology.mesh_ = Mesh(axes);
  return topology;
}

const UniformTraffic *Topology::twistedTrafficOver(uint32_t axes) const {
  // Axis 0 is that of slices.
  const auto *found = llvm::find_if(
      traffic, [&](const UniformTraffic &t) { return t.dims << 1 == axes; });
  return found == traffic.end() ? nullptr : found;
}

/// Consumes "<number>x" at the front of a name, as in "2xv4"; 1 if there is
/// none.
static std::optional<int64_t> takeSlices(llvm::StringRef &name) {
  llvm::StringRef digits = name.take_while(llvm::isDigit);
  if (digits.empty() || !name.drop_front(digits.size()).starts_with("x"))
    return 1;
  int64_t slices = 0;
  if (digits.getAsInteger(10, slices) || slices < 1 || slices > 1'000'000)
    return std::nullopt;
  name = name.drop_front(digits.size() + 1);
  return slices;
}

/// Returns true if the generation closes the dimension to a ring. Two chips
/// have one link.
static bool isRingByItself(int64_t size, llvm::ArrayRef<TorusDim> torus,
                           const Hardware &hardware) {
  return size > 2 && size % int64_t(hardware.ringMultiple) == 0 &&
         torus.size() == size_t(hardware.torusDims) &&
         llvm::all_of(torus, [&](const TorusDim &dim) {
           return dim.size >= hardware.ringMinDim;
         });
}

/// Twists the short dimensions of `torus`; returns an error message if that is
/// impossible.
static std::string twist(llvm::SmallVectorImpl<TorusDim> &torus,
                         const Hardware &hardware) {
  if (hardware.torusDims != 3 || hardware.devicesPerChip != 1)
    return "only three-dimensional tori of chips with one device each are "
           "twisted, and " +
           hardware.name + " has no such";
  const auto *shortest =
      llvm::min_element(torus, [](const TorusDim &a, const TorusDim &b) {
        return a.size < b.size;
      });
  int64_t k = shortest->size;
  size_t numShort = 0, numLong = 0;
  for (const TorusDim &dim : torus) {
    numShort += dim.size == k;
    numLong += dim.size == 2 * k;
  }
  if (torus.size() != 3 || numShort + numLong != 3 || numLong == 0 ||
      !llvm::all_of(torus, [](const TorusDim &dim) { return dim.wraps; }))
    return "a twisted torus is k x k x 2k or k x 2k x 2k chips whose "
           "dimensions "
           "are all rings, as in 4x4x8_twisted or 4x8x8_twisted";
  for (TorusDim &dim : torus)
    if (dim.size == k)
      for (const TorusDim &other : torus)
        dim.twist.push_back(other.size == k ? 0 : k);
  return "";
}

absl::StatusOr<Topology> Topology::parse(llvm::StringRef text,
                                         llvm::StringRef software) {
  size_t colon = text.rfind(':');
  if (colon == llvm::StringRef::npos)
    return invalid(text, "expected CHIP:SIZES such as v4:4x4x4 or 2xv4:4x4x4");
  llvm::StringRef name = text.take_front(colon);
  std::optional<int64_t> slices = takeSlices(name);
  if (!slices)
    return invalid(text, "expected 1 to 1000000 slices");
  absl::StatusOr<Hardware> hardware = findHardware(name, software);
  if (!hardware.ok())
    return invalid(text, std::string(hardware.status().message()));

  llvm::SmallVector<TorusDim> torus;
  llvm::SmallVector<bool> isExplicit; // the user states whether it is a ring
  llvm::SmallVector<llvm::StringRef> items;
  llvm::StringRef sizes = text.drop_front(colon + 1);
  bool isTwisted = sizes.consume_back("_twisted");
  sizes.split(items, 'x');
  for (llvm::StringRef item : items) {
    llvm::StringRef number = item;
    bool isRing = number.consume_back("r");
    bool isLine = !isRing && number.consume_back("l");
    int64_t size = 0;
    if (number.getAsInteger(10, size) || size < 1 || size > 1'000'000)
      return invalid(
          text, "'" + item +
                    "' is not the size of a dimension (expected an integer "
                    "from 1 to 1000000, with r for a ring or l for "
                    "a line)");
    torus.push_back({size, isRing});
    if ((isLine || isRing) && hardware->torusDims == 0)
      return invalid(text, "chips of " + hardware->name +
                               " are on a switch, which has no rings or lines");
    if ((isLine || isRing) && isTwisted)
      return invalid(text,
                     "the twist determines where each wraparound leads: '" +
                         item + "' cannot be a ring or line by itself");
    isExplicit.push_back(isLine || isRing);
  }
  for (auto [dim, explicitly] : llvm::zip(torus, isExplicit))
    dim.wraps |= !explicitly && isRingByItself(dim.size, torus, *hardware);
  if (isTwisted)
    if (std::string reason = twist(torus, *hardware); !reason.empty())
      return invalid(text, reason);
  return get(*std::move(hardware), *slices, torus, text);
}
