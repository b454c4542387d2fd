//===- ShrinkShardings.cpp - Removal of annotations and axes --------------===//
#include "compiler/Fuzz/Shrink/ShrinkShardings.h"
#include "compiler/Fuzz/Shrink/ShrinkProgram.h"
#include "compiler/Fuzz/Trial/TrialArguments.h"
#include "dialect/Sharding/ShardingDialect.h"

using namespace mlir;
namespace sharding = mlir::gspmd::sharding;
using sharding::TensorShardingAttr;

namespace mlir::gspmd::fuzz {
namespace {

/// A place in the program that has a sharding.
struct Site {
  enum Kind { Argument, Result, Op } kind;
  unsigned index;
};

TensorShardingAttr shardingAt(ModuleOp module, Site site) {
  func::FuncOp main = getMain(module);
  switch (site.kind) {
  case Site::Argument:
    return site.index < main.getNumArguments()
               ? main.getArgAttrOfType<TensorShardingAttr>(site.index,
                                                           kSharding)
               : nullptr;
  case Site::Result:
    return site.index < main.getNumResults()
               ? main.getResultAttrOfType<TensorShardingAttr>(site.index,
                                                              kSharding)
               : nullptr;
  case Site::Op:
    auto split =
        dyn_cast_or_null<sharding::MeshSplitOp>(getOpAt(module, site.index));
    return split ? split.getSharding() : nullptr;
  }
  return nullptr;
}

void setSharding(ModuleOp module, Site site, TensorShardingAttr sharding) {
  func::FuncOp main = getMain(module);
  auto name = StringAttr::get(module.getContext(), kSharding);
  if (site.kind == Site::Op)
    cast<sharding::MeshSplitOp>(getOpAt(module, site.index))
        .setShardingAttr(sharding);
  else if (site.kind == Site::Argument)
    sharding ? main.setArgAttr(site.index, name, sharding)
             : (void)main.removeArgAttr(site.index, name);
  else
    sharding ? main.setResultAttr(site.index, name, sharding)
             : (void)main.removeResultAttr(site.index, name);
}

/// Changes one dimension's sharding, or the replicated axes if `dim` is the
/// rank.
bool simplifySharding(ModuleOp module, Site site, unsigned dim,
                      std::optional<unsigned> axis) {
  TensorShardingAttr old = shardingAt(module, site);
  if (!old)
    return false;
  llvm::SmallVector<sharding::DimShardingAttr> dims(old.getDims());
  auto replicated = old.getReplicated();
  if (dim == dims.size()) {
    if (replicated.empty())
      return false;
    replicated = {};
  } else {
    llvm::SmallVector<sharding::AxisRefAttr> axes(dims[dim].getAxes());
    bool closed = true;
    if (axis) {
      if (*axis >= axes.size())
        return false;
      axes.erase(axes.begin() + *axis);
      closed = dims[dim].getIsClosed();
    } else if (dims[dim].getIsClosed()) {
      return false;
    }
    dims[dim] = sharding::DimShardingAttr::get(module.getContext(), axes,
                                               closed, dims[dim].getPriority());
  }
  setSharding(module, site,
              TensorShardingAttr::get(module.getContext(), old.getMesh(), dims,
                                      replicated, old.getUnreduced(),
                                      old.getReduction()));
  return true;
}

bool changeMesh(ModuleOp module, unsigned axis, int64_t size) {
  for (auto op : module.getOps<sharding::MeshOp>()) {
    llvm::SmallVector<sharding::MeshAxisAttr> axes(op.getMesh().getAxes());
    if (axis >= axes.size() || axes[axis].getSize() <= size)
      return false;
    axes[axis] = sharding::MeshAxisAttr::get(module.getContext(),
                                             axes[axis].getName(), size);
    if (size == 0)
      axes.erase(axes.begin() + axis);
    op.setMeshAttr(
        sharding::MeshAttr::get(module.getContext(), axes, {}, {}, {}));
    return true;
  }
  return false;
}

bool dropDeviceOrder(ModuleOp module) {
  for (auto op : module.getOps<sharding::MeshOp>()) {
    auto plain = sharding::MeshAttr::get(module.getContext(),
                                         op.getMesh().getAxes(), {}, {}, {});
    if (plain == op.getMesh())
      return false;
    op.setMeshAttr(plain);
    return true;
  }
  return false;
}

} // namespace

std::vector<Edit> listShardingEdits(ModuleOp module) {
  std::vector<Edit> edits;
  func::FuncOp main = getMain(module);
  std::vector<Site> sites;
  for (unsigned i = 0; i < main.getNumArguments(); ++i)
    sites.push_back({Site::Argument, i});
  for (unsigned i = 0; i < main.getNumResults(); ++i)
    sites.push_back({Site::Result, i});
  for (unsigned i = 0, numOps = countOps(module); i < numOps; ++i)
    sites.push_back({Site::Op, i});
  for (Site site : sites) {
    TensorShardingAttr attribute = shardingAt(module, site);
    if (!attribute)
      continue;
    if (site.kind != Site::Op)
      edits.emplace_back([site](ModuleOp m) {
        setSharding(m, site, nullptr);
        return true;
      });
    for (unsigned dim = 0; dim <= attribute.getDims().size(); ++dim) {
      edits.emplace_back([=](ModuleOp m) {
        return simplifySharding(m, site, dim, std::nullopt);
      });
      if (dim < attribute.getDims().size())
        for (unsigned axis = 0;
             axis < attribute.getDims()[dim].getAxes().size(); ++axis)
          edits.emplace_back(
              [=](ModuleOp m) { return simplifySharding(m, site, dim, axis); });
    }
  }
  return edits;
}

std::vector<Edit> listMeshEdits() {
  std::vector<Edit> edits{dropDeviceOrder};
  for (unsigned axis = 0; axis < 3; ++axis)
    for (int64_t size : {0, 1, 2, 3, 4})
      edits.emplace_back(
          [axis, size](ModuleOp m) { return changeMesh(m, axis, size); });
  return edits;
}

} // namespace mlir::gspmd::fuzz
