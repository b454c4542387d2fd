//===- ConstantResources.cpp - Constants in resources ---------------------===//

#include "transforms/Lowering/PrepareDeviceProgram/ConstantResources.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

/// Returns the elements of a constant that is stored in a resource blob; null
/// if the blob has another size than the type.
static DenseElementsAttr readResource(DenseResourceElementsAttr constant) {
  AsmResourceBlob *blob = constant.getRawHandle().getBlob();
  if (!blob)
    return {};
  ShapedType type = constant.getType();
  ArrayRef<char> bytes = blob->getData();
  if (type.getElementType().isInteger(1)) { // one byte per element
    if (int64_t(bytes.size()) != type.getNumElements())
      return {};
    SmallVector<bool> values(bytes.begin(), bytes.end());
    return DenseElementsAttr::get(type, values);
  }
  // A blob of one element would be interpreted as a splat.
  bool isSplat = false;
  if (!type.getElementType().isIntOrFloat() ||
      int64_t(bytes.size()) !=
          int64_t(llvm::divideCeil(type.getElementTypeBitWidth(), CHAR_BIT)) *
              type.getNumElements() ||
      !DenseElementsAttr::isValidRawBuffer(type, bytes, isSplat))
    return {};
  return DenseElementsAttr::getFromRawBuffer(type, bytes);
}

LogicalResult mlir::gspmd::readResources(Operation *op) {
  SmallVector<NamedAttribute> attrs(op->getAttrs());
  for (NamedAttribute attr : attrs) {
    if (auto sparse = dyn_cast<SparseElementsAttr>(attr.getValue())) {
      if (!sparse.getElementType().isIntOrIndexOrFloat())
        return op->emitOpError("has a sparse constant of type ")
               << sparse.getType() << "; write it densely";
      op->setAttr(attr.getName(),
                  DenseElementsAttr::get(
                      sparse.getType(),
                      llvm::to_vector(sparse.getValues<Attribute>())));
      continue;
    }
    auto resource = dyn_cast<DenseResourceElementsAttr>(attr.getValue());
    if (!resource)
      continue;
    DenseElementsAttr dense = readResource(resource);
    if (!dense)
      return op->emitOpError("has its elements in resource '")
             << resource.getRawHandle().getKey()
             << "', which holds no data of type " << resource.getType()
             << "; was the program printed without its large constants?";
    op->setAttr(attr.getName(), dense);
  }
  return success();
}
