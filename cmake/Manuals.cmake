# The manuals of the tools, which the tools generate (compiler/CommandLine/Manual.h):
#   share/man/man1/TOOL.1, and completions for bash and zsh.
# They are built with everything else (target gspmd-manuals); gspmd_install_tool
# installs them.

add_custom_target(gspmd-manuals ALL)

# gspmd_add_manual(TOOL): the target of that name has --help=man and the like.
function(gspmd_add_manual tool)
  set(man ${CMAKE_BINARY_DIR}/share/man/man1)
  set(bash ${CMAKE_BINARY_DIR}/share/bash-completion/completions)
  set(zsh ${CMAKE_BINARY_DIR}/share/zsh/site-functions)
  file(MAKE_DIRECTORY ${man} ${bash} ${zsh})
  set(files ${man}/${tool}.1 ${bash}/${tool} ${zsh}/_${tool})
  add_custom_command(OUTPUT ${files}
    COMMAND ${tool} --help=man > ${man}/${tool}.1
    COMMAND ${tool} --help=bash > ${bash}/${tool}
    COMMAND ${tool} --help=zsh > ${zsh}/_${tool}
    DEPENDS ${tool} VERBATIM)
  add_custom_target(${tool}-manual DEPENDS ${files})
  add_dependencies(gspmd-manuals ${tool}-manual)
endfunction()
