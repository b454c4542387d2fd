//===- HloCollectives.h - The collectives of compiled HLO -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_SUSPECTS_HLOCOLLECTIVES_H
#define GSPMD_COMPILER_BISECT_SUSPECTS_HLOCOLLECTIVES_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace mlir::gspmd::bisect {

/// A collective of an optimized HLO program.
struct HloCollective {
  /// The op, of a reduction its kind, the type of its result and its
  /// participants, without names: `all-reduce add f32[8,8] over {0,1}{2,3}`.
  std::string text;
  /// The name of the op that it comes from (op_name of its metadata).
  std::string source;
};

/// Returns the collectives of a program in PJRT's format "hlo_with_config", a
/// HloModuleProtoWithConfig, in the order of the program; nullopt if the bytes
/// are no such message. The halves of an asynchronous collective count once.
std::optional<std::vector<HloCollective>>
findHloCollectives(llvm::StringRef program);

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SUSPECTS_HLOCOLLECTIVES_H
