//===- FragmentCalls.cpp - Fragments as calls of functions ----------------===//

#include "transforms/Export/ExportMpmd/FragmentCalls.h"
#include "mlir/IR/SymbolTable.h"
#include "transforms/Support/Regions.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd {
namespace {

/// What fragments with equal bodies have in common, with a hash of their ops.
using FragmentKey = std::pair<std::pair<sdy::MeshAttr, FunctionType>, size_t>;

class FragmentCallWriter {
public:
  FragmentCallWriter(func::FuncOp entry, mpmd::TopologyAttr topology)
      : module(entry->getParentOfType<ModuleOp>()), topology(topology),
        builder(entry.getContext()), symbols(module) {}

  void replace(mpmd::FragmentOp fragment);

private:
  func::FuncOp functionOf(mpmd::FragmentOp fragment);
  std::string uniqueName(mpmd::FragmentOp fragment);

  ModuleOp module;
  mpmd::TopologyAttr topology;
  OpBuilder builder;
  SymbolTable symbols;
  llvm::StringMap<unsigned> timesUsed;
  DenseMap<FragmentKey, SmallVector<func::FuncOp>> functions;
};

} // namespace

/// Returns the names of a fragment's computations, such as `f_g_transpose1`.
static std::string nameOf(mpmd::FragmentOp fragment) {
  std::string name;
  for (auto origin : fragment.getOrigin().getAsRange<mpmd::UserOriginAttr>()) {
    name += (name.empty() ? "" : "_") + origin.getUserName().str();
    if (int64_t count = origin.getTransposeCount())
      name += "_transpose" + std::to_string(count);
  }
  return name.empty() ? "inferred" : name;
}

/// Returns the name of a new function: `f`, `f_1`, `f_2`, ...
std::string FragmentCallWriter::uniqueName(mpmd::FragmentOp fragment) {
  std::string base = nameOf(fragment);
  unsigned &number = timesUsed[base];
  std::string name;
  do {
    name = number ? base + "_" + std::to_string(number) : base;
    ++number;
  } while (symbols.lookup(name));
  return name;
}

/// Returns true if the bodies of a function and a fragment have the same ops.
/// The terminators differ in their names only.
static bool haveSameOps(Block &function, Block &fragment) {
  if (!llvm::equal(function.getArgumentTypes(), fragment.getArgumentTypes()))
    return false;
  DenseMap<Value, Value> equal;
  for (auto [a, b] :
       llvm::zip_equal(function.getArguments(), fragment.getArguments()))
    equal[a] = b;
  auto isEqual = [&](Value a, Value b) {
    return success(equal.lookup(a) == b);
  };
  auto a = function.begin(), b = fragment.begin();
  for (; !a->hasTrait<OpTrait::IsTerminator>() &&
         !b->hasTrait<OpTrait::IsTerminator>();
       ++a, ++b)
    if (!OperationEquivalence::isEquivalentTo(
            &*a, &*b, isEqual, [&](Value a, Value b) { equal[a] = b; },
            OperationEquivalence::IgnoreLocations))
      return false;
  return a->hasTrait<OpTrait::IsTerminator>() &&
         b->hasTrait<OpTrait::IsTerminator>() &&
         llvm::all_of_zip(
             a->getOperands(), b->getOperands(),
             [&](Value x, Value y) { return equal.lookup(x) == y; });
}

func::FuncOp FragmentCallWriter::functionOf(mpmd::FragmentOp fragment) {
  Block &body = fragment.getRegion().front();
  sdy::MeshAttr mesh = topology.meshOf(fragment.getMeshName());
  auto type = builder.getFunctionType(body.getArgumentTypes(),
                                      body.getTerminator()->getOperandTypes());
  size_t hash = hashOfOps(fragment, OperationEquivalence::IgnoreLocations);
  auto &known = functions[{{mesh, type}, hash}];
  for (func::FuncOp other : known)
    if (haveSameOps(other.getBody().front(), body))
      return other;
  builder.setInsertionPointToEnd(module.getBody());
  auto func = func::FuncOp::create(builder, fragment.getLoc(),
                                   uniqueName(fragment), type);
  func.setPrivate();
  symbols.insert(func);
  func->setAttr(mpmd::MpmdDialect::kMeshShape, mesh);
  func.getBody().takeBody(fragment.getRegion());
  Operation *exit = func.getBody().front().getTerminator();
  builder.setInsertionPoint(exit);
  func::ReturnOp::create(builder, exit->getLoc(), exit->getOperands());
  exit->erase();
  known.push_back(func);
  return func;
}

void FragmentCallWriter::replace(mpmd::FragmentOp fragment) {
  SmallVector<Value> inputs = fragment.getInputs();
  func::FuncOp func = functionOf(fragment);
  builder.setInsertionPoint(fragment);
  auto call = mpmd::FragmentCallOp::create(
      builder, fragment.getLoc(), fragment->getResultTypes(), inputs,
      fragment.getOrigin(), fragment.getMeshNameAttr(),
      FlatSymbolRefAttr::get(func.getSymNameAttr()));
  call->setDiscardableAttrs(fragment->getDiscardableAttrDictionary());
  fragment->replaceAllUsesWith(call);
  fragment.erase();
}

void writeFragmentCalls(func::FuncOp func, mpmd::TopologyAttr topology) {
  FragmentCallWriter writer(func, topology);
  for (mpmd::FragmentOp fragment :
       llvm::to_vector(func.getOps<mpmd::FragmentOp>()))
    writer.replace(fragment);
}

} // namespace mlir::gspmd
