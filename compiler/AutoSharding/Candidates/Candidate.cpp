//===- Candidate.cpp - Candidate annotations of a program -----------------===//
#include "compiler/AutoSharding/Candidates/Candidate.h"
#include "compiler/AutoSharding/Program/StepState.h"
#include "gspmd/Pipeline/Annotate.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Support/Diagnostics/ArgumentNumbers.h"
#include "transforms/Support/Diagnostics/ValueNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MathExtras.h"
#include <nlohmann/json.hpp>

using nlohmann::ordered_json;

namespace mlir::gspmd {

Candidate::Candidate(std::vector<NamedAxis> mesh,
                     llvm::ArrayRef<AnnotationGroup> groups)
    : mesh(std::move(mesh)) {
  for (const AnnotationGroup &group : groups)
    groupShardings.push_back(group.isIntermediate ? std::nullopt
                                                  : std::optional(GroupSharding(
                                                        group.shape.size())));
}

std::string Candidate::key() const {
  std::string text;
  for (const auto &[name, size] : mesh)
    text += std::to_string(size) + ",";
  for (const std::optional<GroupSharding> &sharding : groupShardings) {
    text += sharding ? '|' : '-';
    if (sharding)
      for (const auto &axes : *sharding) {
        for (unsigned axis : axes)
          text += char('a' + axis);
        text += ';';
      }
  }
  return text;
}

std::optional<unsigned> Candidate::dimOf(unsigned group, unsigned axis) const {
  if (!groupShardings[group])
    return std::nullopt;
  for (unsigned d = 0; d < groupShardings[group]->size(); ++d)
    if (llvm::is_contained((*groupShardings[group])[d], axis))
      return d;
  return std::nullopt;
}

/// Returns true if `numShards` devices divide a dimension of the group without
/// padding.
static bool isEvenlyDivisible(const AnnotationGroup &group, int64_t numShards) {
  return llvm::any_of(group.shape, [&](int64_t size) {
    return size > 1 && size % numShards == 0;
  });
}

/// Returns true if padding would be more than half of the original size.
static bool isMostlyPadding(int64_t size, int64_t numShards) {
  return 2 * (llvm::alignTo(size, numShards) - size) > uint64_t(size);
}

bool Candidate::shardDim(const AnnotationGroup &annotationGroup, unsigned group,
                         unsigned axis, std::optional<unsigned> dim) {
  GroupSharding sharding = groupShardings[group].value_or(
      GroupSharding(annotationGroup.shape.size()));
  for (auto &axes : sharding)
    llvm::erase(axes, axis);
  if (dim) {
    auto &axes = sharding[*dim];
    axes.push_back(axis);
    llvm::sort(axes);
    int64_t numShards = 1;
    for (unsigned a : axes)
      numShards *= mesh[a].second;
    if (annotationGroup.shape[*dim] % numShards != 0 &&
        (isEvenlyDivisible(annotationGroup, mesh[axis].second) ||
         isMostlyPadding(annotationGroup.shape[*dim], numShards)))
      return false;
  }
  groupShardings[group] = std::move(sharding);
  return true;
}

bool Candidate::shardDimClass(llvm::ArrayRef<AnnotationGroup> groups,
                              unsigned axis, unsigned dimClass) {
  bool isSharded = false;
  for (auto [i, group] : llvm::enumerate(groups)) {
    if (group.isIntermediate)
      continue;
    shardDim(group, i, axis, std::nullopt);
    for (unsigned d = 0; d < group.shape.size(); ++d)
      if (group.dimClasses[d] == dimClass && shardDim(group, i, axis, d)) {
        isSharded = true;
        break;
      }
  }
  return isSharded;
}

Candidate withSplitAxis(const Candidate &candidate, unsigned axis,
                        int64_t major) {
  static constexpr char kNames[] = "xyzabcdefgh";
  Candidate result = candidate;
  int64_t size = candidate.mesh[axis].second;
  result.mesh[axis].second = major;
  result.mesh.insert(result.mesh.begin() + axis + 1, {"", size / major});
  for (auto [i, named] : llvm::enumerate(result.mesh))
    named.first = std::string(1, kNames[i]);
  for (std::optional<GroupSharding> &sharding : result.groupShardings)
    for (unsigned d = 0; sharding && d < sharding->size(); ++d) {
      SmallVector<unsigned, 2> axes;
      for (unsigned a : (*sharding)[d]) {
        axes.push_back(a + (a > axis));
        if (a == axis)
          axes.push_back(a + 1);
      }
      (*sharding)[d] = std::move(axes);
    }
  return result;
}

static ordered_json shardingJson(const Candidate &candidate, unsigned group) {
  ordered_json dims = ordered_json::array();
  for (const auto &axes : *candidate.groupShardings[group]) {
    ordered_json names = ordered_json::array();
    for (unsigned axis : axes)
      names.push_back(candidate.mesh[axis].first);
    dims.push_back(names.empty()       ? ordered_json()
                   : names.size() == 1 ? names.front()
                                       : names);
  }
  return dims;
}

std::string shardingText(const Candidate &candidate, unsigned group) {
  return shardingJson(candidate, group).dump();
}

static std::string jsonOf(const Candidate &candidate,
                          llvm::ArrayRef<AnnotationGroup> groups,
                          llvm::function_ref<std::string(Value)> nameOf) {
  ordered_json mesh = ordered_json::object();
  for (const auto &[name, size] : candidate.mesh)
    mesh[name] = size;
  ordered_json shardings = ordered_json::object();
  for (auto [i, group] : llvm::enumerate(groups))
    if (candidate.groupShardings[i])
      for (Value member : group.members)
        if (std::string name = nameOf(member); !name.empty())
          shardings[name] = shardingJson(candidate, i);
  return ordered_json{{"mesh", mesh}, {"shardings", shardings}}.dump();
}

/// Returns the names of the members: `arg3` for an argument; `value0`,
/// `value1`, ... for intermediate values.
static llvm::DenseMap<Value, std::string>
plainNames(llvm::ArrayRef<AnnotationGroup> groups) {
  llvm::DenseMap<Value, std::string> names;
  unsigned next = 0;
  for (const AnnotationGroup &group : groups)
    for (Value member : group.members)
      names[member] = group.isIntermediate
                          ? "value" + std::to_string(next++)
                          : numberedName(cast<BlockArgument>(member));
  return names;
}

std::string toJson(const Candidate &candidate,
                   llvm::ArrayRef<AnnotationGroup> groups) {
  auto names = plainNames(groups);
  return jsonOf(candidate, groups,
                [&](Value value) { return names.lookup(value); });
}

namespace {
/// Names that annotateArguments resolves: those of locations, if they are
/// unique.
class SourceNames {
public:
  explicit SourceNames(FunctionOpInterface func) {
    func->getParentOfType<ModuleOp>().walk([&](Operation *op) {
      ++uses[nameIn(op->getLoc())];
      ++uses[fileOf(op->getLoc())];
      auto function = dyn_cast<FunctionOpInterface>(op);
      if (!function || function.isExternal())
        return;
      for (BlockArgument arg : function.getArguments()) {
        ++uses[nameIn(arg.getLoc())];
        argumentNames.insert(nameIn(arg.getLoc()));
      }
    });
  }

  /// Returns the name of `value`; empty for a value that no name selects alone.
  std::string nameOf(Value value) const {
    auto arg = dyn_cast<BlockArgument>(value);
    if (StringRef name = nameIn(value.getLoc()); isUnambiguous(name))
      return name.str();
    if (arg) {
      // A number counts only if no argument has it as a name.
      std::string number = numberedName(arg);
      return argumentNames.contains(number) ? std::string() : number;
    }
    std::string position = fileOf(value.getLoc());
    return isUnambiguous(position) ? position : "";
  }

private:
  bool isUnambiguous(StringRef name) const {
    return !name.empty() && uses.lookup(name) == 1 && !name.contains('*') &&
           !name.starts_with("%") && llvm::json::isUTF8(name);
  }

  llvm::StringMap<unsigned> uses;
  llvm::StringSet<> argumentNames;
};
} // namespace

std::string toNamedJson(const Candidate &candidate,
                        llvm::ArrayRef<AnnotationGroup> groups,
                        FunctionOpInterface func, unsigned &numUnnamed) {
  SourceNames names(func);
  numUnnamed = 0;
  return jsonOf(candidate, groups, [&](Value value) {
    std::string name = names.nameOf(value);
    numUnnamed += name.empty();
    return name;
  });
}

FailureOr<OwningOpRef<ModuleOp>>
cloneAnnotated(ModuleOp module, StringRef entry, const Candidate &candidate,
               llvm::ArrayRef<AnnotationGroup> groups) {
  IRMapping mapping;
  OwningOpRef<ModuleOp> copy = cast<ModuleOp>(module->clone(mapping));
  llvm::StringMap<Value> values;
  for (const auto &[value, name] : plainNames(groups))
    values[name] = mapping.lookup(value);
  if (failed(
          annotateArguments(*copy, entry, toJson(candidate, groups), values)))
    return failure();
  auto func = copy->lookupSymbol<FunctionOpInterface>(entry);
  for (auto [i, result] : llvm::enumerate(replacingResults(func)))
    if (Attribute sharding = func.getArgAttr(i, "sdy.sharding");
        sharding && result && !func.getResultAttr(*result, "sdy.sharding"))
      func.setResultAttr(*result, "sdy.sharding", sharding);
  return copy;
}

} // namespace mlir::gspmd
