//===- Candidate.cpp - One way to annotate a program ----------------------===//
#include "Candidate.h"
#include "gspmd/Driver/Annotate.h"
#include "transforms/Support/ValueNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include <nlohmann/json.hpp>

using nlohmann::ordered_json;

namespace mlir::gspmd {

Candidate::Candidate(std::vector<NamedAxis> mesh,
                     llvm::ArrayRef<ArgumentGroup> groups)
    : mesh(std::move(mesh)) {
  for (const ArgumentGroup &group : groups)
    cuts.emplace_back(Cut(group.shape.size()));
}

std::optional<unsigned> Candidate::dimOf(unsigned group, unsigned axis) const {
  if (!cuts[group])
    return std::nullopt;
  for (unsigned d = 0; d < cuts[group]->size(); ++d)
    if (llvm::is_contained((*cuts[group])[d], axis))
      return d;
  return std::nullopt;
}

bool Candidate::place(const ArgumentGroup &of, unsigned group, unsigned axis,
                      std::optional<unsigned> dim) {
  Cut cut = cuts[group].value_or(Cut(of.shape.size()));
  for (auto &axes : cut)
    llvm::erase(axes, axis);
  if (dim) {
    auto &axes = cut[*dim];
    axes.push_back(axis);
    llvm::sort(axes);
    int64_t parts = 1;
    for (unsigned a : axes)
      parts *= mesh[a].second;
    // What the outside world hands over is cut evenly.
    if (of.shape[*dim] % parts != 0)
      return false;
  }
  cuts[group] = std::move(cut);
  return true;
}

bool Candidate::placeOnClass(llvm::ArrayRef<ArgumentGroup> groups,
                             unsigned axis, unsigned dimClass) {
  bool isAnywhere = false;
  for (auto [i, group] : llvm::enumerate(groups)) {
    place(group, i, axis, std::nullopt);
    for (unsigned d = 0; d < group.shape.size(); ++d)
      if (group.dimClasses[d] == dimClass && place(group, i, axis, d)) {
        isAnywhere = true;
        break;
      }
  }
  return isAnywhere;
}

static ordered_json cutJson(const Candidate &candidate, unsigned group) {
  ordered_json dims = ordered_json::array();
  for (const auto &axes : *candidate.cuts[group]) {
    ordered_json names = ordered_json::array();
    for (unsigned axis : axes)
      names.push_back(candidate.mesh[axis].first);
    dims.push_back(names.empty()       ? ordered_json()
                   : names.size() == 1 ? names.front()
                                       : names);
  }
  return dims;
}

std::string cutText(const Candidate &candidate, unsigned group) {
  return cutJson(candidate, group).dump();
}

std::string toJson(const Candidate &candidate,
                   llvm::ArrayRef<ArgumentGroup> groups,
                   FunctionOpInterface func) {
  llvm::StringMap<unsigned> uses;
  if (func)
    for (BlockArgument arg : func.getArguments())
      ++uses[nameIn(arg.getLoc())];
  auto nameOf = [&](unsigned arg) {
    StringRef name = func ? nameIn(func.getArgument(arg).getLoc()) : "";
    bool isClear = !name.empty() && uses[name] == 1 && !name.contains('*');
    return isClear ? name.str() : "arg" + std::to_string(arg);
  };
  ordered_json mesh = ordered_json::object();
  for (const auto &[name, size] : candidate.mesh)
    mesh[name] = size;
  ordered_json shardings = ordered_json::object();
  for (auto [i, group] : llvm::enumerate(groups))
    if (candidate.cuts[i])
      for (unsigned arg : group.members)
        shardings[nameOf(arg)] = cutJson(candidate, i);
  return ordered_json{{"mesh", mesh}, {"shardings", shardings}}.dump();
}

FailureOr<OwningOpRef<ModuleOp>>
annotated(ModuleOp module, StringRef entry, const Candidate &candidate,
          llvm::ArrayRef<ArgumentGroup> groups) {
  OwningOpRef<ModuleOp> copy = module.clone();
  if (failed(annotateArguments(*copy, entry, toJson(candidate, groups))))
    return failure();
  auto func = copy->lookupSymbol<FunctionOpInterface>(entry);
  for (unsigned i = 0; i < func.getNumArguments(); ++i) {
    auto result = func.getArgAttrOfType<IntegerAttr>(i, "tf.aliasing_output");
    Attribute sharding = func.getArgAttr(i, "sdy.sharding");
    if (result && sharding && result.getType().isSignlessInteger() &&
        result.getInt() >= 0 && result.getInt() < func.getNumResults() &&
        !func.getResultAttr(result.getInt(), "sdy.sharding"))
      func.setResultAttr(result.getInt(), "sdy.sharding", sharding);
  }
  return copy;
}

} // namespace mlir::gspmd
