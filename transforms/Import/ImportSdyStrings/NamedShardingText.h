//===- NamedShardingText.h - XLA's shardings with named axes ----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_NAMEDSHARDINGTEXT_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_NAMEDSHARDINGTEXT_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace mlir::gspmd {

/// Returns true if `text` is a sharding of XLA with the axes of a mesh, or a
/// tuple of such: {mesh['x'=2,'y'=4], [{'y'}, {'x', ?}]}.
bool isNamedSharding(llvm::StringRef text);

/// Returns the texts of the elements of a tuple, or `text` itself.
llvm::SmallVector<llvm::StringRef> splitNamedShardings(llvm::StringRef text);

/// Converts one such text to the text of the attribute of Shardy, with the mesh
/// in it: #sdy.sharding<mesh<["x"=2, "y"=4]>, [{"y"}, {"x", ?}]>. `rank` is
/// that of the tensor, which the short form `replicated` lacks. Returns an
/// empty text for a sharding that is manual over all axes, which has no effect,
/// and nullopt after setting `error` if the text is malformed or manual over
/// some axes.
std::optional<std::string>
namedShardingToSdy(llvm::StringRef text, unsigned rank, std::string &error);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_NAMEDSHARDINGTEXT_H
