//===- Nesting.cpp - Limit of nested brackets and regions -----------------===//

#include "transforms/Support/Limits/Nesting.h"

#include "llvm/Support/MathExtras.h"

namespace mlir::gspmd {

std::string deepNestingMessage() {
  return "is nested too deeply; the limit is " +
         std::to_string(kMaxRegionNesting) + " regions, and " +
         std::to_string(kMaxNesting) +
         " levels of attributes, types and locations";
}

std::string expansionMessage() {
  return "repeats attributes and types inside each other more than " +
         std::to_string(kMaxExpansion) + " times";
}

namespace {

/// The nesting and the size of attributes and types; each is visited once.
class AttributeLevels {
public:
  struct Extent {
    unsigned levels = 1;
    /// The attributes and types that a printed form has: one that is used twice
    /// counts twice. Locations have aliases and do not count.
    uint64_t numComponents = 1;
    /// True if the bytes of an array of elements do not fit its type.
    bool isDamaged = false;

    void include(const Extent &component) {
      isDamaged |= component.isDamaged;
      levels = std::max(levels, component.levels + 1);
      numComponents =
          llvm::SaturatingAdd(numComponents, component.numComponents);
    }
  };

  Extent measure(Attribute root) {
    return measureKey(root.getAsOpaquePointer());
  }
  Extent measure(Type root) {
    return measureKey(llvm::PointerIntPair<const void *, 1, bool>(
                          root.getAsOpaquePointer(), true)
                          .getOpaqueValue());
  }

private:
  using Key = const void *; ///< the pointer, with its lowest bit set for types

  static SmallVector<Key> componentsOf(Key key) {
    auto pair = llvm::PointerIntPair<const void *, 1, bool>::getFromOpaqueValue(
        const_cast<void *>(key));
    SmallVector<Key> components;
    auto addAttribute = [&](Attribute component) {
      components.push_back(component.getAsOpaquePointer());
    };
    auto addType = [&](Type component) {
      components.push_back(llvm::PointerIntPair<const void *, 1, bool>(
                               component.getAsOpaquePointer(), true)
                               .getOpaqueValue());
    };
    if (pair.getInt())
      Type::getFromOpaquePointer(pair.getPointer())
          .walkImmediateSubElements(addAttribute, addType);
    else
      Attribute::getFromOpaquePointer(pair.getPointer())
          .walkImmediateSubElements(addAttribute, addType);
    return components;
  }

  /// Returns null for a type.
  static Attribute attributeOf(Key key) {
    auto pair = llvm::PointerIntPair<const void *, 1, bool>::getFromOpaqueValue(
        const_cast<void *>(key));
    return pair.getInt() ? Attribute()
                         : Attribute::getFromOpaquePointer(pair.getPointer());
  }

  /// MLIR's bytecode reader checks neither array.
  static bool isDamagedArray(Attribute attribute) {
    if (auto strings =
            dyn_cast_if_present<DenseStringElementsAttr>(attribute)) {
      size_t size = strings.getRawStringData().size();
      return size != 1 && int64_t(size) != strings.getNumElements();
    }
    bool isSplat;
    auto elements = dyn_cast_if_present<DenseElementsAttr>(attribute);
    return elements && !DenseElementsAttr::isValidRawBuffer(
                           elements.getType(), elements.getRawData(), isSplat);
  }

  /// Measures `root` by a depth-first search with an explicit stack.
  Extent measureKey(Key root) {
    if (!root)
      return Extent();
    struct Visit {
      Key key;
      SmallVector<Key> components;
      Extent extent;
    };
    std::vector<Visit> path;
    auto enter = [&](Key key) {
      extents[key] = Extent(); // of an attribute that contains itself
      path.push_back({key, componentsOf(key), Extent()});
    };
    if (!extents.contains(root))
      enter(root);
    while (!path.empty()) {
      Visit &visit = path.back();
      if (visit.components.empty()) {
        Attribute attribute = attributeOf(visit.key);
        if (isa_and_present<LocationAttr>(attribute))
          visit.extent.numComponents = 0;
        visit.extent.isDamaged |= isDamagedArray(attribute);
        Extent extent = extents[visit.key] = visit.extent;
        path.pop_back();
        if (!path.empty())
          path.back().extent.include(extent);
        continue;
      }
      Key component = visit.components.pop_back_val();
      if (!component)
        continue;
      auto known = extents.find(component);
      if (known == extents.end())
        enter(component);
      else
        visit.extent.include(known->second);
    }
    return extents.lookup(root);
  }

  llvm::DenseMap<Key, Extent> extents;
};

/// Calls `visit` for the attributes and types of `op` itself.
template <typename VisitT>
bool anyOfOp(Operation *op, VisitT visit) {
  for (NamedAttribute attr : op->getDiscardableAttrs())
    if (visit(attr.getValue()))
      return true;
  if (!op->isRegistered()) {
    if (visit(op->getPropertiesAsAttribute()))
      return true;
  } else {
    for (StringAttr name : op->getName().getAttributeNames())
      if (auto attr = op->getInherentAttr(name); attr && visit(*attr))
        return true;
  }
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments())
        if (visit(argument.getType()) || visit(Attribute(argument.getLoc())))
          return true;
  return visit(Attribute(op->getLoc())) ||
         llvm::any_of(op->getResultTypes(), visit);
}

/// Returns all ops, each before those of its regions. `levels` becomes the
/// largest number of regions around one.
std::vector<Operation *> opsInPreOrder(Operation *root, unsigned &levels) {
  std::vector<Operation *> ops;
  std::vector<std::pair<Operation *, unsigned>> open = {{root, 0}};
  levels = 0;
  while (!open.empty()) {
    auto [op, level] = open.back();
    open.pop_back();
    ops.push_back(op);
    levels = std::max(levels, level);
    for (Region &region : op->getRegions())
      for (Operation &inner : region.getOps())
        open.emplace_back(&inner, level + 1);
  }
  return ops;
}

/// Erases a module whose destructor would call itself too deeply.
void eraseInnermostFirst(OwningOpRef<ModuleOp> module,
                         ArrayRef<Operation *> preOrder) {
  for (Operation *op : llvm::reverse(preOrder.drop_front())) {
    op->dropAllUses();
    op->erase();
  }
}

} // namespace

OwningOpRef<ModuleOp> rejectDeepNesting(OwningOpRef<ModuleOp> module) {
  if (!module)
    return nullptr;
  unsigned levels;
  std::vector<Operation *> ops = opsInPreOrder(*module, levels);
  if (levels > kMaxRegionNesting) {
    emitError(module->getLoc(), "the program ") << deepNestingMessage();
    eraseInnermostFirst(std::move(module), ops);
    return nullptr;
  }
  AttributeLevels attributes;
  uint64_t numComponents = 0, limit = kMaxExpansion + 256 * ops.size();
  for (Operation *op : ops) {
    bool isDamaged = false;
    if (anyOfOp(op, [&](auto attribute) {
          auto extent = attributes.measure(attribute);
          isDamaged |= extent.isDamaged;
          numComponents =
              llvm::SaturatingAdd(numComponents, extent.numComponents);
          return extent.levels > kMaxNesting;
        })) {
      emitError(module->getLoc(), "op '")
          << op->getName() << "' has an attribute, a type or a location that "
          << deepNestingMessage();
      return nullptr;
    }
    if (isDamaged) {
      emitError(module->getLoc(), "op '")
          << op->getName()
          << "' has a constant whose bytes do not fit its type; the file is "
             "damaged";
      return nullptr;
    }
    if (numComponents > limit) {
      emitError(module->getLoc(), "the program, up to op '")
          << op->getName() << "', " << expansionMessage();
      return nullptr;
    }
  }
  return module;
}

} // namespace mlir::gspmd
