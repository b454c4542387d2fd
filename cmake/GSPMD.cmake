# Build rules shared by every folder: precompiled headers, one way to add a
# library, and compiler settings that work with Debian's MLIR packages.

add_compile_options(-fPIC -Wall -Wextra -Wno-unused-parameter
                    -Wno-deprecated-declarations
                    -fno-rtti -fno-exceptions)
if(NOT GSPMD_SANITIZE STREQUAL "")
  # A finding aborts the program, so that its test fails.
  add_compile_options(-fsanitize=${GSPMD_SANITIZE} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer -g1)
  add_link_options(-fsanitize=${GSPMD_SANITIZE})
endif()

# The compilation cache distinguishes builds by it.
add_link_options(-Wl,--build-id=sha1)

find_program(GSPMD_LLD NAMES ld.lld-22 ld.lld)
if(GSPMD_LLD)
  add_link_options(--ld-path=${GSPMD_LLD})
endif()
find_program(GSPMD_CCACHE ccache)
if(GSPMD_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      ${GSPMD_CCACHE})
endif()

# A complete build takes half the processor time with it; after a change in one source,
# the sources of its group are compiled again. tools/source_commands.py writes the
# compile_commands.json of single sources for clangd.
option(GSPMD_UNITY "compile the sources of a library in groups" ON)
set(CMAKE_UNITY_BUILD ${GSPMD_UNITY})
set(CMAKE_UNITY_BUILD_BATCH_SIZE 6)

# Precompiled headers that targets share: gspmd_pch, and from the folder transforms/
# on gspmd_dialects_pch. GSPMD_PCH is the one that a target below the current folder
# takes.
# Without time stamps: ccache may restore one that precedes a reinstallation of the
# package with the headers.
function(gspmd_use_pch target)
  target_precompile_headers(${target} ${ARGN})
  target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
endfunction()
# For targets with their own compiler options, which need their own header.
function(gspmd_make_pch target)
  gspmd_use_pch(${target} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/${GSPMD_PCH_HEADER})
endfunction()
# gspmd_add_pch(NAME HEADER [tablegen-target...]): targets that are added later take it.
macro(gspmd_add_pch name header)
  add_library(${name} OBJECT ${PROJECT_SOURCE_DIR}/cmake/pch.cpp)
  gspmd_use_pch(${name} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/${header})
  if(NOT "${ARGN}" STREQUAL "")
    add_dependencies(${name} ${ARGN})
  endif()
  set(GSPMD_PCH ${name})
  set(GSPMD_PCH_HEADER ${header})
endmacro()

gspmd_add_pch(gspmd_pch pch.h)

# gspmd_glob_sources(VARIABLE PATTERN): the files of this folder and its subfolders
# whose names match, relative to it, except for subfolders that have a
# CMakeLists.txt of their own.
function(gspmd_glob_sources variable pattern)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS
       RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} ${pattern})
  file(GLOB_RECURSE libraries RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CMakeLists.txt)
  foreach(library IN LISTS libraries)
    get_filename_component(folder ${library} DIRECTORY)
    if(NOT folder STREQUAL "")
      list(FILTER sources EXCLUDE REGEX "^${folder}/")
    endif()
  endforeach()
  set(${variable} ${sources} PARENT_SCOPE)
endfunction()

# gspmd_add_library(NAME [source...] [GENERATED source...]
#                   [DEPENDS tablegen-target...] [LINK lib...])
#
# Without sources, those of its folder and of its subfolders, except for subfolders
# that have a CMakeLists.txt of their own. GENERATED sources are added.
#
# A static library that links the MLIR and LLVM shared libraries and nothing
# else of theirs: mixing in component archives would give two TypeID worlds. Those
# that are added before cmake/Package.cmake are also components of the shared library
# GSPMD; what comes later links that (gspmd_is_of_tools).
function(gspmd_add_library name)
  cmake_parse_arguments(ARG "" "" "GENERATED;DEPENDS;LINK" ${ARGN})
  set(sources ${ARG_UNPARSED_ARGUMENTS})
  if(NOT sources)
    gspmd_glob_sources(sources *.cpp)
  endif()
  add_library(${name} STATIC ${sources} ${ARG_GENERATED})
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
  gspmd_use_pch(${name} REUSE_FROM ${GSPMD_PCH})
  if(TARGET GSPMD)
    target_link_libraries(${name} INTERFACE ${ARG_LINK} MLIR LLVM)
    gspmd_is_of_tools(${name})
    return()
  endif()
  target_link_libraries(${name} PUBLIC ${ARG_LINK} MLIR LLVM)
  set_property(GLOBAL APPEND PROPERTY GSPMD_COMPONENTS ${name})
  list(FILTER ARG_LINK EXCLUDE REGEX "^GSPMD")
  set_property(GLOBAL APPEND PROPERTY GSPMD_EXTERNALS ${ARG_LINK})
endfunction()

# gspmd_is_of_tools(TARGET): libGSPMD.so exports what the target's objects need of it
# (cmake/Package.cmake). So they are compiled before the library is linked; they depend
# on the generated headers of its components only.
function(gspmd_is_of_tools target)
  get_property(components GLOBAL PROPERTY GSPMD_COMPONENTS)
  add_dependencies(${target} ${components})
  set_property(GLOBAL APPEND PROPERTY GSPMD_TOOL_OBJECTS $<TARGET_OBJECTS:${target}>)
endfunction()

# gspmd_add_tool_objects(NAME source...): the objects of a tool or plugin of the project.
function(gspmd_add_tool_objects name)
  add_library(${name} OBJECT ${ARGN})
  gspmd_use_pch(${name} REUSE_FROM ${GSPMD_PCH})
  gspmd_is_of_tools(${name})
endfunction()

# The allocator of the tools. Half of the time of partitioning a large program is spent
# with its ops in memory: with jemalloc, tools take 0.65 to 0.85 of the processor time. It
# is linked statically, so that a tool needs no package, and defines malloc for the
# shared libraries as well. Sanitizers have their own.
option(GSPMD_JEMALLOC "link jemalloc to the tools where it is found" ON)
set(GSPMD_TOOL_ALLOCATOR "")
if(GSPMD_JEMALLOC AND GSPMD_SANITIZE STREQUAL "")
  find_library(GSPMD_JEMALLOC_LIBRARY libjemalloc_pic.a)
  if(GSPMD_JEMALLOC_LIBRARY)
    set(GSPMD_TOOL_ALLOCATOR ${GSPMD_JEMALLOC_LIBRARY})
  endif()
endif()

# gspmd_add_tool(NAME source... [LINK lib...] [KEEPS_MEMORY]): an executable that links
# GSPMD. With KEEPS_MEMORY, its allocator keeps memory until the process ends.
function(gspmd_add_tool name)
  cmake_parse_arguments(ARG "KEEPS_MEMORY" "" "LINK" ${ARGN})
  gspmd_add_tool_objects(${name}-objects ${ARG_UNPARSED_ARGUMENTS})
  add_executable(${name} $<TARGET_OBJECTS:${name}-objects>)
  set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX)
  target_link_libraries(${name} PRIVATE ${ARG_LINK} MLIR LLVM ${GSPMD_TOOL_ALLOCATOR})
  if(ARG_KEEPS_MEMORY AND GSPMD_TOOL_ALLOCATOR)
    target_sources(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tools/KeepMemory.cpp)
  endif()
endfunction()

# gspmd_add_executable(NAME source... [LINK lib...])
function(gspmd_add_executable name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${ARG_LINK} MLIR LLVM)
  gspmd_use_pch(${name} REUSE_FROM ${GSPMD_PCH})
endfunction()

# gspmd_add_unittest(NAME [source...] [LINK lib...])
#
# Without sources, those of its folder and of its subfolders.
find_package(GTest REQUIRED)
function(gspmd_add_unittest name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  set(sources ${ARG_UNPARSED_ARGUMENTS})
  if(NOT sources)
    gspmd_glob_sources(sources *.cpp)
  endif()
  add_executable(${name} ${sources})
  target_link_libraries(${name} PRIVATE ${ARG_LINK} MLIR LLVM
                        GTest::gtest GTest::gtest_main)
  gspmd_use_pch(${name} REUSE_FROM ${GSPMD_PCH})
  add_test(NAME ${name} COMMAND ${name})
  set_property(GLOBAL APPEND PROPERTY GSPMD_UNITTESTS ${name})
endfunction()
