//===- CollectiveRing.h - Collectives that overlap products -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_COLLECTIVERING_H
#define GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_COLLECTIVERING_H

#include "compiler/Optimize/Driver/OptimizationTarget.h"
#include "compiler/Optimize/LoopCollectives/RingLoop.h"
#include <variant>

namespace mlir::gspmd {

/// The direction of a ring and the axes that it covers. For Chunked, the range
/// is the number of devices and then the number of chunks.
struct RingForm {
  RingRange range;
  RingDirection direction = RingDirection::OneWay;
  /// Other users of a gathered tensor keep the original gather instead of
  /// assembling the tensor from the ring's shards.
  bool keepsGather = false;
};
/// Compares the forms of two collectives.
bool operator==(const RingForm &a, const RingForm &b);
/// Returns a description for remarks: "both ways", "one way along "y":(1)4".
std::string describe(const RingForm &form, Operation *collective,
                     const Target &target);

/// A collective and the products next to it.
class CollectiveRing {
public:
  /// Returns nullopt if the collective cannot take that form. `isInExcerpt`:
  /// the ring was found before and is now in an excerpt.
  static std::optional<CollectiveRing> find(Operation *collective,
                                            RingForm form, const Target &target,
                                            bool isInExcerpt = false);

  SmallVector<Operation *> ops() const;
  /// Returns true if ops other than the products use the gathered tensor.
  bool hasOtherReaders() const;
  void rewrite();

private:
  RingDirection direction = RingDirection::OneWay;
  std::variant<std::monostate, GatherRing, ScatterRing> gatherOrScatter;
};

/// The forms that a collective can take.
struct RingForms {
  SmallVector<RingForm> all;
  /// The ops that take part in any form, in program order.
  SmallVector<Operation *> ops;
};

/// Returns the rings over all axes of the collective, the rings over those of
/// its axes that are adjacent dimensions of the hardware, and the chunked
/// forms.
RingForms formsOf(Operation *collective, const Target &target);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_COLLECTIVERING_H
