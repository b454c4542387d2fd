//===- MpmdDialect.cpp - Meshes and types of the dialect ------------------===//

#include "dialect/Mpmd/MpmdDialect.h"
#include "dialect/Sdy/SdyText.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::mpmd;

#include "dialect/Mpmd/MpmdDialect.cpp.inc"
#include "dialect/Mpmd/MpmdEnums.cpp.inc"

/// These functions parse and print `(1)`, and nothing for 0.
static ParseResult parseOptionalTransposeCount(AsmParser &parser,
                                               int64_t &count) {
  count = 0;
  if (failed(parser.parseOptionalLParen()))
    return success();
  return failure(parser.parseInteger(count) || parser.parseRParen());
}

static void printOptionalTransposeCount(AsmPrinter &p, int64_t count) {
  if (count > 0)
    p << "(" << count << ")";
}

#define GET_ATTRDEF_CLASSES
#include "dialect/Mpmd/MpmdAttrs.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialect/Mpmd/MpmdTypes.cpp.inc"

void MpmdDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialect/Mpmd/MpmdAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialect/Mpmd/MpmdTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialect/Mpmd/MpmdOps.cpp.inc"
      >();
}

TopologyAttr mlir::gspmd::mpmd::topologyOf(Operation *op) {
  auto func = dyn_cast<func::FuncOp>(op);
  if (!func)
    func = op->getParentOfType<func::FuncOp>();
  return func ? func->getAttrOfType<TopologyAttr>(MpmdDialect::kTopology)
              : TopologyAttr();
}

std::optional<Dialect::ParseOpHook>
MpmdDialect::getParseOperationHook(StringRef opName) const {
  if (opName != "mpmd.for")
    return std::nullopt;
  return ParseOpHook([](OpAsmParser &parser, OperationState &) -> ParseResult {
    return parser.emitError(parser.getNameLoc())
           << "'mpmd.for' op is unsupported: a loop over computations on "
              "several meshes is no stage; expected an unrolled loop "
              "(mpmd-unroll-for-loops)";
  });
}

LogicalResult MpmdDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attr) {
  // Fragments of one device would be read as global programs.
  for (StringRef name :
       {"mpmd.is_sdy_partitioned", "mpmd.is_gspmd_partitioned"})
    if (attr.getName() == name)
      return op->emitOpError()
             << "has '" << name
             << "': its fragments are programs of one device; expected the "
                "program before its fragments are partitioned";
  return success();
}

//===----------------------------------------------------------------------===//
// Topology
//===----------------------------------------------------------------------===//

LogicalResult TopologyAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                   ArrayRef<NamedMeshAttr> meshes) {
  if (meshes.empty())
    return emitError() << "a topology has at least one mesh, found none";
  llvm::StringSet<> names;
  for (NamedMeshAttr mesh : meshes)
    if (!names.insert(mesh.getName()).second)
      return emitError() << "the topology has two meshes \"" << mesh.getName()
                         << "\"";
  return success();
}

std::optional<unsigned> TopologyAttr::indexOf(StringRef name) const {
  for (auto [i, mesh] : llvm::enumerate(getMeshes()))
    if (mesh.getName() == name)
      return i;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Mesh tensors
//===----------------------------------------------------------------------===//

static ParseResult parseMemoryKind(AsmParser &parser, StringAttr &kind) {
  SMLoc loc;
  if (parser.parseKeyword("memory_kind") || parser.parseEqual() ||
      parser.getCurrentLocation(&loc) || parser.parseAttribute(kind))
    return failure();
  StringRef text = kind.getValue();
  if (text == "device" || text == "pinned_host" || text == "unpinned_host")
    return success();
  return parser.emitError(loc) << "expected the memory kind \"device\", "
                                  "\"pinned_host\" or \"unpinned_host\", found "
                               << kind;
}

Type MeshTensorType::parse(AsmParser &parser) {
  std::string mesh;
  RankedTensorType type;
  sdy::TensorShardingAttr sharding;
  StringAttr memoryKind;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseString(&mesh) || parser.parseComma() ||
      parser.parseType(type))
    return {};
  bool hasMore = succeeded(parser.parseOptionalComma());
  if (hasMore && succeeded(parser.parseOptionalKeyword("sharding"))) {
    if (parser.parseEqual() || sdy::parseOne(parser, sharding))
      return {};
    hasMore = succeeded(parser.parseOptionalComma());
  }
  if ((hasMore && parseMemoryKind(parser, memoryKind)) || parser.parseGreater())
    return {};
  return parser.getChecked<MeshTensorType>(loc, parser.getContext(), mesh, type,
                                           sharding, memoryKind);
}

Type MeshTensorType::getElementType() const {
  return getTensorType().getElementType();
}
bool MeshTensorType::hasRank() const { return true; }
ArrayRef<int64_t> MeshTensorType::getShape() const {
  return getTensorType().getShape();
}
ShapedType MeshTensorType::cloneWith(std::optional<ArrayRef<int64_t>> shape,
                                     Type elementType) const {
  auto tensor =
      cast<RankedTensorType>(getTensorType().cloneWith(shape, elementType));
  return cast<ShapedType>(Type(get(getContext(), getMeshName(), tensor,
                                   getSharding(), getMemoryKind())));
}

void MeshTensorType::print(AsmPrinter &p) const {
  p << "<";
  p.printString(getMeshName());
  p << ", " << getTensorType();
  if (getSharding()) {
    p << ", sharding=";
    getSharding().print(p);
  }
  if (getMemoryKind())
    p << ", memory_kind=" << getMemoryKind();
  p << ">";
}
