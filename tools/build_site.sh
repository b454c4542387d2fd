#!/usr/bin/env bash
# Builds the documentation site with search in build/site/html:
#
#   tools/build_site.sh
#
# It has the pages of docs/, the READMEs of folders, the reference of dialects,
# passes and tools (target gspmd-doc, if build/dev is configured), the Python package
# and the public headers. A broken link is an error. Python packages go to
# build/site-python; doxygen comes from Debian.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
cd "$gspmd_root"

gspmd_packages=(doxygen git python3 python3-venv)
gspmd_install_packages
command -v doxygen > /dev/null || { echo "tools/build_site.sh: expected doxygen in the PATH" >&2; exit 1; }

python=$gspmd_root/build/site-python
cmp -s docs/site/requirements.txt "$python/requirements.txt" || {
  gspmd_say "Installing the site's Python packages in build/site-python"
  python3 -m venv "$python"
  "$python/bin/python" -m pip install -q --disable-pip-version-check -r docs/site/requirements.txt
  cp docs/site/requirements.txt "$python/requirements.txt"
}

if [ -f "$gspmd_build/build.ninja" ]; then
  gspmd_say "Building the reference of dialects, passes and tools"
  cmake --build "$gspmd_build" --target gspmd-doc
else
  gspmd_say "build/$gspmd_preset is not configured: the site has no reference of dialects, passes and tools"
fi

gspmd_say "Staging the pages in build/site"
site=$gspmd_root/build/site
for folder in pages xml html; do
  [ ! -e "$site/$folder" ] || rm -r -- "${site:?}/$folder"
done
mkdir -p "$site"
{
  cat docs/site/Doxyfile
  echo "INPUT = include"
  echo "STRIP_FROM_PATH = $gspmd_root/include"
  echo "OUTPUT_DIRECTORY = $site"
} | doxygen -
"$python/bin/python" docs/site/stage.py "$gspmd_root" "$site" "$gspmd_build/docs" "$site/xml"

gspmd_say "Building the site"
NO_MKDOCS_2_WARNING=1 "$python/bin/mkdocs" build --strict --config-file "$site/mkdocs.yml"
echo "The site is build/site/html/index.html"
