//===- KnownLayouts.h - The layouts that people write -----------*- C++ -*-===//
#ifndef GSPMD_LIB_AUTOSHARDING_KNOWNLAYOUTS_H
#define GSPMD_LIB_AUTOSHARDING_KNOWNLAYOUTS_H

#include "CandidateSearch.h"
#include "DimRoles.h"

namespace mlir::gspmd {

struct NamedCandidate {
  std::string name;
  PricedCandidate priced;
};

/// Data parallelism, tensor parallelism and both, as far as a program has the
/// dimensions for them (DimRoles.h):
///
///     data parallel                arguments with the batch, along all axes
///     fully sharded data parallel  and weights along any dimension
///     tensor parallel              weights along their inner dimensions, data
///                                  whole (Megatron: columns, then rows)
///     data and tensor parallel     the batch along some axes, these dimensions
///                                  along the others
///     2-D                          and weights along the batch's axes too
///
/// What is inside follows by completion; where weights lie otherwise than they
/// are used, results inside keep the dimensions of data and model.
class KnownLayouts {
public:
  KnownLayouts(CandidateSearch &search, Pricer &pricer,
               llvm::ArrayRef<CutGroup> groups, const DimRoles &roles)
      : search(search), pricer(pricer), groups(groups), roles(roles) {}

  /// Those that a mesh of all devices has.
  std::vector<NamedCandidate>
  inOneDimension(const std::vector<NamedAxis> &mesh);
  /// Those that a mesh of several axes has, with the best part of the axes for
  /// the batch.
  std::vector<NamedCandidate>
  inTwoDimensions(const std::vector<NamedAxis> &mesh);

private:
  /// Axes that cut dimensions of some classes.
  struct Role {
    llvm::ArrayRef<unsigned> axes, dimClasses;
  };
  /// Cuts arguments' first dimensions of the classes, each along all of the
  /// axes or none. False, where that does not cut half of the bytes that have
  /// them, evenly.
  bool cut(Candidate &candidate, const Role &role) const;
  /// The same of what is inside, as far as it is even.
  void cutInside(Candidate &candidate, const Role &role) const;
  /// Adds what can be priced.
  void add(std::vector<NamedCandidate> &to, llvm::StringRef name,
           const Candidate &candidate);
  /// The same with all else cut too.
  void addFullySharded(std::vector<NamedCandidate> &to, llvm::StringRef name,
                       Candidate candidate, llvm::ArrayRef<Role> inside);

  CandidateSearch &search;
  Pricer &pricer;
  llvm::ArrayRef<CutGroup> groups;
  const DimRoles &roles;
};

/// The mesh of two axes that is most like a square; nothing for a prime.
std::optional<std::vector<NamedAxis>> squareMesh(int64_t numDevices);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_AUTOSHARDING_KNOWNLAYOUTS_H
