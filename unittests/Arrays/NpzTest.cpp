//===- NpzTest.cpp - Reading and writing of .npz files --------------------===//
#include "compiler/Arrays/Npz.h"
#include "compiler/Arrays/Npy.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace gspmd;

namespace {

class NpzTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("npz", folder));
    path = (folder + "/t.npz").str();
  }
  void TearDown() override {
    (void)llvm::sys::fs::remove(path);
    // Fails if a temporary file exists.
    EXPECT_FALSE(llvm::sys::fs::remove(folder));
  }
  void write(llvm::StringRef bytes) {
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << bytes;
    ASSERT_FALSE(error);
  }
  std::string readError() {
    auto tensors = readNpz(path);
    return tensors.ok() ? "no error" : std::string(tensors.status().message());
  }
  llvm::SmallString<128> folder;
  std::string path;
};

TEST_F(NpzTest, RoundTripOfEveryType) {
  std::vector<HostTensor> tensors;
  for (auto type :
       {ElementType::Bool, ElementType::S8, ElementType::S16, ElementType::S32,
        ElementType::S64, ElementType::U8, ElementType::U16, ElementType::U32,
        ElementType::U64, ElementType::F16, ElementType::F32, ElementType::F64,
        ElementType::C64, ElementType::C128, ElementType::BF16})
    for (llvm::SmallVector<int64_t> shape :
         {llvm::SmallVector<int64_t>{}, {3}, {2, 3}, {0, 4}, {2, 1, 2}}) {
      tensors.emplace_back(type, shape);
      fillRandom(tensors.back(), tensors.size());
    }
  ASSERT_TRUE(writeNpz(path, tensors).ok());
  auto back = readNpz(path);
  ASSERT_TRUE(back.ok()) << back.status();
  ASSERT_EQ(back->size(), tensors.size());
  for (size_t i = 0; i < tensors.size(); ++i) {
    HostTensor expected = tensors[i].type() == ElementType::BF16
                              ? tensors[i].reinterpreted(ElementType::U16)
                              : tensors[i];
    EXPECT_EQ(compare((*back)[i], expected, 0, 0).message, "");
  }
}

TEST_F(NpzTest, NoArrays) {
  ASSERT_TRUE(writeNpz(path, {}).ok());
  auto back = readNpz(path);
  ASSERT_TRUE(back.ok()) << back.status();
  EXPECT_TRUE(back->empty());
}

TEST_F(NpzTest, MissingFile) {
  EXPECT_NE(readError().find("t.npz: No such file"), std::string::npos)
      << readError();
}

TEST_F(NpzTest, EveryTruncationIsAnError) {
  HostTensor tensor(ElementType::F32, {4, 4});
  fillRandom(tensor, 3);
  ASSERT_TRUE(writeNpz(path, {tensor, tensor}).ok());
  std::string bytes = (*llvm::MemoryBuffer::getFile(path))->getBuffer().str();
  for (size_t size = 0; size < bytes.size(); size += 5) {
    write(llvm::StringRef(bytes).take_front(size));
    EXPECT_NE(readError(), "no error") << size;
  }
}

TEST_F(NpzTest, DamagedDataIsAnError) {
  HostTensor tensor(ElementType::F32, {16});
  fillRandom(tensor, 3);
  ASSERT_TRUE(writeNpz(path, {tensor}).ok());
  std::string bytes = (*llvm::MemoryBuffer::getFile(path))->getBuffer().str();
  bytes[bytes.find("NUMPY") + 160] ^= 1;
  write(bytes);
  EXPECT_NE(readError().find("array a0: CRC error"), std::string::npos)
      << readError();
}

/// Returns a .npy file with this dictionary and `size` bytes of data.
std::string npy(std::string dictionary, size_t size) {
  std::string bytes = "\x93NUMPY";
  bytes += '\x01';
  bytes += '\0';
  bytes += static_cast<char>(dictionary.size());
  bytes += '\0';
  return bytes + dictionary + std::string(size, '\1');
}

std::string parseError(const std::string &bytes) {
  auto tensor = parseNpy(bytes);
  return tensor.ok() ? "no error" : std::string(tensor.status().message());
}

TEST(Npy, Errors) {
  EXPECT_EQ(parseError("PK"),
            "not a .npy array: it does not begin with \"\\x93NUMPY\" and a "
            "version");
  EXPECT_EQ(parseError(npy("{}", 0)),
            "the .npy header lacks 'descr', 'fortran_order' or 'shape'");
  EXPECT_EQ(parseError(npy("{'descr': '<f4', 'fortran_order': False, "
                           "'shape': (2,)}",
                           7)),
            "expected 8 bytes of data for f32[2], found 7");
  EXPECT_EQ(parseError(npy("{'descr': '>f4', 'fortran_order': False, "
                           "'shape': (2,)}",
                           8)),
            "found big-endian data ('>f4'), expected little-endian data");
  EXPECT_EQ(parseError(npy("{'descr': '<U4', 'fortran_order': False, "
                           "'shape': ()}",
                           8)),
            "found type '<U4', expected booleans, integers, floats or complex "
            "numbers");
  EXPECT_EQ(parseError(npy("{'descr': [('a', '<f4')], 'fortran_order': False, "
                           "'shape': ()}",
                           8)),
            "found a structured type, expected a type such as '<f4'");
  auto shapeError = [](const std::string &shape) {
    return parseError(npy(
        "{'descr': '<f4', 'fortran_order': False, 'shape': " + shape + "}", 8));
  };
  EXPECT_EQ(shapeError("2"),
            "the 'shape' of the .npy header: expected a tuple such as (2, 3)");
  for (auto [shape, size] :
       {std::pair("(-1,)", "-1"), std::pair("(x,)", "x"),
        std::pair("(4294967296, 4294967296)", "4294967296")})
    EXPECT_EQ(shapeError(shape),
              std::string("the 'shape' of the .npy header has size ") + size +
                  "; expected sizes of at least 0 with a product of at most "
                  "2^48");
  std::string complete = npy("{'descr': '<f4', 'fortran_order': False, "
                             "'shape': (2,)}",
                             8);
  EXPECT_EQ(parseError(complete), "no error");
  for (size_t size = 0; size < complete.size(); ++size)
    EXPECT_NE(parseError(complete.substr(0, size)), "no error") << size;
}

TEST(Npy, FortranOrder) {
  std::string bytes = npy("{'descr': '|i1', 'fortran_order': True, "
                          "'shape': (2, 3), }",
                          0);
  bytes += std::string("\0\1\2\3\4\5", 6);
  auto tensor = parseNpy(bytes);
  ASSERT_TRUE(tensor.ok()) << tensor.status();
  auto values = tensor->as<int8_t>();
  EXPECT_EQ(std::vector<int8_t>(values.begin(), values.end()),
            (std::vector<int8_t>{0, 2, 4, 1, 3, 5}));
}

} // namespace
