# Sourced by the commands in tools/: where things are, and how they speak.
# shellcheck shell=bash disable=SC2034  # The sourcing script uses these.
set -euo pipefail

TFX_ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
TFX_TOOLS=$TFX_ROOT/tools
TFX_CACHE=${XDG_CACHE_HOME:-${HOME:?HOME is not set}/.cache}/tfx

TENSORFLOW_VERSION=2.21.0
PYTHON_ENVIRONMENT=$TFX_CACHE/python-$TENSORFLOW_VERSION

# Debian's own Python, whatever PATH has first; it neither reads the user's
# packages nor leaves byte code in the source tree.
PYTHON=(/usr/bin/python3 -E -s -B)

# Standard output belongs to the program that a command runs.
say() { printf 'tfx: %s\n' "$*" >&2; }
die() {
  say "$@"
  exit 1
}

# The comment at the top of a command is its help text.
help() { sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"; }

# bazel, in the project; it speaks only of errors and of its progress, in a log a
# line every few seconds. What one checkout has built, others of this machine do
# not build again.
run_bazel() {
  local command=$1
  shift
  local flags=(--noshow_timestamps --show_result=0 --ui_event_filters=-info
    --show_progress --noshow_loading_progress --disk_cache="$TFX_CACHE/build")
  [[ -t 2 ]] || flags+=(--show_progress_rate_limit=5)
  (cd "$TFX_ROOT" && exec bazel "$command" "${flags[@]}" "$@" >&2)
}

# announce WHAT MINUTES: tells whoever runs the first command of this machine what
# will happen.
announce() {
  [[ -d $TFX_CACHE/build ]] && return
  say "first run on this machine: installs Debian packages, downloads libtensorflow"
  say "(274 MB) and builds $1; about $2 minutes on 2 cores, plus the download"
}

# Sets up with the flags given after the label, and builds it, optimised.
build_program() {
  local label=$1
  shift
  announce "$label" 4
  "$TFX_TOOLS/setup" "$@" >&2
  run_bazel build --config=opt "$label" || die "$label did not build"
}
