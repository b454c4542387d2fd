//===- SdyBytecode.cpp - Shardy's binary encoding, read -------------------===//

#include "dialect/Sdy/SdyBytecode.h"
#include "dialect/StableHLO/Bytecode/BytecodeReading.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sdy;
namespace sharding = mlir::gspmd::sharding;

namespace {

/// Reads one attribute after its code. Functions return null after an error.
class Reader {
public:
  Reader(DialectBytecodeReader &in) : in(in), context(in.getContext()) {}

  using Function = Attribute (Reader::*)();
  /// The functions by code.
  static const Function kByCode[];
  static const size_t kNumCodes;

  Attribute read(Function function) { return (this->*function)(); }

private:
  template <typename AttrT, typename... Fields>
  Attribute make(const Fields &...fields) {
    return mlir::gspmd::bytecode::getChecked<AttrT>(in, fields...);
  }

  LogicalResult read(StringRef &value) { return in.readString(value); }
  LogicalResult read(int64_t &value) { return in.readSignedVarInt(value); }
  LogicalResult read(bool &value) { return in.readBool(value); }
  LogicalResult read(SmallVector<int64_t> &values) {
    return in.readSignedVarInts(values);
  }
  template <typename AttrT>
  LogicalResult read(SmallVector<AttrT> &attrs) {
    return in.readAttributes(attrs);
  }
  LogicalResult read(Attribute &attr) { return in.readAttribute(attr); }
  /// Reads all of `fields`, in this order.
  template <typename... Fields>
  bool readAll(Fields &...fields) {
    return (succeeded(read(fields)) && ...);
  }

  /// Reads an attribute that is a list of others.
  template <typename AttrT, typename ElementT>
  Attribute readListOf() {
    SmallVector<ElementT> elements;
    if (!readAll(elements))
      return {};
    return make<AttrT>(elements);
  }

  Attribute readMeshAxis() {
    StringRef name;
    int64_t size;
    if (!readAll(name, size))
      return {};
    return make<sharding::MeshAxisAttr>(name, size);
  }

  Attribute readMesh() {
    SmallVector<sharding::MeshAxisAttr> axes;
    SmallVector<int64_t> deviceIds;
    if (!readAll(axes, deviceIds))
      return {};
    return make<MeshAttr>(axes, deviceIds);
  }

  /// Reads the pre-size and size of a sub-axis; not an attribute of its own
  /// here.
  Attribute readSubAxis() {
    int64_t preSize, size;
    if (!readAll(preSize, size))
      return {};
    return DenseI64ArrayAttr::get(context, {preSize, size});
  }

  Attribute readAxisRef() {
    StringRef name;
    DenseI64ArrayAttr part;
    if (!readAll(name) || failed(in.readOptionalAttribute(part)))
      return {};
    if (part && part.size() != 2)
      return in.emitError("expected the two sizes of a sub-axis"), Attribute();
    return make<sharding::AxisRefAttr>(name, part ? part[0] : 0,
                                       part ? part[1] : 0);
  }

  Attribute readDimSharding() {
    SmallVector<sharding::AxisRefAttr> axes;
    bool isClosed, hasPriority;
    uint64_t number;
    if (!readAll(axes, isClosed) ||
        failed(in.readVarIntWithFlag(number, hasPriority)))
      return {};
    std::optional<int64_t> priority;
    if (hasPriority)
      priority = number;
    return make<sharding::DimShardingAttr>(axes, isClosed, priority);
  }

  /// Reads the reduction of partial results; older versions have Add only.
  LogicalResult read(Reduction &kind) {
    static constexpr Reduction kKinds[] = {Reduction::Add, Reduction::Max,
                                           Reduction::Min};
    int64_t number;
    if (failed(read(number)))
      return failure();
    if (number < 0 || number >= int64_t(std::size(kKinds)))
      return in.emitError() << number << " is not a kind of reduction";
    kind = kKinds[number];
    return success();
  }

  template <int Version>
  Attribute readSharding() {
    Attribute mesh;
    SmallVector<sharding::DimShardingAttr> dims;
    SmallVector<sharding::AxisRefAttr> replicated, unreduced;
    Reduction kind = Reduction::Add;
    if (!readAll(mesh, dims, replicated) ||
        (Version >= 2 && !readAll(unreduced)) ||
        (Version >= 3 && !readAll(kind)))
      return {};
    if (!isa<FlatSymbolRefAttr, MeshAttr>(mesh))
      return in.emitError() << "expected a mesh or its name, found " << mesh,
             Attribute();
    return make<TensorShardingAttr>(mesh, dims, replicated, unreduced, kind);
  }

  Attribute readFactors() {
    SmallVector<int64_t> factors;
    if (!readAll(factors))
      return {};
    return DenseI64ArrayAttr::get(context, factors);
  }

  template <typename ElementT>
  Attribute readArrayOf() {
    SmallVector<ElementT> elements;
    if (!readAll(elements))
      return {};
    return ArrayAttr::get(
        context, llvm::to_vector_of<Attribute>(ArrayRef<ElementT>(elements)));
  }

  Attribute readRule();

  Attribute readAllToAllParam() {
    SmallVector<sharding::AxisRefAttr> axes;
    int64_t source, target;
    if (!readAll(axes, source, target))
      return {};
    return make<AllToAllParamAttr>(AxisRefListAttr::get(context, axes), source,
                                   target);
  }

  DialectBytecodeReader &in;
  MLIRContext *context;
};

/// Returns true if all factors of a side of a rule are declared.
bool hasFactorsBelow(ArrayRef<ArrayAttr> tensors, int64_t numFactors) {
  auto isKnown = [&](Attribute dim) {
    auto factors = dyn_cast<DenseI64ArrayAttr>(dim);
    return factors && llvm::all_of(factors.asArrayRef(), [&](int64_t f) {
             return f >= 0 && f < numFactors;
           });
  };
  return llvm::all_of(
      tensors, [&](ArrayAttr tensor) { return llvm::all_of(tensor, isKnown); });
}

Attribute Reader::readRule() {
  SmallVector<int64_t> sizes, blocked;
  SmallVector<ArrayAttr> operands, results;
  if (!readAll(sizes, operands, results))
    return {};
  int64_t numFactors = sizes.size();
  auto isKnown = [&](int64_t f) { return f >= 0 && f < numFactors; };
  SmallVector<int64_t> kinds(numFactors,
                             static_cast<int64_t>(FactorKind::PassThrough));
  bool isWrong = !hasFactorsBelow(operands, numFactors) ||
                 !hasFactorsBelow(results, numFactors);
  for (FactorKind kind :
       {FactorKind::Reduction, FactorKind::NeedReplication, FactorKind::Halo}) {
    SmallVector<int64_t> factors;
    if (!readAll(factors))
      return {};
    isWrong |= !llvm::all_of(factors, isKnown);
    for (int64_t f : llvm::make_filter_range(factors, isKnown))
      kinds[f] = static_cast<int64_t>(kind);
  }
  bool isCustom;
  if (!readAll(blocked, isCustom))
    return {};
  if (isWrong || !llvm::all_of(blocked, isKnown))
    return in.emitError() << "a sharding rule of " << numFactors
                          << " factors names another one",
           Attribute();
  auto toArray = [&](ArrayRef<ArrayAttr> tensors) {
    return ArrayAttr::get(context, llvm::to_vector_of<Attribute>(tensors));
  };
  return OpShardingRuleAttr::get(
      context,
      sharding::RuleAttr::get(context, sizes, kinds, blocked, toArray(operands),
                              toArray(results), isCustom));
}

const Reader::Function Reader::kByCode[] = {
    /*0*/ &Reader::readListOf<ManualAxesAttr, StringAttr>,
    &Reader::readMeshAxis,
    &Reader::readMesh,
    &Reader::readSubAxis,
    &Reader::readAxisRef,
    /*5*/ &Reader::readDimSharding,
    &Reader::readSharding<1>,
    &Reader::readListOf<TensorShardingPerValueAttr, TensorShardingAttr>,
    &Reader::readFactors,
    &Reader::readArrayOf<DenseI64ArrayAttr>,
    /*10*/ &Reader::readRule,
    &Reader::readListOf<AxisRefListAttr, sharding::AxisRefAttr>,
    &Reader::readListOf<ListOfAxisRefListsAttr, AxisRefListAttr>,
    &Reader::readAllToAllParam,
    &Reader::readListOf<AllToAllParamListAttr, AllToAllParamAttr>,
    /*15*/ &Reader::readSharding<2>,
    &Reader::readListOf<TensorShardingPerValueAttr, TensorShardingAttr>,
    &Reader::readSharding<3>,
};
const size_t Reader::kNumCodes = std::size(kByCode);

struct SdyBytecode : BytecodeDialectInterface {
  SdyBytecode(Dialect *dialect) : BytecodeDialectInterface(dialect) {}

  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    uint64_t code;
    if (failed(reader.readVarInt(code)))
      return {};
    if (code >= Reader::kNumCodes)
      return reader.emitError()
                 << "an sdy attribute has code " << code
                 << ", the largest that is known is " << Reader::kNumCodes - 1,
             Attribute();
    return Reader(reader).read(Reader::kByCode[code]);
  }

  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &reader) const override {
    return mlir::gspmd::bytecode::WriterVersion::read(reader);
  }
};

} // namespace

void mlir::gspmd::sdy::addBytecodeInterface(SdyDialect &dialect) {
  dialect.addInterfaces<SdyBytecode>();
}
