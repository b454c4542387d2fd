//===- NpzSlice.cpp - Reading of a slice of an array ----------------------===//
#include "compiler/Arrays/NpzSlice.h"
#include "gspmd/Runtime/HostTensor.h"

namespace mlir::gspmd {
namespace {

/// Reads a box from a stream that is positioned at the first element.
class BoxReader {
public:
  /// Sizes are in the order of the file, the last index varies fastest.
  BoxReader(NpzStream &stream, llvm::ArrayRef<int64_t> shape,
            llvm::ArrayRef<int64_t> offsets, StridedView to)
      : stream(stream), offsets(offsets), to(std::move(to)) {
    // Byte strides of the array.
    strides.assign(shape.size(), this->to.elementBytes);
    for (size_t d = shape.size(); d-- > 1;)
      strides[d - 1] = strides[d] * shape[d];
    // Trailing dimensions that the box covers entirely form one contiguous run.
    for (size_t d = shape.size(); d-- > 0;) {
      runDim = d;
      if (this->to.sizes[d] != shape[d])
        break;
    }
  }

  absl::Status read() {
    return to.numElements() == 0 ? absl::OkStatus() : read(0, 0, to);
  }

private:
  absl::Status read(size_t dim, int64_t begin, const StridedView &view) {
    if (dim == runDim || view.rank() == 0)
      return readRun(begin + (view.rank() ? offsets[dim] * strides[dim] : 0),
                     view);
    for (int64_t i = 0; i < view.sizes[dim]; ++i)
      if (auto status = read(dim + 1, begin + (offsets[dim] + i) * strides[dim],
                             view.slice(dim, i, 1));
          !status.ok())
        return status;
    return absl::OkStatus();
  }

  /// Reads one contiguous run that starts at byte `begin` of the elements.
  absl::Status readRun(int64_t begin, const StridedView &view) {
    if (auto status = stream.skip(static_cast<uint64_t>(begin - position));
        begin != position && !status.ok())
      return status;
    int64_t bytes = view.numBytes();
    char *into = view.data;
    if (!view.isContiguous()) {
      buffer.resize(static_cast<size_t>(bytes));
      into = buffer.data();
    }
    absl::StatusOr<size_t> count =
        stream.read(into, static_cast<size_t>(bytes));
    if (!count.ok())
      return count.status();
    if (static_cast<int64_t>(*count) != bytes)
      return absl::InvalidArgumentError(
          absl::StrCat("truncated: expected ", bytes, " bytes of elements at ",
                       begin, ", found ", *count));
    position = begin + bytes;
    if (into != view.data)
      copyView(StridedView::contiguous(into, view.sizes, view.elementBytes),
               view);
    return absl::OkStatus();
  }

  NpzStream &stream;
  const llvm::ArrayRef<int64_t> offsets;
  const StridedView to;
  llvm::SmallVector<int64_t, 4> strides;
  size_t runDim = 0;
  int64_t position = 0;
  std::vector<char> buffer;
};

/// Reverses the order of dimensions.
void reverse(NpzSlice &box, StridedView &to) {
  for (auto *list : {&box.shape, &box.offsets, &to.sizes, &to.strides})
    std::reverse(list->begin(), list->end());
}

} // namespace

absl::Status readNpzSlice(const NpzArchive &archive, size_t index,
                          const NpzSlice &expected, const StridedView &view,
                          std::string &mismatch) {
  absl::StatusOr<NpzStream> stream = archive.stream(index);
  if (!stream.ok())
    return archive.addContext(index, stream.status());
  absl::StatusOr<NpyHeader> header = stream->readHeader();
  if (!header.ok())
    return archive.addContext(index, header.status());
  bool isBits =
      expected.type == ElementType::BF16 && header->type == ElementType::U16;
  if ((header->type != expected.type && !isBits) ||
      header->shape != expected.shape) {
    mismatch = typeString(header->type, header->shape);
    return absl::InvalidArgumentError(
        absl::StrCat("found ", mismatch, ", expected ",
                     typeString(expected.type, expected.shape)));
  }
  NpzSlice box = expected;
  StridedView to = view;
  if (header->isFortran)
    reverse(box, to);
  absl::Status status = BoxReader(*stream, box.shape, box.offsets, to).read();
  return status.ok() ? status : archive.addContext(index, status);
}

} // namespace mlir::gspmd
