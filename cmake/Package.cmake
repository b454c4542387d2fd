# The installation: one shared library of everything that gspmd_add_library has
# added so far, its headers, tools and CMake package.
#
#   cmake --install build/release --prefix DIR

include(CMakePackageConfigHelpers)
find_package(Python3 REQUIRED COMPONENTS Interpreter)
include(GNUInstallDirs)

# Run paths: tools, the plugin and other packages in one prefix find the library,
# and the library finds LLVM's.
file(RELATIVE_PATH GSPMD_BIN_TO_LIB /${CMAKE_INSTALL_BINDIR} /${CMAKE_INSTALL_LIBDIR})
set(GSPMD_TOOL_RPATH "$ORIGIN/${GSPMD_BIN_TO_LIB}" "${LLVM_LIBRARY_DIR}")
set(GSPMD_LIBRARY_RPATH "$ORIGIN" "${LLVM_LIBRARY_DIR}")
set(GSPMD_CMAKE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/gspmd)

# The objects of the static libraries, so that nothing is compiled twice.
get_property(components GLOBAL PROPERTY GSPMD_COMPONENTS)
get_property(externals GLOBAL PROPERTY GSPMD_EXTERNALS)
list(REMOVE_DUPLICATES externals)
set(objects "")
foreach(component IN LISTS components)
  list(APPEND objects $<TARGET_OBJECTS:${component}>)
endforeach()
set_property(GLOBAL PROPERTY GSPMD_OBJECTS ${objects})
add_library(GSPMD SHARED ${objects})
add_library(GSPMD::gspmd ALIAS GSPMD)
set_target_properties(GSPMD PROPERTIES
  EXPORT_NAME gspmd
  LINKER_LANGUAGE CXX
  VERSION ${PROJECT_VERSION}
  SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
  INSTALL_RPATH "${GSPMD_LIBRARY_RPATH}")
target_link_libraries(GSPMD
  PUBLIC MLIR LLVM absl::status absl::statusor
  PRIVATE ${externals})
# Within the library, calls need not go through its table of symbols.
target_link_options(GSPMD PRIVATE -Wl,-Bsymbolic-functions)

# The library exports what public headers declare (gspmd_write_exports).
set(GSPMD_EXPORTS ${PROJECT_BINARY_DIR}/GSPMD.exports)
target_sources(GSPMD PRIVATE ${GSPMD_EXPORTS})
target_link_options(GSPMD PRIVATE -Wl,--version-script=${GSPMD_EXPORTS})
set_target_properties(GSPMD PROPERTIES LINK_DEPENDS ${GSPMD_EXPORTS})
if(GSPMD_SANITIZE STREQUAL "") # the executable has the sanitizer's functions
  target_link_options(GSPMD PRIVATE -Wl,--no-undefined)
endif()
# Includes start at include/ or at the project's root, which is a subfolder in
# an installation.
target_include_directories(GSPMD INTERFACE
  "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR};${PROJECT_SOURCE_DIR}/include;${PROJECT_BINARY_DIR}>"
  "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR};${CMAKE_INSTALL_INCLUDEDIR}/gspmd>")
target_compile_features(GSPMD INTERFACE cxx_std_17)

# The same objects as an archive, for hosts that link the archives of MLIR and LLVM
# (find_package(GSPMD COMPONENTS static)). It is built on request and installed if it
# has been built.
add_library(GSPMDStatic STATIC EXCLUDE_FROM_ALL ${objects})
set_target_properties(GSPMDStatic PROPERTIES
  EXPORT_NAME static
  OUTPUT_NAME GSPMD
  ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib
  LINKER_LANGUAGE CXX)
set(static_externals ${externals})
list(FILTER static_externals EXCLUDE REGEX "^Eigen3::") # headers that only GSPMD includes
target_link_libraries(GSPMDStatic INTERFACE
  absl::status absl::statusor ${static_externals} Threads::Threads ${CMAKE_DL_LIBS})
target_include_directories(GSPMDStatic INTERFACE
  "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR};${CMAKE_INSTALL_INCLUDEDIR}/gspmd>")
target_compile_features(GSPMDStatic INTERFACE cxx_std_17)

# gspmd_add_private_library(NAME source... EXPORTS MAP)
#
# A module that contains GSPMD, MLIR and LLVM and exports only the symbols that
# the version script MAP lists. Other libraries of a process export LLVM as well
# (TensorFlow does, for all libraries that are loaded after it), and the dynamic
# loader binds undefined symbols to the first definition that it finds. Symbols
# that are local to the module are bound when it is linked.
#
# MLIR's and LLVM's imported targets name the shared library LLVM among their
# dependencies, so the archives are linked as files, all of them: the linker
# extracts the members that are used. Abseil and Boost.Context are linked as shared
# libraries, as in GSPMD: Debian's archives of Abseil are not position-independent,
# and its inline namespace keeps the symbols apart from those of other packages.
function(gspmd_add_private_library name)
  cmake_parse_arguments(ARG "" "EXPORTS" "" ${ARGN})
  get_property(objects GLOBAL PROPERTY GSPMD_OBJECTS)
  get_property(components GLOBAL PROPERTY GSPMD_COMPONENTS)
  get_property(externals GLOBAL PROPERTY GSPMD_EXTERNALS)
  list(REMOVE_DUPLICATES externals)
  get_property(mlir_libraries GLOBAL PROPERTY MLIR_ALL_LIBS)
  set(archives "")
  foreach(library IN LISTS mlir_libraries LLVM_AVAILABLE_LIBS)
    if(TARGET ${library})
      get_target_property(type ${library} TYPE)
      if(type STREQUAL STATIC_LIBRARY)
        list(APPEND archives $<TARGET_FILE:${library}>)
      endif()
    endif()
  endforeach()
  # Without LLVM's archives, the linker would only report undefined symbols.
  if(NOT TARGET MLIRIR OR NOT TARGET LLVMCore)
    message(FATAL_ERROR "gspmd: ${name} needs the static libraries of MLIR and "
            "LLVM, which ${MLIR_DIR} does not list")
  endif()
  find_library(GSPMD_ZSTD NAMES zstd libzstd.so.1 REQUIRED)
  find_package(ZLIB REQUIRED)

  add_library(${name} MODULE ${ARG_UNPARSED_ARGUMENTS} ${objects})
  # Generated headers.
  add_dependencies(${name} ${components})
  target_link_libraries(${name} PRIVATE
    -Wl,--start-group ${archives} -Wl,--end-group
    ${externals} ${GSPMD_ZSTD} ZLIB::ZLIB Threads::Threads ${CMAKE_DL_LIBS} m)
  # -Bsymbolic: the exported functions call each other, not those of another
  # library with the same API. nodelete: as LLVM's shared library has it, for
  # threads that outlive dlclose.
  target_link_options(${name} PRIVATE
    -Wl,--version-script=${ARG_EXPORTS} -Wl,-Bsymbolic -Wl,--gc-sections
    -Wl,-z,nodelete)
  if(GSPMD_SANITIZE STREQUAL "")
    target_link_options(${name} PRIVATE -Wl,--no-undefined)
  endif()
  set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX
                        LINK_DEPENDS ${ARG_EXPORTS})
endfunction()

# gspmd_write_exports(): makes the version script of the library, once all tools are added,
# of which it exports the needs, too.
function(gspmd_write_exports)
  get_property(objects GLOBAL PROPERTY GSPMD_OBJECTS)
  get_property(tool_objects GLOBAL PROPERTY GSPMD_TOOL_OBJECTS)
  set(lists "")
  foreach(list IN ITEMS objects tool_objects)
    set(file ${PROJECT_BINARY_DIR}/GSPMD.${list})
    file(GENERATE OUTPUT ${file} CONTENT "$<JOIN:${${list}},\n>\n")
    list(APPEND lists ${file})
  endforeach()
  set(scripts ${PROJECT_SOURCE_DIR}/cmake/write_exports.py
              ${PROJECT_SOURCE_DIR}/cmake/public_headers.py)
  add_custom_command(OUTPUT ${GSPMD_EXPORTS}
    COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/cmake/write_exports.py
            ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR} ${CMAKE_NM} ${lists}
            ${GSPMD_EXPORTS}
    DEPENDS ${objects} ${tool_objects} ${lists} ${scripts}
    COMMENT "Listing what libGSPMD.so exports" VERBATIM)
endfunction()

# gspmd_install_tool(TARGET): into bin, with its manual (cmake/Manuals.cmake).
function(gspmd_install_tool tool)
  set_target_properties(${tool} PROPERTIES INSTALL_RPATH "${GSPMD_TOOL_RPATH}")
  install(TARGETS ${tool} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
          COMPONENT tools)
  set(share ${PROJECT_BINARY_DIR}/share)
  install(FILES ${share}/man/man1/${tool}.1
          DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT manuals)
  install(FILES ${share}/bash-completion/completions/${tool}
          DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
          COMPONENT manuals)
  install(FILES ${share}/zsh/site-functions/_${tool}
          DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions
          COMPONENT manuals)
endfunction()

# gspmd_install_plugin(TARGET): beside the library.
function(gspmd_install_plugin target)
  set_target_properties(${target} PROPERTIES
                        INSTALL_RPATH "${GSPMD_LIBRARY_RPATH}")
  install(TARGETS ${target} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
          COMPONENT tools)
endfunction()

install(TARGETS GSPMD EXPORT GSPMDTargets
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
                COMPONENT tools NAMELINK_COMPONENT development)

install(TARGETS GSPMDStatic EXPORT GSPMDStaticTargets OPTIONAL
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT static)
install(EXPORT GSPMDStaticTargets NAMESPACE GSPMD::
        DESTINATION ${GSPMD_CMAKE_DIR} COMPONENT static)

install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/NOTICE
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/gspmd COMPONENT tools)

# The public headers, and the TableGen files that custom ops include. They are found
# at the installation, because the build generates some.
install(CODE "
  execute_process(
    COMMAND \"${Python3_EXECUTABLE}\" \"${PROJECT_SOURCE_DIR}/cmake/public_headers.py\"
            \"${PROJECT_SOURCE_DIR}\" \"${PROJECT_BINARY_DIR}\" install
            \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_INCLUDEDIR}\"
    OUTPUT_VARIABLE headers ECHO_OUTPUT_VARIABLE COMMAND_ERROR_IS_FATAL ANY)
  string(REPLACE \"-- Installing: \$ENV{DESTDIR}\" \"\" headers \"\${headers}\")
  string(REGEX MATCHALL \"[^\n]+\" headers \"\${headers}\")
  list(APPEND CMAKE_INSTALL_MANIFEST_FILES \${headers})"
  COMPONENT development)

# The CMake package, of the installation and of the build folder.
install(EXPORT GSPMDTargets NAMESPACE GSPMD:: DESTINATION ${GSPMD_CMAKE_DIR}
        COMPONENT development)
set(build_package ${PROJECT_BINARY_DIR}/lib/cmake/gspmd)
export(EXPORT GSPMDTargets NAMESPACE GSPMD::
       FILE ${build_package}/GSPMDTargets.cmake)
write_basic_package_version_file(${build_package}/GSPMDConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)

set(GSPMD_CONFIG_INCLUDE_DIRS
    ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/include ${PROJECT_BINARY_DIR})
set(GSPMD_CONFIG_PLUGIN ${PROJECT_BINARY_DIR}/lib/libGSPMDPlugin.so)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/GSPMDConfig.cmake.in
  ${build_package}/GSPMDConfig.cmake INSTALL_DESTINATION ${build_package})

set(GSPMD_CONFIG_INCLUDE_DIRS
    "\${PACKAGE_PREFIX_DIR}/${CMAKE_INSTALL_INCLUDEDIR}"
    "\${PACKAGE_PREFIX_DIR}/${CMAKE_INSTALL_INCLUDEDIR}/gspmd")
set(GSPMD_CONFIG_PLUGIN
    "\${PACKAGE_PREFIX_DIR}/${CMAKE_INSTALL_LIBDIR}/libGSPMDPlugin.so")
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/GSPMDConfig.cmake.in
  ${PROJECT_BINARY_DIR}/cmake/GSPMDConfig.cmake
  INSTALL_DESTINATION ${GSPMD_CMAKE_DIR})
install(FILES ${PROJECT_BINARY_DIR}/cmake/GSPMDConfig.cmake
              ${build_package}/GSPMDConfigVersion.cmake
        DESTINATION ${GSPMD_CMAKE_DIR} COMPONENT development)

# The Python package finds the library of the same prefix.
set(GSPMD_PYTHON_DIR lib/python3/dist-packages CACHE STRING
    "Where the Python package is installed, below the prefix")
install(DIRECTORY ${PROJECT_SOURCE_DIR}/python/gspmd
                  ${PROJECT_SOURCE_DIR}/python/jax_plugins
        DESTINATION ${GSPMD_PYTHON_DIR} COMPONENT python
        FILES_MATCHING PATTERN "*.py" PATTERN "py.typed"
        PATTERN __pycache__ EXCLUDE)

# For compilers without CMake: cc program.c $(pkg-config --cflags --libs gspmd)
file(RELATIVE_PATH GSPMD_PKGCONFIG_TO_PREFIX
     /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(${PROJECT_SOURCE_DIR}/cmake/gspmd.pc.in
               ${PROJECT_BINARY_DIR}/cmake/gspmd.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/cmake/gspmd.pc
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)
