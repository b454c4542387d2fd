//===- MpmdOps.cpp - Text and verifiers of the ops ------------------------===//

#include "dialect/Mpmd/MpmdDialect.h"
#include "dialect/Sdy/SdyText.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::mpmd;
using sdy::parseRegionWithArguments;
using sdy::printRegionWithArguments;

//===----------------------------------------------------------------------===//
// Custom directives of the assembly format
//===----------------------------------------------------------------------===//

/// These functions parse and print `"name"(1)`.
static ParseResult parseOrigin(OpAsmParser &parser, UserOriginAttr &origin) {
  std::string name;
  int64_t count = 0;
  if (parser.parseString(&name))
    return failure();
  if (succeeded(parser.parseOptionalLParen()) &&
      (parser.parseInteger(count) || parser.parseRParen()))
    return failure();
  origin = UserOriginAttr::get(
      parser.getContext(), StringAttr::get(parser.getContext(), name), count);
  return success();
}

static void printOrigin(OpAsmPrinter &p, Operation *, UserOriginAttr origin) {
  p << origin.getUserName();
  if (origin.getTransposeCount() > 0)
    p << "(" << origin.getTransposeCount() << ")";
}

/// These functions parse and print `mesh="m1", origin=["f", "g"(1)]`.
static ParseResult parseMeshAndOrigin(OpAsmParser &parser, StringAttr &mesh,
                                      ArrayAttr &origins) {
  SmallVector<Attribute> list;
  auto parseOne = [&]() -> ParseResult {
    UserOriginAttr origin;
    if (parseOrigin(parser, origin))
      return failure();
    list.push_back(origin);
    return success();
  };
  if (parser.parseKeyword("mesh") || parser.parseEqual() ||
      parser.parseAttribute(mesh) || parser.parseComma() ||
      parser.parseKeyword("origin") || parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne))
    return failure();
  origins = ArrayAttr::get(parser.getContext(), list);
  return success();
}

static void printMeshAndOrigin(OpAsmPrinter &p, Operation *op, StringAttr mesh,
                               ArrayAttr origins) {
  p << "mesh=" << mesh << ", origin=[";
  llvm::interleaveComma(origins.getAsRange<UserOriginAttr>(), p,
                        [&](UserOriginAttr o) { printOrigin(p, op, o); });
  p << "]";
}

static ParseResult parseShardings(OpAsmParser &parser,
                                  sdy::TensorShardingPerValueAttr &shardings) {
  if (parser.parseEqual())
    return failure();
  shardings = dyn_cast_or_null<sdy::TensorShardingPerValueAttr>(
      sdy::TensorShardingPerValueAttr::parseList(parser));
  return success(shardings != nullptr);
}

/// These functions parse and print `, stage=0, in_shardings=[...],
/// out_shardings=[...]`, each of which is optional.
static ParseResult
parseStageAndShardings(OpAsmParser &parser, IntegerAttr &stage,
                       sdy::TensorShardingPerValueAttr &inputs,
                       sdy::TensorShardingPerValueAttr &results) {
  bool hasMore = succeeded(parser.parseOptionalComma());
  if (hasMore && succeeded(parser.parseOptionalKeyword("stage"))) {
    int64_t number = 0;
    if (parser.parseEqual() || parser.parseInteger(number))
      return failure();
    stage = parser.getBuilder().getI64IntegerAttr(number);
    hasMore = succeeded(parser.parseOptionalComma());
  }
  if (hasMore && succeeded(parser.parseOptionalKeyword("in_shardings"))) {
    if (parseShardings(parser, inputs))
      return failure();
    hasMore = succeeded(parser.parseOptionalComma());
  }
  return failure(hasMore && (parser.parseKeyword("out_shardings") ||
                             parseShardings(parser, results)));
}

static void printStageAndShardings(OpAsmPrinter &p, Operation *,
                                   IntegerAttr stage,
                                   sdy::TensorShardingPerValueAttr inputs,
                                   sdy::TensorShardingPerValueAttr results) {
  if (stage)
    p << ", stage=" << stage.getInt();
  if (inputs) {
    p << ", in_shardings=";
    inputs.printList(p);
  }
  if (results) {
    p << ", out_shardings=";
    results.printList(p);
  }
}

#define GET_OP_CLASSES
#include "dialect/Mpmd/MpmdOps.cpp.inc"

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

/// Verifies that the topology has the mesh `name`.
static LogicalResult verifyMesh(Operation *op, StringRef name) {
  TopologyAttr topology = topologyOf(op);
  if (!topology)
    return op->emitOpError() << "is on mesh \"" << name
                             << "\", but its function has no attribute '"
                             << MpmdDialect::kTopology << "'";
  if (topology.indexOf(name))
    return success();
  return op->emitOpError() << "is on mesh \"" << name
                           << "\", which the topology " << topology
                           << " does not have";
}

/// Verifies that values outside of a region or a function are those inside:
/// tensors, or mesh tensors on `mesh`.
static LogicalResult verifyTypes(Operation *op, TypeRange outside,
                                 TypeRange inside, StringRef side,
                                 std::optional<StringRef> mesh = std::nullopt) {
  if (outside.size() != inside.size())
    return op->emitOpError() << "has " << outside.size() << " " << side << "s, "
                             << inside.size() << " in its body";
  for (auto [i, outer, inner] : llvm::enumerate(outside, inside)) {
    Type expected = outer;
    if (mesh) {
      auto type = cast<MeshTensorType>(outer);
      expected = type.getTensorType();
      if (type.getMeshName() != *mesh)
        return op->emitOpError()
               << side << " " << i << " is on mesh \"" << type.getMeshName()
               << "\"; expected the mesh of the op, \"" << *mesh << "\"";
    }
    if (expected != inner)
      return op->emitOpError()
             << side << " " << i << " of type " << outer << " is " << inner
             << " in the body; expected " << expected;
  }
  return success();
}

static TypeRange returnedTypes(Region &region) {
  return region.front().getTerminator()->getOperandTypes();
}

LogicalResult NamedComputationOp::verify() {
  return failure(
      failed(verifyTypes(*this, getOperandTypes(),
                         getRegion().getArgumentTypes(), "operand")) ||
      failed(verifyTypes(*this, getResultTypes(), returnedTypes(getRegion()),
                         "result")));
}

static LogicalResult verifyCount(Operation *op,
                                 sdy::TensorShardingPerValueAttr shardings,
                                 size_t count, StringRef name) {
  if (!shardings || shardings.getShardings().size() == count)
    return success();
  return op->emitOpError() << name << " has " << shardings.getShardings().size()
                           << " entries; expected " << count;
}

LogicalResult FragmentOp::verify() {
  return failure(
      failed(verifyMesh(*this, getMeshName())) ||
      failed(verifyTypes(*this, getOperandTypes(),
                         getRegion().getArgumentTypes(), "operand",
                         getMeshName())) ||
      failed(verifyTypes(*this, getResultTypes(), returnedTypes(getRegion()),
                         "result", getMeshName())) ||
      failed(verifyCount(*this, getInShardingsAttr(), getNumOperands(),
                         "in_shardings")) ||
      failed(verifyCount(*this, getOutShardingsAttr(), getNumResults(),
                         "out_shardings")));
}

/// Returns the function that `op` calls; null after an error.
static func::FuncOp lookupCallee(Operation *op, FlatSymbolRefAttr callee,
                                 SymbolTableCollection &symbols) {
  auto func = symbols.lookupNearestSymbolFrom<func::FuncOp>(op, callee);
  if (!func || func.isExternal()) {
    op->emitOpError() << "calls " << callee
                      << ", which is no function with a body";
    return {};
  }
  return func;
}

LogicalResult FragmentCallOp::verifySymbolUses(SymbolTableCollection &symbols) {
  func::FuncOp callee = lookupCallee(*this, getCalleeAttr(), symbols);
  if (!callee || failed(verifyMesh(*this, getMeshName())) ||
      failed(verifyTypes(*this, getOperandTypes(), callee.getArgumentTypes(),
                         "operand", getMeshName())) ||
      failed(verifyTypes(*this, getResultTypes(), callee.getResultTypes(),
                         "result", getMeshName())))
    return failure();
  auto shape = callee->getAttrOfType<sdy::MeshAttr>(MpmdDialect::kMeshShape);
  sdy::MeshAttr mesh = topologyOf(*this).meshOf(getMeshName());
  if (!shape || shape == mesh)
    return success();
  return emitOpError() << "on mesh \"" << getMeshName() << "\", " << mesh
                       << ", calls @" << callee.getSymName()
                       << ", whose mesh is " << shape
                       << "; expected equal meshes";
}

LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &symbols) {
  func::FuncOp callee = lookupCallee(*this, getCalleeAttr(), symbols);
  return failure(!callee ||
                 failed(verifyTypes(*this, getOperandTypes(),
                                    callee.getArgumentTypes(), "operand")) ||
                 failed(verifyTypes(*this, getResultTypes(),
                                    callee.getResultTypes(), "result")));
}

LogicalResult TransferOp::verify() {
  auto from = cast<MeshTensorType>(getTensor().getType());
  auto to = cast<MeshTensorType>(getType());
  if (failed(verifyMesh(*this, from.getMeshName())) ||
      failed(verifyMesh(*this, to.getMeshName())))
    return failure();
  if (from.getTensorType() == to.getTensorType())
    return success();
  return emitOpError() << "sends " << from.getTensorType() << " as "
                       << to.getTensorType() << "; expected one type";
}

/// Verifies that `tensor` is what `meshTensor` is on each device of its mesh.
static LogicalResult verifyAssignment(Operation *op, Type tensor,
                                      MeshTensorType meshTensor) {
  if (failed(verifyMesh(op, meshTensor.getMeshName())))
    return failure();
  if (meshTensor.getTensorType() != tensor)
    return op->emitOpError() << "assigns " << tensor << " to " << meshTensor
                             << "; expected equal tensor types";
  if (sdy::TensorShardingAttr sharding = meshTensor.getSharding())
    if (llvm::any_of(sharding.getDims(), [](sharding::DimShardingAttr dim) {
          return !dim.getAxes().empty();
        }))
      return op->emitOpError()
             << "expected a replicated mesh tensor, found " << meshTensor;
  return success();
}

LogicalResult AssignOp::verify() {
  return verifyAssignment(*this, getTensor().getType(), getType());
}

LogicalResult UnassignOp::verify() {
  return verifyAssignment(*this, getType(), getTensor().getType());
}
