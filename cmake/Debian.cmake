# Debian packages, from a build folder:   cpack --config build/release/CPackConfig.cmake
#   gspmd           tools, libGSPMD.so, the plugin, manuals
#   libgspmd-dev    headers, CMake package
#   python3-gspmd   the Python package on the library
#   gspmd-mpi       what --engine mpi needs of Open MPI, where that was found
# They install into /usr.

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME gspmd)
set(CPACK_PACKAGE_VENDOR gspmd)
set(CPACK_PACKAGE_CONTACT "The gspmd project <gspmd@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "MLIR-native SPMD partitioner with emulator")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL tools manuals development python)
if(TARGET gspmd_mpi)
  list(APPEND CPACK_COMPONENTS_ALL mpi)
endif()
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)

set(CPACK_DEBIAN_RUNTIME_PACKAGE_NAME gspmd)
set(CPACK_DEBIAN_RUNTIME_DESCRIPTION
    "SPMD partitioner for MLIR: tools, library and plugin
 Completes shardings, partitions programs for many devices, runs them on emulated
 devices and predicts their time and memory on TPUs.")
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SHLIBDEPS ON)
# Where LLVM's own prefix has only a link to the library, no dependency names its package.
set(CPACK_DEBIAN_RUNTIME_PACKAGE_DEPENDS
    "libllvm${LLVM_VERSION_MAJOR}, libmlir-${LLVM_VERSION_MAJOR}")
# Libraries that are loaded on demand.
set(CPACK_DEBIAN_RUNTIME_PACKAGE_RECOMMENDS
    "libdnnl2, liblapacke, libopenblas0-pthread | libblas3")

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libgspmd-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION
    "SPMD partitioner for MLIR: headers, C API and CMake package
 find_package(GSPMD CONFIG) gives the target GSPMD::gspmd.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
    "gspmd (= ${PROJECT_VERSION}), libmlir-${LLVM_VERSION_MAJOR}-dev, mlir-${LLVM_VERSION_MAJOR}-tools, llvm-${LLVM_VERSION_MAJOR}-dev, libabsl-dev")

set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-gspmd)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
set(CPACK_DEBIAN_PYTHON_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_PYTHON_DESCRIPTION
    "SPMD partitioner for MLIR: Python package
 Lowers functions of JAX, explains their shardings, runs and simulates them.")
set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS
    "gspmd (>= ${PROJECT_VERSION}), python3 (>= 3.11), python3-jinja2, python3-numpy")
set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA
    ${PROJECT_SOURCE_DIR}/cmake/python3-gspmd/postinst
    ${PROJECT_SOURCE_DIR}/cmake/python3-gspmd/prerm)
set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_MPI_PACKAGE_NAME gspmd-mpi)
set(CPACK_DEBIAN_MPI_DESCRIPTION
    "SPMD partitioner for MLIR: partitioned programs as processes of MPI
 With it, mpirun -n 8 gspmd-run FILE --engine mpi runs a program on Open MPI.")
set(CPACK_DEBIAN_MPI_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_MPI_PACKAGE_DEPENDS "gspmd (= ${PROJECT_VERSION}), openmpi-bin")

include(CPack)
cpack_add_component_group(runtime)
cpack_add_component_group(development)
cpack_add_component_group(python)
cpack_add_component_group(mpi)
cpack_add_component(tools GROUP runtime)
cpack_add_component(manuals GROUP runtime)
cpack_add_component(development GROUP development)
cpack_add_component(python GROUP python)
cpack_add_component(mpi GROUP mpi)
