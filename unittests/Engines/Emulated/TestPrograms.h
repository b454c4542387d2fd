//===- TestPrograms.h - Device programs in C++ ------------------*- C++ -*-===//
// The code of these programs is a lambda that calls the ABI, so that the
// runtime is tested without compiler and JIT.
//===----------------------------------------------------------------------===//
#ifndef GSPMD_UNITTESTS_ENGINES_EMULATED_TESTPROGRAMS_H
#define GSPMD_UNITTESTS_ENGINES_EMULATED_TESTPROGRAMS_H

#include "gspmd/ABI/Runtime.h"
#include "gspmd/Engines/Emulated/EmulatedEngine.h"
#include "unittests/Runtime/Descriptor.h"
#include "gtest/gtest.h"
#include <functional>

namespace mlir::gspmd::test {

inline Mesh makeMesh(std::vector<int64_t> sizes) {
  std::vector<MeshAxis> axes;
  for (size_t i = 0; i < sizes.size(); ++i)
    axes.push_back({std::string(1, static_cast<char>('a' + i)), sizes[i]});
  return Mesh(axes);
}

inline void callCollective(int64_t op, Descriptor in, Descriptor out) {
  gspmd_rt_collective(op, in.rank, in.get(), out.rank, out.get());
}

/// Returns the buffer of the i-th argument or result of an entry.
inline void *bufferOf(void **packed, unsigned i) {
  auto *descriptor = static_cast<int64_t *>(packed[i]);
  return reinterpret_cast<void *>(descriptor[1]);
}

/// Returns a tensor [devices, shape...] whose first dimension is sharded over
/// all axes: one row per device.
inline EntryTensor rowPerDevice(const Mesh &mesh, ElementType type,
                                llvm::ArrayRef<int64_t> shape) {
  EntryTensor tensor;
  tensor.elementType = type;
  tensor.globalShape.push_back(mesh.numDevices());
  tensor.globalShape.append(shape.begin(), shape.end());
  tensor.localShape = tensor.globalShape;
  tensor.localShape[0] = 1;
  std::vector<AxisList> axes(tensor.globalShape.size());
  axes[0] = mesh.allAxes();
  tensor.sharding = TensorSharding::tiled(axes);
  return tensor;
}

/// Returns a program of one collective with one row of input and output per
/// device.
struct CollectiveProgram {
  CollectiveProgram(const Mesh &mesh, const CollectiveDesc &collective,
                    std::vector<int64_t> in, std::vector<int64_t> out) {
    program.meshes = {mesh};
    program.collectives = {collective};
    program.arguments = {rowPerDevice(mesh, collective.elementType, in)};
    program.results = {rowPerDevice(mesh, collective.elementType, out)};
    program.entry = [in, out](void **packed) {
      callCollective(0, Descriptor(bufferOf(packed, 0), in),
                     Descriptor(bufferOf(packed, 1), out));
    };
  }
  CompiledProgram program;
};

} // namespace mlir::gspmd::test

#endif // GSPMD_UNITTESTS_ENGINES_EMULATED_TESTPROGRAMS_H
