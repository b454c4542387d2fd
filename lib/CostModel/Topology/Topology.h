//===- Topology.h - The wiring of chips -------------------------*- C++ -*-===//
//
// A topology has chips on a torus or a switch, several devices per chip, and
// several tori or switches ("slices") connected by a data-center network:
//
//     v4:8x16x16          one slice, 2048 chips, one device each
//     v3:16x16            256 chips of two devices: 512 devices
//     2xv4:4x4x4          two slices
//     v5e:4x8             both dimensions are open lines: no multiple of 16
//     v4:4lx4x8r          l: a line, r: a ring, whatever the generation does
//     v4:4x4x8_twisted    a twisted torus: the wraparound of a short dimension
//                         arrives half-way round the long ones
//     16xh100:8           16 nodes of eight chips on a switch each
//     ./mine.json:4x4     a hardware file of one's own
//
//
// Twisted tori are k x k x 2k or k x 2k x 2k chips of generations with
// three-dimensional tori. The wraparound of a dimension of k leads to the chip
// that is k further along each dimension of 2k. A uniform all_to_all over such
// a slice loads all links equally, and its diameter is smaller than on the
// plain torus; but a mesh axis on a short dimension alone is a line, because
// its wraparound leads to another group. (For TPU v4, an all_to_all 1.63 times
// as fast was published for 4x4x8 and 1.31 times for 4x8x8; evenly used
// shortest paths bound these by 1.75 and 1.39.)
//
// The physical dimensions form a mesh, major to minor: "slice", the torus
// dimensions "0", "1", "2", and "core". A device is a point of that mesh; a
// program's mesh is placed on it (AxisLayout.h).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_COSTMODEL_TOPOLOGY_TOPOLOGY_H
#define GSPMD_LIB_COSTMODEL_TOPOLOGY_TOPOLOGY_H

#include "lib/Algebra/Mesh/Mesh.h"
#include "lib/CostModel/Hardware.h"
#include "lib/CostModel/Topology/ShortestPaths.h"

namespace mlir::gspmd {

class Topology {
public:
  /// Parses the form above. Errors describe the invalid part in one line.
  /// `software` is a profile of the hardware file (Hardware.h), or empty.
  static absl::StatusOr<Topology> parse(llvm::StringRef text,
                                        llvm::StringRef software = "");
  static absl::StatusOr<Topology> get(Hardware hardware, int64_t slices,
                                      llvm::ArrayRef<TorusDim> torus,
                                      llvm::StringRef text = "");

  const Hardware &hardware() const { return hardware_; }
  /// Returns the figures, which what-if predictions change; the wiring stays
  /// the same.
  Hardware &hardware() { return hardware_; }
  int64_t slices() const { return slices_; }
  llvm::ArrayRef<TorusDim> torus() const { return torus_; }
  int64_t devicesPerChip() const { return int64_t(hardware_.devicesPerChip); }
  int64_t numChips() const;
  int64_t numDevices() const { return numChips() * devicesPerChip(); }
  /// Returns the text that the topology was parsed from.
  const std::string &text() const { return text_; }

  /// Returns the physical dimensions as a mesh, with linear indices in
  /// row-major order.
  const Mesh &physicalMesh() const { return mesh_; }
  /// Return the kind of an axis of the physical mesh.
  bool isSwitched() const { return hardware_.torusDims == 0; }
  bool isSlice(unsigned axis) const { return axis == 0; }
  bool isCore(unsigned axis) const { return axis == mesh_.rank() - 1; }
  const TorusDim &torusDim(unsigned axis) const { return torus_[axis - 1]; }
  bool isTwisted() const { return !traffic.empty(); }
  /// Returns the traffic over all chips along entire torus dimensions (axes of
  /// the physical mesh as bits) if these form a twisted torus; otherwise
  /// nullptr.
  const UniformTraffic *twistedTrafficOver(uint32_t axes) const;

private:
  Hardware hardware_;
  int64_t slices_ = 1;
  llvm::SmallVector<TorusDim> torus_;
  std::string text_;
  Mesh mesh_;
  llvm::SmallVector<UniformTraffic, 0> traffic;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_TOPOLOGY_TOPOLOGY_H
