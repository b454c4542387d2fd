//===- KernelGroupsTest.cpp - Groups of kernels for several cores ---------===//

#include "compiler/Codegen/KernelGroups.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd;

namespace {

/// Returns a kernel of `count` instructions that reads `constant`.
std::string kernel(const std::string &name, unsigned count,
                   const std::string &constant) {
  std::string text = "define internal void @" + name + "(ptr %p) noinline {\n";
  for (unsigned i = 0; i + 2 < count; i += 2)
    text += "  %v" + std::to_string(i) + " = load volatile i32, ptr @" +
            constant + "\n  store volatile i32 %v" + std::to_string(i) +
            ", ptr %p\n";
  return text + "  call void @helper()\n  ret void\n}\n";
}

/// Returns a program that calls the kernels `names`, which are to be defined
/// behind it.
std::string callsOf(llvm::ArrayRef<const char *> names) {
  std::string text = R"(
@shared = private constant i32 1
@own = private constant i32 2
@unused = private constant i32 3
define linkonce_odr void @helper() noinline optnone { ret void }
define void @entry(ptr %p) noinline optnone {
)";
  for (const char *name : names)
    text += std::string("  call void @") + name + "(ptr %p)\n";
  return text + "  ret void\n}\n";
}

/// Returns a program of four kernels, of which three are large.
std::string program() {
  return callsOf({"a", "b", "c", "d"}) + kernel("a", 400, "shared") +
         kernel("b", 1000, "own") + kernel("c", 800, "shared") +
         kernel("d", 10, "shared");
}

std::unique_ptr<llvm::Module> parse(llvm::LLVMContext &context,
                                    const std::string &text = program()) {
  llvm::SMDiagnostic error;
  auto code = llvm::parseAssemblyString(text, error, context);
  EXPECT_TRUE(code) << error.getMessage().str();
  return code;
}

TEST(KernelGroupsTest, DefinesEachKernelOnce) {
  llvm::LLVMContext context;
  auto code = parse(context);
  KernelGroups groups(*code, "entry", 2);
  ASSERT_EQ(groups.size(), 2u);
  std::map<std::string, unsigned> numDefinitions, numOwners;
  uint64_t sizes[2] = {};
  for (unsigned group = 0; group < 2; ++group) {
    llvm::LLVMContext own;
    std::unique_ptr<llvm::Module> module =
        group == 0 ? std::move(code)
                   : llvm::cantFail(groups.extract(group, own));
    EXPECT_FALSE(llvm::verifyModule(*module, &llvm::errs()));
    for (llvm::Function &function : *module)
      if (!function.isDeclaration()) {
        ++numDefinitions[function.getName().str()];
        sizes[group] += function.getInstructionCount();
      }
    EXPECT_EQ(module->getFunction("entry")->isDeclaration(), group != 0);
    EXPECT_TRUE(module->getFunction("helper")->hasInternalLinkage());
    for (llvm::GlobalVariable &constant : module->globals()) {
      numOwners[constant.getName().str()] += !constant.isDeclaration();
      if (constant.getName() == "shared")
        EXPECT_TRUE(constant.hasExternalLinkage());
      else if (!constant.isDeclaration())
        EXPECT_TRUE(constant.hasPrivateLinkage());
    }
  }
  for (const char *name : {"a", "b", "c", "d", "entry"})
    EXPECT_EQ(numDefinitions[name], 1u) << name;
  // Other functions are in all groups.
  EXPECT_EQ(numDefinitions["helper"], 2u);
  // One group defines a constant, also one of both.
  EXPECT_EQ(numOwners, (std::map<std::string, unsigned>{
                           {"shared", 1}, {"own", 1}, {"unused", 1}}));
  EXPECT_LT(std::max(sizes[0], sizes[1]), 2 * std::min(sizes[0], sizes[1]));
}

TEST(KernelGroupsTest, DoesNotDivideSmallPrograms) {
  llvm::LLVMContext context;
  auto code = parse(context);
  EXPECT_EQ(KernelGroups(*code, "entry", 1).size(), 1u);
  EXPECT_TRUE(code->getFunction("a")->hasInternalLinkage());
  EXPECT_EQ(KernelGroups(*code, "entry", 16).size(), 4u);
  // Each group has 50 instructions or more.
  code = parse(context);
  for (const char *name : {"a", "b", "c"}) {
    llvm::Function *large = code->getFunction(name);
    large->deleteBody();
  }
  EXPECT_EQ(KernelGroups(*code, "entry", 16).size(), 1u);
}

/// The calling thread compiles the larger of two kernels, because the other
/// thread starts later.
TEST(KernelGroupsTest, KeepsTheLargestKernelInTheFirstGroup) {
  llvm::LLVMContext context;
  auto code =
      parse(context, callsOf({"a", "b", "a", "b"}) + kernel("a", 50, "own") +
                         kernel("b", 70, "own"));
  KernelGroups groups(*code, "entry", 2);
  ASSERT_EQ(groups.size(), 2u);
  EXPECT_TRUE(code->getFunction("a")->isDeclaration());
  EXPECT_FALSE(code->getFunction("b")->isDeclaration());
}

/// Numbers of one bit, for example, are copied one by one.
TEST(KernelGroupsTest, KeepsLargeConstantsInTheFirstGroup) {
  llvm::LLVMContext context;
  auto code = parse(context);
  auto *own = code->getGlobalVariable("own", /*AllowInternal=*/true);
  auto *type = llvm::ArrayType::get(llvm::Type::getInt1Ty(context), 1 << 16);
  auto *large = new llvm::GlobalVariable(
      *code, type, /*isConstant=*/true, llvm::GlobalValue::PrivateLinkage,
      llvm::Constant::getNullValue(type), "large");
  own->replaceAllUsesWith(large);
  KernelGroups groups(*code, "entry", 2);
  ASSERT_EQ(groups.size(), 2u);
  EXPECT_FALSE(code->getFunction("b")->isDeclaration());
  EXPECT_TRUE(large->hasInitializer());
  llvm::LLVMContext other;
  auto module = llvm::cantFail(groups.extract(1, other));
  auto *copy = module->getGlobalVariable("large", /*AllowInternal=*/true);
  EXPECT_TRUE(!copy || copy->isDeclaration());
}

} // namespace
