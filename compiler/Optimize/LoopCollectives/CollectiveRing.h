//===- CollectiveRing.h - A collective that may go round beside products -*- C++
//-*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_COLLECTIVERING_H
#define GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_COLLECTIVERING_H

#include "compiler/Optimize/LoopCollectives/RingLoop.h"
#include "compiler/Optimize/Support/OptimizationTarget.h"
#include <variant>

namespace mlir::gspmd {

/// How parts go round, and along which of a collective's axes; in pieces, the
/// range is the number of devices and then that of pieces.
struct RingForm {
  RingRange range;
  RingDirection direction = RingDirection::OneWay;
  /// Other readers of a gathered tensor have it by the gather, as before, and
  /// not from what went round.
  bool keepsGather = false;
};
/// Are those of two collectives the same?
bool operator==(const RingForm &a, const RingForm &b);
/// "both ways", "one way along "y":(1)4".
std::string describe(const RingForm &form, Operation *collective,
                     const Target &target);

/// A collective and the products next to it.
class CollectiveRing {
public:
  /// nullopt where that form cannot be. `isApart`: of a ring that was found
  /// before and stands alone now.
  static std::optional<CollectiveRing> find(Operation *collective,
                                            RingForm form, const Target &target,
                                            bool isApart = false);

  SmallVector<Operation *> ops() const;
  /// Do others read what is gathered?
  bool hasOtherReaders() const;
  void rewrite();

private:
  RingDirection direction = RingDirection::OneWay;
  std::variant<std::monostate, GatherRing, ScatterRing> parts;
};

/// The forms that a collective can take.
struct RingForms {
  SmallVector<RingForm> all;
  /// What any of them takes, in the order of the program.
  SmallVector<Operation *> ops;
};

/// Round all axes of the collective, round those of them that lie on
/// neighbouring dimensions of the hardware, and in pieces.
RingForms formsOf(Operation *collective, const Target &target);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_COLLECTIVERING_H
