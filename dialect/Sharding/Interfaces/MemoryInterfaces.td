//===- MemoryInterfaces.td - Use of memory spaces by ops ---*- tablegen -*-===//

#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_MEMORYINTERFACES_TD
#define GSPMD_DIALECT_SHARDING_INTERFACES_MEMORYINTERFACES_TD

include "mlir/IR/OpBase.td"

def MemoryUseOpInterface : OpInterface<"MemoryUseOpInterface"> {
  let cppNamespace = "::mlir::gspmd::sharding";
  let description = [{
    An op whose use of memory does not follow from the shapes of its operands and
    results.
  }];
  let methods = [
    InterfaceMethod<[{
        The memory space of the result, if the op only copies its operand to it.
      }],
      "::std::optional<::mlir::gspmd::sharding::MemorySpace>", "getPlacement",
      (ins), "", [{ return ::std::nullopt; }]>,
    InterfaceMethod<[{
        The bytes that the op sorts; 0 if it processes elements in their order.
        Data that does not fit into on-chip memory is sorted in chunks, which are
        merged in pairs.
      }],
      "double", "getOrderedBytes", (ins), "", [{ return 0; }]>,
    InterfaceMethod<[{
        The dimensions of a tensor (operands, then results) that a matrix unit
        needs as the two minor ones, in any order; nullopt if it needs none.
      }],
      "::std::optional<::std::array<unsigned, 2>>", "getMinorDims",
      (ins "unsigned":$tensor), "", [{ return ::std::nullopt; }]>,
  ];
}

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_MEMORYINTERFACES_TD
