#!/usr/bin/env bash
# Builds the VS Code extension: build/vscode/gspmd.vsix, which
# `code --install-extension build/vscode/gspmd.vsix` installs. Node comes from
# tools/build_explorer.sh. What is there and current is left alone.
#
#   tools/build_vscode.sh
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
node=$root/build/node
sources=$root/build/vscode-sources

say() { printf '\n== %s\n' "$*"; }

"$root/tools/build_explorer.sh"
export PATH=$node/bin:$PATH
npm() { (cd "$sources" && "$node/bin/node" "$node/npm/bin/npm-cli.js" "$@"); }

mkdir -p "$sources" "$root/build/vscode"
for folder in src tests; do
  [ ! -d "$sources/$folder" ] || rm -r -- "${sources:?}/$folder"
done
cp -r "$root/editors/vscode/." "$sources/"

if ! cmp -s "$sources/package-lock.json" "$sources/node_modules/installed-lock.json"; then
  say "Installing the packages of the VS Code extension"
  npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
  cp "$sources/package-lock.json" "$sources/node_modules/installed-lock.json"
fi

stamp=$(cd "$sources" && find . -type f -not -path './node_modules/*' -not -path './dist/*' \
  -not -path './tests/*' -not -name stamp -print0 | sort -z | xargs -0 sha256sum | sha256sum)
if [ "$(cat "$root/build/vscode/stamp" 2> /dev/null)" != "$stamp" ]; then
  say "Building the VS Code extension in build/vscode"
  npm run --silent check
  npm run --silent bundle
  npm run --silent package -- --out "$root/build/vscode/gspmd.vsix" > "$root/build/vscode/package.log" ||
    { cat "$root/build/vscode/package.log" >&2; exit 1; }
  printf '%s\n' "$stamp" > "$root/build/vscode/stamp"
fi
