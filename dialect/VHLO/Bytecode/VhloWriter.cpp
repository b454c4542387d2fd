//===- VhloWriter.cpp - Encoder of attributes and types -------------------===//

#include "dialect/VHLO/Bytecode/VhloWriter.h"
#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "dialect/VHLO/Bytecode/VhloCodes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;
using namespace mlir::gspmd::vhlo;

LogicalResult VhloWriter::write(VersionedAttr versioned) {
  Attribute attr = versioned.getValue();
  for (const EnumCodec &codec : getEnums())
    if (std::optional<uint32_t> number = codec.numberOf(attr))
      return put(codec.code, uint64_t(*number));
  return TypeSwitch<Attribute, LogicalResult>(attr)
      .Case([&](ArrayAttr array) { return putEach(kArray, array.getValue()); })
      .Case([&](BoolAttr value) {
        return put(kBoolean, uint64_t(value.getValue()));
      })
      .Case([&](IntegerAttr value) {
        if (versioned.getIsCallingConvention())
          return put(kApiVersion, uint64_t(value.getInt()));
        return put(kInteger, value.getType(), value.getValue());
      })
      .Case([&](FloatAttr value) {
        return put(kFloat, value.getType(), value.getValue());
      })
      .Case([&](DictionaryAttr dictionary) {
        return putEach(kDictionary, dictionary.getValue());
      })
      .Case([&](StringAttr text) { return put(kString, text.getValue()); })
      .Case([&](TypeAttr type) { return put(kType, type.getValue()); })
      .Case([&](DenseElementsAttr elements) { return writeTensor(elements); })
      .Default([&](Attribute other) { return writeStablehlo(other); });
}

LogicalResult VhloWriter::writeStablehlo(Attribute attr) {
  return TypeSwitch<Attribute, LogicalResult>(attr)
      .Case([&](OutputOperandAliasAttr alias) {
        return put(kOutputOperandAlias, alias.getOutputTupleIndices(),
                   alias.getOperandIndex(), alias.getOperandTupleIndices());
      })
      .Case([&](TypeExtensionsAttr extensions) {
        return put(kTypeExtensions, extensions.getBounds());
      })
      .Case([&](ResultAccuracyAttr accuracy) {
        return put(kResultAccuracy, accuracy.getAtol(), accuracy.getRtol(),
                   accuracy.getUlps(), Attribute(accuracy.getMode()));
      })
      .Default([&](Attribute other) { return writeMeshAttribute(other); });
}

/// Writes replica groups by axes of a mesh, and their components (VhloMeshes.h
/// reads them). A name is an attribute, not a text.
LogicalResult VhloWriter::writeMeshAttribute(Attribute attr) {
  auto name = [&](StringRef text) -> Attribute {
    return StringAttr::get(attr.getContext(), text);
  };
  return TypeSwitch<Attribute, LogicalResult>(attr)
      .Case([&](SubAxisInfoAttr part) {
        return put(kSubAxisInfo, part.getPreSize(), part.getSize());
      })
      .Case([&](AxisRefAttr axis) {
        SubAxisInfoAttr part = axis.getSubAxisInfo();
        LogicalResult result =
            put(kAxisRef, name(axis.getName()), uint64_t(part ? 1 : 0));
        if (part)
          add(part);
        return result;
      })
      .Case([&](ReplicaGroupMeshAxesAttr groups) {
        auto symbol = dyn_cast<FlatSymbolRefAttr>(groups.getMesh());
        return put(kReplicaGroupMeshAxes,
                   symbol ? name(symbol.getValue()) : groups.getMesh(),
                   Attribute(groups.getAxes()));
      })
      .Case([&](MeshAxisAttr axis) {
        return put(kMeshAxis, name(axis.getName()), axis.getSize());
      })
      .Case([&](MeshAttr mesh) {
        SmallVector<Attribute> axes(mesh.getAxes().begin(),
                                    mesh.getAxes().end());
        LogicalResult result =
            put(kMesh, Attribute(ArrayAttr::get(attr.getContext(), axes)));
        DenseIntElementsAttr ids = mesh.getDeviceIds();
        out.writeOptionalAttribute(ids ? wrap(ids) : Attribute());
        return result;
      })
      .Default([](Attribute) { return failure(); });
}

LogicalResult VhloWriter::writeTensor(DenseElementsAttr attr) {
  LogicalResult result = put(kTensor, Type(attr.getType()));
  out.writeOwnedBlob(attr.getRawData());
  return result;
}

LogicalResult VhloWriter::write(Type type) {
  if (const ScalarInfo *scalar = dialect.lookupScalar(type))
    return put(scalar->code);
  return TypeSwitch<Type, LogicalResult>(type)
      .Case([&](ComplexType complex) {
        return put(kComplex, complex.getElementType());
      })
      .Case([&](FunctionType function) { return writeFunction(function); })
      .Case([&](RankedTensorType tensor) { return writeRankedTensor(tensor); })
      .Case([&](UnrankedTensorType tensor) {
        return put(kUnrankedTensor, tensor.getElementType());
      })
      .Case([&](TupleType tuple) { return putEach(kTuple, tuple.getTypes()); })
      .Case([&](FutureType future) {
        return putEach(kFuture, future.getTypes());
      })
      .Case([&](quant::UniformQuantizedType quantized) {
        return writeQuantized(quantized);
      })
      .Case([&](quant::UniformQuantizedPerAxisType quantized) {
        return writeQuantizedPerAxis(quantized);
      })
      .Default([](Type) { return failure(); });
}

LogicalResult VhloWriter::writeFunction(FunctionType type) {
  LogicalResult result = putEach(kFunction, type.getInputs());
  addEach(type.getResults());
  return result;
}

LogicalResult VhloWriter::writeRankedTensor(RankedTensorType type) {
  if (Attribute encoding = type.getEncoding())
    return put(kRankedTensorWithEncoding, encoding, type.getShape(),
               type.getElementType());
  return put(kRankedTensor, type.getShape(), type.getElementType());
}

LogicalResult VhloWriter::writeQuantized(quant::UniformQuantizedType type) {
  return put(kQuantized, uint64_t(type.getFlags()), type.getStorageType(),
             type.getExpressedType(), APFloat(type.getScale()),
             type.getZeroPoint(), type.getStorageTypeMin(),
             type.getStorageTypeMax());
}

LogicalResult
VhloWriter::writeQuantizedPerAxis(quant::UniformQuantizedPerAxisType type) {
  LogicalResult result =
      put(kQuantizedPerAxis, uint64_t(type.getFlags()), type.getStorageType(),
          type.getExpressedType(), uint64_t(type.getQuantizedDimension()),
          type.getStorageTypeMin(), type.getStorageTypeMax());
  addEach(llvm::map_range(type.getScales(),
                          [](double scale) { return APFloat(scale); }));
  add(type.getZeroPoints());
  return result;
}
